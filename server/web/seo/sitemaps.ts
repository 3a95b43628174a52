import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { EntityManager } from "typeorm";
import { sitemapFilePattern, sitemapFiles, sitemapPath, paths } from "../../../site/addresses";
import { fillPattern } from "../../../site/links";
import { getOrigin } from "../origin";
import { costly } from "../refusal";
import { showPath, type ShowPlace } from "../../../site/showPath";
import { sceneRows } from "./sceneSitemap";
import { categoryEntries, pageEntries, type SitemapEntry, topicEntries } from "./sitemapEntries";
import { element, xmlHead } from "./xml";
import { isShown } from "../../core/kinds/visibility";
import { pageKinds, type RowSitemap, type SluggedType, sluggedTypes } from "../../core/kinds/contentKind";
import { readRows } from "../../core/read/runStatement";
import type { WebDeps } from "../routes";

/** The protocol allows 50,000; smaller files keep responses quick and small. */
const entriesPerFile = 10_000;

/** The rows that numbered files list. */
interface RowFiles {
  /** SQL: the rows with their ids and the times of their creation and last change. */
  rows: string;
  path: (row: Record<string, unknown>) => string;
}

const filesOf = (kind: SluggedType): RowFiles => {
  const { table } = pageKinds[kind];
  return {
    rows: `SELECT id, created_at, updated_at, slug FROM ${table} WHERE ${isShown(table, table, "visitor")}`,
    path: ({ slug }) => paths[kind](slug as string),
  };
};

/** The files by their names. */
const rowFiles = new Map<string, RowFiles>([
  ...sluggedTypes.flatMap((kind): [string, RowFiles][] => {
    const { sitemap } = pageKinds[kind];
    return sitemap === null ? [] : [[sitemap, filesOf(kind)]];
  }),
  ["scenes", { rows: sceneRows, path: (row) => showPath(row as unknown as ShowPlace) }],
]);

// By creation time: new rows are added to the last file, the others do not change.
const order = "created_at, id";

/** Returns the files of each kind, from 1, with the last change of their rows, in one statement. */
function listFiles(db: EntityManager, size: number): Promise<{ kind: string; file: number; changed: Date }[]> {
  const queries = [...rowFiles].map(
    ([name, { rows }]) => `SELECT '${name}' AS kind, file, max(updated_at) AS changed FROM (
         SELECT updated_at, 1 + ((row_number() OVER (ORDER BY ${order}) - 1) / $1::int)::int AS file FROM (${rows}) shown
       ) placed GROUP BY file`,
  );
  return readRows(db, `${queries.join(" UNION ALL ")} ORDER BY kind, file`, [size]);
}

/**
 * Returns the entries of one file; none when there is no such file. Reads all rows before sending, so that a slow
 * client holds no connection.
 */
async function rowEntries(
  db: EntityManager,
  { rows, path }: RowFiles,
  file: number,
  size: number,
): Promise<SitemapEntry[]> {
  const from = `FROM (${rows}) shown`;
  // An index alone finds the first row, without reading those before it.
  const found = await readRows<{ updated_at: Date }>(
    db,
    `SELECT * ${from} WHERE (${order}) >= (SELECT ${order} ${from} ORDER BY ${order} LIMIT 1 OFFSET $2)
     ORDER BY ${order} LIMIT $1`,
    [size, (file - 1) * size],
  );
  return found.map((row) => ({ path: path(row), changed: row.updated_at }));
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const entriesPerChunk = 250;

/** The files that are not numbered: each lists a few addresses. */
const shortFiles: Record<
  Exclude<keyof typeof sitemapFiles, RowSitemap | "scenes">,
  (db: EntityManager) => Promise<SitemapEntry[]>
> = {
  pages: pageEntries,
  categories: categoryEntries,
  topics: topicEntries,
};

function* written(root: string, item: string, origin: string, entries: readonly SitemapEntry[]): Generator<string> {
  yield `${xmlHead}<${root} ${namespace}>\n`;
  for (let from = 0; from < entries.length; from += entriesPerChunk) {
    yield entries
      .slice(from, from + entriesPerChunk)
      .map(({ path, changed }) => {
        const fields = element("loc", origin + path) + element("lastmod", changed?.toISOString());
        return `<${item}>${fields}</${item}>\n`;
      })
      .join("");
  }
  yield `</${root}>\n`;
}

const send = (reply: FastifyReply, chunks: Iterable<string>): FastifyReply =>
  reply
    .header("cache-control", "public, max-age=600")
    .type("application/xml; charset=utf-8")
    .send(Readable.from(chunks));

/** Returns the entries of a file by its name, celebrities-1 or pages; null when there is no such file. */
async function readEntries(db: EntityManager, name: string, size: number): Promise<SitemapEntry[] | null> {
  if (Object.hasOwn(shortFiles, name)) return shortFiles[name as keyof typeof shortFiles](db);
  const [, files, file] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const listed = rowFiles.get(files);
  if (listed === undefined) return null;
  const entries = await rowEntries(db, listed, Number(file), size);
  return entries.length > 0 ? entries : null;
}

/**
 * Registers /sitemap.xml, an index of the other files, which are in the same folder because a sitemap only covers its
 * own folder.
 */
export function registerSitemaps(
  app: FastifyInstance,
  { readDb, publicUrl }: Pick<WebDeps, "readDb" | "publicUrl">,
  size = entriesPerFile,
): void {
  app.get(sitemapPath, costly, async (request, reply) => {
    const origin = getOrigin(request, publicUrl);
    const entries = [
      ...Object.keys(shortFiles).map((name) => ({ path: fillPattern(sitemapFilePattern, [name]), changed: null })),
      ...(await listFiles(readDb(), size)).map(({ kind, file, changed }) => ({
        path: fillPattern(sitemapFilePattern, [`${kind}-${file}`]),
        changed,
      })),
    ];
    return send(reply, written("sitemapindex", "sitemap", origin, entries));
  });

  app.get<{ Params: { name: string } }>(sitemapFilePattern, costly, async (request, reply) => {
    const origin = getOrigin(request, publicUrl);
    const entries = await readEntries(readDb(), request.params.name, size);
    if (!entries) return reply.status(404).type("text/plain; charset=utf-8").send("There is no such sitemap.");
    return send(reply, written("urlset", "url", origin, entries));
  });
}
