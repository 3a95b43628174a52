import DataLoader from "dataloader";
import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { LoaderFactory, RequestContext } from "../graphql/context";
import { PerField } from "./perField";
import { planField } from "./rowPlan";
import { joinedValues, type ReadRow } from "./rowSql";
import { Select } from "./select";

const loaders = new PerField<LoaderFactory<string, unknown>>();

/** For rows that were read without the field: one statement for all of a request. */
const loaderOf = (info: GraphQLResolveInfo): LoaderFactory<string, unknown> =>
  loaders.of(
    info.fieldNodes,
    () => (db: EntityManager) =>
      new DataLoader(async (ids) => {
        const rows = (await new Select(db, info.parentType.name, "row", { withTrash: true })
          .andWhere("row.id = ANY(:ids)", { ids })
          .read({ plan: planField(db, info) })) as (ReadRow & { id: string })[];
        const values = new Map(rows.map((row) => [row.id, row[joinedValues]?.[info.fieldName]]));
        return ids.map((id) => values.get(id) ?? null);
      }),
  );

/** The value of a field that says how it is joined: what came with its row, or what is read for all such rows of the request now. */
export function joined<Value>(
  row: { id: string },
  { loader }: RequestContext,
  info: GraphQLResolveInfo,
): Value | Promise<Value> {
  const known = (row as ReadRow)[joinedValues];
  if (known && info.fieldName in known) return known[info.fieldName] as Value;
  return loader(loaderOf(info)).load(row.id) as Promise<Value>;
}
