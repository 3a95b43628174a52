import { useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../graphql/admin/adminErrors";
import { useToast } from "../../../shared/toast/ToastContext";
import { describeRefusal } from "./uploadLimits";
import { uploadPicture, type PictureUse } from "./uploadPicture";

export interface RunningUpload {
  /** Of the file, as the person knows it. */
  name: string;
  /** From 0 to 1. */
  share: number;
}

export interface ImageUpload {
  /** Null while nothing is uploaded. */
  running: RunningUpload | null;
  /** Why the last file was not taken; null when there is nothing to tell. */
  problem: string | null;
  upload: (file: File) => void;
  cancel: () => void;
  /** The person goes on by other means. */
  forget: () => void;
}

/** One upload at a time: another file takes the place of the one that is on its way. */
export function useImageUpload(use: PictureUse, onUploaded: (address: string) => void): ImageUpload {
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  const toast = useToast();
  useEffect(() => () => current.current?.abort(), []);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setRunning(null);
  };
  const fail = (sentence: string) => {
    setProblem(sentence);
    toast({ title: "Failed to upload image", text: sentence, variant: "destructive" });
  };
  const send = async (file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setRunning({ name: file.name, share: 0 });
    const onProgress = (share: number) => setRunning((now) => now && { ...now, share });
    try {
      const { address } = await uploadPicture(file, use, { signal, onProgress });
      if (signal.aborted) return;
      onUploaded(address);
      toast({ title: "Image uploaded successfully" });
    } catch (error) {
      if (!signal.aborted) fail(getErrorMessage(error));
    } finally {
      if (!signal.aborted) stop();
    }
  };
  return {
    running,
    problem,
    upload: (file) => {
      stop();
      setProblem(null);
      const refusal = describeRefusal(file);
      if (refusal) fail(refusal);
      else void send(file);
    },
    cancel: stop,
    forget: () => setProblem(null),
  };
}
