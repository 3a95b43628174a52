import { parse } from "csv-parse/browser/esm/sync";
import { v4 as newRequestId } from "uuid";
import type { MatchKind, ProductEntryInput } from "../../../../../graphql/generated/adminOperations";
import { isWebAddress } from "../../../../../shared/webAddress";
import { parseHost } from "./retailerMemory";

/** A product that is being entered; it has the request id of its save. */
interface PageQuestion {
  field: TextColumn;
  question: string;
  choices: readonly { value: string; label: string }[];
}

export interface EntryRow {
  requestId: string;
  title: string;
  affiliateLink: string;
  price: string;
  retailer: string;
  pieceId: string;
  matchKind: MatchKind;
  /** Further values of a product that was taken over from another outfit, or of the page. */
  more?: Pick<ProductEntryInput, "image" | "description" | "originalPrice" | "brandName" | "rating" | "reviewCount">;
  /** What the page of the link left open: why it could not be read, or what an editor has to decide. */
  page?: { problem?: string; questions?: readonly PageQuestion[] };
}

/** The columns of text, in the order in which a spreadsheet is pasted. */
export const textColumns = ["title", "affiliateLink", "price", "retailer"] as const;
export type TextColumn = (typeof textColumns)[number];

export const columnLabels: Record<TextColumn, string> = {
  title: "Title",
  affiliateLink: "Link",
  price: "Price",
  retailer: "Retailer",
};

export const maxRows = 100;

export const newRow = (more: Partial<EntryRow> = {}): EntryRow => ({
  requestId: newRequestId(),
  title: "",
  affiliateLink: "",
  price: "",
  retailer: "",
  pieceId: "",
  matchKind: "SIMILAR",
  ...more,
});

/** Whether nothing was entered. */
export const isBlank = (row: Partial<Pick<EntryRow, TextColumn>>): boolean =>
  textColumns.every((column) => !row[column]?.trim());

/** Returns the rows that were typed or changed after others were sent; a changed one is a further product. */
export const findLaterRows = (sent: readonly EntryRow[], now: readonly EntryRow[]): EntryRow[] =>
  now.flatMap((row) => {
    const before = sent.find(({ requestId }) => requestId === row.requestId);
    if (!before) return [row];
    return textColumns.every((column) => row[column] === before[column]) ? [] : [{ ...row, requestId: newRequestId() }];
  });

/** Headings that spreadsheets use, in small letters. */
const headings: Record<string, TextColumn> = {
  title: "title",
  product: "title",
  name: "title",
  link: "affiliateLink",
  url: "affiliateLink",
  "affiliate link": "affiliateLink",
  price: "price",
  retailer: "retailer",
  shop: "retailer",
  store: "retailer",
};

/** Whether pasted text has several cells or is the address of a product, and so is not the text of one field. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.trim()) || isWebAddress(text);

type Cells = Partial<Record<TextColumn, string>>;

/** An address is a link, in whichever column it was pasted. */
function moveAddress(cells: Cells): Cells {
  const { title = "", affiliateLink = "", ...others } = cells;
  if (!isWebAddress(title) || isWebAddress(affiliateLink)) return cells;
  return { ...others, affiliateLink: title.trim(), ...(affiliateLink && { title: affiliateLink }) };
}

/** Returns the cells of rows that were copied from a spreadsheet. */
function readCells(text: string): string[][] {
  try {
    return parse(text, { delimiter: "\t", relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch {
    // A quotation mark inside a cell that a program has not escaped.
    return parse(text, { delimiter: "\t", quote: false, relax_column_count: true, skip_empty_lines: true, trim: true });
  }
}

/**
 * Returns the values of rows that were copied from a spreadsheet. A first row with headings names the columns; without
 * one they begin with the given column.
 */
export function parsePasted(text: string, from: TextColumn): Cells[] {
  const [first = [], ...rest] = readCells(text);
  const named = first.map((cell) => headings[cell.toLowerCase()]);
  const hasHeadings = named.includes("title");
  const columns = hasHeadings ? named : textColumns.slice(textColumns.indexOf(from));
  return (hasHeadings ? rest : [first, ...rest]).map((cells) =>
    moveAddress(Object.fromEntries(cells.flatMap((cell, place) => (columns[place] ? [[columns[place], cell]] : [])))),
  );
}

/** Writes pasted rows from a position on; rows that are missing are added with the piece of the last one. */
export function pasteRows(rows: readonly EntryRow[], at: number, text: string, from: TextColumn): EntryRow[] {
  const pasted = parsePasted(text, from);
  const { pieceId = "", matchKind = "SIMILAR" } = rows[at] ?? {};
  const filled = rows.map((row, place) => ({ ...row, ...pasted[place - at] }));
  const added = pasted
    .slice(rows.length - at)
    .map((values) => newRow({ pieceId, matchKind: matchKind === "EXACT" ? "SIMILAR" : matchKind, ...values }));
  return [...filled, ...added].slice(0, maxRows);
}

/** Fills in the retailers of links whose shop is known. */
export const withRetailers = (rows: readonly EntryRow[], retailers: Readonly<Record<string, string>>): EntryRow[] =>
  rows.map((row) => (row.retailer.trim() ? row : { ...row, retailer: retailers[parseHost(row.affiliateLink)] ?? "" }));

interface Fact {
  value: string | null;
  question?: string | null;
  choices?: readonly { value: string; label: string | null }[];
}

/** What the page of a product says. */
export type PageFacts = Record<"title" | "price" | "originalPrice" | "image" | "retailer" | "brand", Fact>;

/** Fills in what the page of the link says; what an editor entered stays. */
export function fillFromPage(row: EntryRow, page: PageFacts): EntryRow {
  const filled = (name: "title" | "price" | "retailer") => (row[name].trim() ? row[name] : (page[name].value ?? ""));
  const more = {
    image: page.image.value,
    originalPrice: page.originalPrice.value,
    brandName: page.brand.value,
    ...row.more,
  };
  const questions = (["title", "price", "retailer"] as const).flatMap((field) => {
    const { value, question, choices = [] } = page[field];
    if (!question || value !== null || row[field].trim()) return [];
    return [{ field, question, choices: choices.map((one) => ({ value: one.value, label: one.label ?? one.value })) }];
  });
  const texts = { title: filled("title"), price: filled("price"), retailer: filled("retailer") };
  return { ...row, ...texts, more, page: { questions } };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Proposes a piece for the rows without one whose titles contain all words of its name. Of several pieces it takes the one
 * with the most words, and none when two have as many.
 */
export function proposePieces(
  rows: readonly EntryRow[],
  pieces: readonly { id: string; name: string }[],
): readonly EntryRow[] {
  return rows.map((row) => {
    const title = new Set(wordsOf(row.title));
    const [first, second] = pieces
      .map(({ id, name }) => ({ id, words: wordsOf(name) }))
      .filter(({ words }) => words.length > 0 && words.every((word) => title.has(word)))
      .sort((one, other) => other.words.length - one.words.length);
    const isClear = first !== undefined && first.words.length !== second?.words.length;
    return row.pieceId === "" && isClear ? { ...row, pieceId: first.id } : row;
  });
}

export const toEntryInput = ({ more, page: _page, pieceId, ...row }: EntryRow): ProductEntryInput => ({
  ...more,
  ...row,
  pieceId: pieceId || null,
});
