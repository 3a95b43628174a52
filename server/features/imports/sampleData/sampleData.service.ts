import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { AuditEntry } from "../../../core/audit/auditEntry.entity";
import { everythingTag } from "../../../core/cache/cacheTag";
import { requireMayPublish } from "../../../core/write/publishRules";
import { type Write, write } from "../../../core/write/write";
import type { Actor } from "../../../core/graphql/context";
import { Brand } from "../../content/brand/brand.entity";
import { Author } from "../../content/author/author.entity";
import { BlogPost } from "../../content/blog/blogPost.entity";
import { writeMentions } from "../../content/blog/mentions/mentions.service";
import { CategoryItem } from "../../content/category/categoryItem.entity";
import { Celebrity } from "../../content/celebrity/celebrity.entity";
import { Event } from "../../content/event/event.entity";
import { Subscriber } from "../../readers/readers/subscriber.entity";
import { Outfit, OutfitTag } from "../../content/outfit/outfit.entity";
import { Garment, GarmentPiece } from "../../content/garments/garment.entity";
import { Character } from "../../content/show/parts/character.entity";
import { Episode } from "../../content/show/parts/episode.entity";
import { ShowSeason } from "../../content/show/parts/showSeason.entity";
import { Show } from "../../content/show/show.entity";
import { Piece } from "../../content/outfit/pieces/piece.entity";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";
import { Settings } from "../../site/settings/settings.entity";
import { SocialPost } from "../../site/settings/socialPost.entity";
import { Testimonial } from "../../site/settings/testimonial.entity";
import { Term } from "../../content/taxonomy/term.entity";
import type { ImportStats } from "./sampleCounts";
import {
  authorRows,
  brandRows,
  celebrityRows,
  eventRows,
  itemRows,
  outfitRows,
  pieceRows,
  postRows,
  productId,
  productRows,
  tagRows,
  wornPieces,
} from "./sampleRows";
import { socialPostRows, subscriberRows, termRows, testimonialRows } from "./sampleSiteRows";
import { characterRows, episodeRows, seasonRows, showRows } from "./sampleShows";
import { hasSample, readSampleContent } from "./sampleContent.service";
import { sampleId } from "./sampleId";
import type { SampleContent } from "./sampleData.types";
import { insertSampleTraffic } from "./sampleTraffic";

/** One that editors accepted, and one that waits for them. */
const corrections = [
  {
    slug: "marisol-vantreight-navy-overcoat-cream-knit-casual",
    piece: 0,
    body: "The overcoat is the alpaca blend, not the plain wool. The pile shows in the light.",
    publicNote: "The navy overcoat is the alpaca blend, not the plain wool.",
  },
  {
    slug: "kairo-lune-olive-trench-white-hoodie-street-style",
    piece: 2,
    body: "I think the jeans are washed, not rigid.",
    publicNote: "",
  },
];

/** Leaves out those whose product is not here, and those that exist. */
async function insertSampleCorrections(db: EntityManager): Promise<void> {
  const rows = corrections.map(({ slug, piece, ...row }) => ({
    ...row,
    id: sampleId("correction", slug),
    productId: productId(slug, piece, 0),
  }));
  await db.query(
    `WITH added AS (
       INSERT INTO corrections (id, outfit_id, product_id, subject_id, body, public_note, status)
       SELECT sample.id, product.outfit_id, product.id, product.id, sample.body, sample."publicNote",
         CASE sample."publicNote" WHEN '' THEN 'OPEN' ELSE 'ACCEPTED' END
       FROM jsonb_to_recordset($1) AS sample (id uuid, "productId" uuid, body text, "publicNote" text)
       JOIN affiliate_products product ON product.id = sample."productId"
       ON CONFLICT DO NOTHING RETURNING id, outfit_id, product_id, status)
     INSERT INTO identification_log (outfit_id, product_id, correction_id, kind)
     SELECT outfit_id, product_id, id, 'CORRECTED' FROM added WHERE status = 'ACCEPTED'`,
    [JSON.stringify(rows)],
  );
}

/**
 * Skips rows that already exist: from an earlier import, or an editor's row with the same slug, email address or name.
 */
async function insertMissing<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  rows: Partial<Row>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.createQueryBuilder().insert().into(entity).values(rows).orIgnore().updateEntity(false).execute();
}

/** Returns the ids that exist, including the trash, so that rows referring to them can be inserted. */
async function existing(
  db: EntityManager,
  table: "celebrities" | "events" | "outfits" | "outfit_pieces" | "shows",
  wanted: readonly { id?: string }[],
  condition: "TRUE" | "version = 1" = "TRUE",
): Promise<Set<string>> {
  const ids = wanted.map(({ id }) => id);
  const rows: { id: string }[] = await db.query(`SELECT id FROM ${table} WHERE id = ANY($1::uuid[]) AND ${condition}`, [
    ids,
  ]);
  return new Set(rows.map((row) => row.id));
}

/** Returns the articles that no editor has saved. */
const unsavedPosts = (
  db: EntityManager,
  wanted: readonly { id?: string }[],
): Promise<{ id: string; content: string }[]> =>
  db.query(`SELECT id, content FROM blog_posts WHERE id = ANY($1::uuid[]) AND version = 1`, [
    wanted.map(({ id }) => id),
  ]);

/**
 * Imports the sample data at the first start in demo mode, if this installation has any. A later start does not restore
 * edited or removed rows.
 */
export async function importSampleDataOnce(db: EntityManager): Promise<void> {
  if (!hasSample) return;
  if (!(await db.existsBy(AuditEntry, { entityType: "sampleData" }))) await importSampleData(db, null);
}

