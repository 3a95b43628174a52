import { blogFeed } from "../../../../../site/feedPaths";
import { ImportRefused } from "../../../../core/table/importRefused";
import { findArchivePage } from "../archivePage";
import { readBeginning, readExportText } from "../exportText";
import { createOldSite } from "../oldSite";
import type { ExportFile, SiteProblem, SiteReader, SiteRecord, SiteSource } from "../siteRecord.types";
import { type GhostExport, readGhostArticle } from "./ghostArticle";
import { unknownHost } from "./ghostBody";
import { ghostMenus } from "./ghostMenus";
import { isMembersFile, memberOfRow, membersOfFile } from "./ghostMembers";
import { TablesBuilder } from "./ghostTables";
import { isGhostJson, JsonBroken, type JsonRow, jsonRows } from "./jsonRows";
import { readSiteFile, SiteAddressFinder } from "./siteAddress";

const problem = (line: string, sentence: string): SiteProblem => ({ kind: "problem", line, sentence });

type RowTask = (row: JsonRow, file: string) => void;

/** Reads all rows once. Returns why some cannot be read. */
async function visitRows(files: readonly ExportFile[], task: RowTask): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const file of files) {
    try {
      for await (const row of jsonRows(readExportText(file))) {
        if (row.row === null) problems.push(problem(`${file.name}, line ${row.line}`, row.problem));
        task(row, file.name);
      }
    } catch (error) {
      if (!(error instanceof JsonBroken)) throw error;
      problems.push(problem(`${file.name}, line ${error.line}`, `${error.message} Nothing after it was read.`));
    }
  }
  return problems;
}

/** Archives of tags. One that is an article's category here redirects to its articles. */
function* tagRecords({ tables, site }: GhostExport, file: string): Generator<SiteRecord> {
  for (const [id, { name, slug, line }] of tables.tags) {
    if (!slug) continue;
    const place = { key: `tag:${id}`, line: `${file}, line ${line}`, oldPaths: [`${site.folder}/tag/${slug}/`] };
    yield tables.mainTags.has(name)
      ? { kind: "term", ...place, values: { list: "blogCategory", name } }
      : { kind: "redirect", ...place, values: { to: findArchivePage(name) } };
  }
}

function* authorRecords({ tables, site }: GhostExport, file: string): Generator<SiteRecord> {
  for (const [id, { name, slug, line }] of tables.users) {
    if (!slug) continue;
    const oldPaths = [`${site.folder}/author/${slug}/`];
    yield { kind: "author", key: id, line: `${file}, line ${line}`, oldPaths, values: { name } };
  }
}

async function* contentRecords(file: ExportFile, ghost: GhostExport): AsyncGenerator<SiteRecord | SiteProblem> {
  try {
    for await (const found of jsonRows(readExportText(file))) {
      const { row, table, line } = found;
      if (row === null) continue;
      if (table === "members") yield memberOfRow(row, `${file.name}, line ${line}`);
      if (table !== "posts") continue;
      const { record, problems } = readGhostArticle({ ...found, row }, ghost, file.name);
      yield record;
      yield* problems;
    }
  } catch (error) {
    // Reported by the first reading.
    if (!(error instanceof JsonBroken)) throw error;
  }
}

const unknownAddress =
  "The export does not name the address of its site, so pictures of that site cannot be fetched. Put a file site.json with " +
  '{"url": "https://your.site"} beside it, in a folder or ZIP, and import both.';

/** @param given address of the site, if the operator told it. */
async function* readContent(
  files: readonly ExportFile[],
  given: string | null,
): AsyncGenerator<SiteRecord | SiteProblem> {
  const builder = new TablesBuilder();
  const finder = new SiteAddressFinder();
  yield* await visitRows(files, (row) => {
    builder.add(row);
    finder.add(row);
  });
  const address = given ?? finder.find();
  if (address === null) yield problem(files[0].name, unknownAddress);
  const known = address ?? `https://${unknownHost}`;
  const ghost: GhostExport = { tables: builder.build(), address: known, site: createOldSite([`${known}/`]) };
  const file = files[0].name;
  yield* tagRecords(ghost, file);
  const feed = [`${ghost.site.folder}/rss/`];
  yield { kind: "redirect", key: "feed", line: file, oldPaths: feed, values: { to: blogFeed } };
  for (const content of files) yield* contentRecords(content, ghost);
  yield* authorRecords(ghost, file);
  yield* ghostMenus(ghost, file);
}

const read: SiteReader = async function* (files) {
  const contents: ExportFile[] = [];
  const members: ExportFile[] = [];
  let address: string | null = null;
  for (const file of files) {
    const beginning = await readBeginning(file);
    if (isGhostJson(beginning)) contents.push(file);
    else if (isMembersFile(beginning)) members.push(file);
    else if (readSiteFile(beginning) !== null) address = readSiteFile(beginning);
    else yield problem(file.name, "This file is no export of Ghost and was left out.");
  }
  if (contents.length + members.length === 0) throw new ImportRefused("There is no export of Ghost among the files.");
  if (contents.length > 0) yield* readContent(contents, address);
  for (const file of members) yield* membersOfFile(file);
};

/** Exports of Ghost: content and settings as JSON, members as CSV. */
export const ghostSource: SiteSource = {
  name: "ghost",
  label: "Ghost",
  recognizes: (files) => files.some(({ beginning }) => isGhostJson(beginning) || isMembersFile(beginning)),
  read,
};
