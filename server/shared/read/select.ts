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

/** One read of one table's rows, without those in the trash unless they are asked for. */
export class Select<Row extends ObjectLiteral> implements Conditions {
  private readonly table: RowTable;
  private conditions: string[];
  private values: unknown[] = [];

  constructor(
    private readonly db: EntityManager,
    private readonly entity: EntityTarget<Row>,
    readonly alias: string,
    { withTrash = false } = {},
  ) {
    this.table = rowTable(db, entity);
    this.conditions = withTrash ? ["TRUE"] : [live(this.table, alias)];
  }

  /** The same read as it is now. */
  clone(): Select<Row> {
    const copy = new Select<Row>(this.db, this.entity, this.alias);
    copy.conditions = [...this.conditions];
    copy.values = [...this.values];
    return copy;
  }

  andWhere(condition: string, parameters: Record<string, unknown> = {}): this {
    const places = new Map<string, number>();
    const place = (name: string): number => {
      if (!places.has(name)) places.set(name, this.values.push(parameters[name]));
      return places.get(name) as number;
    };
    this.conditions.push(
      condition.replaceAll(/(?<!:):(\w+)/g, (text, name: string) => (name in parameters ? `$${place(name)}` : text)),
    );
    return this;
  }

  private where(): string {
    return `FROM ${this.table.name} ${this.alias} WHERE ${this.conditions.map((condition) => `(${condition})`).join(" AND ")}`;
  }

  /** The rows with the values beside them. */
  async readWith({ plan = wholeRow(this.table), beside = [], order, limit }: Wanted): Promise<ReadWith<Row>[]> {
    const columns = [...valuesOf(plan, this.alias), ...beside];
    const rest = `${this.where()}${order ? ` ORDER BY ${order}` : ""}${limit ? ` LIMIT ${limit}` : ""}`;
    const rows = await readTogether(this.db, { columns, rest, values: this.values });
    return rows.map((values) => readWithOf(plan, values) as ReadWith<Row>);
  }

  async read(wanted: Omit<Wanted, "beside"> = {}): Promise<Row[]> {
    return (await this.readWith(wanted)).map(({ row }) => row);
  }

  async count(): Promise<number> {
    const [[count]] = await readTogether(this.db, {
      columns: ["count(*)::int"],
      rest: this.where(),
      values: this.values,
    });
    return count as number;
  }
}
