import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { EntityManager } from "typeorm";
import { sitemapFilePattern, type sitemapFiles, sitemapPath } from "../../../site/addresses";
import { fillPattern } from "../../../site/links";
import { getOrigin } from "../origin";
import { categoryEntries, pageEntries, type SitemapEntry, topicEntries } from "./sitemapEntries";
import { entriesPerFile, listFiles, rowEntries, type RowFile, rowSitemapFiles } from "./sitemapRows";
import { element, xmlHead } from "./xml";

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const entriesPerChunk = 250;

/** The files that are not numbered: each lists a few addresses. */
const shortFiles: Record<
  Exclude<keyof typeof sitemapFiles, RowFile>,
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
  const [, kind, file] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  if (!kind || !Object.hasOwn(rowSitemapFiles, kind)) return null;
  const entries = await rowEntries(db, kind as RowFile, Number(file), size);
  return entries.length > 0 ? entries : null;
}

/**
 * Registers /sitemap.xml, an index of the other files, which are in the same folder because a sitemap only covers its
 * own folder.
 */
export function registerSitemaps(
  app: FastifyInstance,
  db: () => EntityManager,
  publicUrl: string | null,
  size = entriesPerFile,
): void {
  app.get(sitemapPath, async (request, reply) => {
    const origin = getOrigin(request, publicUrl);
    const entries = [
      ...Object.keys(shortFiles).map((name) => ({ path: fillPattern(sitemapFilePattern, [name]), changed: null })),
      ...(await listFiles(db(), size)).map(({ kind, file, changed }) => ({
        path: fillPattern(sitemapFilePattern, [`${kind}-${file}`]),
        changed,
      })),
    ];
    return send(reply, written("sitemapindex", "sitemap", origin, entries));
  });

  app.get<{ Params: { name: string } }>(sitemapFilePattern, async (request, reply) => {
    const origin = getOrigin(request, publicUrl);
    const entries = await readEntries(db(), request.params.name, size);
    if (!entries) return reply.status(404).type("text/plain; charset=utf-8").send("There is no such sitemap.");
    return send(reply, written("urlset", "url", origin, entries));
  });
}
