// On both engines: the cache listens to another process, or to this one.
import type { DataSource } from "typeorm";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import type { CategoryItem } from "../../features/content/category/categoryItem.entity";
import { publishDue } from "../../features/newsroom/publishing/releases/publishDue.service";
import {
  buildAuthor,
  buildEvent,
  buildBrand,
  buildCelebrity,
  buildItem,
  buildOutfit,
  buildPage,
  buildPost,
  buildProduct,
  buildShow,
} from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../testing/testSite";
import { persistedNames } from "./persistedQueries";

const status = PublicationStatus.DRAFT;
const page = { first: 12 };

/** Public queries that show no content, or are never cached. */
const withoutContent = ["AskPageQuestion", "BlogAdministrator", "RandomCelebrity", "SiteSettings"];

/** Queries whose response changes with a celebrity, a look of hers with a product, an article, an author, a brand and a page. */
const changingWith = (
  ids: Record<"celebrity" | "outfit" | "product" | "show", string>,
): [string, Record<string, unknown>?][] => [
  ["HomePage", { featured: 6 }],
  ["HomePageRecent", { ids: [ids.outfit] }],
  ["CelebritiesPage", { ...page, filter: {} }],
  ["CelebritiesNamed", { name: "zibeline" }],
  ["CelebrityPage", { ...page, slug: "zibeline-moor" }],
  ["FindCelebrity", { search: "moor" }],
  ["NewsletterPageCelebrity", { slug: "zibeline-moor" }],
  ["NewsletterPageLooks"],
  ["NewsletterPagePlace", { id: ids.show }],
  ["OutfitsPage", { ...page, filter: {}, withCelebrity: false, withLook: true }],
  ["OutfitsPageSeasonalTrends"],
  ["OutfitsPageStyleMatch"],
  ["OutfitsPageShoppingGuides"],
  ["OutfitPage", { slug: "zibeline-coat" }],
  ["OutfitPageBudget", { id: ids.outfit, budget: "100", have: [] }],
  // Another look with the same garment, her wearer's page, and the garment's.
  ["OutfitPage", { slug: "cotton-look" }],
  ["CelebrityPage", { ...page, slug: "cotton-moor" }],
  ["GarmentPage", { slug: "zibeline-cape" }],
  ["CorrectPage", { slug: "zibeline-coat" }],
  ["AskPageLook", { slug: "zibeline-coat" }],
  ["CategoriesPage"],
  ["CategoryOutfitsPage", { ...page, name: "shoes", filter: { category: "shoes" } }],
  ["ShopPage", { ...page, filter: {}, sort: "NEWEST" }],
  ["BlogPage", { filter: {}, listed: true }],
  ["BlogPageMore", { filter: {} }],
  ["BlogPostPage", { slug: "zibeline-words" }],
  ["AuthorPage", { slug: "zibeline-quill" }],
  ["ShowPage", { slug: "zibeline-harbor", scene: { show: "zibeline-harbor" } }],
  ["ShowsPage"],
  ["EventPage", { slug: "zibeline-gala" }],
  ["EventsPage", { coming: {}, past: {} }],
  ["BrandPage", { slug: "zibeline-house" }],
  ["BrandsPage"],
  ["SitePage", { slug: "zibeline-press" }],
  ["TopicsPage"],
  ["TopicPage", { filter: { topic: "shoes" } }],
  ["SearchPage", { text: "zibeline", asked: true }],
  ["SearchPagePosts", { ...page, filter: { search: "zibeline" } }],
  ["SearchSuggestions", { text: "zibeline" }],
  ["FavoritesPage", { looks: [ids.outfit], products: [ids.product] }],
  ["FollowingPage", { ids: [ids.celebrity, ids.show] }],
  // Reads no list of outfits, so it depends on what a status says of products.
  ["LinkGonePage", { id: ids.product }],
];
/** Queries that change with an item of a category, which has no status: it is deleted and restored. */
const changingWithItem: [string, Record<string, unknown>?][] = [
  ["CategoryPage", { ...page, name: "dresses", filter: { categoryName: "dresses" }, sort: "NEWEST" }],
  ["SearchPageItems", { ...page, filter: { search: "zibeline" } }],
  ["CategoriesPage"],
];

