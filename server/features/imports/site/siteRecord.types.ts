import type { Readable } from "node:stream";
import type { CreateCategoryItemInput } from "../../content/category/category.inputs";
import type { CreateCelebrityInput } from "../../content/celebrity/celebrity.inputs";
import type { CreateOutfitInput } from "../../content/outfit/outfit.inputs";
import type { CreateAffiliateProductInput } from "../../content/product/product.inputs";
import type { SiteMenuPlace } from "./menus/siteMenu.types";

/** A file of an export: one that was chosen, or one inside a folder or a ZIP. */
export interface ExportFile {
  /** Path inside the folder or ZIP, with "/". */
  name: string;
  /** Can be called several times. */
  open: () => Promise<Readable>;
}

/** What a row of an export is called inside it: an id, or what identifies the row best. Unique within its kind. */
export type ExportKey = string;

type Undated<Input> = Omit<Input, "requestId" | "status" | "date">;

/** Published unless the export says otherwise. A published row with a day in the future waits for that day. */
interface PublicationValues {
  status: "PUBLISHED" | "DRAFT";
}

export interface ArticleValues extends PublicationValues {
  title: string;
  /** The last part of its old address; blank for the slug of the title. */
  slug: string | null;
  /** Markdown. Pictures and links keep the addresses of the export; the import replaces pictures later. */
  content: string;
  /** Plain text; blank for the beginning of the content. */
  excerpt: string | null;
  authorName: string | null;
  publishedAt: Date | null;
  /** Names, the main one first: the site shows one category per article. */
  categories: string[];
  /** Names. Articles of this site have no tags: they choose the category when there is no other. */
  tags: string[];
  /** Address of the cover picture; blank for the first picture of the content. */
  image: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
}

export interface SubscriberValues {
  email: string;
  /** The form or place where the person subscribed, as the export names it. */
  source: string | null;
  subscribedAt: Date | null;
  /** False for a person who has left, who stays away. */
  subscribed: boolean;
}

export interface CelebrityValues extends Undated<CreateCelebrityInput>, PublicationValues {}

export interface OutfitValues extends Omit<Undated<CreateOutfitInput>, "celebrityId">, PublicationValues {
  celebrityKey: ExportKey | null;
  /** The day on which it was worn. */
  wornAt: Date | null;
}

export interface ProductValues extends Omit<Undated<CreateAffiliateProductInput>, "outfitId" | "pieceId"> {
  outfitKey: ExportKey | null;
}

export type CategoryItemValues = Undated<CreateCategoryItemInput>;

/** An entry of a list of terms. Names that rows use need no record. */
export interface TermValues {
  list: "category" | "styleType" | "occasion" | "blogCategory" | "tag";
  name: string;
}

/** An old address of no row: `oldPaths` redirect to it. */
export interface RedirectValues {
  /** A path of this site, such as /blog?category=Style. */
  to: string;
}

/** The archive of an author, whose name articles have: it comes after them, because they make the author. */
export interface AuthorValues {
  name: string;
}

/** What the export knows of a picture, besides where rows use it. */
export interface PictureValues {
  /** As rows use it. */
  address: string;
  /** Alternative text; blank when unknown. */
  alt: string;
}

/** A menu of the old site. It comes after the rows to which its links lead. */
export interface MenuValues {
  name: string;
  /** Null when the export does not say where it was shown. */
  place: SiteMenuPlace | null;
  /** `to` is an old address, as in `oldPaths`, or the URL of another site. */
  links: { label: string; to: string }[];
}

export interface SiteValues {
  term: TermValues;
  celebrity: CelebrityValues;
  outfit: OutfitValues;
  product: ProductValues;
  categoryItem: CategoryItemValues;
  article: ArticleValues;
  /** Read like an article. A page has no category, author and date. */
  page: ArticleValues;
  subscriber: SubscriberValues;
  redirect: RedirectValues;
  author: AuthorValues;
  picture: PictureValues;
  menu: MenuValues;
}
export type SiteKind = keyof SiteValues;

interface RecordOf<Kind extends SiteKind> {
  kind: Kind;
  key: ExportKey;
  /** Where it stands, for problems: "posts.csv, line 12". */
  line: string;
  /**
   * Old addresses with their query, without the host: /2020/05/a-look/ and /?p=123. They redirect to the row, or to the
   * list of a term.
   */
  oldPaths: string[];
  values: SiteValues[Kind];
  /** A sentence for each optional value that cannot be read: the row is imported without it. */
  unread?: string[];
}

/** A row of an export in the site's terms. */
export type SiteRecord = { [Kind in SiteKind]: RecordOf<Kind> }[SiteKind];

/** A row that cannot be read, or something that people should know of the file. */
export interface SiteProblem {
  kind: "problem";
  line: string;
  /** For people, such as: The row has no id. */
  sentence: string;
  /** The kind of the row that is not imported; missing when no row is lost. */
  row?: SiteKind;
}

/**
 * Reads an export in constant order, so that an interrupted import continues where it was. A row comes after those that it
 * names by their keys. One bad row gives one problem, and the next row follows.
 * @throws ImportRefused when nothing of the export can be read.
 */
export type SiteReader = (files: readonly ExportFile[]) => AsyncIterable<SiteRecord | SiteProblem>;

/** A kind of export. */
export interface SiteSource {
  /** Stored with the rows: never changes. */
  name: "hosted" | "wordpress" | "ghost";
  /** For people. */
  label: string;
  /** Whether it is this kind, by the names and the beginnings (64 kB) of its files. */
  recognizes: (files: readonly { name: string; beginning: string }[]) => boolean;
  read: SiteReader;
}
