import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { AuditEntry } from "../../shared/audit/auditEntry.entity";
import { note } from "../../shared/audit/audit";
import type { Actor } from "../../shared/graphql/context";
import { BlogPost } from "../blog/blogPost.entity";
import { CategoryItem } from "../category/categoryItem.entity";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Subscriber } from "../newsletter/subscriber.entity";
import { Outfit } from "../outfit/outfit.entity";
import { OutfitTag } from "../outfit/outfitTag.entity";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { Settings } from "../settings/settings.entity";
import { SocialPost } from "../settings/socialPost.entity";
import { Testimonial } from "../settings/testimonial.entity";
import { Term } from "../taxonomy/term.entity";
import type { ImportStats } from "./importStats";
import { celebrityRows, itemRows, outfitRows, postRows, productRows, tagRows } from "./sampleRows";
import { settingsOfSample, socialPostRows, subscriberRows, termRows, testimonialRows } from "./sampleSite";
import { insertSampleTraffic } from "./sampleTraffic";

/** Leaves alone whatever is there already: an earlier import, or an editor's row of the same slug, address or name. */
async function insertMissing<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  rows: Partial<Row>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.createQueryBuilder().insert().into(entity).values(rows).orIgnore().updateEntity(false).execute();
}

/** Ids of these rows that exist, also in the trash: what points to them can be inserted. */
async function existing(db: EntityManager, table: "celebrities" | "outfits"): Promise<Set<string>> {
  const rows: { id: string }[] = await db.query(`SELECT id FROM ${table} WHERE sample`);
  return new Set(rows.map((row) => row.id));
}

/** For the first start in demo mode. A later start leaves alone what was edited or removed since. */
export async function importSampleDataOnce(db: EntityManager): Promise<void> {
  if (!(await db.existsBy(AuditEntry, { entityType: "sampleData" }))) await importSampleData(db, null);
}

const sampleCount = <Row extends ObjectLiteral>(db: EntityManager, entity: EntityTarget<Row>): Promise<number> =>
  db.countBy(entity, { sample: true } as never);

/**
 * Writes the sample data in one transaction: all of it or nothing. Doing it again changes nothing.
 * @returns how many sample rows of each kind there are now.
 */
export function importSampleData(db: EntityManager, actor: Actor | null): Promise<ImportStats> {
  return db.transaction(async (transaction) => {
    await insertMissing(transaction, Celebrity, celebrityRows());
    const celebrities = await existing(transaction, "celebrities");
    await insertMissing(
      transaction,
      Outfit,
      outfitRows().filter((row) => celebrities.has(row.celebrityId ?? "")),
    );
    const outfits = await existing(transaction, "outfits");
    const ofOutfits = (row: { outfitId?: string }) => outfits.has(row.outfitId ?? "");
    await insertMissing(transaction, OutfitTag, tagRows().filter(ofOutfits));
    await insertMissing(transaction, AffiliateProduct, productRows().filter(ofOutfits));
    await insertMissing(transaction, CategoryItem, itemRows());
    await insertMissing(transaction, BlogPost, postRows());
    await insertMissing(transaction, Subscriber, subscriberRows());
    await insertMissing(transaction, Testimonial, testimonialRows());
    await insertMissing(transaction, SocialPost, socialPostRows());
    await insertMissing(transaction, Term, termRows());
    // Only settings that nobody has saved yet.
    await transaction.update(Settings, { id: 1, version: 1 }, settingsOfSample);
    await insertSampleTraffic(transaction);
    const stats: ImportStats = {
      celebrities: await sampleCount(transaction, Celebrity),
      outfits: await sampleCount(transaction, Outfit),
      blogPosts: await sampleCount(transaction, BlogPost),
      affiliateProducts: await sampleCount(transaction, AffiliateProduct),
    };
    await note(transaction, actor, { action: "import", entityType: "sampleData", title: "Sample data" });
    return stats;
  });
}
