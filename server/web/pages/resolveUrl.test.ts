import type { DataSource } from "typeorm";
import { SlugHistory } from "../../core/slugs/slugHistory.entity";
import { buildCategory, buildCelebrity, buildOutfit, buildPost } from "../../testing/build";
import { CountingLogger } from "../../testing/countingLogger";
import { testDatabase } from "../../testing/database/testDatabase";
import { OldPath } from "../../features/imports/site/oldPaths/oldPath.entity";
import { resolveUrl } from "./resolveUrl";

const unknownId = "6a4d9a52-2f7c-4a4f-9d7c-111111111111";

describe("resolveUrl", () => {
  const logger = new CountingLogger();
  let dataSource: DataSource;
  const resolve = (url: string) => resolveUrl(dataSource.manager, url);
  const former = (entityType: string, slug: string, entityId: string) =>
    dataSource.manager.insert(SlugHistory, { entityType, slug, entityId });

  beforeAll(async () => {
    dataSource = await testDatabase(logger);
  });
  afterAll(() => dataSource.destroy());

  test.each([
    ["celebrity", "celebrity", buildCelebrity],
    ["outfit", "outfit", buildOutfit],
    ["blogPost", "blog", buildPost],
  ] as const)("has one canonical spelling per %s, with one statement", async (entityType, folder, build) => {
    const { id, slug } = await build(dataSource.manager);
    await former(entityType, `old-${slug}`, id);
    const canonical = `/${folder}/${slug}`;
    expect(await resolve(canonical)).toBeNull();
    expect(await resolve(`${canonical}?after=x`)).toBeNull();
    for (const path of [
      `/${folder}/id/${id}`,
      `/${folder}/${id}`,
      `/${folder}/${id.toUpperCase()}/`,
      `/${folder}/s/${id}`,
      `/${folder}/s/${slug}`,
      `/${folder}/id/${slug}`,
      `${canonical}/`,
      `/${folder}/${slug.toUpperCase()}`,
      `/${folder.toUpperCase()}/${slug}`,
      `/${folder}/${slug.replaceAll("-", "%2D")}`,
      `/${folder}/old-${slug}`,
      `/${folder}/s/OLD-${slug}`,
    ]) {
      logger.statements = [];
      expect([path, await resolve(`${path}?a=1&b=%2F`)]).toEqual([path, { moved: `${canonical}?a=1&b=%2F` }]);
      expect(logger.statements).toHaveLength(1);
    }
  });

  test.each([
    "/outfit/S",
    "/celebrity/S",
    "/blog/S",
    "/garment/S",
    "/category/S",
    "/outfit/S/correct",
    "/blog/topic/S",
  ])("shows “not found” for %s with a name of more than 400 characters, which the API refuses", async (path) => {
    for (const name of ["x".repeat(401), "x".repeat(3_000), "%C3%A9".repeat(401)])
      expect(await resolve(path.replace("S", name))).toEqual({ shown: "/no/such/page", gone: false });
    expect(await resolve(path.replace("S", "x".repeat(200)))).not.toEqual({ shown: "/no/such/page", gone: false });
  });

  test("finds a further category by its slug and former slug, and runs no statement for the six", async () => {
    const { id } = await buildCategory(dataSource.manager, { slug: "hats" });
    await former("category", "headwear", id);
    expect(await resolve("/category/hats?search=x")).toBeNull();
    for (const path of ["/category/Hats", "/category/hats/", "/category/headwear", "/Category/HEADWEAR"]) {
      logger.statements = [];
      expect([path, await resolve(`${path}?sort=newest`)]).toEqual([path, { moved: "/category/hats?sort=newest" }]);
      expect(logger.statements).toHaveLength(1);
    }
    expect(await resolve("/category/nothing")).toBeNull();
  });

  test("is gone for a row in the trash, by its id, slug and former slug", async () => {
    const { id, slug } = await buildCelebrity(dataSource.manager, { deletedAt: new Date() });
    await former("celebrity", `old-${slug}`, id);
    for (const path of [`/celebrity/${slug}`, `/celebrity/${slug}?x=1`, `/celebrity/${id}`, `/celebrity/old-${slug}`]) {
      expect(await resolve(path)).toEqual({ shown: path, gone: true });
    }
    // Rendered at the slug's path, because the browser would treat this spelling as another page.
    expect(await resolve(`/celebrity/id/${id}`)).toEqual({ shown: `/celebrity/${slug}`, gone: true });
  });

  test("prefers a row outside the trash", async () => {
    const trashed = await buildOutfit(dataSource.manager, { deletedAt: new Date() });
    const live = await buildOutfit(dataSource.manager);
    await former("outfit", trashed.slug, live.id);
    expect(await resolve(`/outfit/${trashed.slug}`)).toEqual({ moved: `/outfit/${live.slug}` });
  });

  test("leaves unknown addresses to the application", async () => {
    expect(await resolve("/celebrity/nobody")).toBeNull();
    expect(await resolve(`/outfit/${unknownId}`)).toBeNull();
    expect(await resolve("/celebrity/nobody/")).toEqual({ moved: "/celebrity/nobody" });
    expect(await resolve(`/blog/id/${unknownId}`)).toEqual({ shown: `/blog/${unknownId}`, gone: false });
  });

  test.each(["/x%0ay/", "/x%0Dy", "/celebrity/%0d%0aset-cookie:a=b", "/%E2%80%A8"])(
    "returns 404 for a line break: %s",
    async (path) => expect(await resolve(path)).toEqual({ shown: "/no/such/page", gone: false }),
  );

  test("redirects addresses of an imported site to pages, where this site has none", async () => {
    const { manager: db } = dataSource;
    const { id, slug } = await buildPost(db);
    const draft = await buildPost(db, { status: "DRAFT" });
    const { slug: kept } = await buildPost(db, { slug: "kept" });
    const toRow = (path: string, rowId: string) => ({ path, rowType: "blogPost" as const, rowId });
    await db.insert(OldPath, [
      ...["/2020/05/a-look", "/?p=123", "/été", `/blog/${kept}`, "/blog", "/A.php?id=1"].map((path) => toRow(path, id)),
      ...["/draft", "/blog/draft", "/?p=125"].map((path) => toRow(path, draft.id)),
      toRow("/deleted", unknownId),
      ...["/feed", "/rss", "/?feed=rss2"].map((path) => ({ path, target: "/blog/feed.xml" })),
      { path: "/category/old-style", target: "/blog?category=Old Style" },
      ...[
        ["/round", "/trip"],
        ["/trip", "/round"],
        ["/self", "/self"],
      ].map(([path, target]) => ({ path, target })),
    ]);
    const page = { moved: `/blog/${slug}` };
    for (const url of [
      "/2020/05/a-look/",
      "/2020/05/a-look?utm=x",
      "/?p=123",
      "/?utm_source=x&p=123",
      "/%c3%a9t%C3%A9/",
      "/A.php?id=1",
    ])
      expect([url, await resolve(url)]).toEqual([url, page]);
    for (const url of ["/feed/", "/rss/", "/?feed=rss2"])
      expect([url, await resolve(url)]).toEqual([url, { moved: "/blog/feed.xml" }]);
    expect(await resolve("/category/old-style/")).toEqual({ moved: "/blog?category=Old%20Style" });
    for (const url of ["/?p=124", "/?q=1", "/A.php", "/a.php?id=1", "/blog", "/blog/kept"])
      expect([url, await resolve(url)]).toEqual([url, null]);
    // A redirect to the spelling without a slash would lead to a 404.
    for (const path of ["/draft", "/blog/draft", "/round", "/self"])
      for (const url of [path, `${path}/`, `${path}/?utm=x`])
        expect([url, await resolve(url)]).toEqual([url, { shown: path, gone: false }]);
    expect(await resolve("/?p=125")).toEqual({ shown: "/no/such/page", gone: false });
    await db.update("BlogPost", { id: draft.id }, { status: "PUBLISHED" });
    for (const url of ["/draft/", "/blog/draft/", "/?p=125"])
      expect([url, await resolve(url)]).toEqual([url, { moved: `/blog/${draft.slug}` }]);
    expect(await resolve("/deleted")).toMatchObject({ gone: true });
  });

  test("runs no statement for a list", async () => {
    logger.statements = [];
    for (const path of [
      "/",
      "/celebrities?search=x",
      "/blog",
      "/blog/topic/vintage",
      "/category/Cars",
      "/admin",
      "/terms",
    ])
      await resolve(path);
    expect(logger.statements).toEqual([]);
  });

  test("encodes the query as printable characters", async () => {
    expect(await resolve("/terms?q=caf\u00e9&x=1#y")).toEqual({ moved: "/terms-of-service?q=caf%C3%A9&x=1#y" });
  });
});
