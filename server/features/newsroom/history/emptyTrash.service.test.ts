import type { DataSource } from "typeorm";
import { AuditEntry } from "../../../core/audit/auditEntry.entity";
import { buildCelebrity, buildItem, buildOutfit, buildProduct } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { emptyTrash } from "./emptyTrash.service";

describe("emptying the trash", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const left = async (table: string) =>
    (await dataSource.query(`SELECT id FROM ${table}`)).map(({ id }: { id: string }) => id);

  test("deletes unreferenced rows that were deleted more than 30 days ago, and logs it", async () => {
    const db = dataSource.manager;
    const live = await buildItem(db);
    const recent = await buildItem(db, { deletedAt: daysAgo(29.9) });
    await buildItem(db, { deletedAt: daysAgo(30.1) });
    const worn = await buildCelebrity(db, { deletedAt: daysAgo(31) });
    const outfit = await buildOutfit(db, { celebrityId: worn.id });
    const alone = await buildCelebrity(db, { deletedAt: daysAgo(31) });
    const gone = await buildOutfit(db, { celebrityId: alone.id, deletedAt: daysAgo(40) });
    await buildProduct(db, { outfitId: gone.id, deletedAt: daysAgo(40) });

    expect(await emptyTrash(db)).toBe(4);
    expect(await left("category_items")).toEqual(expect.arrayContaining([live.id, recent.id]));
    expect(await left("category_items")).toHaveLength(2);
    expect(await left("celebrities")).toEqual([worn.id]);
    expect(await left("outfits")).toEqual([outfit.id]);
    expect(await left("affiliate_products")).toEqual([]);
    const entries = await db.find(AuditEntry, { order: { id: "ASC" } });
    expect(entries.map(({ action, title, actorId }) => [action, title, actorId])).toEqual([
      ["deleteForever", "Sage Wrap Dress", null],
      ["deleteForever", "Navy Blazer", null],
      ["deleteForever", "Navy Suit", null],
      ["deleteForever", "Wren Halloway", null],
    ]);
    expect(await emptyTrash(db)).toBe(0);
  });
});
