import { slugify } from "../../../../site/slugify";
import { priceColumns } from "../../../core/money/offerColumns";
import { PriceSourceKind } from "../../../core/money/priceSource";
import { deriveStructuredData } from "../../content/blog/blog.derived";
import type { Author } from "../../content/author/author.entity";
import type { Brand } from "../../content/brand/brand.entity";
import type { BlogPost } from "../../content/blog/blogPost.entity";
import { listFacts, readTitleFacts } from "../../../core/vocabulary/facts";
import { deriveTraits } from "../../../core/vocabulary/traits";
import { builtInCategories } from "../../content/category/category.types";
import type { CategoryItem } from "../../content/category/categoryItem.entity";
import type { Celebrity } from "../../content/celebrity/celebrity.entity";
import type { Event } from "../../content/event/event.entity";
import type { Garment } from "../../content/garments/garment.entity";
import type { Outfit, OutfitTag } from "../../content/outfit/outfit.entity";
import { type AffiliateProduct, IdentificationBasis, MatchKind } from "../../content/product/affiliateProduct.entity";
import type { Piece } from "../../content/outfit/pieces/piece.entity";
import type { SampleContent, SampleItem, SampleProduct } from "./sampleData.types";
import { sampleId } from "./sampleId";
import { sceneOf } from "./sampleShows";

/** Figures from the specification. */
const followers = 3200;
const maxLikes = 3200;

const hour = 3_600_000;

/**
 * Spreads creation times over some months, so that "newest" and "oldest" differ and the dashboard has a week to compare
 * with; the last row is the most recent. All offers use the same distance, because lists mix products and items.
 */
const creationTime = (place: number, of: number, hoursApart = 5): Date =>
  new Date(Date.now() - (of - place) * hoursApart * hour);

const offer = (product: SampleItem) => ({
  title: product.title,
  ...deriveTraits(product.title),
  description: product.description,
  ...priceColumns({ price: product.price, originalPrice: product.originalPrice ?? "" }),
  priceSourceKind: PriceSourceKind.EDITOR,
  retailer: product.retailer,
  // Each shop of the sample sells what it makes.
  brandName: product.retailer,
  affiliateLink: product.affiliateLink,
  rating: product.rating ?? null,
  reviewCount: product.reviewCount ?? null,
  sample: true,
});

export function celebrityRows({ celebrities }: SampleContent): Partial<Celebrity>[] {
  return celebrities.map(({ celebrity }, place) => {
    const id = sampleId("celebrity", celebrity.slug);
    return {
      ...celebrity,
      id,
      image: `/art/celebrity/${id}.svg`,
      followerCount: followers,
      sample: true,
      createdAt: creationTime(place, celebrities.length),
    };
  });
}

/** Returns all outfits with their celebrities, oldest first. */
export const listOutfits = ({ celebrities }: SampleContent) =>
  celebrities
    .flatMap(({ celebrity, outfits }) =>
      outfits.map((outfit) => ({ celebrity, outfit, id: sampleId("outfit", outfit.slug) })),
    )
    .sort((one, other) => one.outfit.date.localeCompare(other.outfit.date));

export function outfitRows(content: SampleContent): Partial<Outfit>[] {
  const all = listOutfits(content);
  return all.map(({ celebrity, outfit, id }, place) => ({
    id,
    slug: outfit.slug,
    title: outfit.title,
    titleFacts: readTitleFacts(outfit.title),
    image: `/art/outfit/${id}.svg`,
    imageAlt: `${celebrity.name}: ${outfit.pieces.map(({ name }) => name.toLowerCase()).join(", ")}`,
    aspectRatio: 3 / 4,
    description: outfit.description,
    fullDescription: outfit.fullDescription,
    occasion: outfit.occasion,
    eventId: outfit.event ? sampleId("event", outfit.event) : null,
    date: outfit.date,
    affiliateLink: outfit.affiliateLink ?? null,
    celebrityId: sampleId("celebrity", celebrity.slug),
    ...sceneOf(content, outfit.slug),
    likeCount: maxLikes - 31 * (all.length - 1 - place),
    sample: true,
    createdAt: creationTime(place, all.length, 40),
  }));
}

export const tagRows = (content: SampleContent): Partial<OutfitTag>[] =>
  listOutfits(content).flatMap(({ outfit, id }) =>
    [...new Set(outfit.tags)].map((tagName) => ({ outfitId: id, tagName })),
  );

const pieceId = (slug: string, place: number): string => sampleId("piece", `${slug}/${place}`);

