import DataLoader from "dataloader";
import { defaultFieldResolver, type GraphQLField, type GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { LoaderFactory, RequestContext } from "../graphql/context";
import { FieldNodeCache } from "./perField";
import { planField } from "./rowPlan";
import { loadedRelations, type ReadRow, type RowWithExtras } from "./rowSql";
import { Select } from "./select";
import { sql } from "./sql";

const loaders = new FieldNodeCache<LoaderFactory<string, unknown>>();

/** For rows that were read without the field: one statement for all of a request. */
const loaderOf = (info: GraphQLResolveInfo): LoaderFactory<string, unknown> =>
  loaders.getOrCreate(
    info.fieldNodes,
    () => (db: EntityManager) =>
      new DataLoader(async (ids) => {
        const rows = (await new Select(db, info.parentType.name, "row", { withTrash: true })
          .andWhere(sql`row.id = ANY(${ids})`)
          .read({ plan: planField(db, info) })) as (ReadRow & { id: string })[];
        const values = new Map(rows.map((row) => [row.id, row[loadedRelations]?.[info.fieldName]]));
        return ids.map((id) => values.get(id) ?? null);
      }),
  );

/** The value of a field that says how it is joined, for a row that was read without it: found for all such rows of the request now. */
export const loadRelation = <Value>(
  row: { id: string },
  { loader }: RequestContext,
  info: GraphQLResolveInfo,
): Promise<Value> => loader(loaderOf(info)).load(row.id) as Promise<Value>;

/** Puts the value that came with the row before the function that would find it. */
export function preferLoadedRelation(field: GraphQLField<unknown, RequestContext>): void {
  const { resolve = defaultFieldResolver, name } = field;
  field.resolve = (row, args, context, info) => {
    const known = (row as ReadRow)[loadedRelations];
    return known && name in known ? known[name] : resolve(row, args, context, info);
  };
}

/** The first page of a connection that came with its row; undefined when it did not. */
export const findLoadedPage = <Row>(row: object, { fieldName }: GraphQLResolveInfo): RowWithExtras<Row>[] | undefined =>
  (row as ReadRow)[loadedRelations]?.[fieldName] as RowWithExtras<Row>[] | undefined;
