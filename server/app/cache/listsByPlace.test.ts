// On both engines: the cache listens to another process, or to this one.
import type { DataSource } from "typeorm";
import { buildBrand, buildCelebrity, buildEvent, buildItem, buildOutfit, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";

const page = { first: 12 };
const [brand, events] = ["linden-house", ["linden-gala"]];
const ofOutfits = { ...page, withCelebrity: false, withLook: false };
const ofShop = { ...page, sort: "NEWEST" };

const byBrand: [string, Record<string, unknown>][] = [
  ["OutfitsPage", { ...ofOutfits, filter: { brand } }],
  ["ShopPage", { ...ofShop, filter: { brand } }],
  ["CelebritiesPage", { ...page, filter: { brand } }],
];
const byEvent: [string, Record<string, unknown>][] = [
  ["OutfitsPage", { ...ofOutfits, filter: { events } }],
  ["OutfitsPage", { ...ofOutfits, filter: { year: 1987 } }],
  ["ShopPage", { ...ofShop, filter: { events } }],
  ["ShopPage", { ...ofShop, filter: { year: 1987 } }],
];
const itemsByBrand: [string, Record<string, unknown>][] = [
  ["CategoryPage", { ...ofShop, name: "dresses", filter: { brand } }],
];
const ofEvent: [string, Record<string, unknown>][] = [["EventPage", { slug: "linden-gala" }]];

describe("lists by brand and by place", () => {
  let dataSource: DataSource;
  let site: TestSite;
  let ids: Record<"brand" | "event" | "product", string>;
  beforeAll(async () => {
    dataSource = await testDatabase();
    const db = dataSource.manager;
    const house = await buildBrand(db, { name: "Linden House", slug: brand });
    const event = await buildEvent(db, { name: "Linden Gala", slug: events[0], firstDay: "1987-05-01" });
    const { id: celebrityId } = await buildCelebrity(db, { name: "Ada Linden" });
    const { id: outfitId } = await buildOutfit(db, { title: "Linden coat", eventId: event.id, celebrityId });
    const named = { title: "Coat", brandName: "Linden House" };
    const product = await buildProduct(db, { ...named, outfitId, matchKind: "EXACT" });
    await buildItem(db, { ...named, categoryName: "dresses", affiliateLink: "https://shop.example/linden" });
    ids = { brand: house.id, event: event.id, product: product.id };
    site = await testSite(dataSource);
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  const read = async (queries: [string, Record<string, unknown>][]): Promise<string[]> => {
    const paths = queries.map(([name, variables]) => buildPersistedQueryPath(name, variables));
    const responses = await Promise.all(paths.map((path) => site.get(path)));
    for (const { status } of responses) expect(status).toBe(200);
    return responses.map(({ body }) => body.toString());
  };
  /** Runs a change; all of the responses must differ from those before it. */
  const expectChange = async (queries: [string, Record<string, unknown>][], change: () => Promise<unknown>) => {
    const before = await read(queries);
    await change();
    const after = await read(queries);
    expect(queries.filter((_, index) => before[index] === after[index])).toEqual([]);
  };
  const save = (mutation: string, type: string, input: Record<string, unknown>) =>
    site.edit(`mutation ($input: ${type}!) { ${mutation}(input: $input) { version } }`, { input });

  test("follow the status of the brand", async () => {
    const change = (status: string, version: number) =>
      save("changeStatus", "StatusInput", { type: "brand", id: ids.brand, version, status });
    const queries = [...byBrand, ...itemsByBrand, ...ofEvent];
    await expectChange(queries, () => change("DRAFT", 1));
    await expectChange(queries, () => change("PUBLISHED", 2));
  });

  test("follow the address and the days of the event", async () => {
    const change = (slug: string, firstDay: string, version: number) =>
      save("updateEvent", "UpdateEventInput", { id: ids.event, version, slug, firstDay });
    await expectChange(byEvent, () => change("linden-ball", "1988-05-01", 1));
    await expectChange(byEvent, () => change("linden-gala", "1987-05-01", 2));
  });

  test("follow an exact product that names the brand", async () => {
    const change = (brandName: string, version: number) =>
      save("updateAffiliateProduct", "UpdateAffiliateProductInput", { id: ids.product, version, brandName });
    const queries = [...byBrand, ...ofEvent];
    await expectChange(queries, () => change("Oak House", 1));
    await expectChange(queries, () => change("Linden House", 2));
  });
});
