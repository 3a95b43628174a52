import { readFileSync } from "node:fs";
import path from "node:path";

/** The text of priceExamples.md. */
export const priceExamplesText = readFileSync(path.join(__dirname, "../core/money/priceExamples.md"), "utf8");

/** Returns the cells of its table, without the head. The first has the price in backquotes. */
export const priceExampleRows = (): string[][] =>
  priceExamplesText
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );

/** Returns its prices. */
export const readPriceExamples = (): string[] => priceExampleRows().map(([text]) => text.slice(1, -1));
