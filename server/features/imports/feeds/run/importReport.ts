import { Problems } from "../../../../core/table/problems";
import { type DecisionGroup, Decisions } from "./decisions";
import type { ChangedRows } from "../../../../core/imports/readImportChanges";
import type { EditedItems } from "../edits/readDifferences";

/** What an import did. */
export class ImportReport {
  /** Id of the feed; empty before the import has found or made it. */
  feedId = "";
  /** Name of the file's format. */
  format = "";
  /** Readable rows of the file, without the header. */
  rows = 0;
  products = 0;
  /** Whether prices depend on the day, so that the same file can mean other prices tomorrow. */
  hasSaleDates = false;
  /** Imported products by the slug of their category: created, updated and unchanged ones. */
  readonly categories = new Map<string, number>();
  created = 0;
  updated = 0;
  unchanged = 0;
  /** Items that the feed had before and still has. */
  seen = 0;
  /** Items that the feed lacks for the first time. */
  missing = 0;
  /** Items that the feed lacks for the second time, so that they became unavailable. */
  unavailable = 0;
  /** Items whose price became more than twice or less than half. */
  jumps = 0;
  /** Items whose price is in another currency than before. */
  otherCurrencies = 0;
  /** Items that had a price, and have none or an unreadable one. */
  lostPrices = 0;
  /** Items that were in stock and no longer are. */
  soldOut = 0;
  /** What looks wrong; the import waits for a person then. */
  questions: string[] = [];
  /** Fields that keep an editor's value, or a price that the feed has 50 times higher or lower. */
  edited: EditedItems = { items: 0, fields: 0, first: [] };
  /** Which rule decides for which category; in a dry run, for all products. */
  readonly decisions = new Decisions();
  /** Skipped because they belong to none of the categories, counted by the shop's type. */
  readonly otherTypes = new TypeCounts();
  /** Skipped because they are not published in the shop. */
  unpublished = 0;
  /** Skipped because an editor moved the item to the trash. */
  trashed = 0;
  /** Skipped because of errors, which `problems` lists. */
  faulty = 0;
  readonly problems = new Problems();
  /** What changes in the rows. */
  changes: ChangedRows[] = [];
  /** Id of the import, by which it can be undone; null in a dry run. */
  importId: string | null = null;
  /** Whether it is small enough to be undone. */
  isUndoable = true;
  seconds = 0;

  /** @param dryRun true when the import is rolled back after the report is made. */
  constructor(
    readonly source: string,
    readonly dryRun: boolean,
  ) {}

  countCategory(slug: string): void {
    this.categories.set(slug, (this.categories.get(slug) ?? 0) + 1);
  }
}

const maxTypes = 1_000;
const shownTypes = 10;

/** Counts products by type, ignoring case. The number of types is bounded, so a broken file cannot exhaust memory. */
export class TypeCounts {
  private readonly types = new Map<string, { name: string; count: number }>();
  total = 0;

  add(type: string): void {
    this.total++;
    const counts = this.types.get(type.toLowerCase());
    if (counts) counts.count++;
    else if (this.types.size < maxTypes) this.types.set(type.toLowerCase(), { name: type || "(no type)", count: 1 });
  }

  /** Returns the most frequent types. */
  top(): { name: string; count: number }[] {
    return [...this.types.values()].sort((a, b) => b.count - a.count).slice(0, shownTypes);
  }
}

const number = (value: number): string => Math.round(value).toLocaleString("en-US");
const line = (label: string, value: string): string => `  ${label.padEnd(14)}${value}`;
const speed = ({ rows, seconds }: ImportReport): string => number(rows / Math.max(seconds, 0.001));

function skippedLines({ otherTypes, unpublished, trashed, faulty }: ImportReport): string[] {
  const top = otherTypes.top();
  const rest = otherTypes.total - top.reduce((sum, { count }) => sum + count, 0);
  return [
    `Skipped: ${number(otherTypes.total + unpublished + trashed + faulty)}`,
    line("not published", number(unpublished)),
    line("in the trash", number(trashed)),
    line("with errors", number(faulty)),
    line("other types", number(otherTypes.total)),
    ...top.map(({ name, count }) => `    ${number(count).padStart(6)}  ${name.slice(0, 60)}`),
    ...(rest > 0 ? [`    ${number(rest).padStart(6)}  with other types`] : []),
  ];
}

