import { stringify } from "csv-stringify/sync";

/** Numbers of rows of each table; with the 1,200 rows of tags, 5,300 together. */
const sizes = { celebrities: 300, outfits: 900, products: 1_200, items: 500, posts: 400, subscribers: 800 };
/** Rows without the tags, which belong to their outfits. */
export const recordCount = Object.values(sizes).reduce((sum, size) => sum + size, 0);

const tagsOf = (n: number): string[] => [`tag ${n % 40}`, ...(n % 3 === 0 ? ["winter"] : [])];
const range = (length: number): number[] => Array.from({ length }, (_, n) => n + 1);
const uuid = (kind: number, n: number): string =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(n).padStart(12, "0")}`;
const day = (n: number): string => new Date(Date.UTC(2020, 0, 1 + (n % 1_500))).toISOString().slice(0, 10);
const categories = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"];

/** The forms in which backends write a day. */
const dayForms: ((iso: string) => string)[] = [
  (iso) => iso,
  (iso) => `${iso}T08:09:10.123Z`,
  (iso) => `${iso} 08:09:10+00`,
  (iso) =>
    new Intl.DateTimeFormat("en-US", { month: "short", day: "2-digit", year: "numeric", timeZone: "UTC" }).format(
      new Date(iso),
    ),
];

/** A row as it stands on the site after the import, as text, and its old addresses with the new one. */
export interface ExpectedSite {
  rows: Record<string, string[]>;
  addresses: [old: string, now: string][];
}

/** Lines of the tables in the order of their text. */
const line = (...cells: (string | number | boolean | null)[]): string => JSON.stringify(cells);

const celebrityName = (n: number): string => `Person ${n} Örn`;
const celebritySlug = (n: number): string => (n % 2 === 0 ? `star-${n}` : `person-${n}-orn`);

function makeCelebrities(site: ExpectedSite) {
  return range(sizes.celebrities).map((n) => {
    const slug = n % 2 === 0 ? `star-${n}` : "";
    const [id, now] = [uuid(1, n), `/celebrity/${celebritySlug(n)}`];
    site.rows.celebrities.push(
      line(
        celebrityName(n),
        celebritySlug(n),
        `Bio ${n}`,
        "English, French",
        `@p${n}`,
        n % 2 === 0 ? "Actor" : "Model",
      ),
    );
    site.addresses.push([`/celebrity/id/${id}`, now], [`/celebrity/${id}`, now], [`/celebrity/s/${id}/`, now]);
    return {
      ...{ id, name: celebrityName(n), slug, bio: `Bio ${n}`, category: n % 2 === 0 ? "Actor" : "Model" },
      languages: n % 2 === 0 ? ["English", "French"] : "{English,French}",
      social_media: n % 3 === 0 ? { instagram: `@p${n}` } : JSON.stringify({ instagram: `@p${n}` }),
    };
  });
}

function makeOutfits(site: ExpectedSite) {
  return range(sizes.outfits).map((n) => {
    const [id, owner, now] = [String(n), (n % sizes.celebrities) + 1, `/outfit/look-${n}`];
    site.rows.outfits.push(
      line(`Look ${n}`, `look-${n}`, `Story, "${n}"`, day(n), celebrityName(owner), [...tagsOf(n)].sort().join()),
    );
    site.addresses.push([`/outfit/id/${id}`, now], [`/outfit/${id}`, now]);
    return {
      ...{ id, title: `Look ${n}`, image: `https://old.example/look-${n}.jpg`, celebrity_id: uuid(1, owner) },
      ...{ description: `Story, "${n}"`, date: dayForms[n % dayForms.length](day(n)) },
    };
  });
}

const makeTags = () =>
  range(sizes.outfits).flatMap((n) => tagsOf(n).map((tag_name) => ({ outfit_id: String(n), tag_name })));

function makeProducts(site: ExpectedSite) {
  return range(sizes.products).map((n) => {
    const outfit = (n % sizes.outfits) + 1;
    site.rows.products.push(line(`Piece ${n}`, `Look ${outfit}`, n + 0.5, "USD", `https://shop.example/${n}`));
    return {
      ...{ id: n, outfit_id: outfit, title: `Piece ${n}`, price: `$${n}.50`, retailer: "Shop" },
      affiliate_link: `https://shop.example/${n}`,
    };
  });
}

function makeItems(site: ExpectedSite) {
  return range(sizes.items).map((n) => {
    const category = categories[n % categories.length];
    site.rows.items.push(line(`Item ${n}`, category, `€${n}`));
    return {
      id: uuid(4, n),
      category_name: n % 2 === 0 ? category : category.toUpperCase(),
      title: `Item ${n}`,
      price: `€${n}`,
    };
  });
}

function makePosts(site: ExpectedSite) {
  return range(sizes.posts).map((n) => {
    const [id, now] = [uuid(5, n), `/blog/post-${n}`];
    site.rows.posts.push(line(`Post ${n}`, `post-${n}`, day(n), "Ann", "Style", `First\n\nSecond ${n}`));
    site.addresses.push([`/blog/${id}`, now], [`/blog/s/${id}`, now], [`/blog/id/${id}?utm_source=x`, now]);
    return {
      ...{ id, title: `Post ${n}`, slug: `post-${n}`, content: `First\n\nSecond ${n}`, excerpt: "First" },
      ...{ image: `https://old.example/post-${n}.jpg`, author: "Ann", category: "Style" },
      date: dayForms[n % dayForms.length](day(n)),
    };
  });
}

function makeSubscribers(site: ExpectedSite) {
  return range(sizes.subscribers).map((n) => {
    const subscribed = n % 4 !== 0;
    site.rows.subscribers.push(line(`reader${n}@old.example`, "footer", subscribed, `${day(n)}T08:09:10.123Z`));
    return {
      ...{
        id: n,
        email: `Reader${n}@Old.example`,
        source: "footer",
        subscribed: n % 3 === 0 ? String(subscribed) : subscribed ? "t" : "0",
      },
      created_at: `${day(n)} 08:09:10.123+00`,
    };
  });
}

/** Makes an export over all tables, and what the site has after its import. */
export function generateExport(): { files: Record<string, string | object>; site: ExpectedSite } {
  const site: ExpectedSite = {
    rows: { celebrities: [], outfits: [], products: [], items: [], posts: [], subscribers: [] },
    addresses: [],
  };
  const csv = (rows: object[]): string => stringify(rows, { header: true });
  const files = {
    "celebrities.json": makeCelebrities(site),
    "outfits_rows.csv": csv(makeOutfits(site)),
    "outfit_tags_rows.csv": csv(makeTags()),
    "affiliate_products.json": makeProducts(site),
    "category_items.csv": csv(makeItems(site)),
    "blog_posts.csv": csv(makePosts(site)),
    "newsletter_subscribers.csv": csv(makeSubscribers(site)),
  };
  for (const rows of Object.values(site.rows)) rows.sort();
  return { files, site };
}
