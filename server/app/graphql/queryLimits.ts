import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

export const queryLimits = { tokens: 1_000, depth: 10, aliases: 30 };

const createError = (message: string) =>
  new GraphQLError(message, { extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });

/** Returns a function that measures the deepest nesting of fields in a selection. It measures each fragment once. */
function createDepthMeter(context: ValidationContext): (set: SelectionSetNode | undefined) => number {
  const fragmentDepths = new Map<string, number>();
  const measureFragment = (name: string): number => {
    if (!fragmentDepths.has(name)) {
      // Stops at a fragment that contains itself; another rule rejects it.
      fragmentDepths.set(name, 0);
      fragmentDepths.set(name, measure(context.getFragment(name)?.selectionSet));
    }
    return fragmentDepths.get(name) ?? 0;
  };
  const measure = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((selection) => {
        // The schema is no data: tools ask for it 13 levels deep, and Apollo Server limits its repeats.
        if (selection.kind === Kind.FIELD && selection.name.value.startsWith("__")) return 1;
        if (selection.kind === Kind.FIELD) return 1 + measure(selection.selectionSet);
        return selection.kind === Kind.INLINE_FRAGMENT
          ? measure(selection.selectionSet)
          : measureFragment(selection.name.value);
      }),
    );
  return measure;
}

const isAliased = (field: FieldNode): boolean => Boolean(field.alias) || field.name.value === "__typename";

/** Rejects operations that are deeper or have more aliases than any page needs, before execution. */
export function limitQueries(context: ValidationContext): ASTVisitor {
  const measureDepth = createDepthMeter(context);
  let aliases = 0;
  return {
    OperationDefinition(operation) {
      if (measureDepth(operation.selectionSet) > queryLimits.depth) {
        context.reportError(createError(`This operation is nested deeper than ${queryLimits.depth} levels.`));
      }
    },
    Field(field) {
      if (isAliased(field) && ++aliases === queryLimits.aliases + 1) {
        context.reportError(createError(`This operation uses more than ${queryLimits.aliases} aliases.`));
      }
    },
  };
}
