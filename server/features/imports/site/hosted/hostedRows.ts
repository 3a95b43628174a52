import { slugify } from "../../../../../site/slugify";
import { deriveMetaDescription } from "../../../content/blog/blog.derived";
import {
  emptySignature,
  emptySocialMedia,
  type Signature,
  type SocialMedia,
} from "../../../content/celebrity/celebrity.types";
import { MatchKind } from "../../../content/product/affiliateProduct.entity";
import { RowProblem } from "../run/rowProblem";
import type { SiteKind, SiteRecord } from "../siteRecord.types";
import { type Cell, readDate, readFlag, readList, readObject, readText } from "./hostedValues";

type Cells = Record<string, Cell>;
type Read = Pick<SiteRecord, "values"> & { oldPaths?: string[] };

/** What a row needs besides its cells. */
interface RowParts {
  /** Of the outfit. */
  tags: readonly string[];
  /** Receives a sentence for each optional value that cannot be read. */
  unread: string[];
}

/** How the rows of a table become records. */
export interface HostedTable {
  /** Columns that are read, and those that the site derives itself. */
  columns: readonly string[];
  kind: SiteKind;
  /** @throws RowProblem */
  read: (cells: Cells, parts: RowParts) => Read;
}

/** Texts of a celebrity, by their columns. */
const celebrityTexts = {
  image: "image",
  bio: "bio",
  category: "category",
  styleType: "style_type",
  slug: "slug",
  birthdate: "birthdate",
  birthplace: "birthplace",
  height: "height",
  education: "education",
  careerHighlights: "career_highlights",
  personalLife: "personal_life",
  awards: "awards",
  interestingFacts: "interesting_facts",
  nationality: "nationality",
  languages: "languages",
  netWorth: "net_worth",
  zodiacSign: "zodiac_sign",
  philanthropyWork: "philanthropy_work",
  businessVentures: "business_ventures",
  controversies: "controversies",
  fanbaseNickname: "fanbase_nickname",
  measurements: "measurements",
  dietFitness: "diet_fitness",
  styleEvolution: "style_evolution",
  influences: "influences",
  quotes: "quotes",
  publicPerception: "public_perception",
  brandEndorsements: "brand_endorsements",
} as const;

const times = ["created_at", "updated_at"];
const offerColumns = ["id", "title", "description", "image", "price", "retailer", "affiliate_link", ...times];

/** The addresses of a row by its slug and its id. */
const addresses = (folder: string, forms: readonly string[], { id, slug }: Cells): string[] => {
  const [byId, bySlug] = [readText(id), readText(slug)];
  return [
    ...(bySlug ? [`${folder}/${bySlug}`] : []),
    ...(byId ? [`${folder}/${byId}`, ...forms.map((form) => `${folder}/${form}/${byId}`)] : []),
    ...(bySlug ? forms.filter((form) => form === "s").map((form) => `${folder}/${form}/${bySlug}`) : []),
  ];
};

const readOffer = (cells: Cells) => ({
  title: readText(cells.title),
  description: readText(cells.description),
  image: readText(cells.image),
  price: readText(cells.price),
  retailer: readText(cells.retailer),
  affiliateLink: readText(cells.affiliate_link),
});

function readCelebrity(cells: Cells, { unread }: RowParts): Read {
  const texts = Object.fromEntries(
    Object.entries(celebrityTexts).map(([field, column]) => [field, readText(cells[column])]),
  ) as Record<keyof typeof celebrityTexts, string>;
  const socialMedia = readObject(cells.social_media, Object.keys(emptySocialMedia()), unread) as SocialMedia | null;
  const signature = readObject(cells.signature, Object.keys(emptySignature()), unread) as Signature | null;
  return {
    oldPaths: addresses("/celebrity", ["id", "s"], cells),
    values: {
      name: readText(cells.name),
      status: "PUBLISHED",
      ...texts,
      ...(socialMedia && { socialMedia }),
      ...(signature && { signature }),
    },
  };
}

