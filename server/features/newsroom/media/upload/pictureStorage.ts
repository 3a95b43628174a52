export interface StoredFile {
  name: string;
  storedAt: Date;
}

/** Storage of image files. Names are derived from the content, so a stored file never changes. */
export interface PictureStorage {
  /** Stores all of the files or none; the last one appears last. */
  put(files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Returns null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}

/** Storage with access to all files: for backups and for deleting orphaned images. */
export interface PictureInventory extends PictureStorage {
  /** Yields every stored file, in no particular order. */
  list(): AsyncIterable<StoredFile>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
}
