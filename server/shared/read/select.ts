import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import type { Conditions } from "./conditions";
import { readTogether } from "./readTogether";
import { type RowPlan, wholeRow } from "./rowPlan";
import { live, type ReadWith, readWithOf, valuesOf } from "./rowSql";
import { type RowTable, rowTable } from "./rowTable";

export interface Wanted {
  plan?: RowPlan;
  /** SQL of values beside the row. */
  beside?: readonly string[];
  order?: string;
  limit?: number;
}

interface Condition {
  text: string;
  /** Null where there is no other way to ask a single row. */
  ofRow: string | null;
}

/** Patterns, words and sets of other rows. */
const hanging = / (?:LIKE|@@|~|IN \(SELECT) /;

/** How many rows at the beginning of a list are asked one by one. */
const nearRows = 300;

const all = (conditions: readonly string[]): string => conditions.map((condition) => `(${condition})`).join(" AND ");

/** One read of one table's rows, without those in the trash unless they are asked for. */
export class Select<Row extends ObjectLiteral> implements Conditions {
  private readonly table: RowTable;
  private conditions: Condition[];
  private values: unknown[] = [];
  private hangsOnValues = false;

  constructor(
    private readonly db: EntityManager,
    private readonly entity: EntityTarget<Row>,
    readonly alias: string,
    { withTrash = false } = {},
  ) {
    this.table = rowTable(db, entity);
    this.conditions = [{ text: withTrash ? "TRUE" : live(this.table, alias), ofRow: null }];
  }

  /** The same read as it is now. */
  clone(): Select<Row> {
    const copy = new Select<Row>(this.db, this.entity, this.alias);
    copy.conditions = [...this.conditions];
    copy.values = [...this.values];
    copy.hangsOnValues = this.hangsOnValues;
    return copy;
  }

  andWhere(condition: string, parameters: Record<string, unknown> = {}, ofRow?: string): this {
    const places = new Map<string, number>();
    const place = (name: string): number => {
      if (!places.has(name)) places.set(name, this.values.push(parameters[name]));
      return places.get(name) as number;
    };
    const placed = (sql: string): string =>
      sql.replaceAll(/(?<!:):(\w+)/g, (text, name: string) => (name in parameters ? `$${place(name)}` : text));
    this.hangsOnValues ||= hanging.test(condition);
    this.conditions.push({ text: placed(condition), ofRow: ofRow === undefined ? null : placed(ofRow) });
    return this;
  }

  private where(conditions = this.conditions): string {
    return `FROM ${this.table.name} ${this.alias} WHERE ${all(conditions.map(({ text }) => text))}`;
  }

  /**
   * The first rows of a list. Those near its beginning are asked one by one, which is soon over where many meet the conditions;
   * all that do are gathered, however many, only where these do not suffice: then there are not so many.
   */
  private first(order: string, limit: number): string {
    const { alias } = this;
    const ofRow = this.conditions.flatMap((condition) => condition.ofRow ?? []);
    const page = `ORDER BY ${order} LIMIT`;
    if (ofRow.length === 0) return `${this.where()} ${page} ${limit}`;
    const others = this.conditions.filter((condition) => condition.ofRow === null);
    return `FROM (
      WITH near AS MATERIALIZED (SELECT ${alias}.* ${this.where(others)} ${page} ${nearRows})
      SELECT ${alias}.* FROM near ${alias} WHERE ${all(ofRow)}
      UNION ALL (SELECT ${alias}.* ${this.where()} AND ${alias}.id NOT IN (SELECT id FROM near) ${page} ${limit})
    ) ${alias} LIMIT ${limit}`;
  }

  /** The rows with the values beside them. */
  async readWith({ plan = wholeRow(this.table), beside = [], order, limit }: Wanted): Promise<ReadWith<Row>[]> {
    const columns = [...valuesOf(plan, this.alias), ...beside];
    const rest =
      order && limit
        ? this.first(order, limit)
        : `${this.where()}${order ? ` ORDER BY ${order}` : ""}${limit ? ` LIMIT ${limit}` : ""}`;
    const rows = await this.run(columns, rest);
    return rows.map((values) => readWithOf(plan, values) as ReadWith<Row>);
  }

  async read(wanted: Omit<Wanted, "beside"> = {}): Promise<Row[]> {
    return (await this.readWith(wanted)).map(({ row }) => row);
  }

  async count(): Promise<number> {
    const [[count]] = await this.run(["count(*)::int"], this.where());
    return count as number;
  }

  private run(columns: readonly string[], rest: string): Promise<unknown[][]> {
    const { db, values, hangsOnValues } = this;
    return readTogether(db, { columns, rest, values, hangsOnValues });
  }
}
