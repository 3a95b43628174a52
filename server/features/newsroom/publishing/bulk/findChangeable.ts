import type { EntityManager } from "typeorm";
import { contentKinds, describeRows } from "../../../../core/kinds/contentKind";
import { PublicationStatus, type PublishableType } from "../../../../core/kinds/publishableRow";
import type { FormerStatus } from "../../../../core/audit/undoOperation";
import type { Write } from "../../../../core/write/write";
import { inBatches } from "../../../../core/write/inBatches";
import { findHiddenWearers, findShownRows, isShownType } from "../../../content/outfit/publicWearer.service";
import { publishableKinds } from "../publishableKinds";
import { statusRules } from "../updateStatus";

/** A row whose status may change. */
export interface StatusRow {
  id: string;
  version: number;
  status: PublicationStatus;
  slug: string;
  title: string;
  /** The required fields that are blank. */
  missing: string[];
}

export interface Changeable {
  rows: StatusRow[];
  /** Why other rows do not change, a sentence for each reason. */
  problems: string[];
}

export interface StatusOptions {
  /** The new status. */
  status: PublicationStatus;
  /** True to lock nothing. */
  dryRun?: boolean;
  /** For an undo, what the rows were, by their ids: imported rows may be public without the required fields. */
  former?: ReadonlyMap<string, FormerStatus>;
}

const { PUBLISHED, SCHEDULED } = PublicationStatus;

/** What a row needs, by its blank field; an outfit also needs a celebrity that visitors see. */
const needs: Readonly<Record<string, string>> = {
  image: "an image",
  celebrityId: "a celebrity",
  wearer: "a published celebrity",
  description: "a description",
  category: "a category",
  author: "an author",
  excerpt: "an excerpt",
  content: "content",
};

/** SQL: the names of the blank required fields of a row. */
function missingFields(db: EntityManager, type: PublishableType): string {
  const { columns } = db.connection.getMetadata(publishableKinds[type].rows.entity);
  const blanks = columns
    .filter(({ propertyName }) => Object.hasOwn(publishableKinds[type].requiredFields, propertyName))
    .map(
      ({ propertyName, databaseName }) =>
        `CASE WHEN COALESCE(${databaseName}::text, '') !~ '\\S' THEN '${propertyName}' END`,
    );
  return `array_remove(ARRAY[${blanks.join(", ")}]::text[], NULL)`;
}

/** Reads rows outside the trash, and locks them unless this is a dry run. */
function readRows({ db }: Write, type: PublishableType, ids: readonly string[], dryRun: boolean): Promise<StatusRow[]> {
  const { table, title } = contentKinds[type];
  return db.query(
    `SELECT id, version, status, slug, ${title} AS title, ${missingFields(db, type)} AS missing
     FROM ${table} WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id ${dryRun ? "" : "FOR UPDATE"}`,
    [ids],
  );
}

/** Returns a sentence about a number of rows, or none about none. */
const describe = (type: PublishableType, { size }: { size: number }, one: string, many: string): string[] =>
  size === 0 ? [] : [`${describeRows(size, type)} ${size === 1 ? one : many}`];

/** Why rows may not get a status. */
interface Obstacles {
  /** What each row lacks, by its id. */
  needs: ReadonlyMap<string, readonly string[]>;
  /** Celebrities with published outfits. */
  wearers: ReadonlySet<string>;
  /** Public rows, which cannot be scheduled. */
  published: ReadonlySet<string>;
}

function describeObstacles(type: PublishableType, { needs: lists, wearers, published }: Obstacles): string[] {
  const lacking = new Set([...lists.values()].flat());
  const list = new Intl.ListFormat("en-US", { type: lists.size === 1 ? "conjunction" : "disjunction" });
  const words = list.format(Object.keys(needs).flatMap((need) => (lacking.has(need) ? [needs[need]] : [])));
  const advice = "published outfits. Take the outfits offline first.";
  return [
    ...describe(type, lists, `needs ${words} first.`, `need ${words} first.`),
    ...describe(type, wearers, `has ${advice}`, `have ${advice}`),
    ...describe(type, published, "is already published.", "are already published."),
  ];
}

/** Finds what each row lacks for a status. @returns the lists by id. */
async function findNeeds(
  change: Write,
  type: PublishableType,
  rows: readonly StatusRow[],
  { status, former }: StatusOptions,
): Promise<[string, string[]][]> {
  const rules = statusRules(type, status);
  if (!rules.needsFields) return [];
  const ids = rows.map(({ id }) => id);
  const hidden = rules.needsPublicWearer ? await findHiddenWearers(change, ids) : new Set<string>();
  return rows
    .map(({ id, missing }): [string, string[]] => [
      id,
      [...missing.filter((field) => !former?.get(id)?.missing.includes(field)), ...(hidden.has(id) ? ["wearer"] : [])],
    ])
    .filter(([, list]) => list.length > 0);
}

/** Applies the rules of a single change. */
async function findObstacles(
  change: Write,
  type: PublishableType,
  rows: readonly StatusRow[],
  options: StatusOptions,
): Promise<Obstacles> {
  const { status, former } = options;
  const isSchedule = status === SCHEDULED && !former;
  const published = new Set(rows.filter((row) => isSchedule && row.status === PUBLISHED).map(({ id }) => id));
  const others = rows.filter(({ id }) => !published.has(id));
  const ids = statusRules(type, status).needsNoPublicOutfits ? others.map(({ id }) => id) : [];
  return {
    needs: new Map(await findNeeds(change, type, others, options)),
    wearers: isShownType(type) ? await findShownRows(change, type, ids) : new Set(),
    published,
  };
}

/**
 * Finds the rows that do not have a status yet and may get it, and locks them unless this is a dry run. A scheduled row
 * may get another schedule.
 */
export async function findChangeable(
  change: Write,
  type: PublishableType,
  ids: readonly string[],
  options: StatusOptions,
): Promise<Changeable> {
  const { status, dryRun = false } = options;
  const rows: StatusRow[] = [];
  // In the order of their ids, so that two changes do not wait for each other.
  for (const batch of inBatches([...ids].sort())) rows.push(...(await readRows(change, type, batch, dryRun)));
  const differing = rows.filter((row) => row.status !== status || status === SCHEDULED);
  const obstacles = await findObstacles(change, type, differing, options);
  return {
    rows: differing.filter(
      ({ id }) => !Object.values(obstacles).some((found: { has: (id: string) => boolean }) => found.has(id)),
    ),
    problems: describeObstacles(type, obstacles),
  };
}
