import type { DataSource, EntityManager } from "typeorm";
import { badUserInput } from "../errors/appErrors";
import { decodeCursor, encodeCursor } from "../paging/keyset";
import { pageSize } from "../paging/pageArgs";
import type { ChangedRecord, ChangeKind, ChangePage, ChangesArgs, KindChecksum } from "./publicChange.types";
import { changeKinds, selectChecksums, selectRecords } from "./publicRecords";
import type { PublicChange } from "./publicChange.entity";

/** What a cursor says: the changes after `xid` and `id` follow; before them, the listing after a record of a kind. */
interface Position {
  xid: string;
  id: string;
  kind: string;
  recordId: string;
}

/** The log in the snapshot of a read. */
interface Log {
  identity: string;
  /** All transactions before it have ended, so no change before it can appear. */
  xmin: string;
  /** Whether the log may lack changes after the cursor. */
  isLost: boolean | null;
  /** Whether committed changes wait for an older transaction, or records whose day has come for the job. */
  isBehind: boolean;
  /** Changes with every change of a checksum. */
  version: string;
}

type Page = Omit<ChangePage, "checksums" | "cursor"> & { position: Position };

const readLog = `
  SELECT identity, pg_snapshot_xmin(pg_current_snapshot())::text AS xmin,
    identity::text <> $1 OR ($2::bigint, $3::bigint) < (pruned_xid, pruned_id)
      OR $2::bigint > pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS "isLost",
    day <> (now() AT TIME ZONE 'UTC')::date OR COALESCE(last.xid >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint, FALSE)
      AS "isBehind",
    concat_ws(' ', identity, day, last.xid, last.id) AS version
  FROM public_change_log LEFT JOIN (SELECT xid, id FROM public_changes ORDER BY xid DESC, id DESC LIMIT 1) last ON TRUE`;

const isKind = (kind: string): kind is ChangeKind => changeKinds.some((each) => each === kind);

const toNode = (
  kind: ChangeKind,
  record: Pick<ChangedRecord, "id" | "slug" | "hash" | "changedAt">,
): ChangedRecord => ({
  ...record,
  kind,
  deleted: false,
});

/** Lists the public records by kind and id. The changes since the listing began follow it. */
async function readListing(db: EntityManager, size: number, position: Position): Promise<Page> {
  const nodes: ChangedRecord[] = [];
  for (const kind of changeKinds.slice(changeKinds.findIndex((each) => each === position.kind))) {
    const after = kind === position.kind && position.recordId !== "" ? position.recordId : null;
    const records: ChangedRecord[] = await db.query(
      `${selectRecords(kind)} AND ($1::uuid IS NULL OR record.id > $1) ORDER BY record.id LIMIT $2`,
      [after, size + 1 - nodes.length],
    );
    nodes.push(...records.map((record) => toNode(kind, record)));
    if (nodes.length > size) break;
  }
  const page = nodes.slice(0, size);
  const last = page.at(-1);
  const isDone = nodes.length <= size || last === undefined;
  const next = isDone ? { kind: "", recordId: "" } : { kind: last.kind, recordId: last.id };
  return { nodes: page, hasMore: true, position: { ...position, ...next } };
}

/** Merges changes of one record, in the order of its last one. */
function mergeChanges(rows: readonly PublicChange[]): PublicChange[] {
  const merged = new Map<string, PublicChange>();
  for (const row of rows) {
    const wasPublic = row.wasPublic || merged.get(row.recordId)?.wasPublic === true;
    merged.delete(row.recordId);
    merged.set(row.recordId, { ...row, wasPublic });
  }
  return [...merged.values()];
}

async function readLogPage(db: EntityManager, size: number, position: Position, { xmin }: Log): Promise<Page> {
  const rows: PublicChange[] = await db.query(
    `SELECT xid, id, kind, record_id AS "recordId", was_public AS "wasPublic", changed_at AS "changedAt" FROM public_changes
     WHERE (xid, id) > ($1::bigint, $2::bigint) AND xid < $3::bigint ORDER BY xid, id LIMIT $4`,
    [position.xid, position.id, xmin, size + 1],
  );
  const hasMore = rows.length > size;
  const changes = mergeChanges(rows.slice(0, size));
  const records = new Map<string, ChangedRecord>();
  for (const kind of new Set(changes.map((change) => change.kind))) {
    const ids = changes.filter((change) => change.kind === kind).map(({ recordId }) => recordId);
    const found: ChangedRecord[] = await db.query(`${selectRecords(kind)} AND record.id = ANY($1::uuid[])`, [ids]);
    for (const record of found) records.set(record.id, toNode(kind, record));
  }
  // What was never public is not named.
  const nodes = changes.flatMap(({ kind, recordId: id, wasPublic, changedAt }) => {
    const record = records.get(id);
    if (record) return [{ ...record, changedAt }];
    return wasPublic ? [{ kind, id, slug: null, deleted: true, hash: null, changedAt }] : [];
  });
  const end = hasMore ? rows[size - 1] : { xid: xmin, id: "0" };
  return { nodes, hasMore, position: { ...position, xid: end.xid, id: end.id } };
}

/** The last checksums of each database: they read all records, and most visits find no change. */
const lastChecksums = new WeakMap<DataSource, { version: string; checksums: KindChecksum[] }>();

async function readChecksums(db: EntityManager, { version }: Log): Promise<KindChecksum[]> {
  const last = lastChecksums.get(db.dataSource);
  if (last?.version === version) return last.checksums;
  const checksums: KindChecksum[] = await db.query(selectChecksums);
  lastChecksums.set(db.dataSource, { version, checksums });
  return checksums;
}

/**
 * Returns the next page of public records and their changes, read in one snapshot.
 * @param hasChecksums false spares the checksums
 * @throws BAD_USER_INPUT for a cursor of another log, or of changes that were deleted for their age.
 */
export function readChanges(
  db: EntityManager,
  { since, first }: ChangesArgs,
  hasChecksums = true,
): Promise<ChangePage> {
  const [identity, xid, id, kind, recordId] = since ? decodeCursor(since, 5) : [null, null, null, "", ""];
  const size = pageSize(first);
  return db.transaction("REPEATABLE READ", async (snapshot) => {
    const [log]: Log[] = await snapshot.query(readLog, [identity, xid, id]);
    if (log.isLost || (kind !== "" && !isKind(kind))) throw badUserInput("Start again without a cursor.");
    const position =
      xid === null || id === null
        ? { xid: log.xmin, id: "0", kind: changeKinds[0], recordId: "" }
        : { xid, id, kind, recordId };
    const page = position.kind
      ? await readListing(snapshot, size, position)
      : await readLogPage(snapshot, size, position, log);
    const end = page.position;
    return {
      nodes: page.nodes,
      hasMore: page.hasMore,
      cursor: encodeCursor([log.identity, end.xid, end.id, end.kind, end.recordId]),
      checksums: !hasChecksums || page.hasMore || log.isBehind ? null : await readChecksums(snapshot, log),
    };
  });
}
