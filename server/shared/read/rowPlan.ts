import {
  type FieldNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  isAbstractType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { type PageArgs, pageSize } from "../paging/pageArgs";
import type { SqlRelationOptions } from "./join";
import { FieldNodeCache } from "./perField";
import { type RowColumn, getRowTable, type RowTable } from "./rowTable";

export interface PlannedRelation {
  field: string;
  join: SqlRelationOptions;
  /** Of the other table's rows; null for a value. */
  plan: SelectPlan | null;
  /** How many rows a page takes: one more than it shows. */
  limit: number;
}

/** Which columns and joins a read takes. */
export interface SelectPlan {
  table: RowTable;
  columns: readonly RowColumn[];
  joins: readonly PlannedRelation[];
  /** Somebody asks where rows stand in their list. */
  hasCursors: boolean;
  /** False when somebody asks a list for nothing but how many rows it has. */
  hasRows: boolean;
}

const wholeRows = new WeakMap<RowTable, SelectPlan>();

/** The whole row and nothing that hangs on it. */
export function planWholeRow(table: RowTable): SelectPlan {
  const known = wholeRows.get(table);
  const plan = known ?? { table, columns: [...table.columns.values()], joins: [], hasCursors: true, hasRows: true };
  wholeRows.set(table, plan);
  return plan;
}

type Info = Pick<GraphQLResolveInfo, "schema" | "fragments">;
const cursorFields = new Set(["cursor", "startCursor", "endCursor"]);
const besideRows = new Set(["totalCount", "__typename"]);

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

/** What one reading of a selection comes by. */
interface Planning extends Pick<GraphQLResolveInfo, "schema" | "fragments" | "variableValues"> {
  /** Fields with a connection below the rows, whose arguments decide about the plan. */
  pages: FieldOfRow[];
}

interface FieldOfRow {
  field: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
}

const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/** How many rows the first page takes; 0 when it is another page that is asked for, or several. */
function firstPage({ field, nodes }: FieldOfRow, variables: GraphQLResolveInfo["variableValues"]): number {
  if (nodes.length !== 1) return 0;
  const { first, after, last, before, reverse } = getArgumentValues(field, nodes[0], variables) as unknown as PageArgs;
  return after || typeof last === "number" || before || reverse ? 0 : pageSize(first) + 1;
}

/** Null for a page that does not come with its row. */
function planRelation(
  db: EntityManager,
  join: SqlRelationOptions,
  place: FieldOfRow,
  info: Planning,
): PlannedRelation | null {
  const { field, nodes } = place;
  const other = getNamedType(field.type) as GraphQLObjectType;
  if (join.kind === "value") return { field: field.name, join, plan: null, limit: 0 };
  if (join.kind !== "page")
    return { field: field.name, join, plan: planType(db, other, setsOf(nodes), info), limit: 0 };
  info.pages.push(place);
  const row = getNamedType(other.getFields().nodes.type) as GraphQLObjectType;
  const { sets, hasCursors } = collectSelections(nodes, other, row, info);
  // Also for a page that does not come with its row now: the pages below it have to be known for those that do.
  const plan = { ...planType(db, row, sets, info), hasCursors };
  const limit = firstPage(place, info.variableValues);
  return limit === 0 ? null : { field: field.name, join, plan, limit };
}

/** The type of the API has the entity's name. */
function planType(
  db: EntityManager,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  info: Planning,
): SelectPlan {
  const table = getRowTable(db, type.name);
  const columns = new Set(["id"]);
  const joins: PlannedRelation[] = [];
  for (const [name, nodes] of fieldsOf(sets, type, info)) {
    if (name === "__typename") continue;
    const field = type.getFields()[name];
    const { join, needs } = field.extensions as { join?: SqlRelationOptions; needs?: string[] };
    if (join) {
      const planned = planRelation(db, join, { field, nodes }, info);
      if (planned) joins.push(planned);
    } else if (needs) needs.forEach((property) => columns.add(property));
    else if (table.columns.has(name)) columns.add(name);
    else for (const property of table.columns.keys()) columns.add(property);
  }
  return {
    table,
    columns: [...columns].map((property) => table.columns.get(property) as RowColumn),
    joins,
    hasCursors: false,
    hasRows: true,
  };
}

/** The selections that rows of the type get below the field, through connections and edges. */
function collectSelections(
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
    const deeper = collectSelections(below, inner, row, info);
    found.sets.push(...deeper.sets);
    found.hasCursors ||= deeper.hasCursors;
  }
  return found;
}

const selections = new FieldNodeCache<ReadonlySet<string>>();

/** Plans for a field of a document; which one serves depends on the arguments of pages below it. */
interface Plans {
  pages: readonly FieldOfRow[];
  byPages: LRUCache<string, SelectPlan>;
}

const mostPlans = 50;
const plansOfTables = new WeakMap<RowTable, FieldNodeCache<Plans>>();

/** What is read of an entity's rows for the field that is being resolved. */
export function planSelect(db: EntityManager, entity: { name: string }, info: GraphQLResolveInfo): SelectPlan {
  const table = getRowTable(db, entity.name);
  const ofTable = plansOfTables.get(table) ?? new FieldNodeCache<Plans>();
  plansOfTables.set(table, ofTable);
  const make = () => {
    const pages: FieldOfRow[] = [];
    const planning = { ...info, pages };
    const row = info.schema.getType(entity.name) as GraphQLObjectType;
    const { sets, hasCursors } = collectSelections(
      info.fieldNodes,
      getNamedType(info.returnType) as GraphQLObjectType,
      row,
      planning,
    );
    const hasRows = [...selectedFields(info)].some((field) => !besideRows.has(field));
    return { pages, plan: { ...planType(db, row, sets, planning), hasCursors, hasRows } };
  };
  const plans = ofTable.getOrCreate(info.fieldNodes, () => ({
    pages: make().pages,
    byPages: new LRUCache({ max: mostPlans }),
  }));
  const key = plans.pages.map((page) => firstPage(page, info.variableValues)).join();
  const plan = plans.byPages.get(key) ?? make().plan;
  plans.byPages.set(key, plan);
  return plan;
}

/** Names of the fields that are asked for of the object that the field returns. */
export const selectedFields = (
  info: Pick<GraphQLResolveInfo, "schema" | "fragments" | "fieldNodes" | "returnType">,
): ReadonlySet<string> =>
  selections.getOrCreate(
    info.fieldNodes,
    () => new Set(fieldsOf(setsOf(info.fieldNodes), getNamedType(info.returnType) as GraphQLObjectType, info).keys()),
  );

/** What is read for one field of rows that are there already. */
export const planField = (db: EntityManager, info: GraphQLResolveInfo): SelectPlan =>
  planType(db, info.parentType, [{ kind: Kind.SELECTION_SET, selections: info.fieldNodes }], { ...info, pages: [] });
