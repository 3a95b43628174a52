import type { DataSource } from "typeorm";
import { PublicationStatus } from "../../content/kinds/publishableRow";
import { publishDue } from "../../features/publishing/releases/publishDue.service";
import { buildCelebrity, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";

const secret = "Zibeline";
const status = PublicationStatus.DRAFT;

describe("cached responses at the first read after content is published or taken offline", () => {
  let dataSource: DataSource;
  let site: TestSite;
  let rows: { type: string; id: string; version: number }[];
  let paths: string[];
  beforeAll(async () => {
    dataSource = await testDatabase();
    site = await testSite(dataSource);
    const db = dataSource.manager;
    const celebrity = await buildCelebrity(db, { name: `${secret} Moor`, slug: "zibeline-moor", status });
    const coat = {
      title: `${secret} Coat`,
      slug: "zibeline-coat",
      occasion: "Gala",
      celebrityId: celebrity.id,
      status,
    };
    const outfit = await buildOutfit(db, { ...coat, affiliateLink: "https://shop.example/coat" });
    const product = await buildProduct(db, { outfitId: outfit.id, title: `${secret} Shirt` });
    const post = await buildPost(db, { title: `${secret} Words`, slug: "zibeline-words", category: "News", status });
    rows = [
      { type: "celebrity", id: celebrity.id, version: celebrity.version },
      { type: "outfit", id: outfit.id, version: outfit.version },
      { type: "blogPost", id: post.id, version: post.version },
    ];
    const page = { first: 12 };
    const queries: [string, Record<string, unknown>][] = [
      ["HomePage", { featured: 6 }],
      ["CelebritiesPage", { ...page, filter: {} }],
      ["CelebrityPage", { ...page, slug: "zibeline-moor" }],
      ["FindCelebrity", { search: "moor" }],
      ["OutfitsPage", { ...page, filter: {}, withCelebrity: false, withLook: true }],
      ["OutfitPage", { slug: "zibeline-coat" }],
      ["ShopPage", { ...page, filter: {}, sort: "NEWEST" }],
      ["BlogPage", { filter: {}, listed: true }],
      ["BlogPostPage", { slug: "zibeline-words" }],
      ["SearchPage", { text: "coat", asked: true }],
      ["SearchSuggestions", { text: "coat" }],
      ["FavoritesPage", { looks: [outfit.id], products: [product.id] }],
      ["FollowingPage", { ids: [celebrity.id] }],
      // Reads no list of outfits, so it depends on what a status says of products.
      ["LinkGonePage", { id: product.id }],
    ];
    paths = queries.map(([name, variables]) => buildPersistedQueryPath(name, variables));
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  /** Paths whose responses name the content; each is read twice, so that the second one may come from the cache. */
  const listShowing = async (): Promise<string[]> => {
    const showing: string[] = [];
    for (const path of [...paths, ...paths]) {
      const { status, body } = await site.get(path);
      if (status === 200 && /zibeline/i.test(body.toString())) showing.push(path);
    }
    return showing;
  };
  const changeAll = async (next: string, order: typeof rows) => {
    for (const row of order) {
      const input = { ...row, status: next };
      const { changeStatus } = (await site.edit(
        "mutation ($input: StatusInput!) { changeStatus(input: $input) { version } }",
        { input },
      )) as { changeStatus: { version: number } };
      row.version = changeStatus.version;
    }
  };

  test("show it everywhere, then nowhere, then everywhere after its release", async () => {
    expect(await listShowing()).toEqual([]);
    await changeAll("PUBLISHED", rows);
    const everywhere = await listShowing();
    expect(everywhere.length).toBe(2 * paths.length);
    await changeAll("DRAFT", [...rows].reverse());
    expect(await listShowing()).toEqual([]);
    const at = "2090-01-01T10:00";
    await site.edit("mutation ($input: ScheduleReleaseInput!) { scheduleRelease(input: $input) { id } }", {
      input: { rows, at, timeZone: "UTC" },
    });
    expect(await listShowing()).toEqual([]);
    expect(await publishDue(dataSource.manager, new Date(`${at}:00Z`))).toBe(1);
    expect(await listShowing()).toEqual(everywhere);
  });
});
