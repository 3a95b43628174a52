import { settingsTag } from "../../../../core/cache/cacheTags";
import { invalidateRows } from "../../../../core/cache/invalidateRows";
import { contentTypes } from "../../../../core/kinds/contentKind";
import type { ReplacedValue } from "../../../../core/audit/undoOperation";
import type { Write } from "../../../../core/write/write";
import { everythingTag } from "../../../../core/cache/cacheTag";
import { rederivePosts } from "../../../content/blog/blog.service";
import { hasAddress, type PicturePlace, picturePlaces } from "./picturePlaces";
import { PictureUseKind } from "./picture.types";

interface ChangedValue {
  id: string;
  /** Before the change. */
  value: string;
  after: string;
  /** Id of the row that editors know. */
  ownerId: string;
}

/** Rows that a change of addresses has written, by what they are. A row that uses a picture twice is one row. */
export class ChangedRows {
  private readonly ids = new Map<PictureUseKind, Set<string>>();

  add({ kind }: PicturePlace, values: readonly ChangedValue[]): void {
    const ids = this.ids.get(kind) ?? new Set();
    for (const { ownerId } of values) ids.add(ownerId);
    this.ids.set(kind, ids);
  }

  get(kind: PictureUseKind): string[] {
    return [...(this.ids.get(kind) ?? [])];
  }

  get count(): number {
    return [...this.ids.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

/** Rounded as the column of outfits is. */
function readAspectRatio(address: string): number {
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(address) ?? [];
  return Math.round((Number(width) / Number(height)) * 10_000) / 10_000;
}

/**
 * Writes new values of one column.
 * @param before SQL of the rows to write, as (id, value): the former value for a replacement, the latter to write for its undo.
 * @param value SQL of the new value, over `place` and `before`.
 * @param address the address that the rows have afterwards.
 */
export async function writeAddresses(
  { db }: Write,
  place: PicturePlace,
  { before, value, address, where }: { before: string; value: string; address: string; where: string },
  parameters: unknown[],
): Promise<ChangedValue[]> {
  const { table, column, owner, hasVersion, hasAspectRatio } = place;
  const assigned = [
    `${column} = ${value}`,
    ...(hasAspectRatio ? [`aspect_ratio = ${readAspectRatio(address)}`] : []),
    ...(hasVersion ? ["version = place.version + 1", "updated_at = now()"] : []),
  ];
  const [rows]: [ChangedValue[]] = await db.query(
    `UPDATE ${table} place SET ${assigned.join(", ")} FROM (${before}) before WHERE place.id = before.id AND ${where}
     RETURNING place.id::text AS id, before.value, place.${column} AS after, ${owner ? "place.outfit_id" : "place.id"}::text AS "ownerId"`,
    parameters,
  );
  return rows;
}

/** SQL: a value with one address in the place of another. An address that continues is another one: a.jpg?w=300. */
const replaced =
  "regexp_replace(before.value, regexp_replace($1::text, '([^[:alnum:]])', '\\\\\\1', 'g') || '(?![^\\s)\"''<>])', $2::text, 'g')";

/** Puts an address in the place of another in every row, including rows in the trash. */
export async function replaceAddress(
  change: Write,
  from: string,
  to: string,
): Promise<{ rows: ChangedRows; values: (ReplacedValue & { after: string })[] }> {
  const rows = new ChangedRows();
  const values: (ReplacedValue & { after: string })[] = [];
  for (const [key, place] of Object.entries(picturePlaces)) {
    const { table, column, isText } = place;
    const found = isText ? `strpos(place.${column}, $1) > 0` : `place.${column} = $1`;
    // The indexes know addresses of this site only.
    const condition = from.startsWith("/") ? `${hasAddress(place)} AND ${found}` : found;
    const before = `SELECT place.id, place.${column} AS value FROM ${table} place WHERE ${condition} FOR UPDATE`;
    const written = { before, value: replaced, address: to, where: `place.${column} <> ${replaced}` };
    const changed = await writeAddresses(change, place, written, [from, to]);
    rows.add(place, changed);
    values.push(...changed.map(({ id, value, after }) => ({ place: key, id, value, after })));
  }
  await finish(change, rows);
  return { rows, values };
}

/** Puts former values back where the replacement still is what the row has. */
export async function restoreAddresses(
  change: Write,
  { from, to, values }: { from: string; to: string; values: readonly ReplacedValue[] },
): Promise<{ rows: ChangedRows; skipped: number }> {
  const rows = new ChangedRows();
  let restored = 0;
  for (const [key, place] of Object.entries(picturePlaces)) {
    const former = values.filter((value) => value.place === key);
    if (former.length === 0) continue;
    const before = `SELECT id, value FROM json_to_recordset($3) AS former (id ${place.idType}, value text)`;
    const where = `place.${place.column} = ${replaced}`;
    const written = { before, value: "before.value", address: from, where };
    const changed = await writeAddresses(change, place, written, [from, to, JSON.stringify(former)]);
    rows.add(place, changed);
    restored += changed.length;
  }
  await finish(change, rows);
  return { rows, skipped: values.length - restored };
}

/** Brings what depends on the rows up to date: derived columns, versions of outfits, caches and revisions. */
async function finish(change: Write, rows: ChangedRows): Promise<void> {
  // A gallery picture is part of its outfit; an open form of the outfit must conflict.
  await change.db.query("UPDATE outfits SET version = version + 1, updated_at = now() WHERE id = ANY($1::uuid[])", [
    rows.get(PictureUseKind.outfit),
  ]);
  await rederivePosts(change, rows.get(PictureUseKind.blogPost));
  for (const type of contentTypes) await invalidateRows(change, type, rows.get(PictureUseKind[type]));
  if (rows.get(PictureUseKind.settings).length > 0) change.invalidate(settingsTag);
  const untagged = [PictureUseKind.testimonial, PictureUseKind.socialPost];
  if (untagged.some((kind) => rows.get(kind).length > 0)) change.invalidate(everythingTag);
}
