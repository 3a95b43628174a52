import { useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { useToast } from "../../../shared/toast/ToastContext";
import { describeRefusal } from "./uploadLimits";
import { uploadPicture, type PictureUse } from "./uploadPicture";

export interface RunningUpload {
  /** The file's name. */
  name: string;
  /** From 0 to 1. */
  share: number;
}

export interface ImageUpload {
  /** Null while nothing is uploading. */
  running: RunningUpload | null;
  /** The error message of the last file; null without an error. */
  problem: string | null;
  upload: (file: File) => void;
  cancel: () => void;
  /** Clears the error. */
  forget: () => void;
}

/** Uploads one image at a time: a new file replaces the running upload. The caller shows `problem`. */
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
  const fail = (sentence: string) => setProblem(`Failed to upload image. ${sentence}`);
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
