export interface StoredFile {
  name: string;
  keptAt: Date;
}

/** Where files of pictures are kept. Their names are made of what is in them, so that what was put never changes. */
export interface PictureStorage {
  /** Keeps all of the files or none; the last one is the last to appear. */
  put(files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}

/** The same for what looks after the files as a whole: backups, and the job that removes what nothing names any more. */
export interface PictureInventory extends PictureStorage {
  /** Every file that is kept, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
}
