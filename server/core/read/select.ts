import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Audience } from "./audience";
import { type EntityTable, getEntityTable } from "./entityTable";
import { batchStatements } from "./runStatement";
import { planWholeRow, type SelectPlan } from "./selectPlan";
import { hydrateRowWithExtras, type RowWithExtras, selectExpressions } from "./selectSql";
import { joinSql, rawSql, sql, type SqlFragment } from "./sql";

export interface ReadOptions {
  /** Which columns and relations are read; by default the whole row. */
  plan?: SelectPlan;
  /** SQL of further values of each row. */
  extras?: readonly string[];
  order?: string;
  limit?: number;
  /** No index has the order, so the rows at the beginning of the list are not cheap to find. */
  hasNoIndex?: boolean;
  /** SQL that joins what such an order compares. */
  join?: string;
  /** The list is in the order of a text, where rows with a searched word may stand together, behind all others. */
  isTextOrder?: boolean;
}

export interface ColumnOptions extends Pick<ReadOptions, "order" | "limit" | "join"> {
  groupBy?: string;
  /** Reads only this many of the matching rows, any of them. */
  within?: number;
}

interface Condition extends Omit<ConditionOptions, "planDependsOnValues"> {
  fragment: SqlFragment;
  nearRows: number;
}

/** How many rows at the beginning of a list the statement checks one by one. */
const usualNearRows = 300;
/** So many matching rows are collected and sorted. If more match, the order's index finds a page of them soon. */
const [usualFewRows, fewRowsOfText] = [4_000, 20_000];

const joinConditions = (conditions: readonly SqlFragment[]): SqlFragment =>
  joinSql(
    conditions.map((condition) => sql`(${condition})`),
    " AND ",
  );

export interface ConditionOptions {
  /**
   * No single plan serves all values: the condition has a pattern, words or a set of other rows. PostgreSQL then plans the
   * statement for its values each time, and the layer does not prepare it.
   */
  planDependsOnValues?: boolean;
  /** The same condition, written so that it is fast for one row, where `condition` collects all rows that match. */
  perRowPredicate?: SqlFragment;
  /** How many rows at the beginning of a list are checked with it; 300 if omitted. */
  nearRows?: number;
  /** An index finds the rows that match, which may be so few that the list in its order has them nowhere near its beginning. */
  maySelectFew?: boolean;
  /** A condition that all rows meet that match `condition`, for one that may select few and is slow to check. */
  cheapPredicate?: SqlFragment;
  /** The same condition, written so that counting up to a limit is fast. */
  whenCounted?: SqlFragment;
}

/** A query that filters add their conditions to. */
export interface Conditions {
  /** The alias of the table's rows in conditions. */
  readonly alias: string;
  readonly audience: Audience;
  andWhere(condition: SqlFragment, options?: ConditionOptions): unknown;
}

/** A read of one entity's table. It returns live rows, and to visitors only public ones; with `withTrash` it returns all rows. */
export class Select<Row extends ObjectLiteral> implements Conditions {
  readonly audience: Audience;
  private readonly table: EntityTable;
  private conditions: Condition[];
  private planDependsOnValues = false;

  constructor(
    private readonly db: EntityManager,
    private readonly entity: EntityTarget<Row>,
    readonly alias: string,
    { withTrash = false } = {},
  ) {
    this.table = getEntityTable(db, entity);
    this.audience = this.table.audience;
    this.conditions = [{ fragment: rawSql(withTrash ? "TRUE" : this.table.isLive(alias)), nearRows: usualNearRows }];
  }

  /** Returns a copy. Conditions that are added to one do not affect the other. */
  clone(): Select<Row> {
    const copy = new Select<Row>(this.db, this.entity, this.alias);
    copy.conditions = [...this.conditions];
    copy.planDependsOnValues = this.planDependsOnValues;
    return copy;
  }

  andWhere(
    fragment: SqlFragment,
    { planDependsOnValues = false, nearRows = usualNearRows, ...options }: ConditionOptions = {},
  ): this {
    this.planDependsOnValues ||= planDependsOnValues;
    this.conditions.push({ fragment, nearRows, ...options });
    return this;
  }

  /** Whether conditions select some of the live rows: those are spread over the table, so that each costs a page. */
  get isFiltered(): boolean {
    return this.conditions.length > 1;
  }

  private buildFrom(conditions = this.conditions, join = ""): SqlFragment {
    const where = joinConditions(conditions.map(({ fragment }) => fragment));
    return sql`${rawSql(`FROM ${this.table.name} ${this.alias} ${join} WHERE `)}${where}`;
  }

  /**
   * Builds the first rows of a list. The statement checks the rows near the beginning one by one, which is fast where many rows
   * match. It collects all rows that match only if it finds too few there: then few rows match.
   */
  private buildFirstRows(order: string, limit: number): SqlFragment {
    const checked = this.conditions.filter(({ perRowPredicate }) => perRowPredicate);
    const predicates = checked.flatMap(({ perRowPredicate }) => perRowPredicate ?? []);
    const page = ` ORDER BY ${order} LIMIT`;
    const alias = rawSql(this.alias);
    const nearRows = Math.min(...checked.map((condition) => condition.nearRows));
    const others = this.conditions.filter(({ perRowPredicate }) => !perRowPredicate);
    return sql`FROM (
      WITH near AS MATERIALIZED (SELECT ${alias}.* ${this.buildFrom(others)}${rawSql(`${page} ${nearRows}`)})
      SELECT ${alias}.* FROM near ${alias} WHERE ${joinConditions(predicates)}
      UNION ALL (SELECT ${alias}.* ${this.buildFrom()} AND ${alias}.id NOT IN (SELECT id FROM near)${rawSql(`${page} ${limit}`)})
    ) ${alias} LIMIT ${rawSql(String(limit))}`;
  }

