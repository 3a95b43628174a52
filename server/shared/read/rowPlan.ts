import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { EntityManager } from "typeorm";
import type { Join } from "./join";
import { PerField } from "./perField";
import { type RowColumn, rowTable, type RowTable } from "./rowTable";

export interface PlannedJoin {
  field: string;
  join: Join;
  /** Of the other table's rows; null for a value. */
  plan: RowPlan | null;
}

/** Which columns and joins a read takes. */
export interface RowPlan {
  table: RowTable;
  columns: readonly RowColumn[];
  joins: readonly PlannedJoin[];
  /** Somebody asks where rows stand in their list. */
  hasCursors: boolean;
}

/** The whole row and nothing that hangs on it. */
export const wholeRow = (table: RowTable): RowPlan => ({
  table,
  columns: [...table.columns.values()],
  joins: [],
  hasCursors: true,
});

type Info = Pick<GraphQLResolveInfo, "schema" | "fragments">;
const cursorFields = new Set(["cursor", "startCursor", "endCursor"]);

/** Every field that the selections have for an object of this type, also what `@skip` may leave out; by name, with all its nodes. */
function fieldsOf(sets: readonly SelectionSetNode[], type: GraphQLObjectType, info: Info): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const isMeant = (condition: string | undefined): boolean => {
    const other = condition === undefined ? type : info.schema.getType(condition);
    return other === type || (isAbstractType(other) && info.schema.isSubType(other, type));
  };
  const visit = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { value } = selection.name;
        fields.set(value, [...(fields.get(value) ?? []), selection]);
      } else {
        const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
        if (isMeant(part.typeCondition?.name.value)) visit(part.selectionSet);
      }
    }
  };
  sets.forEach(visit);
  return fields;
}

const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/** The type of the API has the entity's name. */
function planType(db: EntityManager, type: GraphQLObjectType, sets: readonly SelectionSetNode[], info: Info): RowPlan {
  const table = rowTable(db, type.name);
  const columns = new Set(["id"]);
  const joins: PlannedJoin[] = [];
  for (const [name, nodes] of fieldsOf(sets, type, info)) {
    if (name === "__typename") continue;
    const field = type.getFields()[name];
    const { join, needs } = field.extensions as { join?: Join; needs?: string[] };
    if (join) {
      const other = getNamedType(field.type);
      const plan = isObjectType(other) ? planType(db, other, setsOf(nodes), info) : null;
      joins.push({ field: name, join, plan });
    } else if (needs) needs.forEach((property) => columns.add(property));
    else if (table.columns.has(name)) columns.add(name);
    else for (const property of table.columns.keys()) columns.add(property);
  }
  return {
    table,
    columns: [...columns].map((property) => table.columns.get(property) as RowColumn),
    joins,
    hasCursors: false,
  };
}

/** The selections that rows of the type get below the field, through connections and edges. */
function gather(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  row: GraphQLObjectType,
  info: Info,
): { sets: SelectionSetNode[]; hasCursors: boolean } {
  const sets = setsOf(nodes);
  if (type === row) return { sets, hasCursors: false };
  const found = { sets: [] as SelectionSetNode[], hasCursors: false };
  for (const [name, below] of fieldsOf(sets, type, info)) {
    if (cursorFields.has(name)) found.hasCursors = true;
    const inner = name === "__typename" ? null : getNamedType(type.getFields()[name].type);
    if (!isObjectType(inner)) continue;
    const deeper = gather(below, inner, row, info);
    found.sets.push(...deeper.sets);
    found.hasCursors ||= deeper.hasCursors;
  }
  return found;
}

const selections = new PerField<ReadonlySet<string>>();
const plansOfTables = new WeakMap<RowTable, PerField<RowPlan>>();

/** What is read of an entity's rows for the field that is being resolved. */
export function planRows(db: EntityManager, entity: { name: string }, info: GraphQLResolveInfo): RowPlan {
  const table = rowTable(db, entity.name);
  const plans = plansOfTables.get(table) ?? new PerField<RowPlan>();
  plansOfTables.set(table, plans);
  return plans.of(info.fieldNodes, () => {
    const row = info.schema.getType(entity.name) as GraphQLObjectType;
    const { sets, hasCursors } = gather(info.fieldNodes, getNamedType(info.returnType) as GraphQLObjectType, row, info);
    return { ...planType(db, row, sets, info), hasCursors };
  });
}

/** Names of the fields that are asked for of the object that the field returns. */
export const selectedFields = (info: GraphQLResolveInfo): ReadonlySet<string> =>
  selections.of(
    info.fieldNodes,
    () => new Set(fieldsOf(setsOf(info.fieldNodes), getNamedType(info.returnType) as GraphQLObjectType, info).keys()),
  );

/** What is read for one field of rows that are there already. */
export const planField = (db: EntityManager, info: GraphQLResolveInfo): RowPlan =>
  planType(db, info.parentType, [{ kind: Kind.SELECTION_SET, selections: info.fieldNodes }], info);
