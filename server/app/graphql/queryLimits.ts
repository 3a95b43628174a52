import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

export const queryLimits = { tokens: 1_000, depth: 10, aliases: 30 };

const refused = (message: string) => new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });

/** Deepest nesting of fields below a selection. Each fragment is measured once, however often it is spread. */
function depthMeter(context: ValidationContext): (set: SelectionSetNode | undefined) => number {
  const fragments = new Map<string, number>();
  const ofFragment = (name: string): number => {
    if (!fragments.has(name)) {
      // A fragment inside itself ends here; another rule refuses it.
      fragments.set(name, 0);
      fragments.set(name, measure(context.getFragment(name)?.selectionSet));
    }
    return fragments.get(name) ?? 0;
  };
  const measure = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD) return 1 + measure(selection.selectionSet);
        return selection.kind === Kind.INLINE_FRAGMENT
          ? measure(selection.selectionSet)
          : ofFragment(selection.name.value);
      }),
    );
  return measure;
}

const isAliased = (field: FieldNode): boolean => Boolean(field.alias) || field.name.value === "__typename";

/** Refuses operations that ask for more than a page ever needs, before anything is executed. */
export function limitQueries(context: ValidationContext): ASTVisitor {
  const depthOf = depthMeter(context);
  let aliases = 0;
  return {
    OperationDefinition(operation) {
      if (depthOf(operation.selectionSet) > queryLimits.depth) {
        context.reportError(refused(`This operation is nested deeper than ${queryLimits.depth} levels.`));
      }
    },
    Field(field) {
      if (isAliased(field) && ++aliases === queryLimits.aliases + 1) {
        context.reportError(refused(`This operation uses more than ${queryLimits.aliases} aliases.`));
      }
    },
  };
}