const readOutfit = (cells: Cells, { tags, unread }: RowParts): Read => ({
  oldPaths: addresses("/outfit", ["id"], cells),
  values: {
    title: readText(cells.title),
    slug: readText(cells.slug),
    image: readText(cells.image),
    description: readText(cells.description),
    fullDescription: readText(cells.full_description),
    occasion: readText(cells.occasion),
    affiliateLink: readText(cells.affiliate_link),
    celebrityKey: readText(cells.celebrity_id) || null,
    wornAt: readDate(cells.date, unread),
    tags: [...new Set([...readList(cells.tags), ...tags])],
    status: "PUBLISHED",
  },
});

function readArticle(cells: Cells, { unread }: RowParts): Read {
  const excerpt = readText(cells.excerpt);
  const meta = readText(cells.meta_description);
  return {
    oldPaths: addresses("/blog", ["id", "s"], cells),
    values: {
      title: readText(cells.title),
      slug: readText(cells.slug),
      content: readText(cells.content),
      excerpt,
      image: readText(cells.image) || null,
      authorName: readText(cells.author),
      categories: [readText(cells.category)].filter(Boolean),
      tags: [],
      publishedAt: readDate(cells.date, unread) ?? readDate(cells.created_at, unread),
      status: "PUBLISHED",
      seoTitle: null,
      // The old site derived it from the excerpt, and so does this one.
      seoDescription: meta === deriveMetaDescription({ excerpt }) ? null : meta,
    },
  };
}

const readSubscriber = (cells: Cells, { unread }: RowParts): Read => ({
  values: {
    email: readText(cells.email),
    source: readText(cells.source),
    subscribedAt: readDate(cells.subscribed_at, unread) ?? readDate(cells.created_at, unread),
    subscribed: readFlag(cells.subscribed, true),
  },
});

/** Lists of terms by the types of the table `categories`; a type is missing where it has only those of articles. */
const termLists = {
  "": "blogCategory",
  blog: "blogCategory",
  blogcategory: "blogCategory",
  category: "category",
  celebrity: "category",
  styletype: "styleType",
  occasion: "occasion",
  tag: "tag",
} as const;

function readTerm(cells: Cells): Read {
  const type = readText(cells.type).toLowerCase().replace("_", "");
  if (!Object.hasOwn(termLists, type)) throw new RowProblem(`The type "${type}" of a category is not known.`);
  const list = termLists[type as keyof typeof termLists];
  return { values: { list, name: readText(cells.name) } };
}

/** The tables, in an order in which rows come after those that they name. */
export const hostedTables: Record<string, HostedTable> = {
  categories: { kind: "term", columns: ["id", "name", "type", ...times], read: readTerm },
  celebrities: {
    kind: "celebrity",
    columns: ["id", "name", "social_media", "signature", "outfitcount", ...Object.values(celebrityTexts), ...times],
    read: readCelebrity,
  },
  outfits: {
    kind: "outfit",
    columns: [
      ...["id", "title", "slug", "image", "celebrity_id", "description", "full_description", "occasion", "date"],
      ...["affiliate_link", "tags", ...times],
    ],
    read: readOutfit,
  },
  affiliate_products: {
    kind: "product",
    columns: ["outfit_id", ...offerColumns],
    read: (cells) => ({
      values: { ...readOffer(cells), outfitKey: readText(cells.outfit_id) || null, matchKind: MatchKind.SIMILAR },
    }),
  },
  category_items: {
    kind: "categoryItem",
    columns: ["category_name", ...offerColumns],
    read: (cells) => ({
      values: { ...readOffer(cells), categoryName: slugify(readText(cells.category_name)) },
    }),
  },
  blog_posts: {
    kind: "article",
    columns: [
      ...["id", "title", "slug", "content", "excerpt", "image", "date", "author", "category", "meta_description"],
      ...["structured_data", "keywords", ...times],
    ],
    read: readArticle,
  },
  newsletter_subscribers: {
    kind: "subscriber",
    columns: ["id", "email", "source", "subscribed", "subscribed_at", ...times],
    read: readSubscriber,
  },
};
