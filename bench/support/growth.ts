/** How the time of every public read grows with the catalogue: the queries of the site's own pages, each asked alone. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import documents from "../../server/app/cache/persistedDocuments.json";
import { everythingTag } from "../../server/core/cache/cacheTag";
import { invalidationChannel } from "../../server/core/cache/publishInvalidation";
import { askApi } from "./builtSite";
import { median, report } from "./compare";
import type { Operation, Variables } from "./pagePlans";

export type IsChosen = (name: string) => boolean;

const nobody = "00000000-0000-4000-8000-000000000000";
const shop = { filter: {}, sort: "NEWEST", first: 24 };
const outfits = { filter: {}, first: 24, withCelebrity: false, withLook: true };

const category = (filter: object): Variables => ({
  name: "dresses",
  filter: { categoryName: "dresses", ...filter },
  sort: "DEFAULT",
  first: 24,
});
const categoryLooks = (name: string): Variables => ({ name, filter: { category: name }, first: 24 });

/** What visitors ask each query for: as a page is first opened, and narrowed down. */
const asked: Record<string, Record<string, Variables>> = {
  AskPageLook: { "": { slug: "outfit-77" } },
  AskPageQuestion: { "": { id: nobody } },
  AuthorPage: { "": { slug: "nobody" } },
  BlogAdministrator: { "": {} },
  BlogPage: { "": { filter: {}, listed: true }, "of a category": { filter: { category: "Shoes" }, listed: true } },
  BlogPageMore: { "": { filter: {} } },
  BlogPostPage: { "": { slug: "article-77" } },
  BrandPage: { "": { slug: "house-1" }, rare: { slug: "house-90" } },
  BrandsPage: { "": {}, "of a letter": { letter: "H" } },
  CategoriesPage: { "": {} },
  CategoryOutfitsPage: {
    "": categoryLooks("dresses"),
    "with phrases": categoryLooks("shoes"),
    "that has none": categoryLooks("bikes"),
  },
  CategoryPage: { "": category({}), "at a price": { ...category({ price: "UNDER_100" }), sort: "PRICE_LOW" } },
  CelebritiesNamed: { "": { name: "noor v" } },
  CelebritiesPage: { "": { filter: {}, first: 24 }, searched: { filter: { search: "noor v" }, first: 24 } },
  CelebrityPage: { "": { slug: "person-7", first: 24 } },
  CorrectPage: { "": { slug: "outfit-77" } },
  EventPage: { "": { slug: "event-1" } },
  EventsPage: {
    "": { coming: { upcoming: true }, past: { upcoming: false } },
    "of a series": {
      coming: { upcoming: true, series: "Gala of Harbor 1" },
      past: { upcoming: false, series: "Gala of Harbor 1" },
    },
  },
  FavoritesPage: { "": { looks: [nobody], products: [nobody] } },
  FindCelebrity: { "": { search: "Noor Vale" } },
  FollowingPage: { "": { ids: [nobody] } },
  GarmentPage: { "": { slug: "nothing" } },
  HomePage: { "": { featured: 6 } },
  HomePageRecent: { "": { ids: [nobody] } },
  LegalFacts: { "": {} },
  LinkGonePage: { "": { id: nobody } },
  NewsletterPageCelebrity: { "": { slug: "person-7" } },
  NewsletterPagePlace: { "": { id: nobody } },
  NewsletterPageLooks: { "": { filter: { occasion: "Gala" } } },
  OutfitPage: { "": { slug: "outfit-77" } },
  OutfitPageBudget: { "": { id: nobody, budget: "200", have: [] } },
  OutfitsPage: {
    "": outfits,
    "of an occasion": { ...outfits, filter: { occasion: "Gala" } },
    "of a style": { ...outfits, filter: { styleType: "Y2K" } },
    "of a season": { ...outfits, filter: { season: "SPRING" } },
    "of an event": { ...outfits, filter: { events: ["event-1"] } },
    "of a scene": { ...outfits, filter: { scene: { show: "show-1", season: 2, episode: 5 } } },
    "of a brand": { ...outfits, filter: { brand: "house-1" } },
    "of a year": { ...outfits, filter: { year: 2025 } },
    searched: { ...outfits, filter: { search: "navy silk" } },
  },
  OutfitsPageSeasonalTrends: { "": {} },
  OutfitsPageShoppingGuides: { "": {} },
  OutfitsPageStyleMatch: { "": {} },
  RandomCelebrity: { "": {} },
  SearchPage: { "": { text: "navy silk gown", asked: true } },
  SearchPageItems: { "": { filter: { search: "navy silk" }, first: 24 } },
  SearchPagePosts: { "": { filter: { search: "navy silk" }, first: 24 } },
  SearchSuggestions: { "": { text: "navy si" } },
  ShopPage: {
    "": shop,
    "of a shop": { ...shop, filter: { retailer: "Shop 7" } },
    "at a price": { ...shop, filter: { price: "UNDER_100" }, sort: "PRICE_LOW" },
    "of an event": { ...shop, filter: { events: ["event-1"] } },
    "of a scene": { ...shop, filter: { scene: { show: "show-1", season: 2, episode: 5 } } },
    "of a brand": { ...shop, filter: { brand: "house-1" } },
    "of a year": { ...shop, filter: { year: 2025 } },
    searched: { ...shop, filter: { search: "navy silk" } },
  },
  ShowPage: {
    "": { slug: "show-1", scene: { show: "show-1" } },
    "of a season": { slug: "show-1", scene: { show: "show-1", season: 2 } },
    "of an episode": { slug: "show-1", scene: { show: "show-1", season: 2, episode: 5 } },
    "of a character": { slug: "show-1", scene: { show: "show-1", character: "mara-3" } },
  },
  ShowsPage: { "": {} },
  SitePage: { "": { slug: "privacy-policy" } },
  SiteSettings: { "": {} },
  TopicPage: { "": { filter: { topic: "shoes" } } },
  TopicsPage: { "": {} },
};

