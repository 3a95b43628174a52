import fs from "node:fs";
import path from "node:path";

/** The data folder cannot be used. The message is for the person who started the program. */
export class DataDirError extends Error {}

const isDirectory = (file: string): boolean => fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its parents. Node's `recursive` option never returns where the system hides a new folder, as below
 * /proc, and blocks the process.
 */
function createFolder(folder: string): void {
  if (isDirectory(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) createFolder(parent);
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Another process has created it.
    if (!isDirectory(folder)) throw error;
  }
}

const reasons: Record<string, string> = {
  EROFS: "the file system is read-only",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  ENOSPC: "the disk is full",
};

/** Explains the code of a file system error in words, if it is a common one. */
export const explainFailure = (code: string): string => reasons[code] ?? code;

/** Converts a file system error to an error message about the data folder. */
export function toDataDirError(dataDir: string, failure: string, error: unknown): DataDirError {
  const { code = "" } = error as NodeJS.ErrnoException;
  const isFile = code === "EEXIST" || code === "ENOTDIR";
  const problem = isFile ? "is not a folder" : `${failure} (${explainFailure(code)})`;
  const message = `DATA_DIR must be a folder that the server can write to, but ${dataDir} ${problem}. Set DATA_DIR to another folder.`;
  return new DataDirError(message, { cause: error });
}

/**
 * Creates the data folder if it is missing, and checks that it is writable.
 * @throws DataDirError when that is not possible.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    createFolder(dataDir);
  } catch (error) {
    throw toDataDirError(dataDir, "cannot be created", error);
  }
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(dataDir, ".probe-")));
  } catch (error) {
    // A server with a full disk can still serve its content.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw toDataDirError(dataDir, "cannot be written", error);
  }
}