describe("responses at the first read after content is published or taken offline", () => {
  let dataSource: DataSource;
  let site: TestSite;
  /** Built before the first read, because the caches learn nothing of rows that a test writes. */
  let item: CategoryItem;
  beforeAll(async () => {
    dataSource = await testDatabase();
    item = await buildItem(dataSource.manager, { title: "Zibeline Dress", affiliateLink: "https://shop.example/d" });
    site = await testSite(dataSource);
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  /** The responses by path. Each is read twice, so that the second may come from a cache, and must be the same. */
  const readAll = async (paths: readonly string[]): Promise<Record<string, string>> => {
    const responses: Record<string, string> = {};
    for (const path of paths) {
      const [first, second] = [await site.get(path), await site.get(path)];
      responses[path] = `${first.status} ${first.body.toString()}`;
      expect([path, `${second.status} ${second.body.toString()}`]).toEqual([path, responses[path]]);
    }
    return responses;
  };
  const pathsOf = (queries: [string, Record<string, unknown>?][]) =>
    queries.map(([name, variables]) => buildPersistedQueryPath(name, variables));
  const findEqual = (one: Record<string, string>, other: Record<string, string>) =>
    Object.keys(one).filter((path) => one[path] === other[path]);

  test("every public query is looked at", () => {
    const none = { celebrity: "", outfit: "", product: "", show: "" };
    const names = [...changingWith(none), ...changingWithItem].map(([name]) => name);
    expect(new Set([...names, ...withoutContent])).toEqual(persistedNames);
  });

  test("show it everywhere, then nowhere, then everywhere after its release", async () => {
    const db = dataSource.manager;
    const celebrity = await buildCelebrity(db, {
      name: "Zibeline Moor",
      slug: "zibeline-moor",
      styleType: "Minimalist",
      status,
    });
    const show = await buildShow(db, { title: "Zibeline Harbor", slug: "zibeline-harbor", status });
    const coat = {
      showId: show.id,
      title: "Zibeline Summer Coat",
      slug: "zibeline-coat",
      occasion: "Gala",
      celebrityId: celebrity.id,
      status,
    };
    const event = await buildEvent(db, { name: "Zibeline Gala", slug: "zibeline-gala", status });
    const outfit = await buildOutfit(db, { ...coat, affiliateLink: "https://shop.example/coat" });
    const gown = { title: "Zibeline Gala Dress", celebrityId: celebrity.id, eventId: event.id };
    const dress = await buildOutfit(db, { ...gown, status });
    const product = await buildProduct(db, { outfitId: outfit.id, title: "Zibeline Loafers", matchKind: "EXACT" });
    const other = await buildCelebrity(db, { name: "Cotton Moor", slug: "cotton-moor" });
    const look = await buildOutfit(db, { title: "Cotton Look", slug: "cotton-look", celebrityId: other.id });
    const worn = `WITH garment AS (INSERT INTO garments (slug, name) VALUES ('zibeline-cape', 'Cape') RETURNING id),
        pieces AS (INSERT INTO outfit_pieces (outfit_id, name) VALUES ($1, 'Cape'), ($2, 'Cape') RETURNING id)
      INSERT INTO garment_pieces (piece_id, garment_id) SELECT pieces.id, garment.id FROM pieces, garment`;
    await db.query(worn, [outfit.id, look.id]);
    const post = await buildPost(db, { title: "Zibeline Words", slug: "zibeline-words", category: "Shoes", status });
    const author = await buildAuthor(db, { name: "Zibeline Quill", slug: "zibeline-quill", status });
    const brand = await buildBrand(db, { name: "Zibeline House", slug: "zibeline-house", status });
    const press = await buildPage(db, { title: "Zibeline Press", slug: "zibeline-press", status });
    const rows = [
      { type: "celebrity", id: celebrity.id, version: celebrity.version },
      { type: "event", id: event.id, version: event.version },
      { type: "show", id: show.id, version: show.version },
      { type: "outfit", id: dress.id, version: dress.version },
      { type: "outfit", id: outfit.id, version: outfit.version },
      { type: "blogPost", id: post.id, version: post.version },
      { type: "author", id: author.id, version: author.version },
      { type: "brand", id: brand.id, version: brand.version },
      { type: "page", id: press.id, version: press.version },
    ];
    const changeAll = async (next: string, order: typeof rows) => {
      for (const row of order) {
        const { changeStatus } = (await site.edit(
          "mutation ($input: StatusInput!) { changeStatus(input: $input) { version } }",
          { input: { ...row, status: next } },
        )) as { changeStatus: { version: number } };
        row.version = changeStatus.version;
      }
    };
    const ids = { celebrity: celebrity.id, outfit: outfit.id, product: product.id, show: show.id };
    const paths = pathsOf(changingWith(ids));

    const hidden = await readAll(paths);
    expect(JSON.stringify(hidden)).not.toMatch(/Zibeline (?:Moor|Gala|Summer|Words|Quill|Harbor|House|Press)/);
    await changeAll("PUBLISHED", rows);
    const shown = await readAll(paths);
    expect(findEqual(hidden, shown)).toEqual([]);
    await changeAll("DRAFT", [...rows].reverse());
    expect(await readAll(paths)).toEqual(hidden);
    const at = "2090-01-01T10:00";
    await site.edit("mutation ($input: ScheduleReleaseInput!) { scheduleRelease(input: $input) { id } }", {
      input: { rows, at, timeZone: "UTC" },
    });
    expect(await readAll(paths)).toEqual(hidden);
    expect(await publishDue(db, new Date(`${at}:00Z`))).toBe(1);
    expect(findEqual(hidden, await readAll(paths))).toEqual([]);
  });

  test("follow an item of a category into the trash and back", async () => {
    const { id } = item;
    const paths = pathsOf(changingWithItem);
    const shown = await readAll(paths);
    await site.edit("mutation ($input: IdInput!) { deleteCategoryItem(input: $input) { __typename } }", {
      input: { id },
    });
    expect(findEqual(shown, await readAll(paths))).toEqual([]);
    const input = { type: "categoryItem", ids: [id] };
    await site.edit("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", { input });
    expect(await readAll(paths)).toEqual(shown);
  });
});
