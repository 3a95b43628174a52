import { apiPaths } from "../../../../../site/apiPaths";
import { adminUpload, type UploadOptions } from "../../../../admin/graphql/adminUpload";

export interface UploadedPicture {
  /** Id in the media library. */
  id: string;
  /** The path that rows store. */
  address: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
}

/** "content" for images that pages show large, "mark" for small ones (logo, avatar). */
export type PictureUse = "content" | "mark";

export function toPictureForm(file: File, use: PictureUse): FormData {
  const form = new FormData();
  form.append("use", use);
  form.append("file", file);
  return form;
}

/** Uploads an image; see adminUpload. */
export const uploadPicture = (file: File, use: PictureUse, options: UploadOptions): Promise<UploadedPicture> =>
  adminUpload(apiPaths.pictures, toPictureForm(file, use), options);
