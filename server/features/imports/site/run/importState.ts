import type { EntityManager } from "typeorm";
import type { ChangedRows } from "../../../../core/imports/readImportChanges";
import { readSiteCurrency } from "../../../../core/money/siteCurrency";
import { listCategories } from "../../../content/category/category.service";
import { getSettings } from "../../../site/settings/settings.service";
import type { SiteMenu } from "../menus/siteMenu.types";
import type { ImportCounts, SiteImport } from "../siteImport.entity";
import type { SiteImportProblem } from "../siteImport.types";
import type { SiteKind } from "../siteRecord.types";

const maxProblems = 200;

/** What becomes of a row. */
export type Outcome = "created" | "changed" | "same" | "kept" | "problems";

/** Names a row within an export. */
export const nameRow = (kind: SiteKind, key: string): string => `${kind} ${key}`;

/** What an import knows while it reads an export. */
export interface ImportState {
  run: Pick<SiteImport, "id" | "source" | "isAgreed"> & Partial<Pick<SiteImport, "menus">>;
  /** True to find out what would happen, and to write nothing. */
  isCheck: boolean;
  siteTeam: string;
  siteCurrency: string;
  categories: ReadonlySet<string>;
  /** Rows that were read, by their names: none may come twice. */
  seen: Set<string>;
  /** During a check, rows that would be there for others to name. */
  usable: Set<string>;
  counts: ImportCounts;
  problems: SiteImportProblem[];
  /** The first rows of each kind that it writes or would write. */
  changes: ChangedRows[];
  /** The menus that a check finds. */
  menus: SiteMenu[];
}

/** @param before what an interrupted import has done; null for a check. */
export async function startState(
  db: EntityManager,
  run: ImportState["run"],
  before: Pick<SiteImport, "counts" | "problems"> | null,
): Promise<ImportState> {
  return {
    run,
    isCheck: before === null,
    siteTeam: `${(await getSettings(db)).siteName} Team`,
    siteCurrency: await readSiteCurrency(db),
    categories: new Set((await listCategories(db)).map(({ slug }) => slug)),
    seen: new Set(),
    usable: new Set(),
    counts: structuredClone(before?.counts ?? {}),
    problems: [...(before?.problems ?? [])],
    changes: [],
    menus: [],
  };
}

export function count({ counts }: ImportState, kind: string, outcome: Outcome): void {
  const row = (counts[kind] ??= { created: 0, changed: 0, same: 0, kept: 0, problems: 0 });
  row[outcome] += 1;
}

/** Keeps the first problems. Those of rows are counted with their kinds. */
export function addProblem({ problems }: ImportState, problem: SiteImportProblem): void {
  if (problems.length < maxProblems) problems.push({ line: problem.line, sentence: problem.sentence });
}
