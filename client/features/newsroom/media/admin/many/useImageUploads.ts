import { useCallback, useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { describeRefusal } from "../uploadLimits";
import { uploadPicture, type UploadedPicture } from "../uploadPicture";

/** One chosen file until it is uploaded. */
export interface FileUpload {
  id: string;
  /** The file's name. */
  name: string;
  state: { kind: "waiting" } | { kind: "sending"; share: number } | { kind: "failed"; message: string };
}

type State = FileUpload["state"];

type OnUploaded = (address: string, picture: UploadedPicture) => void;

export interface ImageUploads {
  /** Files that wait, are being sent, or failed; an uploaded file is no longer listed. */
  files: readonly FileUpload[];
  isUploading: boolean;
  /** Uploads files one after another, in their order. `onUploaded` runs for each one; a failure stops no other file. */
  upload: (files: readonly File[], onUploaded: OnUploaded) => void;
  /** Stops one file, or removes its failure from the list. */
  remove: (id: string) => void;
  /** Stops everything. */
  reset: () => void;
}

interface Job {
  id: string;
  file: File;
  controller: AbortController;
  onUploaded: OnUploaded;
}

/** Uploads any number of images. The uploads outlive the component that shows them, such as a tab. */
export function useImageUploads(): ImageUploads {
  const [files, setFiles] = useState<readonly FileUpload[]>([]);
  const queue = useRef<Job[]>([]);
  const running = useRef(false);

  const setState = useCallback(
    (id: string, state: State) =>
      setFiles((now) => now.map((entry) => (entry.id === id ? { ...entry, state } : entry))),
    [],
  );
  const forget = useCallback((id: string) => setFiles((now) => now.filter((entry) => entry.id !== id)), []);
  const send = useCallback(
    async ({ id, file, controller: { signal }, onUploaded }: Job) => {
      setState(id, { kind: "sending", share: 0 });
      const onProgress = (share: number) => setState(id, { kind: "sending", share });
      try {
        const picture = await uploadPicture(file, "content", { signal, onProgress });
        if (signal.aborted) return;
        forget(id);
        onUploaded(picture.address, picture);
      } catch (error) {
        if (!signal.aborted) setState(id, { kind: "failed", message: getErrorMessage(error) });
      }
    },
    [setState, forget],
  );
  const sendAll = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    for (let job = queue.current[0]; job; job = queue.current[0]) {
      await send(job);
      queue.current = queue.current.filter((other) => other !== job);
    }
    running.current = false;
  }, [send]);

  const upload = useCallback<ImageUploads["upload"]>(
    (chosen, onUploaded) => {
      const entries = chosen.map((file) => ({ id: crypto.randomUUID(), file, refusal: describeRefusal(file) }));
      setFiles((now) => [
        ...now,
        ...entries.map(({ id, file: { name }, refusal }): FileUpload => ({
          id,
          name,
          state: refusal === null ? { kind: "waiting" } : { kind: "failed", message: refusal },
        })),
      ]);
      const accepted = entries.filter(({ refusal }) => refusal === null);
      queue.current.push(
        ...accepted.map(({ id, file }) => ({ id, file, controller: new AbortController(), onUploaded })),
      );
      void sendAll();
    },
    [sendAll],
  );
  const remove = useCallback(
    (id: string) => {
      queue.current.find((job) => job.id === id)?.controller.abort();
      queue.current = queue.current.filter((job, index) => index === 0 || job.id !== id);
      forget(id);
    },
    [forget],
  );
  const reset = useCallback(() => {
    const [first] = queue.current;
    queue.current = first ? [first] : [];
    first?.controller.abort();
    setFiles([]);
  }, []);
  useEffect(() => reset, [reset]);
  return { files, isUploading: files.some(({ state }) => state.kind !== "failed"), upload, remove, reset };
}
