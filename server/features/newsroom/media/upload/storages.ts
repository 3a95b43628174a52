import path from "node:path";
import { type Bucket, bucketStorage } from "./bucketStorage";
import { folderStorage } from "./folderStorage";
import type { PictureInventory } from "./pictureStorage";

export interface Storages {
  /** Uploaded images. */
  pictures: PictureInventory;
  /** Link previews of SVG pictures, which can be generated again. */
  previews: PictureInventory;
  /** Pictures that readers ask about; no public route serves them. */
  questions: PictureInventory;
}

/** Creates the storages of this installation: in its bucket or, without one, in its data folder. */
export function createStorages({ bucket, dataDir }: { bucket: Bucket | null; dataDir: string }): Storages {
  const storage = (name: string): PictureInventory =>
    bucket ? bucketStorage(bucket, name) : folderStorage(path.join(dataDir, name));
  return { pictures: storage("pictures"), previews: storage("previews"), questions: storage("questions") };
}
