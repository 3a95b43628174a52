import fastify, { type FastifyInstance } from "fastify";
import type { SluggedType } from "../core/kinds/contentKind";
import { linkKey } from "../core/links/linkKey";
import { PublicationStatus } from "../core/kinds/publishableRow";
import { buildCelebrity, buildOutfit, buildPost, buildProduct } from "../testing/build";
import { dayFromToday } from "../testing/time/days";
import { type TestClicks, testClicks } from "../testing/testClicks";
import { paths } from "../../site/addresses";
import { findRowBySlug } from "./pages/canonicalRow";
import { resolveUrl } from "./pages/resolveUrl";
import { registerFeeds } from "./seo/feeds";
import { registerSitemaps } from "./seo/sitemaps";

const shop = "https://northloom.example/p/suit";
const publicUrl = "https://worn.example";

const publicState = { date: dayFromToday(0), status: PublicationStatus.PUBLISHED };

/** Each way in which content is not public yet. */
const states = [
  ["content dated in the future", { ...publicState, date: dayFromToday(2) }],
  ["a draft", { ...publicState, status: PublicationStatus.DRAFT }],
  ["content in review", { ...publicState, status: PublicationStatus.IN_REVIEW }],
  ["content with a schedule", { ...publicState, status: PublicationStatus.SCHEDULED }],
] as const;

describe.each(states)("%s, outside the API", (_, state) => {
  let site: TestClicks;
  let app: FastifyInstance;
  const db = () => site.dataSource.manager;
  beforeAll(async () => {
    site = await testClicks();
    app = fastify();
    registerFeeds(app, { readDb: db, publicUrl });
    registerSitemaps(app, { readDb: db, publicUrl });
    const outfit = await buildOutfit(db(), { title: "Silk Look", slug: "silk-look", ...state, affiliateLink: shop });
    const product = await buildProduct(db(), { outfitId: outfit.id, affiliateLink: shop });
    const content = `[Buy](${shop})`;
    const post = await buildPost(db(), { title: "Silk Words", slug: "silk-words", ...state, content });
    const { status } = state;
    const celebrity = await buildCelebrity(db(), { name: "Silk Moor", slug: "silk-moor", status });
    const shown = await buildOutfit(db(), { title: "Wool Look" });
    const garmentId = "6a4d9a52-2f7c-4a4f-9d7c-777777777777";
    await db().query("INSERT INTO garments (id, slug, name) VALUES ($1, 'silk-coat', 'Silk Coat')", [garmentId]);
    await db().query(
      `WITH worn AS (INSERT INTO outfit_pieces (outfit_id, name) VALUES ($1, 'Coat'), ($2, 'Coat') RETURNING id)
       INSERT INTO garment_pieces (piece_id, garment_id) SELECT id, $3 FROM worn`,
      [shown.id, outfit.id, garmentId],
    );
    rows = [
      { kind: "garment", id: garmentId, slug: "silk-coat" },
      { kind: "outfit", id: outfit.id, slug: "silk-look" },
      { kind: "blogPost", id: post.id, slug: "silk-words" },
      // A celebrity has no day, so only its status can hide it.
      ...(status === PublicationStatus.PUBLISHED
        ? []
        : [{ kind: "celebrity", id: celebrity.id, slug: "silk-moor" } as const]),
    ];
    if (status === PublicationStatus.PUBLISHED) await db().delete("celebrities", { id: celebrity.id });
    for (const { kind, id, slug } of rows)
      await db().query("INSERT INTO slug_history (entity_type, slug, entity_id) VALUES ($1, $2, $3)", [
        kind,
        `former-${slug}`,
        id,
      ]);
    links = [outfit.id, product.id, `${post.id}/${linkKey(shop)}`];
  });
  let links: string[];
  let rows: { kind: SluggedType; id: string; slug: string }[];
  afterAll(async () => {
    await app.close();
    await site.stop();
  });

  test("is in no sitemap and no feed", async () => {
    const index = (await app.inject("/sitemap.xml")).body;
    const files = [...index.matchAll(/<loc>https:\/\/worn\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
    for (const path of [...files, "/celebrities/feed.xml", "/blog/feed.xml"])
      expect([path, (await app.inject(path)).body]).toEqual([path, expect.not.stringMatching(/silk/i)]);
  });

  test("has no page and no redirect: by id, slug and former slug, in old addresses too", async () => {
    for (const { kind, id, slug } of rows)
      for (const name of [id, slug, slug.toUpperCase(), `former-${slug}`]) {
        const [path] = paths[kind](name).split("?");
        expect([path, await findRowBySlug(db(), kind, name)]).toEqual([path, null]);
        // The address as it was asked for, or its lower case: nothing that only the row could tell.
        const answers = [null, { moved: path.toLowerCase() }, { shown: path, gone: false }];
        const folder = path.slice(0, path.lastIndexOf("/"));
        for (const address of [path, `${folder}/id/${name}`, `${folder}/s/${name}`])
          expect([address, answers]).toEqual([address, expect.arrayContaining([await resolveUrl(db(), address)])]);
      }
  });

  test("has no outbound redirect", async () => {
    for (const link of links) expect((await site.ask(`/go/${link}`)).statusCode).toBe(404);
  });

  test("appears everywhere when it is public", async () => {
    for (const table of ["outfits", "blog_posts"])
      await db().query(`UPDATE ${table} SET date = $1, status = $2`, [publicState.date, publicState.status]);
    await db().query("UPDATE celebrities SET status = $1", [publicState.status]);
    for (const { kind, id, slug } of rows) {
      expect(await findRowBySlug(db(), kind, slug)).toMatchObject({ id, gone: false });
      expect(await resolveUrl(db(), paths[kind](`former-${slug}`))).toEqual({ moved: paths[kind](slug) });
    }
    expect((await app.inject("/sitemap-outfits-1.xml")).body).toContain("/outfit/silk-look");
    for (const link of links) expect((await site.ask(`/go/${link}`)).statusCode).toBe(302);
  });
});