function editedLines({ items, fields: fieldCount, first }: EditedItems): string[] {
  if (items === 0) return ["Kept: none"];
  const more = items - first.length;
  return [
    `Kept: ${number(fieldCount)} fields of ${number(items)} items`,
    ...first.map(({ title, fields }) => `  ${title.slice(0, 60)}: ${fields.map(({ label }) => label).join(", ")}`),
    ...(more > 0 ? [`  and ${number(more)} more items.`] : []),
  ];
}

function problemLines(problems: Problems): string[] {
  const { first, count } = problems;
  if (count === 0) return ["Errors: none"];
  const more = count - first.length;
  return [
    `Errors: ${number(count)}`,
    ...problems.sorted().map(({ line: place, sentence }) => `  Line ${place}: ${sentence}`),
    ...(more > 0 ? [`  and ${number(more)} more.`] : []),
  ];
}

/** Returns a sentence with what changed. */
export const describeReport = ({ created, updated, unchanged, unavailable }: ImportReport): string =>
  `${created} created, ${updated} updated, ${unchanged} unchanged${unavailable > 0 ? `, ${unavailable} unavailable` : ""}.`;

/** Formats the report as text. */
export function reportText(report: ImportReport): string {
  const changed = report.created + report.updated;
  return [
    `Import of "${report.source}": ${number(report.products)} products in ${number(report.rows)} rows, ` +
      `${report.seconds.toFixed(1)} s, ${speed(report)} rows per second.`,
    report.dryRun
      ? `Dry run: nothing was written; ${number(changed)} items would change.`
      : `${number(changed)} items changed.`,
    line("created", number(report.created)),
    line("updated", number(report.updated)),
    line("unchanged", number(report.unchanged)),
    line("missing", number(report.missing)),
    line("unavailable", number(report.unavailable)),
    ...report.questions.map((question) => `  Please check: ${question}`),
    ...editedLines(report.edited),
    "By category:",
    ...[...report.categories].map(([name, count]) => line(name, number(count))),
    ...skippedLines(report),
    ...problemLines(report.problems),
  ].join("\n");
}

/** The report as scripts and screens get it, and as a run stores it. */
export interface ReportJson extends Pick<
  ImportReport,
  | "source"
  | "dryRun"
  | "format"
  | "rows"
  | "products"
  | "created"
  | "updated"
  | "unchanged"
  | "missing"
  | "unavailable"
  | "questions"
  | "changes"
  | "importId"
  | "isUndoable"
  | "seconds"
> {
  categories: Record<string, number>;
  edited: EditedItems;
  decisions: DecisionGroup[];
  leftOut: {
    unpublished: number;
    trashed: number;
    faulty: number;
    otherTypes: number;
    /** The most frequent types. */
    types: { name: string; count: number }[];
  };
  problemCount: number;
  problems: { line: number; sentence: string }[];
}

export function reportJson(report: ImportReport): ReportJson {
  const { source, dryRun, format, rows, products, created, updated, unchanged, missing, unavailable } = report;
  const {
    questions,
    changes,
    importId,
    isUndoable,
    seconds,
    unpublished,
    trashed,
    faulty,
    otherTypes,
    edited,
    problems,
  } = report;
  return {
    ...{
      source,
      dryRun,
      format,
      rows,
      products,
      created,
      updated,
      unchanged,
      missing,
      unavailable,
      questions,
      changes,
      importId,
      isUndoable,
      seconds,
    },
    categories: Object.fromEntries(report.categories),
    edited,
    decisions: report.decisions.list(),
    leftOut: { unpublished, trashed, faulty, otherTypes: otherTypes.total, types: otherTypes.top() },
    problemCount: problems.count,
    problems: problems.sorted(),
  };
}
