import fs from "node:fs";
import path from "node:path";

/** The data folder cannot be used; the message is a sentence for the person who started the program. */
export class DataDirError extends Error {}

const isFolder = (place: string): boolean => fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and those above it. Node's own `recursive` never returns where the system denies that a new folder
 * exists, as below /proc, and holds the whole process.
 */
function createFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) createFolder(parent);
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!isFolder(folder)) throw error;
  }
}

const reasons: Record<string, string> = {
  EROFS: "the file system is read-only",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  ENOSPC: "the disk is full",
};

/** Turns an error of the file system into a sentence about the data folder. */
export function dataDirError(dataDir: string, what: string, error: unknown): DataDirError {
  const { code = "" } = error as NodeJS.ErrnoException;
  const isFile = code === "EEXIST" || code === "ENOTDIR";
  const problem = isFile ? "is not a folder" : `${what} (${reasons[code] ?? code})`;
  const sentence = `DATA_DIR must be a folder that the server can write to, but ${dataDir} ${problem}. Set DATA_DIR to another folder.`;
  return new DataDirError(sentence, { cause: error });
}

/**
 * Creates the data folder where it is missing, and tries to write to it.
 * @throws DataDirError when that is not possible.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    createFolder(dataDir);
  } catch (error) {
    throw dataDirError(dataDir, "cannot be created", error);
  }
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(dataDir, ".probe-")));
  } catch (error) {
    // A full disk still serves what it holds.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw dataDirError(dataDir, "cannot be written", error);
  }
}
