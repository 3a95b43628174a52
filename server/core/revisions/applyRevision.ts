import { rememberSlug, withFreeSlug } from "../slugs/freeSlug";
import { contentKinds } from "../kinds/contentKind";
import type { PublishableRow, PublishableType } from "../kinds/publishableRow";
import { resolveTerm, resolveTerms, termUses } from "../kinds/terms";
import { readPublicDays, requireMayShow } from "../write/requireMayShow";
import type { Write } from "../write/write";
import { restoreParts } from "./restoreParts";
import { readPlace } from "./readPlace";
import { restoreShowParts } from "./showParts";
import type { Revision } from "./revision.entity";
import { partNames } from "./snapshot";

type Row = Pick<PublishableRow, "id" | "version"> & { slug: string };

/** Returns the columns of the row itself, of those that the table has today. */
async function readColumns({ db }: Write, type: PublishableType, { snapshot }: Revision): Promise<string[]> {
  const rows: { name: string }[] = await db.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND column_name = ANY($2)`,
    [contentKinds[type].table, Object.keys(snapshot)],
  );
  const ours = new Set<string>([...partNames, "tags", "slug"]);
  return rows.map(({ name }) => name).filter((name) => !ours.has(name));
}

/** Adds the terms of the revision, which may have been deleted since. */
async function restoreTerms(change: Write, type: PublishableType, { snapshot }: Revision): Promise<void> {
  for (const list of Object.keys(termUses) as (keyof typeof termUses)[]) {
    const name = termUses[list].type === type ? snapshot[termUses[list].column] : null;
    if (typeof name === "string") await resolveTerm(change, list, name);
  }
}

async function restoreTags(change: Write, outfitId: string, tags: readonly string[]): Promise<void> {
  const names = await resolveTerms(change, "tag", tags);
  await change.db.query("DELETE FROM outfit_tags WHERE outfit_id = $1", [outfitId]);
  await change.db.query("INSERT INTO outfit_tags (outfit_id, tag_name) SELECT $1, unnest($2::text[])", [
    outfitId,
    names,
  ]);
}

/** Takes the slug of the revision back; a number is added when another row has it by now. */
async function restoreSlug(change: Write, type: PublishableType, row: Row, slug: unknown): Promise<void> {
  if (typeof slug !== "string" || slug === row.slug) return;
  await withFreeSlug(change.db, type, slug, row.id, async (free, savepoint) => {
    await savepoint.query(`UPDATE ${contentKinds[type].table} SET slug = $2 WHERE id = $1`, [row.id, free]);
    await rememberSlug(savepoint, type, { id: row.id, slug: free }, row.slug);
  });
}

/**
 * Writes what a revision holds into its locked row and the row's parts, with the next version. The status, the author
 * and the dates of the row stay.
 */
export async function applyRevision(change: Write, type: PublishableType, row: Row, revision: Revision): Promise<void> {
  const { table } = contentKinds[type];
  const columns = await readColumns(change, type, revision);
  await restoreTerms(change, type, revision);
  await restoreSlug(change, type, row, revision.snapshot.slug);
  const publicDays = await readPublicDays(change, type, [row.id]);
  const quoted = columns.map((column) => `"${column}"`).join(", ");
  await change.db.query(
    `UPDATE ${table} SET (${quoted}, version, updated_at) =
       (SELECT ${quoted}, $3::int, now() FROM jsonb_populate_record(NULL::${table}, $2)) WHERE id = $1`,
    [
      row.id,
      JSON.stringify({ ...revision.snapshot, ...(await readPlace(change, revision.snapshot)) }),
      row.version + 1,
    ],
  );
  await requireMayShow(change, type, [row.id], publicDays);
  if (type === "show") await restoreShowParts(change, row.id, revision.snapshot);
  if (type !== "outfit") return;
  await restoreTags(change, row.id, revision.snapshot.tags ?? []);
  await restoreParts(change, row.id, revision.snapshot);
}
