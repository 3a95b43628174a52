import { adminPaths } from "../../../site/addresses";
import type { ContentType, PublishableType, ViewScreen } from "../../graphql/generated/adminOperations";
import type { PictureKind } from "../../shared/ui/picture/Picture";

/** What screens about all kinds of content, such as the trash, know of a kind. */
interface ContentKind<IsPublished extends boolean> {
  /** "Category item" */
  label: string;
  /** The placeholder for missing images. */
  picture: PictureKind;
  /** The list screen, whose address also opens the dialogs of a row. */
  screen: (query: Partial<Record<"edit" | "view", string>>) => string;
  /** The name of the screen's saved views. */
  viewScreen: ViewScreen;
  /** The dialog that opens first. */
  opensIn: "edit" | "view";
  /** The root field of its lists. */
  list: string;
  /** Other root fields that return its rows or their counts. */
  alsoRoots: readonly string[];
  /** Root fields whose rows may contain outbound links. */
  linkRoots: readonly string[];
  /** Has a status, a schedule and revisions. */
  isPublished: IsPublished;
}

export const contentKinds: {
  readonly [Type in ContentType]: ContentKind<Type extends PublishableType ? true : false>;
} = {
  celebrity: {
    label: "Celebrity",
    picture: "celebrity",
    screen: adminPaths.celebrities,
    viewScreen: "CELEBRITIES",
    opensIn: "view",
    list: "celebrities",
    alsoRoots: ["celebrityCategories"],
    linkRoots: [],
    isPublished: true,
  },
  outfit: {
    label: "Outfit",
    picture: "outfit",
    screen: adminPaths.outfits,
    viewScreen: "OUTFITS",
    opensIn: "edit",
    list: "outfits",
    alsoRoots: ["outfitOccasions", "affiliateProducts", "productRetailers"],
    linkRoots: ["outfits"],
    isPublished: true,
  },
  affiliateProduct: {
    label: "Product",
    picture: "product",
    screen: adminPaths.products,
    viewScreen: "PRODUCTS",
    opensIn: "edit",
    list: "affiliateProducts",
    alsoRoots: ["productRetailers"],
    linkRoots: ["affiliateProducts"],
    isPublished: false,
  },
  categoryItem: {
    label: "Category item",
    picture: "product",
    screen: adminPaths.items,
    viewScreen: "ITEMS",
    opensIn: "edit",
    list: "categoryItems",
    alsoRoots: ["categoryItemRetailers"],
    linkRoots: ["categoryItems"],
    isPublished: false,
  },
  blogPost: {
    label: "Blog post",
    picture: "post",
    screen: adminPaths.blog,
    viewScreen: "BLOG",
    opensIn: "edit",
    list: "blogPosts",
    alsoRoots: ["blogCategories"],
    linkRoots: ["blogPosts", "blogPost"],
    isPublished: true,
  },
  author: {
    label: "Author",
    picture: "celebrity",
    screen: adminPaths.authors,
    viewScreen: "AUTHORS",
    opensIn: "edit",
    list: "authors",
    alsoRoots: [],
    linkRoots: [],
    isPublished: true,
  },
  show: {
    label: "Show",
    picture: "post",
    screen: adminPaths.shows,
    viewScreen: "SHOWS",
    opensIn: "edit",
    list: "shows",
    alsoRoots: ["appearances"],
    linkRoots: [],
    isPublished: true,
  },
  event: {
    label: "Event",
    picture: "outfit",
    screen: adminPaths.events,
    viewScreen: "EVENTS",
    opensIn: "edit",
    list: "events",
    alsoRoots: ["eventSeries", "eventYears", "appearances"],
    linkRoots: [],
    isPublished: true,
  },
  brand: {
    label: "Brand",
    picture: "product",
    screen: adminPaths.brands,
    viewScreen: "BRANDS",
    opensIn: "edit",
    list: "brands",
    alsoRoots: ["brandLetters"],
    linkRoots: [],
    isPublished: true,
  },
  page: {
    label: "Page",
    picture: "post",
    screen: adminPaths.pages,
    viewScreen: "PAGES",
    opensIn: "edit",
    list: "pages",
    alsoRoots: [],
    linkRoots: [],
    isPublished: true,
  },
};

export const contentTypes = Object.keys(contentKinds) as ContentType[];

/** The content types that have a status. */
export const publishableTypes = contentTypes.filter((type): type is PublishableType => contentKinds[type].isPublished);

/** Undefined for an unknown content type. */
export const parseContentType = (text: string): ContentType | undefined => contentTypes.find((type) => type === text);

/** Returns the address of the dialog of a row. */
export const recordPath = (type: ContentType, id: string): string => {
  const { screen, opensIn } = contentKinds[type];
  return screen({ [opensIn]: id });
};

/** Returns the root fields that return rows of the types, or their counts. */
export const listRoots = (types: readonly ContentType[]): readonly string[] => [
  ...new Set(types.flatMap((type) => [contentKinds[type].list, ...contentKinds[type].alsoRoots])),
];
