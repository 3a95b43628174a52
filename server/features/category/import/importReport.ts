import { Problems } from "../../../shared/csv/problems";
import { type BuiltInCategory, builtInCategories } from "../category.types";
import { EditedItems } from "./editedItems";

export interface ImportReport {
  source: string;
  /** True when the import was rolled back after the report was made. */
  dryRun: boolean;
  /** Readable rows of the file, without the header. */
  rows: number;
  products: number;
  /** Imported products by category: created, updated and unchanged ones. */
  categories: Record<BuiltInCategory, number>;
  created: number;
  updated: number;
  unchanged: number;
  /** Items whose price was confirmed and whose check date was another day, or over an hour old. */
  dated: number;
  /** Fields that keep an editor's value although the file differs. */
  edited: EditedItems;
  /** Skipped because they belong to none of the categories, counted by the shop's type. */
  otherTypes: TypeCounts;
  /** Skipped because they are not published in the shop. */
  unpublished: number;
  /** Skipped because an editor moved the item to the trash. */
  trashed: number;
  /** Skipped because of errors, which `problems` lists. */
  faulty: number;
  problems: Problems;
  seconds: number;
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

export const emptyReport = (source: string, dryRun: boolean): ImportReport => ({
  source,
  dryRun,
  rows: 0,
  products: 0,
  categories: { dresses: 0, shoes: 0, makeup: 0, handbags: 0, cars: 0, bikes: 0 },
  created: 0,
  updated: 0,
  unchanged: 0,
  dated: 0,
  edited: new EditedItems(),
  otherTypes: new TypeCounts(),
  unpublished: 0,
  trashed: 0,
  faulty: 0,
  problems: new Problems(),
  seconds: 0,
});

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

function editedLines({ items, fieldCount, first }: EditedItems): string[] {
  if (items === 0) return ["Kept as edited: none"];
  const more = items - first.length;
  return [
    `Kept as edited: ${number(fieldCount)} fields of ${number(items)} items`,
    ...first.map(
      ({ line: place, title, fields }) =>
        `  Line ${place}: ${title.slice(0, 60)}: ${fields.map(({ field }) => field).join(", ")}`,
    ),
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
    ...editedLines(report.edited),
    "By category:",
    ...builtInCategories.map((name) => line(name, number(report.categories[name]))),
    ...skippedLines(report),
    ...problemLines(report.problems),
  ].join("\n");
}

/** Returns the report as JSON for scripts and the admin screen. */
export function reportJson({ otherTypes, unpublished, trashed, faulty, problems, edited, ...report }: ImportReport) {
  return {
    ...report,
    edited: { items: edited.items, fields: edited.fieldCount, first: edited.first },
    leftOut: {
      unpublished,
      trashed,
      faulty,
      otherTypes: otherTypes.total,
      /** The most frequent types. */
      types: otherTypes.top(),
    },
    problemCount: problems.count,
    problems: problems.sorted(),
  };
}
