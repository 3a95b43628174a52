import DataLoader from "dataloader";
import { defaultFieldResolver, type GraphQLField, type GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { LoaderFactory, RequestContext } from "../graphql/context";
import { Select } from "./select";
import { FieldNodeCache } from "./selectedFields";
import { planField } from "./selectPlan";
import { loadedRelations, type ReadRow, type RowWithExtras } from "./selectSql";
import { sql } from "./sql";
import type { ReadExtensions } from "./sqlRelation";

const relationLoaders = new FieldNodeCache<LoaderFactory<string, unknown>>();

/** Returns the loader of a field: one statement for all rows of a request that were read without it. */
const getRelationLoader = (info: GraphQLResolveInfo): LoaderFactory<string, unknown> =>
  relationLoaders.getOrCreate(
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

/** Loads the value of a field with `@SqlRelation`, for a row that was read without it. */
export const loadRelation = <Value>(
  row: { id: string },
  { loader }: RequestContext,
  info: GraphQLResolveInfo,
): Promise<Value> => loader(getRelationLoader(info)).load(row.id) as Promise<Value>;

/** Makes a field with `@SqlRelation` return the value that was read with its row, and call its resolver only without one. */
export function preferLoadedRelation(field: GraphQLField<unknown, RequestContext>): void {
  const { resolve = defaultFieldResolver, name } = field;
  // A connection's resolver gets the loaded rows from `findLoadedPage`.
  if (!(field.extensions as ReadExtensions).sqlRelation || field.args.length > 0) return;
  field.resolve = (row, args, context, info) => {
    const loaded = (row as ReadRow)[loadedRelations];
    return loaded && name in loaded ? loaded[name] : resolve(row, args, context, info);
  };
}

/** Returns the first page of a connection that was read with its row, or undefined. */
export const findLoadedPage = <Row>(row: object, { fieldName }: GraphQLResolveInfo): RowWithExtras<Row>[] | undefined =>
  (row as ReadRow)[loadedRelations]?.[fieldName] as RowWithExtras<Row>[] | undefined;
