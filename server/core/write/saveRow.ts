import type { EntityTarget, FindOptionsWhere } from "typeorm";
import { validate as isUuid } from "uuid";
import { difference } from "../audit/difference";
import { conflict, notFound } from "../errors/appErrors";
import type { ContentRow } from "../kinds/contentRow";
import { contentKinds, type ContentType, derivedColumns, type PageType } from "../kinds/contentKind";
import { slugTag } from "../cache/cacheTags";
import { invalidateRows } from "../cache/invalidateRows";
import { createSlug, rememberSlug, withFreeSlug } from "../slugs/freeSlug";
import { PublishableRow } from "../kinds/publishableRow";
import { requireMayChange } from "./publishRules";
import { readPublicDays, requireMayShow } from "./requireMayShow";
import type { Write } from "./write";

/** Id of the row to update, and the version that the change is based on. */
export interface RowVersion {
  id: string;
  version: number;
}

const staleError = (type: ContentType) =>
  conflict(
    `Someone else has saved this ${contentKinds[type].noun} in the meantime. Compare both versions before you save yours.`,
  );

const readTitle = (type: ContentType, row: object): string | undefined =>
  (row as Record<string, string | undefined>)[contentKinds[type].title];

/** Invalidates slugs that now resolve to another row. */
function invalidateSlugs({ invalidate }: Write, type: ContentType, ...rows: object[]): void {
  const slugs = new Set(rows.flatMap((row) => ("slug" in row && typeof row.slug === "string" ? [row.slug] : [])));
  invalidate(...[...slugs].map((slug) => slugTag(type, slug)));
}

const reread = <Row extends ContentRow>({ db }: Write, entity: EntityTarget<Row>, id: string): Promise<Row> =>
  db.findOneByOrFail(entity, { id } as FindOptionsWhere<Row>);

export async function insertRow<Row extends ContentRow>(
  change: Write,
  type: ContentType,
  entity: EntityTarget<Row>,
  values: Partial<Row>,
): Promise<Row> {
  const { db, audit } = change;
  const { id }: { id: string } = await db.save(entity, db.create(entity, values as never));
  const row = await reread(change, entity, id);
  await invalidateRows(change, type, [id]);
  invalidateSlugs(change, type, row);
  await requireMayShow(change, type, [id]);
  await audit({ action: "create", entityType: type, entityId: id, title: readTitle(type, row) });
  return row;
}

/**
 * Locks the row to update until the end of the change.
 * @throws NOT_FOUND when it was deleted or is in the trash, CONFLICT when it has another version, FORBIDDEN for a
 * contributor who may not change it.
 */
export async function lockRow<Row extends ContentRow>(
  { db, actor }: Write,
  type: ContentType,
  entity: EntityTarget<Row>,
  { id, version }: RowVersion,
): Promise<Row> {
  const where = { id } as FindOptionsWhere<Row>;
  const row = isUuid(id) ? await db.findOne(entity, { where, lock: { mode: "pessimistic_write" } }) : null;
  if (!row) throw notFound(`This ${contentKinds[type].noun} no longer exists. It may be in the trash.`);
  if (row instanceof PublishableRow) requireMayChange(actor, row);
  if (row.version !== version) throw staleError(type);
  return row;
}

/**
 * Updates by id and version. Undefined values do not change; when nothing differs, nothing is written and the version
 * does not change.
 * @param also further differences for the audit log that are stored in other tables; they count as a change.
 */
export async function updateRow<Row extends ContentRow>(
  change: Write,
  type: ContentType,
  entity: EntityTarget<Row>,
  before: Row,
  values: Partial<Row>,
  also: Record<string, [unknown, unknown]> = {},
): Promise<Row> {
  const { db, audit } = change;
  const { id, version } = before;
  const changes = { ...difference<Row>(before, values), ...also };
  if (Object.keys(changes).length === 0) return before;
  const set = Object.fromEntries(Object.entries(values).filter(([field]) => field in changes));
  const publicDays = await readPublicDays(change, type, [id]);
  // Invalidates the former parent too, because the update may change it.
  await invalidateRows(change, type, [id]);
  const { affected } = await db
    .createQueryBuilder()
    .update(entity)
    .set({ ...set, version: version + 1 } as never)
    .where("id = :id AND version = :version AND deleted_at IS NULL", { id, version })
    .execute();
  if (affected !== 1) throw staleError(type);
  await requireMayShow(change, type, [id], publicDays);
  const row = await reread(change, entity, id);
  await invalidateRows(change, type, [id]);
  if ("slug" in set) invalidateSlugs(change, type, before, row);
  const audited = Object.fromEntries(Object.entries(changes).filter(([field]) => !derivedColumns.has(field)));
  await audit({ action: "update", entityType: type, entityId: id, title: readTitle(type, row), changes: audited });
  return row;
}

interface SlugOptions<Row> {
  /** The locked row to update; omitted for a new one. */
  before?: Row;
  /** Blank for the slug of the title; undefined when an update leaves it as it is. */
  slug: string | null | undefined;
  /** See updateRow. */
  also?: Record<string, [unknown, unknown]>;
}

/**
 * Creates or updates a row whose address has a slug. A slug that is taken gets the suffix -1, -2, ...; a former one
 * keeps redirecting to the row.
 */
export async function saveWithSlug<Row extends ContentRow & { slug: string }>(
  change: Write,
  type: PageType,
  entity: EntityTarget<Row>,
  values: Partial<Row>,
  { before, slug, also }: SlugOptions<Row>,
): Promise<Row> {
  if (before && slug === undefined) return updateRow(change, type, entity, before, values, also);
  const title = readTitle(type, values) ?? (before && readTitle(type, before)) ?? "";
  const wanted = createSlug(type, slug?.trim() || title);
  return withFreeSlug(change.db, type, wanted, before?.id ?? null, async (free, savepoint) => {
    const inside = { ...change, db: savepoint };
    const set = { ...values, slug: free };
    if (!before) return insertRow(inside, type, entity, set);
    const row = await updateRow(inside, type, entity, before, set, also);
    await rememberSlug(savepoint, type, row, before.slug);
    return row;
  });
}