  /**
   * Sorts the matching rows if they are few: PostgreSQL expects them everywhere in the list, and would read all of it. Slow
   * conditions are checked afterwards.
   */
  private buildFewRows(order: string, limit: number, fewRows: number): SqlFragment {
    const alias = rawSql(this.alias);
    const page = rawSql(` ORDER BY ${order} LIMIT ${limit}`);
    const count = sql`(SELECT count(*) FROM few)`;
    const collected = this.conditions.map((one) => ({ ...one, fragment: one.cheapPredicate ?? one.fragment }));
    const slow = this.conditions.filter(({ cheapPredicate }) => cheapPredicate).map(({ fragment }) => fragment);
    const most = slow.length > 0 ? usualFewRows : fewRows;
    return sql`FROM (
      WITH few AS MATERIALIZED (SELECT ${alias}.* ${this.buildFrom(collected)}${rawSql(` LIMIT ${most + 1}`)})
      SELECT ${alias}.* FROM few ${alias} WHERE ${joinConditions([sql`${count}${rawSql(` <= ${most}`)}`, ...slow])}
      UNION ALL (SELECT ${alias}.* ${this.buildFrom()} AND ${count}${rawSql(` > ${most}`)}${page})
    ) ${alias}${page}`;
  }

  private buildPage({ order, limit, join, hasNoIndex = false, isTextOrder = false }: ReadOptions): SqlFragment {
    if (order && limit && !hasNoIndex) {
      if (this.conditions.some(({ perRowPredicate }) => perRowPredicate)) return this.buildFirstRows(order, limit);
      if (this.conditions.some(({ maySelectFew }) => maySelectFew))
        return this.buildFewRows(order, limit, isTextOrder ? fewRowsOfText : usualFewRows);
    }
    return this.buildRest({ order, limit, join });
  }

  /** Returns the rows, each with the values of `beside`. */
  async readWithExtras({
    plan = planWholeRow(this.table),
    extras: beside = [],
    ...page
  }: ReadOptions): Promise<RowWithExtras<Row>[]> {
    const columns = [...selectExpressions(plan, this.alias), ...beside];
    const values = await this.run(columns, this.buildPage(page));
    return values.map((row) => hydrateRowWithExtras(plan, row) as RowWithExtras<Row>);
  }

  async read(options: Omit<ReadOptions, "beside"> = {}): Promise<Row[]> {
    return (await this.readWithExtras(options)).map(({ row }) => row);
  }

  private buildRest({ groupBy, order, limit, join, within }: ColumnOptions): SqlFragment {
    const { alias } = this;
    const rows = within
      ? sql`FROM (${rawSql(`SELECT ${alias}.* `)}${this.buildFrom()}${rawSql(` LIMIT ${within}) ${alias}`)}`
      : this.buildFrom(this.conditions, join);
    const group = groupBy ? ` GROUP BY ${groupBy}` : "";
    const end = `${order ? ` ORDER BY ${order}` : ""}${limit ? ` LIMIT ${limit}` : ""}`;
    return sql`${rows}${rawSql(group + end)}`;
  }

  /** Returns the values of SQL expressions for each row, or for each group of rows. */
  readColumns(columns: readonly string[], options: ColumnOptions = {}): Promise<unknown[][]> {
    return this.run(columns, this.buildRest(options));
  }

  /** Returns the statement of `readColumns`, as a part of another one. */
  buildSql(columns: readonly string[], options: ColumnOptions = {}): SqlFragment {
    return sql`SELECT ${rawSql(columns.join(", "))} ${this.buildRest(options)}`;
  }

  /** Returns the number of rows, which stops at `limit`. */
  async count(limit?: number): Promise<number> {
    const counted = this.clone();
    counted.conditions = this.conditions.map((one) => ({ ...one, fragment: one.whenCounted ?? one.fragment }));
    const [[count]] = await counted.readColumns(["count(*)::int"], { within: limit });
    return count as number;
  }

  private run(columns: readonly string[], rest: SqlFragment): Promise<unknown[][]> {
    const { db, planDependsOnValues } = this;
    return batchStatements(db, { columns, rest, planDependsOnValues });
  }
}

/** Returns one row by its id, or null. An id that is not a UUID finds nothing. */
export async function readById<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  { plan, withTrash }: { plan?: SelectPlan; withTrash?: boolean } = {},
): Promise<Row | null> {
  if (!isUuid(id)) return null;
  const [row] = await new Select(db, entity, "row", { withTrash }).andWhere(sql`row.id = ${id}`).read({ plan });
  return row ?? null;
}

/** Returns the rows in the order of their ids, each once. Skips ids without a row, and texts that are not UUIDs. */
export async function readByIds<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  ids: readonly string[],
  plan: SelectPlan,
): Promise<Row[]> {
  const wanted = [...new Set(ids.filter((id) => isUuid(id)).map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return [];
  const found = await new Select(db, entity, "row")
    .andWhere(sql`row.id = ANY(${wanted})`)
    .readWithExtras({ plan, extras: ["row.id"] });
  const rows = new Map<unknown, Row>(found.map(({ row, extras: [id] }) => [id, row]));
  return wanted.map((id) => rows.get(id)).filter((row) => row !== undefined);
}
