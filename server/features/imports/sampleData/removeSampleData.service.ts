import type { EntityManager } from "typeorm";
import { everythingTag } from "../../../core/cache/cacheTag";
import type { Write } from "../../../core/write/write";
import { countSampleTraffic, lockClickStore } from "../../money/clicks/dayCounts.service";
import { Settings } from "../../site/settings/settings.entity";
import { getSettings } from "../../site/settings/settings.service";
import type { KeptSampleRows, SampleCounts, SampleDataRemoval, SampleDataStatus } from "./sampleCounts";
import { hasSample, readSampleContent } from "./sampleContent.service";

interface SampleTable {
  table: string;
  /** The table has versions: a row above version 1 was edited. */
  versioned?: true;
}

/** Tables of sample rows, in the order in which they can be deleted. */
export const sampleTables: Record<keyof SampleCounts, SampleTable> = {
  affiliateProducts: { table: "affiliate_products", versioned: true },
  outfits: { table: "outfits", versioned: true },
  celebrities: { table: "celebrities", versioned: true },
  categoryItems: { table: "category_items", versioned: true },
  blogPosts: { table: "blog_posts", versioned: true },
  events: { table: "events", versioned: true },
  authors: { table: "authors", versioned: true },
  shows: { table: "shows", versioned: true },
  brands: { table: "brands", versioned: true },
  terms: { table: "terms", versioned: true },
  subscribers: { table: "newsletter_subscribers" },
  testimonials: { table: "testimonials" },
  socialPosts: { table: "social_posts" },
  pageViews: { table: "page_views" },
  linkClicks: { table: "link_clicks" },
  conversions: { table: "conversions" },
};

/**
 * Common table expressions with the rows that remain when the sample data is removed: editors' rows, including the
 * trash, and what they depend on. Joins instead of conditions per row, because new tables have no statistics yet.
 */
const includeRequired = `
  WITH needed_outfits AS (SELECT DISTINCT outfit_id AS id FROM affiliate_products WHERE NOT sample),
  staying_outfits AS (
    SELECT outfit.id, outfit.celebrity_id, outfit.occasion
    FROM outfits outfit LEFT JOIN needed_outfits needed ON needed.id = outfit.id
    WHERE NOT outfit.sample OR needed.id IS NOT NULL
  ),
  needed_celebrities AS (SELECT DISTINCT celebrity_id AS id FROM staying_outfits),
  staying_celebrities AS (
    SELECT celebrity.category, celebrity.style_type
    FROM celebrities celebrity LEFT JOIN needed_celebrities needed ON needed.id = celebrity.id
    WHERE NOT celebrity.sample OR needed.id IS NOT NULL
  ),
  used_terms (type, name) AS (
    SELECT 'category', category FROM staying_celebrities
    UNION SELECT 'styleType', style_type FROM staying_celebrities
    UNION SELECT 'occasion', occasion FROM staying_outfits
    UNION SELECT 'blogCategory', category FROM blog_posts WHERE NOT sample
    UNION SELECT 'tag', tag.tag_name FROM outfit_tags tag JOIN staying_outfits outfit ON outfit.id = tag.outfit_id
  ),
  needed_terms AS (SELECT term.id FROM terms term JOIN used_terms USING (type, name))`;

/** Selects the required ids of each type. */
const listRequiredIds: Record<keyof KeptSampleRows, string> = {
  outfits: "needed_outfits",
  celebrities: "needed_celebrities",
  terms: "needed_terms",
};

interface Line {
  kind: keyof SampleCounts;
  rows: number;
  edited: number;
  kept: number;
}

function countRows([kind, { table, versioned }]: [string, SampleTable]): string {
  const edited = versioned ? "count(*) FILTER (WHERE version > 1)" : "0";
  const ids = listRequiredIds[kind as keyof KeptSampleRows] as string | undefined;
  const required = ids ? `count(*) FILTER (WHERE id IN (SELECT id FROM ${ids}))` : "0";
  return `SELECT '${kind}' AS kind, count(*)::int AS rows, (${edited})::int AS edited, (${required})::int AS kept FROM ${table} WHERE sample`;
}

/** Returns the overview of the sample data. */
export async function sampleDataStatus(db: EntityManager): Promise<SampleDataStatus> {
  const lines: Line[] = await db.query(
    `${includeRequired} ${Object.entries(sampleTables).map(countRows).join(" UNION ALL ")}`,
  );
  const by = (value: "rows" | "kept") => Object.fromEntries(lines.map((line) => [line.kind, line[value]]));
  return {
    counts: by("rows") as Record<keyof SampleCounts, number>,
    edited: lines.reduce((sum, line) => sum + line.edited, 0),
    kept: by("kept") as Record<keyof SampleCounts, number>,
  };
}

/** Locks the tables, so that no new row refers to these rows until the removal is done. */
async function lock(db: EntityManager): Promise<void> {
  for (const table of ["celebrities", "outfits"])
    await db.query(`SELECT id FROM ${table} WHERE sample ORDER BY id FOR UPDATE`);
}

/**
 * Removes the sample mark from rows that editors' rows depend on; outfits before celebrities, and both before terms.
 */
async function keepRequiredRows(db: EntityManager): Promise<KeptSampleRows> {
  const counts = { outfits: 0, celebrities: 0, terms: 0 };
  for (const kind of Object.keys(counts) as (keyof KeptSampleRows)[]) {
    const [, count]: [unknown, number] = await db.query(
      `${includeRequired}
       UPDATE ${sampleTables[kind].table} SET sample = FALSE WHERE sample AND id IN (SELECT id FROM ${listRequiredIds[kind]})`,
    );
    counts[kind] = count;
  }
  await db.query(
    "UPDATE authors SET sample = FALSE WHERE sample AND name IN (SELECT author FROM blog_posts WHERE NOT sample)",
  );
  await db.query(
    "UPDATE shows SET sample = FALSE WHERE sample AND id IN (SELECT show_id FROM outfits WHERE NOT sample)",
  );
  await db.query(
    "UPDATE events SET sample = FALSE WHERE sample AND id IN (SELECT event_id FROM outfits WHERE NOT sample)",
  );
  return counts;
}

/** Permanently deletes rows and their former slugs. */
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

/** Clears the settings that still have the sample data's values. An installation without sample data keeps them. */
async function emptySettings(db: EntityManager): Promise<void> {
  const sample = hasSample ? readSampleContent().settings : {};
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
  const kept = await keepRequiredRows(db);
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
 * Permanently removes all sample rows in one transaction. Rows that editors' rows depend on remain and lose the sample
 * mark. The audit entry prevents a later start from importing the sample data again.
 */
export const removeSampleData = (change: Write): Promise<SampleDataRemoval> => remove(change);
