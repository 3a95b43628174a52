import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { linkKey } from "../../../core/links/linkKey";
import { buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { Conversion } from "../../money/sales/conversion.entity";
import { ClickDay } from "../../money/clicks/clickDay.entity";
import { ClickOrigin } from "../../money/clicks/clickOrigin.entity";
import { LinkCheck, LinkState } from "../../shops/links/linkCheck.entity";
import { collectLinks } from "../../shops/links/collectLinks";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const link = "https://shop.example/blazer?id=1";

describe("notices of a dead link", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterEach(async () => {
    for (const table of [
      "conversions",
      "affiliate_products",
      "article_links",
      "blog_posts",
      "click_days",
      "link_checks",
    ])
      await db().query(`DELETE FROM ${table}`);
  });
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const read = async () => {
    const { data, errors } = await api.run(
      "{ notices { totalCount nodes { id kind text path } } }",
      {},
      { actor: editor },
    );
    expect(errors).toEqual([]);
    return data.notices as { totalCount: number; nodes: { text: string }[] };
  };
  const texts = async () => (await read()).nodes.map(({ text }) => text);
  const buildDeadLink = async (address = link) => {
    await collectLinks(db());
    await db().update(LinkCheck, { address }, { state: LinkState.BROKEN, failures: 2 });
  };
  const click = (targetType: ClickDay["targetType"], targetId: string, clicks = 12, day = daysAgo(3), linkKey = "") =>
    db().insert(ClickDay, { targetType, targetId, clicks, linkKey, day: day.toISOString().slice(0, 10) });
  let transactions = 0;
  const sell = (occurredAt: Date, more: Partial<Conversion> = {}) =>
    db().insert(Conversion, {
      program: "Awin",
      transactionId: String((transactions += 1)),
      amount: "5",
      currency: "USD",
      occurredAt,
      ...more,
    });
  const buildClicked = async (more: object = {}) => {
    const product = await buildProduct(db(), { affiliateLink: link, ...more });
    await click("product", product.id);
    return product;
  };

  test("appear with clicks or sales, and go away with the cause", async () => {
    const product = await buildClicked();
    await sell(daysAgo(80), { subjectType: "product", subjectId: product.id });
    await buildDeadLink();
    const { id } = await db().findOneByOrFail(LinkCheck, { address: link });
    expect(await read()).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: `DEAD_LINK:${id}`,
          kind: "DEAD_LINK",
          text: "The link of “Navy Blazer” is dead. It had 1 sale in the last 90 days and 12 clicks in the last 30 days.",
          path: `/admin/links?search=${encodeURIComponent(link)}`,
        },
      ],
    });
    await db().update(LinkCheck, { id }, { state: LinkState.OK, failures: 0 });
    expect(await texts()).toEqual([]);
  });

  test("need clicks in 30 days or sales in 90", async () => {
    const product = await buildProduct(db(), { affiliateLink: link });
    await click("product", product.id, 5, daysAgo(40));
    const subject = { subjectType: "product", subjectId: product.id } as const;
    await sell(daysAgo(91), subject);
    await sell(daysAgo(2), { ...subject, state: "declined" });
    await sell(daysAgo(2), { ...subject, amount: "-5" });
    await buildDeadLink();
    expect(await texts()).toEqual([]);
    await sell(daysAgo(2), subject);
    expect(await texts()).toEqual(["The link of “Navy Blazer” is dead. It had 1 sale in the last 90 days."]);
  });

  test("need two failures in a row", async () => {
    await buildClicked();
    await buildDeadLink();
    await db().update(LinkCheck, { address: link }, { failures: 1 });
    expect(await texts()).toEqual([]);
  });

  test("are not about drafts and the trash", async () => {
    const draft = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    await buildClicked({ outfitId: draft.id });
    const trashed = await buildClicked();
    await buildDeadLink();
    await db().query("UPDATE affiliate_products SET deleted_at = now() WHERE id = $1", [trashed.id]);
    expect(await texts()).toEqual([]);
  });

  test("count the clicks of an article's own link, and the rows that share one", async () => {
    const content = `[Blazer](${link}) and [Shoe](https://shop.example/shoe)`;
    const post = await buildPost(db(), { content });
    await click("blogPost", post.id, 7, daysAgo(1), linkKey(link));
    await click("blogPost", post.id, 90, daysAgo(1), linkKey("https://shop.example/shoe"));
    await sell(daysAgo(1), { subjectType: "blogPost", subjectId: post.id });
    await buildProduct(db(), { title: "Zip Boot", affiliateLink: link });
    await buildDeadLink();
    expect(await texts()).toEqual([
      "The link of “A Field Guide to Loafers” and 1 other is dead. It had 7 clicks in the last 30 days.",
    ]);
  });

  test("count an article's sale for the link that the click names", async () => {
    const post = await buildPost(db(), { content: `[Blazer](${link}) and [Shoe](https://shop.example/shoe)` });
    await buildDeadLink();
    const clickOn = async (address: string, clickId: string) => {
      const clicked = { targetType: "blogPost", targetId: post.id, linkKey: linkKey(address) } as const;
      await db().insert(ClickOrigin, { ...clicked, clickId, clickedAt: daysAgo(3) });
      await sell(daysAgo(2), { subjectType: "blogPost", subjectId: post.id, clickId });
    };
    await clickOn("https://shop.example/shoe", "shoe-click");
    expect(await texts()).toEqual([]);
    await clickOn(link, "blazer-click");
    expect(await texts()).toEqual([
      "The link of “A Field Guide to Loafers” is dead. It had 1 sale in the last 90 days.",
    ]);
  });
});
