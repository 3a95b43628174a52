import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";

/**
 * What Apollo Client does to documents with GraphQL's visitor, which took a quarter of the time in which a page comes to life
 * and two of its kilobytes. The build puts these in its place; a test holds them equal for every document of the site.
 */

type Selections = readonly SelectionNode[];
type Change = (selections: Selections, ofOperation: boolean) => Selections;

/** The same list when nothing in it changed: documents are told apart by identity. */
function mapSame<Item>(list: readonly Item[], map: (item: Item) => Item): readonly Item[] {
  const mapped = list.map(map);
  return mapped.every((item, index) => item === list[index]) ? list : mapped;
}

function changeNode<Node extends { kind: Kind; selectionSet?: SelectionSetNode }>(node: Node, change: Change): Node {
  const { selectionSet } = node;
  if (!selectionSet) return node;
  const inner = mapSame(selectionSet.selections, (selection) => changeNode(selection as Node & SelectionNode, change));
  const selections = change(inner, node.kind === Kind.OPERATION_DEFINITION);
  return selections === selectionSet.selections ? node : { ...node, selectionSet: { ...selectionSet, selections } };
}

function changeDocument(document: DocumentNode, change: Change): DocumentNode {
  const definitions = mapSame(document.definitions, (definition) => changeNode(definition, change));
  return definitions === document.definitions ? document : { ...document, definitions };
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };
const isMeta = (selection: SelectionNode): boolean =>
  selection.kind === Kind.FIELD && selection.name.value.startsWith("__");

export const addTypenameToDocument = Object.assign(
  (document: DocumentNode): DocumentNode =>
    changeDocument(document, (selections, ofOperation) =>
      ofOperation || selections.some(isMeta) ? selections : [...selections, typename],
    ),
  { added: (field: FieldNode): boolean => field === typename },
);

const isUnmasked = ({ directives }: SelectionNode): boolean =>
  directives?.some(({ name }) => name.value === "unmask") === true;
const isMasked = (selection: SelectionNode): selection is FragmentSpreadNode =>
  selection.kind === Kind.FRAGMENT_SPREAD && !isUnmasked(selection);

/** What is sent to the server: `unmask` is a word between documents and the client. */
export const documentForServer = (document: DocumentNode): DocumentNode =>
  changeDocument(document, (selections) =>
    mapSame(selections, (selection) =>
      isUnmasked(selection)
        ? { ...selection, directives: selection.directives?.filter(({ name }) => name.value !== "unmask") }
        : selection,
    ),
  );

const nonreactive = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: "nonreactive" } } as const;

/** What a query's own component compares: fragments are watched by whoever asked for them. */
export const addNonReactiveToNamedFragments = (document: DocumentNode): DocumentNode =>
  changeDocument(document, (selections) =>
    mapSame(selections, (selection) =>
      isMasked(selection) ? { ...selection, directives: [...(selection.directives ?? []), nonreactive] } : selection,
    ),
  );

export const removeMaskedFragmentSpreads = (document: DocumentNode): DocumentNode =>
  changeDocument(document, (selections) =>
    selections.some(isMasked) ? selections.filter((selection) => !isMasked(selection)) : selections,
  );
