import {
  type FieldNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { EntityManager } from "typeorm";
import { type PageArgs, pageSize } from "../paging/pageArgs";
import { type EntityTable, getEntityTable, type TableColumn } from "./entityTable";
import { collectFields, collectRowSelection, FieldNodeCache, getSelectionSets, selectedFields } from "./selectedFields";
import type { ReadExtensions, SqlRelationOptions } from "./sqlRelation";

export interface PlannedRelation {
  field: string;
  relation: SqlRelationOptions;
  /** The plan of the other table's rows; null for a value. */
  plan: SelectPlan | null;
  /** How many rows a page reads: one more than it shows. */
  limit: number;
}

/** Which columns and relations a read returns. */
export interface SelectPlan {
  table: EntityTable;
  columns: readonly TableColumn[];
  relations: readonly PlannedRelation[];
  /** The operation selects cursors. */
  hasCursors: boolean;
  /** False when the operation selects only the number of rows. */
  hasRows: boolean;
}

const wholeRowPlans = new WeakMap<EntityTable, SelectPlan>();

/** Returns the plan of all columns without relations. */
export function planWholeRow(table: EntityTable): SelectPlan {
  const plan = wholeRowPlans.get(table) ?? {
    table,
    columns: [...table.columns.values()],
    relations: [],
    hasCursors: true,
    hasRows: true,
  };
  wholeRowPlans.set(table, plan);
  return plan;
}

interface SelectedField {
  field: GraphQLField<unknown, unknown>;
  nodes: readonly FieldNode[];
}

interface Planning extends Pick<GraphQLResolveInfo, "schema" | "fragments" | "variableValues"> {
  /** Collects the connections below the rows. Their arguments affect the plan. */
  pages: SelectedField[];
}

/** Returns how many rows the first page reads; 0 when the field selects another page, or several. */
function firstPageLimit({ field, nodes }: SelectedField, variables: GraphQLResolveInfo["variableValues"]): number {
  if (nodes.length !== 1) return 0;
  const { first, after, last, before, reverse } = getArgumentValues(field, nodes[0], variables) as unknown as PageArgs;
  return after || typeof last === "number" || before || reverse ? 0 : pageSize(first) + 1;
}

/** Returns null for a page that is not read with its row. */
function planRelation(
  db: EntityManager,
  relation: SqlRelationOptions,
  selected: SelectedField,
  planning: Planning,
): PlannedRelation | null {
  const { field, nodes } = selected;
  const other = getNamedType(field.type) as GraphQLObjectType;
  if (relation.kind === "value") return { field: field.name, relation, plan: null, limit: 0 };
  if (relation.kind !== "page")
    return { field: field.name, relation, plan: planType(db, other, getSelectionSets(nodes), planning), limit: 0 };
  planning.pages.push(selected);
  const rowType = getNamedType(other.getFields().nodes.type) as GraphQLObjectType;
  const { sets, hasCursors } = collectRowSelection(nodes, other, rowType, planning);
  // Planned also for a page that is not read now: `planning.pages` must contain the pages below it.
  const plan = { ...planType(db, rowType, sets, planning), hasCursors };
  const limit = firstPageLimit(selected, planning.variableValues);
  return limit === 0 ? null : { field: field.name, relation, plan, limit };
}

/** Plans the rows of a type. The GraphQL type and its entity have the same name. */
function planType(
  db: EntityManager,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  planning: Planning,
): SelectPlan {
  const table = getEntityTable(db, type.name);
  const columns = new Set(["id"]);
  const relations: PlannedRelation[] = [];
  for (const [name, nodes] of collectFields(sets, type, planning)) {
    if (name === "__typename") continue;
    const field = type.getFields()[name];
    const { sqlRelation, dependsOn } = field.extensions as ReadExtensions;
    if (sqlRelation) {
      const planned = planRelation(db, sqlRelation, { field, nodes }, planning);
      if (planned) relations.push(planned);
    } else if (dependsOn) dependsOn.forEach((property) => columns.add(property));
    else if (table.columns.has(name)) columns.add(name);
    else for (const property of table.columns.keys()) columns.add(property);
  }
  return {
    table,
    columns: [...columns].map((property) => table.columns.get(property) as TableColumn),
    relations,
    hasCursors: false,
    hasRows: true,
  };
}

const fieldsWithoutRows = new Set(["totalCount", "boundedCount", "__typename"]);

/** Plans a field that is being resolved, and collects the pages that the plan depends on. */
function planRows(db: EntityManager, typeName: string, info: GraphQLResolveInfo) {
  const planning: Planning = { ...info, pages: [] };
  const rowType = info.schema.getType(typeName) as GraphQLObjectType;
  const returnType = getNamedType(info.returnType) as GraphQLObjectType;
  const { sets, hasCursors } = collectRowSelection(info.fieldNodes, returnType, rowType, planning);
  const hasRows = [...selectedFields(info)].some((field) => !fieldsWithoutRows.has(field));
  const plan: SelectPlan = { ...planType(db, rowType, sets, planning), hasCursors, hasRows };
  return { plan, pages: planning.pages };
}

/** The plans of one field of a document. The arguments of the pages below it decide which one a request uses. */
interface FieldPlans {
  pages: readonly SelectedField[];
  byLimits: LRUCache<string, SelectPlan>;
}

const maxPlans = 50;
const plansByTable = new WeakMap<EntityTable, FieldNodeCache<FieldPlans>>();

/** Returns the plan of an entity's rows for the field that is being resolved. */
export function planSelect(db: EntityManager, entity: { name: string }, info: GraphQLResolveInfo): SelectPlan {
  const table = getEntityTable(db, entity.name);
  const tablePlans = plansByTable.get(table) ?? new FieldNodeCache<FieldPlans>();
  plansByTable.set(table, tablePlans);
  const { pages, byLimits } = tablePlans.getOrCreate(info.fieldNodes, () => ({
    pages: planRows(db, entity.name, info).pages,
    byLimits: new LRUCache({ max: maxPlans }),
  }));
  const key = pages.map((page) => firstPageLimit(page, info.variableValues)).join();
  const plan = byLimits.get(key) ?? planRows(db, entity.name, info).plan;
  byLimits.set(key, plan);
  return plan;
}

/** Returns the plan of one field, for rows that were read without it. */
export const planField = (db: EntityManager, info: GraphQLResolveInfo): SelectPlan =>
  planType(db, info.parentType, [{ kind: Kind.SELECTION_SET, selections: info.fieldNodes }], { ...info, pages: [] });
