import { defaultFieldResolver, type GraphQLField } from "graphql";
import type { RequestContext } from "../../shared/graphql/context";
import { stripBidiControls } from "../../shared/text/bidi";

/** A password must stay byte for byte as it was entered. */
const isSecret = (name: string): boolean => /password/i.test(name);

function normalize(value: unknown): unknown {
  if (typeof value === "string") return stripBidiControls(value);
  if (Array.isArray(value)) return value.map(normalize);
  return typeof value === "object" && value !== null ? normalizeFields(value) : value;
}

const normalizeFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, isSecret(name) ? value : normalize(value)]),
  );

/** Removes bidi controls from every text that a mutation receives, before validation. */
export function normalizeInputs(mutation: GraphQLField<unknown, RequestContext>): void {
  const resolve = mutation.resolve ?? defaultFieldResolver;
  mutation.resolve = (source, args, context, info) => resolve(source, normalizeFields(args as object), context, info);
}
