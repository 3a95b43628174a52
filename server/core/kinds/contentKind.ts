import { createEnum } from "../graphql/createEnum";
import { affiliateProductKind } from "./affiliateProductKind";
import { authorKind } from "./authorKind";
import { blogPostKind } from "./blogPostKind";
import { brandKind } from "./brandKind";
import { categoryItemKind } from "./categoryItemKind";
import { celebrityKind } from "./celebrityKind";
import type { ContentKind, PageKind } from "./contentKind.types";
import { eventKind } from "./eventKind";
import { outfitKind } from "./outfitKind";
import { pageKind } from "./pageKind";
import { showKind } from "./showKind";
import { isWornAgain } from "./publicSql";

/**
 * The kinds of content: everything that differs by kind reads this list. Parents before their dependents. The audit log,
 * the trash and cache tags use these names.
 */
export const contentKinds = {
  celebrity: celebrityKind,
  event: eventKind,
  show: showKind,
  outfit: outfitKind,
  affiliateProduct: affiliateProductKind,
  categoryItem: categoryItemKind,
  blogPost: blogPostKind,
  page: pageKind,
  author: authorKind,
  brand: brandKind,
} as const satisfies Record<string, ContentKind>;

export type ContentType = keyof typeof contentKinds;
type ContentKinds = typeof contentKinds;
type ContentTable = ContentKinds[ContentType]["table"];

/** The types whose kind has a value for the property. */
type TypesWith<Property extends keyof ContentKind> = {
  [Type in ContentType]: ContentKinds[Type][Property] extends null | false ? never : Type;
}[ContentType];

export const contentTypes = Object.keys(contentKinds) as ContentType[];

/** Lists the types whose kind has a value for the property, in the order of `contentTypes`. */
export const typesWith = <Property extends keyof ContentKind>(property: Property): readonly TypesWith<Property>[] =>
  contentTypes.filter((type): type is TypesWith<Property> => Boolean(contentKinds[type][property]));

/** Makes an object with a value for each of the types. */
export const byType = <Type extends ContentType, Value>(
  types: readonly Type[],
  value: (type: Type) => Value,
): Record<Type, Value> => Object.fromEntries(types.map((type) => [type, value(type)])) as Record<Type, Value>;

/** The content types as an enum object for type-graphql. */
export const ContentTypes = createEnum(
  "ContentType",
  "A content type.",
  byType(contentTypes, (type) => contentKinds[type].description),
);

/** Types of content with outbound links. */
export const linkingTypes = typesWith("link");
export type LinkingType = (typeof linkingTypes)[number];
/** Those with a single outbound address, unlike articles with any number of links in their text. */
export type OwnLinkType = {
  [Type in LinkingType]: ContentKinds[Type]["link"]["isText"] extends true ? never : Type;
}[LinkingType];
export const ownLinkTypes = linkingTypes.filter((type): type is OwnLinkType => !contentKinds[type].link.isText);

/** The name of the owner of a link in records of clicks. */
export type LinkTarget = ContentKinds[LinkingType]["link"]["target"];

/** The content types that have a price at their link. */
export const offerTypes = typesWith("isOffer");
export type OfferType = (typeof offerTypes)[number];

/** Makes an object with a value for the list screen of each kind. */
export const mapScreens = <Value>(
  value: (screen: ContentKind["screen"]) => Value,
): Record<ContentKinds[ContentType]["screen"]["name"], Value> =>
  Object.fromEntries(
    contentTypes.map((type) => [contentKinds[type].screen.name, value(contentKinds[type].screen)]),
  ) as Record<ContentKinds[ContentType]["screen"]["name"], Value>;

/** The types whose rows belong to others. */
export const ownedTypes = typesWith("owner");
/** Lists the types whose rows belong to rows of a type. */
export const listOwnedTypes = (type: ContentType) =>
  ownedTypes.filter((owned) => contentKinds[owned].owner.type === type);

/** The content types with a page for each row. */
const pageTypes = typesWith("page");
export type PageType = (typeof pageTypes)[number];

/** Rows with a page that are no content. */
export const otherPages = {
  category: {
    table: "product_categories",
    fallbackSlug: "category",
    sitemap: null,
    hasTrash: false,
    isPublic: null,
  },
  garment: { table: "garments", fallbackSlug: "garment", sitemap: "garments", hasTrash: false, isPublic: isWornAgain },
} as const satisfies Record<string, PageKind>;

/** A table with rows that visitors can see. */
export type PublicTable = ContentTable | (typeof otherPages)[keyof typeof otherPages]["table"];

/** All rows with a slug, former slugs and a page: content, and what sorts it. */
export const pageKinds: Readonly<Record<PageType | keyof typeof otherPages, PageKind & { table: PublicTable }>> = {
  ...byType(pageTypes, (type) => {
    const { table, isPublic, page } = contentKinds[type];
    return { table, isPublic, ...page, hasTrash: true };
  }),
  ...otherPages,
};
/** The names of the sitemap files that list rows. */
export type RowSitemap =
  ContentKinds[PageType]["page"]["sitemap"] | NonNullable<(typeof otherPages)[keyof typeof otherPages]["sitemap"]>;
export type SluggedType = keyof typeof pageKinds;
export const sluggedTypes = Object.keys(pageKinds) as SluggedType[];

/** Columns derived at every save; the audit log omits them. */
export const derivedColumns: ReadonlySet<string> = new Set([
  "priceAmount",
  "priceCurrency",
  "originalPriceAmount",
  "originalPriceCurrency",
  "priceCheckedAt",
  "priceSourceKind",
  "priceFeedId",
  "inStock",
  "condition",
  "garments",
  "colors",
  "materials",
  "patterns",
  "titleFacts",
  "keywords",
  "structuredData",
]);

/** Describes a bulk change in the audit log: "1 outfit", "3 category items". */
export const describeRows = (count: number, type: ContentType): string =>
  `${count} ${count === 1 ? contentKinds[type].noun : contentKinds[type].nouns}`;
