import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type EntityManager, Raw } from "typeorm";
import { badUserInput, conflict } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { countChanges, finishImport } from "../../../core/imports/recordImport";
import { claimRows } from "../../../core/jobs/claimRows";
import { leaseInterval } from "../../../core/jobs/lease";
import { requireById } from "../../../core/write/lockById";
import type { OpenedExport } from "./files/openExport";
import type { SiteMenu, SiteMenuChoice } from "./menus/siteMenu.types";
import { SiteImport, SiteImportPart } from "./siteImport.entity";
import { SiteImportStatus } from "./siteImport.types";

const importsKept = 20;
const partBytes = 1024 * 1024;

const gone = "This import is no longer kept.";

/** @throws NOT_FOUND, also for an import that is no longer kept. */
export const findSiteImport = (db: EntityManager, id: string): Promise<SiteImport> =>
  requireById(db, SiteImport, id, gone);

/** Lists the last imports, newest first. */
export const listSiteImports = (db: EntityManager): Promise<SiteImport[]> =>
  db.find(SiteImport, { order: { createdAt: "DESC" }, take: importsKept });

async function storeParts(db: EntityManager, importId: string, file: string): Promise<void> {
  let part = 0;
  for await (const bytes of createReadStream(file, { highWaterMark: partBytes }) as AsyncIterable<Buffer>)
    await db.insert(SiteImportPart, { importId, part: part++, bytes });
}

/** Keeps an uploaded export, for every server to read, and queues its check. Forgets old imports. */
export const addUpload = (
  db: EntityManager,
  actor: Actor,
  { source, contentHash }: OpenedExport,
  upload: { path: string; fileName: string },
): Promise<SiteImport> =>
  db.transaction(async (transaction) => {
    const added = await transaction.save(
      transaction.create(SiteImport, {
        source: source.name,
        label: source.label,
        fileName: upload.fileName,
        contentHash,
        status: SiteImportStatus.CHECK_QUEUED,
        isUploaded: true,
        actorId: actor.id,
        actorName: actor.name,
      }),
    );
    await storeParts(transaction, added.id, upload.path);
    await transaction.query(
      `DELETE FROM site_imports WHERE status IN ('READY', 'DONE', 'FAILED')
         AND id NOT IN (SELECT id FROM site_imports ORDER BY created_at DESC LIMIT $1)
         AND (replaced_menus = '[]' OR id NOT IN (SELECT id FROM imports WHERE undo_until IS NOT NULL))`,
      [importsKept],
    );
    return added;
  });

/** Writes an uploaded export to a file. */
export async function restoreUpload(db: EntityManager, { id }: SiteImport, file: string): Promise<void> {
  async function* read(): AsyncGenerator<Buffer> {
    for (let part = 0; ; part += 1) {
      const row = await db.findOneBy(SiteImportPart, { importId: id, part });
      if (!row) return;
      yield row.bytes;
    }
  }
  await pipeline(Readable.from(read()), createWriteStream(file, { mode: 0o600 }));
}

/** SQL: the import with this id was not undone. */
const isNotUndone = (id: string) =>
  `NOT EXISTS (SELECT FROM imports WHERE imports.id = ${id} AND imports.undone_at IS NOT NULL)`;

/** @param choices null leaves the places as they are known. @throws BAD_USER_INPUT for two menus at one place. */
function placeMenus(found: SiteMenu[], choices: SiteMenuChoice[] | null = null): SiteMenu[] {
  if (choices === null) return found;
  const chosen = new Map(choices.map(({ key, place }) => [key, place]));
  const places = found.flatMap(({ key }) => chosen.get(key) ?? []);
  if (new Set(places).size < places.length) throw badUserInput("Choose one menu for each place.");
  return found.map((menu) => ({ ...menu, place: chosen.get(menu.key) ?? null }));
}

/**
 * Queues an import that was checked, or one that ended early: it continues where it was.
 * @throws NOT_FOUND, CONFLICT in another state.
 */
