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

/** Returns the given fields of an object, which may be JSON in a text; null when there is none. */
export function readObject(cell: Cell, fields: readonly string[]): Record<string, string> | null {
  if (isMissing(cell)) return null;
  const value = unwrap(cell);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RowProblem(`"${readText(cell).slice(0, 50)}" is not a JSON object.`);
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

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Returns midnight in UTC; null for a day that no calendar has, such as February 30. */
function toDay(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000 ? date : null;
}

const isoTime =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i;

/** A time without a zone is in UTC, as databases store it. */
function readTime(parts: RegExpExecArray): Date | null {
  const [, year, month, day, hour, minute, second = "00", fraction = "", zone = "Z"] = parts;
  if (!toDay(Number(year), Number(month), Number(day))) return null;
  const digits = /^[+-]/.test(zone) ? zone.replace(":", "").padEnd(5, "0") : "";
  const offset = digits ? `${digits.slice(0, 3)}:${digits.slice(3)}` : "Z";
  const time = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction.padEnd(3, "0").slice(0, 3)}${offset}`,
  );
  return Number.isNaN(time.getTime()) ? null : time;
}

function parseDate(text: string): Date | null {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (day) return toDay(Number(day[1]), Number(day[2]), Number(day[3]));
  const time = isoTime.exec(text);
  if (time) return readTime(time);
  const shown = /^([a-z]{3})[a-z]{0,6}\.? (\d{1,2}),? (\d{4})$/i.exec(text);
  const month = shown ? monthNames.indexOf(shown[1].toLowerCase()) + 1 : 0;
  return shown && month > 0 ? toDay(Number(shown[3]), month, Number(shown[2])) : null;
}

/**
 * Reads a date as databases export it (2026-05-07, 2026-05-07T10:00:00Z, 2026-05-07 10:00:00.123+00), or as the site
 * shows it (May 07, 2026). Null for a missing one. @throws RowProblem for another text.
 */
export function readDate(cell: Cell): Date | null {
  const text = readText(cell);
  if (!text) return null;
  const date = parseDate(text);
  if (!date) throw new RowProblem(`The date "${text.slice(0, 50)}" cannot be read. Write it as YYYY-MM-DD.`);
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
