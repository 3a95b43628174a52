import { apiPaths } from "../../../../site/apiPaths";
import { adminUpload, type UploadOptions } from "../../../graphql/admin/adminUpload";

export interface UploadedPicture {
  /** What rows store. */
  address: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
}

/** What the picture is for: pages show content large, and a mark (logo, avatar) small. */
export type PictureUse = "content" | "mark";

/** Uploads a picture; see adminUpload. */
export function uploadPicture(file: File, use: PictureUse, options: UploadOptions): Promise<UploadedPicture> {
  const form = new FormData();
  form.append("use", use);
  form.append("file", file);
  return adminUpload(apiPaths.pictures, form, options);
}
