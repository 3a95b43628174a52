import { readClearDate, readEpoch, withoutDate } from "../../../../core/time/readDate";
import { RowProblem } from "../run/rowProblem";

/** A cell of a CSV file, or a value of a JSON file. */
export type Cell = unknown;

/** Backends export missing values as blank, NULL or \N. */
const isMissing = (cell: Cell): boolean =>
  cell === null || cell === undefined || (typeof cell === "string" && /^(?:|null|\\N)$/i.test(cell.trim()));

/** Splits a Postgres array literal: {a,"b, c",NULL}. */
function splitArrayLiteral(text: string): string[] {
  const entries: string[] = [];
  let entry = "";
  let isQuoted = false;
  for (let at = 1; at < text.length - 1; at += 1) {
    const character = text[at];
    if (character === "\\") entry += text[(at += 1)];
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === "," && !isQuoted) {
      entries.push(entry);
      entry = "";
    } else entry += character;
  }
  return [...entries, entry].map((one) => one.trim()).filter((one) => !isMissing(one));
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Returns what a text in JSON contains; other texts as they are. A text of JSON may contain JSON. */
function unwrap(cell: Cell): Cell {
  if (typeof cell !== "string" || !/^\s*["[{]/.test(cell)) return cell;
  const value = parseJson(cell);
  return typeof value === "string" ? (parseJson(value) ?? value) : (value ?? cell);
}

/** Returns a list: of JSON, a Postgres array literal, or entries between commas. */
export function readList(cell: Cell): string[] {
  if (isMissing(cell)) return [];
  const value = unwrap(cell);
  if (Array.isArray(value))
    return value
      .filter((one) => !isMissing(one))
      .map(readText)
      .filter(Boolean);
  if (typeof value === "string" && /^\s*\{.*\}\s*$/s.test(value)) return splitArrayLiteral(value.trim());
  const text = readText(value);
  if (text === "{}") return [];
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Returns a text; lists become entries with commas between them. */
export function readText(cell: Cell): string {
  if (isMissing(cell)) return "";
  const value = typeof cell === "string" && !/^\s*\[/.test(cell) ? cell : unwrap(cell);
  if (typeof value === "string") {
    const text = value.trim();
    // Only a literal has its brackets around everything, and no colon as JSON has.
    return /^\{[^:{}]*\}$/.test(text) ? splitArrayLiteral(text).join(", ") : text;
  }
  if (Array.isArray(value)) return readList(value).join(", ");
  return JSON.stringify(value);
}

/**
 * Returns the given fields of an object, which may be JSON in a text; null when there is none.
 * @param unread receives a sentence about another text, which is null too.
 */
export function readObject(cell: Cell, fields: readonly string[], unread: string[]): Record<string, string> | null {
  if (isMissing(cell)) return null;
  const value = unwrap(cell);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    unread.push(`"${readText(cell).slice(0, 50)}" is not a JSON object; the row was imported without it.`);
    return null;
  }
  const given = value as Record<string, unknown>;
  return Object.fromEntries(fields.map((field) => [field, readText(given[field])]));
}

const truths = new Set(["t", "true", "1", "yes", "y"]);
const untruths = new Set(["f", "false", "0", "no", "n"]);

/** @param otherwise for a missing value. @throws RowProblem */
export function readFlag(cell: Cell, otherwise: boolean): boolean {
  if (isMissing(cell)) return otherwise;
  const text = readText(cell).toLowerCase();
  if (truths.has(text)) return true;
  if (untruths.has(text)) return false;
  throw new RowProblem(`"${text}" is neither true nor false.`);
}

/**
 * Reads a date that has one reading, in UTC unless it names a zone: 2026-05-07 10:00:00.123+00, May 07, 2026, or seconds
 * since 1970. Null for a missing one.
 * @param unread receives a sentence about another text, which is null too.
 */
export function readDate(cell: Cell, unread: string[]): Date | null {
  const text = readText(cell);
  if (!text) return null;
  const date = readClearDate(text) ?? readEpoch(text);
  if (!date) unread.push(withoutDate(text));
  return date;
}

/** Reads a number. Null for a missing one. @throws RowProblem */
export function readNumber(cell: Cell): number | null {
  const text = readText(cell);
  if (!text) return null;
  const number = Number(text);
  if (!Number.isFinite(number)) throw new RowProblem(`"${text.slice(0, 50)}" is not a number.`);
  return number;
}
