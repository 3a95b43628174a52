import { adminPaths } from "../../../../site/addresses";
import type { ContentType } from "../../../graphql/generated/adminOperations";
import type { PictureKind } from "../../../shared/ui/picture/Picture";

interface ContentKind {
  /** "Category item" */
  label: string;
  /** The placeholder for missing images. */
  picture: PictureKind;
  /** URL of the dialog of a row. */
  recordAt: (id: string) => string;
  /** Root fields that return its rows or their counts. */
  roots: readonly string[];
}

export const contentKinds: Record<ContentType, ContentKind> = {
  celebrity: {
    label: "Celebrity",
    picture: "celebrity",
    recordAt: (id) => adminPaths.celebrities({ view: id }),
    roots: ["celebrities", "celebrityCategories"],
  },
  outfit: {
    label: "Outfit",
    picture: "outfit",
    recordAt: (id) => adminPaths.outfits({ edit: id }),
    roots: ["outfits", "outfitOccasions", "affiliateProducts", "productRetailers"],
  },
  affiliateProduct: {
    label: "Product",
    picture: "product",
    recordAt: (id) => adminPaths.products({ edit: id }),
    roots: ["affiliateProducts", "productRetailers"],
  },
  categoryItem: {
    label: "Category item",
    picture: "product",
    recordAt: (id) => adminPaths.items({ edit: id }),
    roots: ["categoryItems", "categoryItemRetailers"],
  },
  blogPost: {
    label: "Blog post",
    picture: "post",
    recordAt: (id) => adminPaths.blog({ edit: id }),
    roots: ["blogPosts", "blogCategories"],
  },
};

export const contentTypes = Object.keys(contentKinds) as ContentType[];

/** Undefined for an unknown content type. */
export const parseContentType = (text: string): ContentType | undefined => contentTypes.find((type) => type === text);

/** Root fields that return content of any kind, term counts, or the trash. */
export const contentRoots: readonly string[] = [
  ...new Set(contentTypes.flatMap((type) => contentKinds[type].roots)),
  "terms",
  "trash",
];
