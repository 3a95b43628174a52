import fastify, { type FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { adminPaths, paths, sitemapFiles, sitemapPath } from "../../../site/addresses";
import { type Address, fillPattern } from "../../../site/links";
import {
  buildAuthor,
  buildBrand,
  buildCelebrity,
  buildEvent,
  buildItem,
  buildOutfit,
  buildPost,
  buildScene,
  buildShow,
} from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { testClient } from "../../testing/testSite";
import type { PageRequest, RenderedPage } from "../pages/pageRenderer";
import { registerPages } from "../pages/pages";
import { registerSitemaps } from "./sitemaps";

/** Replaces the built client with an application that shows every page. client/app/addresses.test.ts checks its routes. */
const client = testClient((request: PageRequest) =>
  Promise.resolve<RenderedPage>({ status: 200, html: request.url, styleHashes: [], scriptHashes: [] }),
);

const publicUrl = "https://worn.example";
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1]).pathname);

describe("addresses", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;
  /** The names of rows, categories and topics that a pattern's parameter can have. */
  let names: Partial<Record<keyof typeof paths, string | string[]>>;

  beforeAll(async () => {
    dataSource = await testDatabase();
    const { manager } = dataSource;
    const outfit = await buildOutfit(manager, { title: "Emerald gown" });
    // A look with pieces has what they are, whatever its title says.
    await buildOutfit(manager, { title: "Silk dress" });
    const celebrity = await buildCelebrity(manager);
    const post = await buildPost(manager, { title: "Vintage labels" });
    const author = await buildAuthor(manager);
    const show = await buildShow(manager);
    const event = await buildEvent(manager);
    const brand = await buildBrand(manager);
    const { categoryName } = await buildItem(manager, { categoryName: "shoes" });
    const again = await buildOutfit(manager);
    await manager.query(
      `WITH garment AS (INSERT INTO garments (slug, name) VALUES ('camel-coat', 'Camel Coat') RETURNING id),
         pieces AS (INSERT INTO outfit_pieces (outfit_id, name) VALUES ($1, 'Coat'), ($2, 'Coat') RETURNING id)
       INSERT INTO garment_pieces (piece_id, garment_id) SELECT pieces.id, garment.id FROM pieces, garment`,
      [outfit.id, again.id],
    );
    await buildOutfit(manager, { ...(await buildScene(manager, show.id)), title: "Green coat" });
    names = {
      showSeason: [show.slug, "season-2"],
      showEpisode: [show.slug, "season-2", "episode-5"],
      showCharacter: [show.slug, "mara-quill"],
      garment: "camel-coat",
      celebrity: celebrity.slug,
      outfit: outfit.slug,
      blogPost: post.slug,
      author: author.slug,
      show: show.slug,
      event: event.slug,
      brand: brand.slug,
      topic: "vintage",
      category: categoryName,
      categoryOutfits: "dresses",
    };
    app = fastify();
    registerSitemaps(app, { readDb: () => dataSource.manager, publicUrl });
    await registerPages(app, {
      client,
      publicUrl,
      readDb: () => dataSource.manager,
      dataSource,
      executeFor: () => () => Promise.resolve({}),
      executeSave: () => () => Promise.resolve({}),
      refuseClient: () => null,
    });
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  const listAddresses = async (): Promise<string[]> => {
    const files = locations((await app.inject(sitemapPath)).body);
    const answers = await Promise.all(files.map((file) => app.inject(file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    return answers.flatMap(({ body }) => locations(body));
  };

  test("of the sitemaps: each address is in a file", async () => {
    const addresses = await listAddresses();
    const expected = Object.values<readonly (keyof typeof paths)[]>(sitemapFiles)
      .flat()
      .map((page) => fillPattern(paths[page].pattern, [names[page]].flat()));
    expect(addresses).toEqual(expect.arrayContaining(expected));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("of the sitemaps: each one returns its page, without a redirect", async () => {
    for (const address of await listAddresses()) {
      const { statusCode, body } = await app.inject(address);
      expect([address, statusCode, body]).toEqual([address, 200, address]);
    }
  });

  const oldPatterns = Object.entries<Address>(paths).flatMap(([page, { pattern, oldPatterns: old }]) =>
    old.map((oldPattern) => [oldPattern, pattern, page as keyof typeof paths] as const),
  );

  test.each(oldPatterns)("%s redirects permanently to %s", async (oldPattern, pattern, page) => {
    const { statusCode, headers } = await app.inject(`${fillPattern(oldPattern, [names[page]].flat())}?from=x`);
    expect([statusCode, headers.location]).toEqual([301, `${fillPattern(pattern, [names[page]].flat())}?from=x`]);
  });

  // The admin area is not resolved on the server: its router redirects, and the server sends that redirect.
  test.each(Object.values<Address>(adminPaths))("$pattern is left to the application", async ({ pattern }) => {
    expect(await app.inject(pattern)).toMatchObject({ statusCode: 200, body: pattern });
  });
});
