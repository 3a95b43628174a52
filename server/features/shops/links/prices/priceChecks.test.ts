import type { DataSource } from "typeorm";
import { buildItem, buildOutfit } from "../../../../testing/build";
import { checkPage, pricedPage, productPage } from "../../../../testing/checkPage";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { AffiliateProgram, ProgramKind } from "../../../site/programs/affiliateProgram.entity";
import { deleteProgram } from "../../../site/programs/program.service";
import { LinkCheck } from "../linkCheck.entity";
import { applyPriceLimits } from "../priceLimits";

const hour = 3_600_000;
const coat = "https://velvet.example/coat";

describe("link checks of offers", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  beforeEach(() =>
    dataSource.query("TRUNCATE category_items, celebrities, affiliate_programs, link_checks, feeds CASCADE"),
  );
  afterAll(() => dataSource.destroy());

  const db = () => dataSource.manager;
  const item = (more: object = {}) => buildItem(db(), { affiliateLink: coat, ...more });
  const program = (more: Partial<AffiliateProgram> = {}) =>
    db().save(
      AffiliateProgram,
      db().create(AffiliateProgram, {
        name: "Velvet",
        kind: ProgramKind.COMMISSION_NETWORK,
        hosts: ["velvet.example"],
        ...more,
      }),
    );
  const check = (page: string, address = coat, arrived = address) => checkPage(db(), address, page, arrived);

  describe("read the availability", () => {
    const offer = (sku: string, availability: string) => ({
      "@type": "Offer",
      price: "90",
      priceCurrency: "USD",
      availability,
      url: `${coat}?variant=${sku}`,
    });
    const variants = productPage([offer("1", "OutOfStock"), offer("2", "InStock")]);
    test.each([
      ["of the variant that the link names: sold out", "?variant=1", "OUT_OF_STOCK"],
      ["of the variant that the link names: in stock", "?variant=2", "OK"],
      ["of all variants when the link names none", "", "OK"],
    ])("%s", async (_name, query, state) => {
      const address = coat + query;
      await item({ affiliateLink: address });
      const found = await check(variants, address);
      expect(found.state).toBe(state);
      if (state === "OUT_OF_STOCK") expect(found.detail).toBe("The variant that the link names is sold out.");
    });
  });

  test("confirm a price only in its own currency", async () => {
    const long = new Date(Date.now() - 48 * hour);
    const isConfirmed = async (price: string, page: string) => {
      const { id } = await item({ price, priceCheckedAt: long });
      await check(page);
      const [row]: { is: boolean }[] = await db().query(
        "SELECT price_checked_at > $2 AS is FROM category_items WHERE id = $1",
        [id, long],
      );
      return row.is;
    };
    expect(await isConfirmed("$199", pricedPage("199", "USD"))).toBe(true);
    expect(await isConfirmed("199", pricedPage("199", "USD"))).toBe(true);
    expect(await isConfirmed("199", pricedPage("199", "EUR"))).toBe(false);
    expect(await isConfirmed("€199", pricedPage("199", "USD"))).toBe(false);
    expect(await isConfirmed("$199", pricedPage("198", "USD"))).toBe(false);
  });

  describe("follow the price limit of the program", () => {
    /** Returns after how many hours a link is checked again. */
    const hoursUntilNext = async (address = coat): Promise<number> => {
      const { nextCheckAt, checkedAt } = await db().findOneByOrFail(LinkCheck, { address });
      return (nextCheckAt.getTime() - (checkedAt?.getTime() ?? 0)) / hour;
    };

    test("so that a price is checked before it may no longer be shown", async () => {
      await program({ priceLimitHours: 24 });
      await item();
      await check(pricedPage("90"));
      expect(await hoursUntilNext()).toBe(22);
      const moved = "https://velvet.example/moved";
      await check(pricedPage("90"), coat, moved);
      expect(await hoursUntilNext()).toBe(22);
      await check("<title>Page not found</title>");
      expect(await hoursUntilNext()).toBe(1);
    });

    test("but never later than without one", async () => {
      await program({ priceLimitHours: 1_000 });
      await item();
      await check(pricedPage("90"));
      expect(await hoursUntilNext()).toBe(7 * 24);
    });

    test("only where an offer has a price", async () => {
      await program({ priceLimitHours: 24 });
      await buildOutfit(db(), { affiliateLink: coat });
      await check(pricedPage("90"));
      expect(await hoursUntilNext()).toBe(7 * 24);
    });

    test("of the feed, where the link is a network's", async () => {
      const { id } = await program({ priceLimitHours: 24 });
      const address = "https://network.example/123";
      const [feed]: { id: string }[] = await db().query(
        "INSERT INTO feeds (name, program_id) VALUES ('Tide', $1) RETURNING id",
        [id],
      );
      await item({ affiliateLink: address, priceFeedId: feed.id });
      await check(pricedPage("90"), address);
      expect(await hoursUntilNext(address)).toBe(22);
    });

    test("as soon as there is one, and its host is the link's", async () => {
      const other = "https://tide.example/coat";
      await item();
      await item({ affiliateLink: other });
      await check(pricedPage("90"));
      await check(pricedPage("90"), other);
      expect(await hoursUntilNext()).toBe(7 * 24);
      const { id } = await program({ priceLimitHours: 24 });
      await applyPriceLimits(db());
      expect(await hoursUntilNext()).toBe(22);
      expect(await hoursUntilNext(other)).toBe(7 * 24);
      // The clock moves on: the link is due.
      await db().query("UPDATE link_checks SET checked_at = checked_at - interval '23 hours'");
      await applyPriceLimits(db());
      const due: unknown[] = await db().query("SELECT FROM link_checks WHERE next_check_at <= now()");
      expect(due).toHaveLength(1);
      await deleteProgram(db(), null, id);
      await check(pricedPage("90"));
      expect(await hoursUntilNext()).toBe(7 * 24);
    });
  });

  describe("follow the network parameters of the program", () => {
    const arrive = async (parameters: string[], query: string) => {
      await program({ arrivalParameters: parameters });
      await item();
      const { state, detail } = await check(pricedPage("90"), coat, `${coat}${query}`);
      return [state, detail];
    };

    test("one of them is enough", async () => {
      expect(await arrive(["vclick", "vsub"], "?vsub=7")).toEqual([
        "OK",
        "The page exists, and Velvet tracks its sales (vsub).",
      ]);
    });

    test.each([
      ["another network's does not count", "?awc=7"],
      ["an empty one does not count", "?vclick="],
    ])("%s", async (_name, query) => {
      expect(await arrive(["vclick"], query)).toEqual([
        "TRACKING_DROPPED",
        "Velvet needs vclick in the shop's address. It does not arrive, so sales are not tracked.",
      ]);
    });

    test("a value that the link had before does not count", async () => {
      await program({ arrivalParameters: ["vclick"] });
      const address = `${coat}?vclick=1`;
      await item({ affiliateLink: address });
      expect(await check(pricedPage("90"), address)).toMatchObject({ state: "TRACKING_DROPPED" });
    });

    test("without them any known network's counts", async () => {
      expect(await arrive([], "?awc=7")).toEqual(["OK", "The page exists, and Awin tracks its sales (awc)."]);
    });
  });
});
