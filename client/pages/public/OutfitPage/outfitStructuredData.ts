import { paths } from "../../../../site/addresses";
import { productLd } from "../../../features/shops/offer/productLd";
import { pieceAnchor } from "../../../features/content/outfit/look/highlight";
import type { OutfitPageQuery } from "../../../graphql/generated/operations";
import { breadcrumbList } from "../../../shared/seo/breadcrumbList";
import { outfitHead } from "../../../shared/seo/derivedHead";
import { absoluteUrl, previewImages, previewSize } from "../../../shared/seo/head";
import { publisher } from "../../../shared/seo/publisher";
import type { Site } from "../../../shared/site/SiteContext";
import type { PieceGroups } from "./groupByPiece";

type OutfitOfPage = NonNullable<OutfitPageQuery["outfit"]>;

const context = "https://schema.org" as const;

/** Breadcrumbs: home, gallery, wearer, look. */
export const outfitTrail = ({ slug, title, celebrity }: OutfitOfPage, origin: string) =>
  breadcrumbList(
    [
      { label: "Home", to: paths.home() },
      { label: "Outfits", to: paths.outfits() },
      ...(celebrity ? [{ label: celebrity.name, to: paths.celebrity(celebrity.slug) }] : []),
      { label: title, to: paths.outfit(slug) },
    ],
    origin,
  );

/** The picture with its credit. */
function lookPicture({ image, imageAlt, imageCredit }: OutfitOfPage, origin: string) {
  const [preview] = previewImages(image);
  if (!preview) return undefined;
  return {
    "@type": "ImageObject",
    contentUrl: absoluteUrl(origin, preview),
    ...previewSize(preview),
    caption: imageAlt || undefined,
    creditText: imageCredit ?? undefined,
  };
}

/** Who wore the look and when, with its picture. Unknown facts are undefined and therefore missing in the JSON. */
export function lookArticle(outfit: OutfitOfPage, site: Site) {
  const { slug, date, createdAt, updatedAt, celebrity } = outfit;
  const url = absoluteUrl(site.origin, paths.outfit(slug));
  const head = outfitHead(outfit, celebrity?.name);
  return {
    "@context": context,
    "@type": "Article",
    headline: head.title,
    description: head.description || undefined,
    url,
    mainEntityOfPage: url,
    image: lookPicture(outfit, site.origin),
    // A look is public from the day on which it was worn.
    datePublished: date !== null && date > createdAt ? date : createdAt,
    dateModified: updatedAt,
    /** The day on which it was worn. */
    contentReferenceTime: date ?? undefined,
    about: celebrity
      ? {
          "@type": "Person",
          name: celebrity.name,
          url: absoluteUrl(site.origin, paths.celebrity(celebrity.slug)),
        }
      : undefined,
    author: publisher(site),
    publisher: publisher(site),
  };
}

/** The products in the order of the page. */
export function similarItems({ title, slug }: OutfitOfPage, { groups, others }: PieceGroups, origin: string) {
  const placed = groups.flatMap(({ id, brand, products }) =>
    products.map((product) => ({
      product,
      anchor: pieceAnchor(id),
      // The page names the brand of the piece: its other products may be of others.
      brand: product.shownMatchKind === "EXACT" ? brand?.name : undefined,
    })),
  );
  const listed = [...placed, ...others.map((product) => ({ product, anchor: "shop", brand: undefined }))];
  return {
    "@context": context,
    "@type": "ItemList",
    name: `Shop Similar Items: ${title}`,
    itemListElement: listed.map(({ product, anchor, brand }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: productLd(product, `${paths.outfit(slug)}#${anchor}`, origin, brand),
    })),
  };
}
