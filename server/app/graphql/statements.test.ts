// On both engines: each plans statements by itself.
import { CountingLogger } from "../../testing/countingLogger";
import { fillDatabase } from "../../testing/database/fillDatabase";
import { publicOperations as operations, readVariables } from "../../testing/operations/publicOperations";
import { type TestApi, testApi } from "../../testing/testApi";
import { getPublicNames } from "../../testing/schemaCalls";
import { createSchema } from "./schema";
import { setUpMail } from "../../features/site/mail/mailSite.service";

describe("SQL statements", () => {
  const logger = new CountingLogger();
  const counts = new Map<string, number[]>();
  let api: TestApi;

  const measure = async (): Promise<void> => {
    const { manager } = api.dataSource;
    for (const operation of operations) {
      const { name, text } = operation;
      const variables = await readVariables(manager, operation);
      logger.statements = [];
      const { errors } = await api.run(text, variables, { clientAddress: `${name}-${counts.get(name)?.length ?? 0}` });
      expect({ name, errors }).toEqual({ name, errors: [] });
      counts.set(name, [...(counts.get(name) ?? []), logger.statements.length]);
    }
  };

  beforeAll(async () => {
    api = await testApi(logger);
    setUpMail(api.dataSource.manager, { origin: "https://wornby.example", canSend: true, isOutboxPublic: false });
    await fillDatabase(api.dataSource.manager, 10);
    await measure();
    await api.dataSource.query(
      "TRUNCATE celebrities, category_items, blog_posts, testimonials, social_posts, newsletter_subscribers, consents, mails CASCADE",
    );
    await fillDatabase(api.dataSource.manager, 1_000);
    await measure();
  }, 60_000);
  afterAll(() => api.stop());

  test("are fixed for every public operation", async () => {
    expect(new Set(operations.map((operation) => operation.name))).toEqual(getPublicNames(await createSchema()));
  });

  test("are two for several lists in one query: one for all pages, one for all counts", async () => {
    const text = `{ outfits(first: 3) { nodes { title tags celebrity { name } } } celebrities(first: 1) { nodes { name } }
      affiliateProducts(first: 4) { totalCount nodes { title } } blogPosts(first: 3) { nodes { title } } }`;
    logger.statements = [];
    const { data } = await api.run(text);
    expect(logger.statements).toHaveLength(2);
    expect(data.outfits.nodes).toHaveLength(3);
    expect(data.affiliateProducts).toMatchObject({ totalCount: 2_000, nodes: expect.any(Array) as unknown });
    expect(data.blogPosts.nodes).toHaveLength(3);
  });

  test("are one for several lists by ids in one query", async () => {
    const { manager } = api.dataSource;
    const look: { id: string }[] = await manager.query("SELECT id FROM outfits LIMIT 100");
    const text = `query ($ids: [ID!]!) { outfitsByIds(ids: $ids) { title celebrity { name } }
      affiliateProductsByIds(ids: $ids) { title } categoryItemsByIds(ids: $ids) { title } }`;
    logger.statements = [];
    const { data } = await api.run(text, { ids: look.map(({ id }) => id) });
    expect(logger.statements).toHaveLength(1);
    expect([data.outfitsByIds.length, data.affiliateProductsByIds, data.categoryItemsByIds]).toEqual([100, [], []]);
  });

  test.each(operations)(
    "$name: takes $statements, with 10 rows and with 1,000",
    ({ name, statements, ofWholeList }) => {
      expect(counts.get(name)).toEqual([ofWholeList ?? statements, statements]);
    },
  );
});