/** Filters that nobody has used before: each number is another one. */
const unused: Record<string, (number: number) => Variables> = {
  ShopPage: (number) => ({ ...shop, filter: { minPrice: number } }),
  CategoryPage: (number) => category({ minPrice: number }),
  OutfitsPage: (number) => ({ ...outfits, filter: { minPrice: number } }),
  SearchPage: (number) => ({ text: `gown over ${number.toFixed(2)}`, asked: true }),
};

/** @throws when the site has a query of which nothing is said here. */
export function listPublicReads(): Operation[] {
  return Object.values(documents).flatMap((query) => {
    const name = /^query (\w+)/.exec(query)?.[1] ?? "";
    if (!Object.hasOwn(asked, name)) throw new Error(`bench/support/growth.ts does not say what ${name} is asked for.`);
    return Object.entries(asked[name]).map(([how, variables]) => ({
      label: `${name} ${how}`.trim(),
      query,
      variables,
    }));
  });
}

/** A site and its database. */
export interface Site {
  port: number;
  url: string;
}

/** How many times as long as in the small catalogue a read takes in the large one at most. */
export const growthBar = 1.5;
/** Milliseconds that the first visitor after a change waits at most. */
const firstBar = 100;
/** Longer than it takes a process to hear of a change. */
const hearing = 20;
/** Longer than most counts take in the background; a read that takes a tenth of it waits for no count. */
const renewal = 300;
const maxTries = 15;
/** Longer than a count in the background takes on an idle machine. */
const firstCount = 4_000;

/** Returns the milliseconds of the first read after a change that invalidates everything, and of a later one. */
async function measureAfterChange(body: string, site: Site): Promise<{ first: number; again: number }> {
  const client = new Client({ connectionString: site.url });
  await client.connect();
  await client.query("SELECT pg_notify($1, $2)", [invalidationChannel, `bench\n${everythingTag}`]);
  await client.end();
  await sleep(hearing);
  const { took: first } = await askApi(site, body);
  for (let tries = 0; tries < maxTries; tries += 1) {
    await sleep(renewal);
    if ((await askApi(site, body)).took < renewal / 10) break;
  }
  return { first, again: (await askApi(site, body)).took };
}

/** Compares the small site with the large one, in turn, so that noise of the machine hits both alike. Only counts are cached. */
export async function measureGrowth(sites: readonly Site[], rounds: number, isChosen: IsChosen): Promise<void> {
  for (const { label, query, variables } of listPublicReads().filter((read) => isChosen(read.label))) {
    const body = JSON.stringify({ query, variables });
    for (const site of sites) await askApi(site, body);
    const times: { first: number; again: number }[][] = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [at, site] of sites.entries()) times[at].push(await measureAfterChange(body, site));
    const [small, large] = times.map((list) => median(list.map(({ again }) => again)));
    const [first, longest] = [
      median(times[1].map((time) => time.first)),
      Math.max(...times[1].map((time) => time.first)),
    ];
    report(
      `${label}: small ${small.toFixed(1)} ms, large ${large.toFixed(1)} ms, time grows ${(large / small).toFixed(2)} times, ` +
        `bar ${growthBar}; first after a change ${first.toFixed(1)} ms, at most ${longest.toFixed(1)}, bar ${firstBar}`,
      large / small <= growthBar && longest <= firstBar,
    );
  }
}

/** Prints the longest first read of filters that nobody has used. Each waits for the counts of the one before. */
export async function measureFirstUse(site: Site, rounds: number, isChosen: IsChosen): Promise<void> {
  const start = 20 + (Date.now() % 10_000) / 100;
  for (const [name, buildVariables] of Object.entries(unused).filter(([read]) => isChosen(read))) {
    const query = Object.values(documents).find((text) => text.startsWith(`query ${name}(`));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const body = JSON.stringify({ query, variables: buildVariables(start + round) });
      times.push((await askApi(site, body)).took);
      await sleep(firstCount);
    }
    const longest = Math.max(...times);
    report(
      `${name} with a filter that nobody has used: at most ${longest.toFixed(1)} ms, bar ${firstBar}`,
      longest <= firstBar,
    );
  }
}
