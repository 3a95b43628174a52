import { buildItem, buildOutfit } from "../../../testing/build";
import { checkPage, pricedPage } from "../../../testing/checkPage";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { Feed } from "../../imports/feeds/feed.entity";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";

const coat = "https://velvet.example/coat";
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** What visitors see of where a price comes from. */
describe("the source of a price", () => {
  let api: TestApi;
  let outfitId: string;
  beforeAll(async () => {
    api = await testApi();
    outfitId = (await buildOutfit(api.dataSource.manager)).id;
  });
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, variables: object = {}, as = {}) => {
    const { data, errors } = await api.run(text, variables as Record<string, unknown>, as);
    expect(errors).toEqual([]);
    return data;
  };
  const asEditor = (text: string, variables: object = {}) => run(text, variables, { actor: editor });
  const read = async (id: string): Promise<{ kind: string; at: string } | null> =>
    (await run(`{ offer(id: "${id}") { priceSource { kind at } } }`)).offer.priceSource;
  const create = async (price: string): Promise<{ id: string }> => {
    const text =
      "mutation ($input: CreateAffiliateProductInput!) { product: createAffiliateProduct(input: $input) { id } }";
    return (await asEditor(text, { input: { title: "Coat", price, outfitId, affiliateLink: coat } })).product;
  };
  const buildFeed = (confirmedAt: Date) =>
    db().save(Feed, db().create(Feed, { name: `Shop ${confirmedAt.getTime()}`, address: "", confirmedAt }));
  const use = async () => {
    const { links } = await asEditor("{ links { nodes { id } } }");
    const input = { linkIds: (links.nodes as { id: string }[]).map(({ id }) => id) };
    const text = "mutation ($input: FoundPricesInput!) { change: useFoundPrices(input: $input) { undoId } }";
    return (await asEditor(text, { input })).change.undoId as string;
  };

  test("is the editor who entered it, until the shop's page states it, too", async () => {
    const { id } = await create("$240");
    expect(await read(id)).toMatchObject({ kind: "EDITOR" });
    await db().update(AffiliateProduct, id, { priceCheckedAt: daysAgo(3) });
    expect(await read(id)).toEqual({
      kind: "EDITOR",
      at: expect.stringContaining(daysAgo(3).toISOString().slice(0, 10)),
    });
    await checkPage(db(), coat, pricedPage("240.00", "USD"));
    const today = new Date().toISOString().slice(0, 10);
    expect(await read(id)).toEqual({ kind: "PAGE", at: expect.stringContaining(today) });
  });

  test("is the page whose price an editor uses, at the time of its check", async () => {
    const { id } = await create("$260");
    await checkPage(db(), coat, pricedPage("199.00", "USD"));
    const at = daysAgo(2);
    await db().query("UPDATE link_checks SET checked_at = $1", [at]);
    const undoId = await use();
    expect(await read(id)).toEqual({ kind: "PAGE", at: at.toISOString() });
    await asEditor("mutation ($id: ID!) { undo(input: { id: $id }) { undone } }", { id: undoId });
    expect(await read(id)).toMatchObject({ kind: "EDITOR" });
  });

  test("is the feed that confirmed it last", async () => {
    const confirmedAt = daysAgo(1);
    const { id: priceFeedId } = await buildFeed(confirmedAt);
    const changed = { priceSourceKind: "FEED", priceCheckedAt: daysAgo(9), priceFeedId } as const;
    const item = await buildItem(db(), changed);
    expect(await read(item.id)).toEqual({ kind: "FEED", at: confirmedAt.toISOString() });
    // A link check read the page after the feed's run.
    const checked = { ...changed, priceSourceKind: "PAGE", priceCheckedAt: daysAgo(0.5) } as const;
    expect(await read((await buildItem(db(), checked)).id)).toMatchObject({ kind: "PAGE" });
    // The feed confirmed what an editor took from it.
    const taken = { ...changed, priceCheckedAt: daysAgo(0.5) };
    expect(await read((await buildItem(db(), taken)).id)).toEqual({ kind: "FEED", at: confirmedAt.toISOString() });
  });

  test("is unknown without a price, while visitors do not get it, and where nobody recorded it", async () => {
    expect(await read((await buildItem(db())).id)).toBeNull();
    expect(await read((await buildItem(db(), { price: "", priceSourceKind: "EDITOR" })).id)).toBeNull();
    const program = { name: "Market", kind: "MARKETPLACE", hosts: ["market.example"], priceLimitHours: 24 };
    await asEditor("mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }", {
      input: program,
    });
    const old = {
      affiliateLink: "https://market.example/1",
      priceSourceKind: "EDITOR",
      priceCheckedAt: daysAgo(2),
    } as const;
    expect(await read((await buildItem(db(), old)).id)).toBeNull();
  });
});
