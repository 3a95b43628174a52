import { useState } from "react";
import { apiPaths } from "../../../../../site/apiPaths";
import { useUpload } from "../../../../admin/graphql/useUpload";
import { useToast } from "../../../../shared/toast/ToastContext";
import { describeRefusal } from "./uploadLimits";
import { type PictureUse, toPictureForm, type UploadedPicture } from "./uploadPicture";

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
  const [name, setName] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state, send, cancel, reset } = useUpload<UploadedPicture>(apiPaths.pictures);
  const toast = useToast();
  const failure = refusal ?? (state.kind === "failed" ? state.message : null);
  const upload = async (file: File) => {
    const refused = describeRefusal(file);
    reset();
    setRefusal(refused);
    setName(file.name);
    const picture = refused === null && (await send(toPictureForm(file, use)));
    if (!picture) return;
    onUploaded(picture.address);
    toast({ title: "Image uploaded successfully" });
  };
  return {
    running: state.kind === "sending" ? { name, share: state.share } : null,
    problem: failure === null ? null : `Failed to upload image. ${failure}`,
    upload: (file) => void upload(file),
    cancel,
    forget: () => {
      setRefusal(null);
      if (state.kind === "failed") reset();
    },
  };
}
