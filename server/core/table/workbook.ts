import { type CellValue, readXlsx, streamXlsxRows } from "hucre/xlsx";
import { ImportRefused } from "./importRefused";

/** A row of a workbook's sheet. */
export interface SheetRow {
  /** Its number in the sheet, from 1. */
  line: number;
  cells: string[];
}

const asCsv = "Save its sheet as CSV UTF-8 and choose the saved file.";

/** Excel stores 15 digits of a number. */
const exactDigits = 15;
const plainNumber = new Intl.NumberFormat("en-US", { useGrouping: false, maximumSignificantDigits: exactDigits });

/** Writes a number as Excel shows it, 0.1+0.2 as 0.3; with an exponent when Excel has lost digits of a longer one. */
const numberText = (value: number): string =>
  Math.abs(value) < 10 ** exactDigits ? plainNumber.format(value + 0) : value.toExponential().replace("e", "E");

/** A day, or a day with its time. Excel stores fractions of a day, so times are rounded to seconds. */
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return "";
  const text = new Date(Math.round(value.getTime() / 1_000) * 1_000).toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19).replace("T", " ");
}

function cellText(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dateText(value);
  if (typeof value === "number") return numberText(value);
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value);
}

async function* streamRows(bytes: Buffer, sheet: number): AsyncGenerator<SheetRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const cells = values.map(cellText);
      if (cells.some((cell) => cell.trim() !== "")) yield { line: index + 1, cells };
    }
  } catch (error) {
    if (error instanceof Error) throw new ImportRefused(`The workbook cannot be read. ${asCsv}`, { cause: error });
    throw error;
  }
}

/** Returns the names of the sheets by their places. @throws ImportRefused for a broken or an encrypted workbook. */
async function listSheets(bytes: Buffer): Promise<string[]> {
  try {
    const names: string[] = [];
    await readXlsx(bytes, {
      sheets: ({ name }) => {
        names.push(name);
        return false;
      },
    });
    return names;
  } catch (error) {
    throw new ImportRefused(`The workbook is broken or has a password. ${asCsv}`, { cause: error });
  }
}

/**
 * Finds the sheet of a workbook that has rows, and returns what reads it: dates as ISO texts, numbers as Excel shows
 * them without a format, formulas as their values.
 * @throws ImportRefused for a broken workbook, and when no sheet or several sheets have rows.
 */
export async function readSheet(bytes: Buffer): Promise<() => AsyncIterable<SheetRow>> {
  const names = await listSheets(bytes);
  const filled: number[] = [];
  for (const place of names.keys()) {
    const { done } = await streamRows(bytes, place).next();
    if (!done) filled.push(place);
  }
  if (filled.length === 0) throw new ImportRefused("The workbook has no rows.");
  if (filled.length > 1) {
    const list = filled.slice(0, 5).map((place) => `"${names[place]}"`);
    throw new ImportRefused(
      `The workbook has several sheets with rows: ${list.join(", ")}. Remove all but one, or save the right one as CSV UTF-8.`,
    );
  }
  return () => streamRows(bytes, filled[0]);
}
