import type { DataSource } from "typeorm";
import { onWrite } from "../../../core/cache/invalidation";
import { buildProduct } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { noPrice, type PriceFacts } from "./check/priceFacts";
import { LinkCheck, LinkState } from "./linkCheck.entity";
import { collectLinks } from "./collectLinks";
import { recordAssessment } from "./recordResolution";

describe("recording a link check", () => {
  let dataSource: DataSource;
  const db = () => dataSource.manager;
  const invalidated: string[] = [];
  const forget = onWrite((tags) => invalidated.push(...tags));

  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(async () => {
    forget();
    await dataSource.destroy();
  });

  test("invalidates the rows that use the link only when visitors see a change", async () => {
    const { id } = await buildProduct(db(), { affiliateLink: "https://shop.example/a", price: "$20" });
    await collectLinks(db());
    const found = async (state: LinkState, price: Partial<PriceFacts> = {}) => {
      invalidated.splice(0);
      const link = await db().findOneByOrFail(LinkCheck, { address: "https://shop.example/a" });
      await recordAssessment(db(), link, { ...noPrice, ...price, state, detail: "", status: 200, finalAddress: "" });
      return invalidated.includes(`affiliateProduct:${id}`);
    };
    expect(await found(LinkState.OK)).toBe(false);
    expect(await found(LinkState.OK, { foundAmount: 20, foundCurrency: "EUR" })).toBe(false);
    expect(await found(LinkState.OK, { foundAmount: 20, foundCurrency: "USD" })).toBe(true);
    expect(await found(LinkState.BROKEN)).toBe(false);
    expect(await found(LinkState.BROKEN)).toBe(true);
    expect(await found(LinkState.OUT_OF_STOCK)).toBe(false);
    expect(await found(LinkState.OK)).toBe(true);
  });
});
