import type { sitemapFiles } from "../../../site/addresses";
import type { ListedRow, RecordedTable, Use } from "../imports/recordedTable";

/** SQL over the alias of a row. */
export type RowSql = (alias: string) => string;

/** A page for each row of a kind, at the address in `paths` that has the name of the kind. */
export interface PageKind {
  table: string;
  /** For names without a letter or digit that is allowed in a slug. */
  fallbackSlug: string;
  /** Name of the sitemap files that list the pages; null when they are listed in another way. */
  sitemap: keyof typeof sitemapFiles | null;
  hasTrash: boolean;
  /** See ContentKind. */
  isPublic: RowSql | null;
}

/** A column with addresses of pictures. */
export interface PictureColumn {
  column: string;
  /** Whether the column is a text that can contain several addresses. */
  isText?: true;
  /** False when another statement increments the version of the row. */
  hasVersion?: false;
  /** Whether the row stores the picture's aspect ratio. */
  hasAspectRatio?: true;
}

/**
 * Everything about a kind of content that can be said without its feature. Each property is required: null says that the
 * kind does not take part. Descriptions become texts of the schema.
 */
export interface ContentKind {
  /** In the plural: "Outfits." */
  description: string;
  /** The type in the schema; its mutations are `createOutfit` and `updateOutfit`. */
  typeName: string;
  table: string;
  /** Column of the title. */
  title: "name" | "title";
  /** Cache tag of all lists of the type. */
  list: string;
  /** For sentences: "This outfit ...". */
  noun: string;
  /** For counts: "3 outfits". */
  nouns: string;
  /** The condition under which visitors see a row outside the trash; null when they see every row. */
  isPublic: RowSql | null;
  /** The day from which visitors see a row outside the trash, today at the earliest; null in SQL when that needs a step. */
  publicDay: RowSql;
  /** The day on which a published row becomes public by itself. */
  date: RowSql | null;
  /** The type of the rows to which its rows belong, and the column with their id: they are deleted and restored together. */
  owner: { type: string; column: string } | null;
  page: Pick<PageKind, "fallbackSlug" | "sitemap"> | null;
  /** The row has a status, revisions, previews and releases. */
  publishing: { description: string } | null;
  /** Visitors find its rows with the search. */
  isSearched: boolean;
  /** Word of its public events: article.published. */
  event: string | null;
  /** Its records are in the log of changes, for mirrors. */
  change: { description: string } | null;
  /** Articles can mention a row by an address in this folder. */
  mention: { folder: string } | null;
  /** Outbound links: one in the column affiliate_link, or any number in a text. `target` is the name in records of clicks. */
  link: { target: string; isText: boolean } | null;
  /** Whether the row has a price at its outbound link. */
  isOffer: boolean;
  /** The list screen with its saved views, and the parameters of its address besides those of every screen. */
  screen: { name: string; description: string; parameters: readonly string[] };
  /**
   * SQL for the cache tags of rows that show rows of the kind, whose ids are $1: parents with their children, and both sides of a
   * mention. Null when none does.
   */
  shownBy: string | null;
  /** What public rows show of its rows: SQL over the alias `named`, and the end of the sentence that refuses their withdrawal. */
  publicUse: { from: string; sentence: string } | null;
  /** What keeps its rows from being deleted permanently: SQL for their ids among $1, and a sentence about one such row. */
  neededBy: { ids: string; sentence: string } | null;
  /** What imports record of its rows, and of the tables with their parts. `words` when people say other ones than `noun`. */
  imported: Pick<ListedRow, "fields" | "hasNotes"> &
    Partial<Pick<ListedRow, "words">> & { uses: readonly Use[]; parts: readonly RecordedTable[] };
  /** What its rows use pictures for, and the columns by a key that undo stores. */
  pictures: { description: string; columns: Readonly<Record<string, PictureColumn>> };
}
