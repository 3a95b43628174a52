import { adminUpload, type UploadOptions } from "../../../graphql/admin/adminUpload";

export interface UploadedPicture {
  /** What rows store. */
  address: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
}

/** Uploads a picture; see adminUpload. */
export function uploadPicture(file: File, options: UploadOptions): Promise<UploadedPicture> {
  const form = new FormData();
  form.append("file", file);
  return adminUpload("/api/pictures", form, options);
}
