import type { GraphQLSchema } from "graphql";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import { buildCelebrity, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { editor } from "../../testing/editor";
import { listPublicQueries, type Wanted } from "../../testing/operations/publicQueries";
import { type TestApi, testApi } from "../../testing/testApi";
import { createSchema } from "./schema";

const secret = "Zibeline";
const { DRAFT, IN_REVIEW, SCHEDULED } = PublicationStatus;

/** Asks every public query of the schema, so that a new one is asked, too. */
describe("unpublished content", () => {
  let api: TestApi;
  let schema: GraphQLSchema;
  let wanted: Wanted;
  beforeAll(async () => {
    api = await testApi();
    schema = await createSchema();
    const { manager } = api.dataSource;
    const shown = await buildCelebrity(manager, { name: "Ada Lace" });
    const cover = await buildOutfit(manager, { celebrityId: shown.id, title: "Cotton Coat" });
    await buildProduct(manager, { outfitId: cover.id, title: "Cotton Shirt" });
    const celebrity = await buildCelebrity(manager, { name: `${secret} Moor`, slug: "zibeline-moor", status: DRAFT });
    const hidden = { title: `${secret} Coat`, occasion: `${secret} Ball` };
    const outfits = [
      await buildOutfit(manager, { ...hidden, slug: "zibeline-coat", celebrityId: shown.id, status: SCHEDULED }),
      await buildOutfit(manager, { ...hidden, celebrityId: celebrity.id, status: IN_REVIEW }),
    ];
    const product = await buildProduct(manager, {
      outfitId: outfits[0].id,
      title: `${secret} Shirt`,
      retailer: `${secret} Shop`,
    });
    const post = await buildPost(manager, {
      title: `${secret} Words`,
      slug: "zibeline-words",
      category: `${secret} News`,
      status: IN_REVIEW,
    });
    const links = `[a](/outfit/zibeline-coat) [b](/celebrity/zibeline-moor) [c](/go/${product.id})`;
    const mentioning = await buildPost(manager, { title: "Cotton Words", content: links });
    const mentions = [
      ["outfit", outfits[0].id],
      ["celebrity", celebrity.id],
      ["affiliateProduct", product.id],
    ];
    for (const [place, [type, id]] of mentions.entries())
      await manager.query(
        "INSERT INTO article_mentions (blog_post_id, place, address, subject_type, subject_id) VALUES ($1, $2, $3, $4, $5)",
        [mentioning.id, place, `/${type}`, type, id],
      );
    await manager.query(
      `INSERT INTO article_mentions (blog_post_id, place, address, subject_type, subject_id) VALUES ($1, 0, '/outfit', 'outfit', $2)`,
      [post.id, cover.id],
    );
    // One public look shows it, and several that are not public.
    const garmentId = "6a4d9a52-2f7c-4a4f-9d7c-777777777777";
    await manager.query("INSERT INTO garments (id, slug, name) VALUES ($1, 'zibeline-cape', $2)", [
      garmentId,
      `${secret} Cape`,
    ]);
    await manager.query(
      `WITH worn AS (INSERT INTO outfit_pieces (outfit_id, name) SELECT unnest($1::uuid[]), 'Cape' RETURNING id)
       INSERT INTO garment_pieces (piece_id, garment_id) SELECT id, $2 FROM worn`,
      [[cover.id, ...outfits.map(({ id }) => id)], garmentId],
    );
    const former = [
      ["garment", garmentId],
      ["outfit", outfits[0].id],
      ["celebrity", celebrity.id],
      ["blogPost", post.id],
    ];
    for (const [type, id] of former)
      await manager.query("INSERT INTO slug_history (entity_type, slug, entity_id) VALUES ($1, $2, $3)", [
        type,
        "former",
        id,
      ]);
    await manager.query("INSERT INTO outfit_tags (outfit_id, tag_name) VALUES ($1, $2)", [
      outfits[0].id,
      `${secret} tag`,
    ]);
    const ids = [celebrity.id, ...outfits.map(({ id }) => id), product.id, post.id];
    const slugs = ["zibeline-coat", "zibeline-moor", "zibeline-words", "zibeline-cape", "former"];
    wanted = {
      id: ids,
      ids,
      slug: slugs,
      celebrityId: [celebrity.id, shown.id],
      celebritySlug: ["zibeline-moor"],
      outfitId: ids.slice(1, 3),
      mentions: ids,
      search: ["zibeline"],
      text: ["zibeline", "zibelline", "coat"],
      tag: [`${secret} tag`],
      occasion: [`${secret} Ball`],
      category: [`${secret} News`],
      retailer: [`${secret} Shop`],
      topic: ["zibeline"],
      name: [`${secret} Moor`],
    };
  });
  afterAll(() => api.stop());

  const ask = async (query: string, as = {}) => {
    const { data, errors } = await api.run(query, {}, as);
    expect([query, errors]).toEqual([query, []]);
    return JSON.stringify(data);
  };

  test("is in no answer of a public query", async () => {
    const queries = listPublicQueries(schema, wanted, 2);
    expect(queries.length).toBeGreaterThan(300);
    const leaks: string[] = [];
    for (const query of queries) if ((await ask(query)).includes(secret)) leaks.push(query);
    expect(leaks).toEqual([]);
    // Hundreds of queries, on a machine that may be busy.
  }, 300_000);

  test("is found by the same queries for an editor", async () => {
    const queries = listPublicQueries(schema, wanted, 1);
    let found = 0;
    for (const query of queries) if ((await ask(query, { actor: editor })).includes(secret)) found += 1;
    expect(found).toBeGreaterThan(20);
  });
});
