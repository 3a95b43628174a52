/** Where the files of uploaded pictures are kept. Names match `pictureFile`; what was put never changes. */
export interface PictureStorage {
  /** Keeps all of the files or none; the last one is the last to appear. */
  put(files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}
