import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { ImportRefused } from "../../../../core/table/importRefused";
import { fileOnDisk } from "../../../../core/table/tableFile";
import { isZip, limitSize, listZip } from "../../../../core/table/zip";
import { readBeginning } from "../exportText";
import type { ExportFile, SiteSource } from "../siteRecord.types";
import { ghostSource } from "../ghost/ghostSource";
import { hostedSource } from "../hosted/hostedSource";
import { wordpressSource } from "../wordpress/wordpressSource";

/** The kinds of exports, in the order in which they are tried. */
const siteSources: readonly SiteSource[] = [wordpressSource, ghostSource, hostedSource];

/** An export that can be read, and its kind. */
export interface OpenedExport {
  source: SiteSource;
  files: ExportFile[];
  /** SHA-256 of names and contents. */
  contentHash: string;
}

const maxUnpacked = { bytes: 500 * 1024 ** 2, ratio: 200, smallBytes: 10 * 1024 ** 2 };

/** Files with data, without hidden ones and those that archivers of other systems add. */
const isData = ({ name }: ExportFile): boolean =>
  /\.(?:csv|tsv|xlsx|json|xml|wxr)$/i.test(name) && !/(?:^|\/)(?:[._]|__MACOSX\/)/.test(name);

async function listFolder(folder: string): Promise<ExportFile[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join("/");
      return { name, open: () => Promise.resolve(createReadStream(file)) };
    });
}

/** A small archive can unpack to any size. @throws ImportRefused */
async function listArchive(place: string): Promise<ExportFile[]> {
  const files = await listZip(fileOnDisk(place));
  limitSize(files, maxUnpacked.bytes, "The files of the archive have more than 500 MB in all.");
  if (files.some(({ bytes, packedBytes }) => bytes > maxUnpacked.smallBytes && bytes > maxUnpacked.ratio * packedBytes))
    throw new ImportRefused("A file of the archive unpacks to more than 200 times its size. Choose it unpacked.");
  return files;
}

async function listFiles(place: string, name: string): Promise<ExportFile[]> {
  if ((await fs.stat(place)).isDirectory()) return (await listFolder(place)).filter(isData);
  // A workbook is an archive, too.
  if (!/\.xlsx$/i.test(name) && (await isZip(fileOnDisk(place)))) return (await listArchive(place)).filter(isData);
  // A file that someone chose is tried under any name.
  return [{ name, open: () => Promise.resolve(createReadStream(place)) }];
}

async function hashFiles(files: readonly ExportFile[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(file.name);
    for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) hash.update(chunk);
  }
  return hash.digest("hex");
}

/**
 * Opens a folder, a ZIP or a single file.
 * @param name what people call it.
 * @throws ImportRefused when it is no export that the site knows.
 */
export async function openExport(place: string, name: string): Promise<OpenedExport> {
  const files = (await listFiles(place, name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const begun: { name: string; beginning: string }[] = [];
  for (const file of files) begun.push({ name: file.name, beginning: await readBeginning(file) });
  const source = siteSources.find(({ recognizes }) => recognizes(begun));
  if (!source)
    throw new ImportRefused(
      "This is no export that can be imported. Choose the tables of a hosted backend as CSV or JSON files in one ZIP, or a file that WordPress or Ghost has exported.",
    );
  return { source, files, contentHash: await hashFiles(files) };
}
