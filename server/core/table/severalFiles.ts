import { ImportRefused } from "./importRefused";
import type { TableFile } from "./tableFile";
import { isZip, limitSize, listZip, type ZippedFile } from "./zip";

/** A file that someone chose, by its name. */
export interface NamedFile extends TableFile {
  fileName: string;
}

/** Files of one import. */
export const maxFiles = 50;
/** Of the tables in a ZIP together: imports of several files are small. */
const maxTablesBytes = 100 * 1024 ** 2;

const isTable = ({ name }: ZippedFile): boolean =>
  /\.(?:csv|tsv|txt|xlsx)$/i.test(name) && !/(?:^|\/)(?:[._]|__MACOSX\/)/.test(name);

async function splitZip(file: NamedFile): Promise<NamedFile[]> {
  const files = await listZip(file);
  const tables = files.filter(isTable);
  // A workbook is an archive, too.
  if (tables.length === 0 || files.some(({ name }) => name === "xl/workbook.xml")) return [file];
  limitSize(tables, maxTablesBytes, "The files of the archive have more than 100 MB in all. Import them one by one.");
  return tables.map(({ name, open }) => ({ fileName: name, open }));
}

/** Returns the files with the tables of a ZIP in its place. @throws ImportRefused for too many. */
export async function splitArchives(files: readonly NamedFile[]): Promise<NamedFile[]> {
  const split: NamedFile[] = [];
  for (const file of files) split.push(...((await isZip(file)) ? await splitZip(file) : [file]));
  if (split.length > maxFiles) throw new ImportRefused(`Choose at most ${maxFiles} files at once.`);
  return split;
}

/** Does the work with each file; where there are several, a refusal names its file. */
export async function eachFile<File extends NamedFile, Result>(
  files: readonly File[],
  work: (file: File) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const file of files)
    try {
      results.push(await work(file));
    } catch (error) {
      if (files.length === 1 || !(error instanceof ImportRefused)) throw error;
      throw new ImportRefused(`${file.fileName}: ${error.message}`, { cause: error });
    }
  return results;
}

/** The titles of a table, to compare them with those of another. */
export const titlesOf = (header: readonly string[]): string =>
  header.map((title) => title.trim().toLowerCase()).join("\n");

/** @throws ImportRefused when the columns of some file are not those of the first. */
export function requireSameTitles(tables: readonly { fileName: string; header: readonly string[] }[]): void {
  const other = tables.find(({ header }) => titlesOf(header) !== titlesOf(tables[0].header));
  if (other)
    throw new ImportRefused(
      `"${other.fileName}" has other columns than "${tables[0].fileName}". Import only files with the same columns together.`,
    );
}

/** Orders files by their latest day, those without one first, and then by name. */
export const orderFiles = <File extends { fileName: string; lastDay: string | null }>(files: readonly File[]): File[] =>
  files.toSorted(
    (one, other) =>
      (one.lastDay ?? "").localeCompare(other.lastDay ?? "") ||
      one.fileName.localeCompare(other.fileName, "en", { numeric: true }),
  );

/** Names the files of an import: "May.csv, June.csv and 3 more". */
export function nameFiles(files: readonly { fileName: string }[]): string {
  const names = files.map(({ fileName }) => fileName);
  if (names.length <= 3) return names.join(", ");
  return `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}