const sampleCount = <Row extends ObjectLiteral>(db: EntityManager, entity: EntityTarget<Row>): Promise<number> =>
  db.countBy(entity, { sample: true } as never);

/** Leaves out outfits that have other pieces: an editor's, or those of an older release. */
async function insertPieces(db: EntityManager, content: SampleContent, outfits: ReadonlySet<string>): Promise<void> {
  const pieces = pieceRows(content);
  const others: { id: string }[] = await db.query(
    "SELECT DISTINCT outfit_id AS id FROM outfit_pieces WHERE outfit_id = ANY($1::uuid[]) AND id <> ALL($2::uuid[])",
    [[...outfits], pieces.map(({ id }) => id)],
  );
  const changed = new Set(others.map(({ id }) => id));
  const ours = ({ outfitId = "" }: { outfitId?: string }) => outfits.has(outfitId) && !changed.has(outfitId);
  await insertMissing(db, Piece, pieces.filter(ours));
  const places = await existing(db, "outfit_pieces", pieces);
  const products = productRows(content).filter((row) => ours(row) && places.has(row.pieceId ?? ""));
  await insertMissing(db, AffiliateProduct, products);
  const worn = wornPieces(content).filter(({ pieceId }) => places.has(pieceId));
  const garments = new Map(worn.map(({ garment }) => [garment.id, garment]));
  await insertMissing(db, Garment, [...garments.values()]);
  const members = worn.map(({ pieceId, garment }) => ({ pieceId, garmentId: garment.id }));
  await insertMissing(db, GarmentPiece, members);
  await insertSampleCorrections(db);
}

/** Leaves out the parts of shows that are an editor's by now. */
async function insertShows(db: EntityManager, content: SampleContent, celebrities: ReadonlySet<string>): Promise<void> {
  const shows = showRows(content);
  await insertMissing(db, Show, shows);
  const found = await existing(db, "shows", shows);
  const isOurs = ({ showId }: { showId?: string }) => found.has(showId ?? "");
  const characters = characterRows(content).filter(({ celebrityId }) => celebrities.has(celebrityId ?? ""));
  await insertMissing(db, Character, characters.filter(isOurs));
  await insertMissing(db, ShowSeason, seasonRows(content).filter(isOurs));
  await insertMissing(db, Episode, episodeRows(content).filter(isOurs));
}

async function insertContent(db: EntityManager, content: SampleContent): Promise<void> {
  const people = celebrityRows(content);
  await insertMissing(db, Celebrity, people);
  const celebrities = await existing(db, "celebrities", people);
  await insertShows(db, content, celebrities);
  await insertMissing(db, Event, eventRows(content));
  const events = await existing(db, "events", eventRows(content));
  const looks = outfitRows(content)
    .filter((row) => celebrities.has(row.celebrityId ?? ""))
    .map((row) => ({ ...row, eventId: row.eventId && events.has(row.eventId) ? row.eventId : null }));
  await insertMissing(db, Outfit, looks);
  const outfits = await existing(db, "outfits", looks);
  const untouched = await existing(db, "outfits", looks, "version = 1");
  const within = (ids: ReadonlySet<string>) => (row: { outfitId?: string }) => ids.has(row.outfitId ?? "");
  await insertMissing(db, OutfitTag, tagRows(content).filter(within(untouched)));
  await insertPieces(db, content, outfits);
  await insertMissing(db, CategoryItem, itemRows(content));
  await insertMissing(db, Author, authorRows(content));
  await insertMissing(db, Brand, brandRows(content));
  const posts = postRows(content);
  await insertMissing(db, BlogPost, posts);
  await writeMentions(db, await unsavedPosts(db, posts));
}

/** Each row gets its first revision, to which editors can return. */
function touchRows(change: Write, content: SampleContent): void {
  const ids = (rows: readonly { id?: string }[]) => rows.flatMap(({ id }) => id ?? []);
  change.recordRows("celebrity", ids(celebrityRows(content)));
  change.recordRows("outfit", ids(outfitRows(content)));
  change.recordRows("blogPost", ids(postRows(content)));
  change.recordRows("show", ids(showRows(content)));
  change.recordRows("author", ids(authorRows(content)));
  change.recordRows("event", ids(eventRows(content)));
  change.recordRows("brand", ids(brandRows(content)));
}

async function insertSite(db: EntityManager, content: SampleContent): Promise<void> {
  await insertMissing(db, Subscriber, subscriberRows(content));
  await insertMissing(db, Testimonial, testimonialRows(content));
  await insertMissing(db, SocialPost, socialPostRows(content));
  await insertMissing(db, Term, termRows(content));
  // Only if the settings were never saved.
  await db.update(Settings, { id: 1, version: 1 }, content.settings);
}

/**
 * Imports the sample data in one transaction; repeating it changes nothing.
 * @returns the number of sample rows of each type.
 * @throws NOT_FOUND when this installation has no sample data, FORBIDDEN for a token that may not publish.
 */
export async function importSampleData(db: EntityManager, actor: Actor | null): Promise<ImportStats> {
  const content = readSampleContent();
  return write(db, actor, async (change) => {
    requireMayPublish(actor);
    await insertContent(change.db, content);
    touchRows(change, content);
    await insertSite(change.db, content);
    await insertSampleTraffic(change.db, content);
    change.invalidate(everythingTag);
    await change.audit({ action: "import", entityType: "sampleData", title: "Sample data" });
    return {
      celebrities: await sampleCount(change.db, Celebrity),
      outfits: await sampleCount(change.db, Outfit),
      blogPosts: await sampleCount(change.db, BlogPost),
      affiliateProducts: await sampleCount(change.db, AffiliateProduct),
    };
  });
}
