import type { EntityManager } from "typeorm";
import { everythingTag } from "../../shared/cache/cacheTag";
import { type Write, write } from "../../content/write/write";
import type { Actor } from "../../shared/graphql/context";
import { countSampleTraffic, lockClickStore } from "../clicks/dayCounts.service";
import { Settings } from "../settings/settings.entity";
import { getSettings } from "../settings/settings.service";
import type { KeptSampleRows, SampleCounts, SampleDataRemoval } from "./sampleCounts";
import { loadSampleSource } from "./sampleSource.service";
import { listRequiredIds, sampleTables, includeRequired } from "./sampleTables";

/** Nobody ties a row to these any more until the removal is over. */
async function lock(db: EntityManager): Promise<void> {
  for (const table of ["celebrities", "outfits"])
    await db.query(`SELECT id FROM ${table} WHERE sample ORDER BY id FOR UPDATE`);
}

/** Takes the sample mark from what rows of the editors' own depend on; outfits before celebrities, and both before terms. */
async function keepNeeded(db: EntityManager): Promise<KeptSampleRows> {
  const kept = { outfits: 0, celebrities: 0, terms: 0 };
  for (const kind of Object.keys(kept) as (keyof KeptSampleRows)[]) {
    const [, count]: [unknown, number] = await db.query(
      `${includeRequired}
       UPDATE ${sampleTables[kind].table} SET sample = FALSE WHERE sample AND id IN (SELECT id FROM ${listRequiredIds[kind]})`,
    );
    kept[kind] = count;
  }
  return kept;
}

/** Rows go for good, and the slugs that they had before with them. */
async function removeRows(db: EntityManager): Promise<SampleCounts> {
  const removed = {} as SampleCounts;
  for (const [kind, { table }] of Object.entries(sampleTables)) {
    const [{ count }]: { count: number }[] = await db.query(
      `WITH gone AS (DELETE FROM ${table} WHERE sample RETURNING id::text),
         former AS (DELETE FROM slug_history WHERE entity_id::text IN (SELECT id FROM gone))
       SELECT count(*)::int AS count FROM gone`,
    );
    removed[kind as keyof SampleCounts] = count;
  }
  return removed;
}

/** Empties the settings that still have the sample data's values. An installation without sample data keeps them. */
async function emptySettings(db: EntityManager): Promise<void> {
  const sample = (await loadSampleSource())?.readContent().settings ?? {};
  const settings = await getSettings(db);
  const fields = Object.entries(sample).filter(([field, value]) => settings[field as keyof Settings] === value);
  if (fields.length === 0) return;
  const empty = Object.fromEntries(fields.map(([field]) => [field, ""]));
  await db.update(Settings, { id: 1 }, { ...empty, version: settings.version + 1 });
}

const sum = (counts: object): number => Object.values(counts).reduce<number>((all, count) => all + Number(count), 0);

async function remove({ db, invalidate, audit }: Write): Promise<SampleDataRemoval> {
  await lockClickStore(db);
  await lock(db);
  const kept = await keepNeeded(db);
  await countSampleTraffic(db, "-");
  await db.query("DELETE FROM conversion_imports WHERE sample");
  const removed = await removeRows(db);
  await emptySettings(db);
  invalidate(everythingTag);
  const title = `Sample data: ${sum(removed)} rows removed, ${sum(kept)} kept`;
  await audit({ action: "delete", entityType: "sampleData", title });
  return { removed, kept };
}

/**
 * Removes every sample row for good, all of them or none. What rows of the editors' own depend on stays and is no sample
 * data any more. The note in the audit log keeps a later start from importing the sample data again.
 */
export const removeSampleData = (db: EntityManager, actor: Actor | null): Promise<SampleDataRemoval> =>
  write(db, actor, remove);
