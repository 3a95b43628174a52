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

type Info = Pick<GraphQLResolveInfo, "schema" | "fragments">;

export const getSelectionSets = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/** Collects every field that the selections have for an object of this type, with all its nodes. Fields under `@skip` count too. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  type: GraphQLObjectType,
  info: Info,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const appliesToType = (condition: string | undefined): boolean => {
    const other = condition === undefined ? type : info.schema.getType(condition);
    return other === type || (isAbstractType(other) && info.schema.isSubType(other, type));
  };
  const visit = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { value } = selection.name;
        fields.set(value, [...(fields.get(value) ?? []), selection]);
      } else {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
        if (appliesToType(fragment.typeCondition?.name.value)) visit(fragment.selectionSet);
      }
    }
  };
  sets.forEach(visit);
  return fields;
}

const cursorFields = new Set(["cursor", "startCursor", "endCursor"]);

export interface RowSelection {
  sets: SelectionSetNode[];
  hasCursors: boolean;
}

/** Collects the selections on rows of a type below a field, through connections and edges. */
export function collectRowSelection(
  nodes: readonly FieldNode[],
  type: GraphQLObjectType,
  rowType: GraphQLObjectType,
  info: Info,
): RowSelection {
  const sets = getSelectionSets(nodes);
  if (type === rowType) return { sets, hasCursors: false };
  const found: RowSelection = { sets: [], hasCursors: false };
  for (const [name, below] of collectFields(sets, type, info)) {
    if (cursorFields.has(name)) found.hasCursors = true;
    const inner = name === "__typename" ? null : getNamedType(type.getFields()[name].type);
    if (!isObjectType(inner)) continue;
    const deeper = collectRowSelection(below, inner, rowType, info);
    found.sets.push(...deeper.sets);
    found.hasCursors ||= deeper.hasCursors;
  }
  return found;
}

/**
 * Caches a value per field of a document, for as long as the document lives. Several fragments may select the same field, so
 * all of its nodes together are the key.
 */
export class FieldNodeCache<Value> {
  private readonly next = new WeakMap<FieldNode, FieldNodeCache<Value>>();
  private value: Value | undefined;

  getOrCreate(nodes: readonly FieldNode[], create: () => Value, at = 0): Value {
    if (at === nodes.length) return (this.value ??= create());
    const next = this.next.get(nodes[at]) ?? new FieldNodeCache<Value>();
    this.next.set(nodes[at], next);
    return next.getOrCreate(nodes, create, at + 1);
  }
}

const selections = new FieldNodeCache<ReadonlySet<string>>();

/** Returns the names of the fields that are selected on the object that the field returns. */
export const selectedFields = (
  info: Info & Pick<GraphQLResolveInfo, "fieldNodes" | "returnType">,
): ReadonlySet<string> =>
  selections.getOrCreate(
    info.fieldNodes,
    () =>
      new Set(
        collectFields(
          getSelectionSets(info.fieldNodes),
          getNamedType(info.returnType) as GraphQLObjectType,
          info,
        ).keys(),
      ),
  );