export async function startSiteImport(
  db: EntityManager,
  { id, agreed, menus }: { id: string; agreed: boolean; menus?: SiteMenuChoice[] | null },
): Promise<SiteImport> {
  const found = await findSiteImport(db, id);
  const [queued]: [unknown[]] = await db.query(
    `UPDATE site_imports SET status = 'QUEUED', is_agreed = $2, menus = $3, message = '', finished_at = NULL,
       counts = CASE status WHEN 'READY' THEN '{}' ELSE counts END,
       problems = CASE status WHEN 'READY' THEN '[]' ELSE problems END
     WHERE id = $1 AND (status = 'READY' OR status = 'FAILED' AND total IS NOT NULL)
       AND ${isNotUndone("site_imports.id")} RETURNING id`,
    [found.id, agreed, JSON.stringify(placeMenus(found.menus ?? [], menus))],
  );
  if (queued.length === 0) throw conflict("This import cannot be started now.");
  return findSiteImport(db, id);
}

/** Claims the oldest waiting upload, or one whose process ended, so that other processes do not; null when none waits. */
export async function claimSiteImport(db: EntityManager): Promise<SiteImport | null> {
  const [claimed] = await claimRows<{ id: string }>(db, {
    table: "site_imports",
    due: `is_uploaded AND (status IN ('CHECK_QUEUED', 'QUEUED')
      OR status IN ('CHECKING', 'RUNNING') AND heartbeat_at < now() - ${leaseInterval})`,
    order: "created_at, id",
    set: `heartbeat_at = clock_timestamp(),
      status = CASE WHEN status IN ('CHECK_QUEUED', 'CHECKING') THEN 'CHECKING' ELSE 'RUNNING' END`,
    limit: 1,
  });
  return claimed ? db.findOneByOrFail(SiteImport, { id: claimed.id }) : null;
}

type Ended = Partial<Pick<SiteImport, "status" | "message" | "counts" | "problems" | "changes" | "total" | "menus">>;

/** Stores how a check or an import ended. The file of a complete import is not kept. */
export async function endSiteImport(db: EntityManager, { id }: SiteImport, ended: Ended): Promise<void> {
  const isOver = ended.status === SiteImportStatus.DONE || ended.status === SiteImportStatus.FAILED;
  await db
    .createQueryBuilder()
    .update(SiteImport)
    .set({ ...ended, ...(isOver && { finishedAt: () => "now()" }) })
    .where({ id })
    .execute();
  if (ended.status === SiteImportStatus.FAILED) await countChanges(db, id);
  if (ended.status !== SiteImportStatus.DONE) return;
  await finishImport(db, id);
  await db.delete(SiteImportPart, { importId: id });
}

/** Shows that the process of an import is alive. */
export const beatSiteImport = (db: EntityManager, { id }: SiteImport): Promise<unknown> =>
  db.query("UPDATE site_imports SET heartbeat_at = clock_timestamp() WHERE id = $1", [id]);

/**
 * The run of a command: the one of the same export that ended early, or a new one.
 * @param agreed whether the operator stated that the subscribers agreed to get mails.
 */
export async function findOrAddRun(
  db: EntityManager,
  { source, contentHash }: OpenedExport,
  { fileName, name, agreed }: { fileName: string; name?: string; agreed: boolean },
): Promise<SiteImport> {
  const key = { source: name ?? source.name, contentHash, isUploaded: false };
  const kept = { ...key, id: Raw(isNotUndone) };
  const [ended] = await db.find(SiteImport, {
    where: [
      { ...kept, status: SiteImportStatus.RUNNING },
      { ...kept, status: SiteImportStatus.FAILED },
    ],
    order: { createdAt: "DESC" },
    take: 1,
  });
  const row =
    ended ?? db.create(SiteImport, { ...key, label: source.label, fileName, counts: {}, problems: [], position: 0 });
  return db.save(Object.assign(row, { status: SiteImportStatus.RUNNING, isAgreed: agreed, message: "" }));
}