export const pieceRows = (content: SampleContent): Partial<Piece>[] =>
  listOutfits(content).flatMap(({ outfit, id: outfitId }) =>
    outfit.pieces.map(({ name, note = "", brand = "", x, y }, place) => ({
      id: pieceId(outfit.slug, place),
      outfitId,
      place,
      name,
      ownFacts: listFacts(deriveTraits(name)),
      note,
      brandName: brand,
      x,
      y,
    })),
  );

/** Which pieces are which garments; a garment is as old as its oldest look. */
export const wornPieces = (content: SampleContent): { pieceId: string; garment: Partial<Garment> & { id: string } }[] =>
  listOutfits(content).flatMap(({ outfit }) =>
    outfit.pieces.flatMap(({ name, garment: slug }, place) =>
      slug ? [{ pieceId: pieceId(outfit.slug, place), garment: { id: sampleId("garment", slug), slug, name } }] : [],
    ),
  );

export const productId = (slug: string, piece: number, place: number): string =>
  sampleId("product", `${slug}/${piece}/${place}`);

const ageOf = (round: number): number => (round === 0 ? Number.MAX_SAFE_INTEGER : round);

/** On what exact matches rest: mostly the picture, for some the brand. Nothing is said about the others. */
function identification({ matchKind }: SampleProduct, place: number, day: Date) {
  if (matchKind !== MatchKind.EXACT) return {};
  return place % 3 === 0
    ? { basis: IdentificationBasis.BRAND, basisOn: day.toISOString().slice(0, 10) }
    : { basis: IdentificationBasis.PICTURE };
}

/**
 * Neighbors in a list by age belong to different outfits: all second products come first, then all third ones. The first
 * product of each outfit, its main garment, is among the newest.
 */
export function productRows(content: SampleContent): Partial<AffiliateProduct>[] {
  const rows = listOutfits(content).flatMap(({ outfit, id: outfitId }) =>
    outfit.pieces
      .flatMap(({ products }, piece) => products.map((product, place) => ({ product, piece, place })))
      .map((row, round) => ({ ...row, round, outfitId, slug: outfit.slug })),
  );
  return [...rows]
    .sort((one, other) => ageOf(one.round) - ageOf(other.round))
    .map(({ product, piece, place, outfitId, slug }, newest) => {
      const id = productId(slug, piece, place);
      const createdAt = creationTime(newest, rows.length);
      return {
        ...offer(product),
        ...identification(product, newest, createdAt),
        id,
        outfitId,
        pieceId: pieceId(slug, piece),
        place,
        matchKind: MatchKind[product.matchKind],
        image: `/art/product/${id}.svg`,
        createdAt,
      };
    });
}

export function itemRows({ items }: SampleContent): Partial<CategoryItem>[] {
  return builtInCategories.flatMap((categoryName) =>
    items[categoryName].map((item, place) => {
      const id = sampleId("item", `${categoryName}/${item.title}`);
      return {
        ...offer(item),
        id,
        categoryName,
        image: `/art/item/${id}.svg`,
        createdAt: creationTime(place, items[categoryName].length),
      };
    }),
  );
}

export function postRows({ articles }: SampleContent): Partial<BlogPost>[] {
  return articles.map((article, place) => {
    const id = sampleId("post", article.slug);
    const post = { ...article, image: `/art/post/${id}.svg` };
    return {
      ...post,
      id,
      keywords: article.keywords.join(", "),
      structuredData: deriveStructuredData(post),
      likeCount: 40 + ((place * 37) % 160),
      sample: true,
      createdAt: creationTime(place, articles.length),
    };
  });
}

export const authorRows = ({ authors }: SampleContent): Partial<Author>[] =>
  authors.map((author) => ({ ...author, id: sampleId("author", author.slug), sample: true }));

export const brandRows = ({ brands }: SampleContent): Partial<Brand>[] =>
  brands.map((brand) => ({ ...brand, id: sampleId("brand", brand.slug), sample: true }));

/** In milliseconds. */
export const day = 86_400_000;

export const eventRows = ({ events }: SampleContent): Partial<Event>[] =>
  events.map(({ key, name, date, days, ...event }) => {
    const dated = `${name} ${date.slice(0, 4)}`;
    const last = new Date(Date.parse(date) + (days - 1) * day).toISOString().slice(0, 10);
    return {
      ...event,
      id: sampleId("event", key),
      slug: slugify(dated),
      name: dated,
      firstDay: date,
      lastDay: days === 1 ? null : last,
      sample: true,
    };
  });
