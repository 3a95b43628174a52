import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType, OperationTypeNode } from "graphql";
import { LRUCache } from "lru-cache";
import { ArgumentValidationError, buildSchema, getMetadataStorage, type ValidatorFn } from "type-graphql";
import { requireReauthentication } from "../../core/access/requireReauthentication";
import { requireRole, requireTokenScope } from "../../core/access/requireRole";
import type { Role } from "../../core/access/role";
import type { TokenAccess } from "../../core/access/tokenScope";
import { findInputErrors } from "../../core/errors/inputErrors";
import type { RequestContext } from "../../core/graphql/context";
import { isPublic } from "../../core/graphql/publicOperation";
import {
  getRequiredRole,
  getTokenAccess,
  isOpenBeforeEnrollment,
  needsReauthentication,
} from "../../core/graphql/requiresRole";
import { preferLoadedRelation } from "../../core/read/loadRelation";
import { stripBidiControls } from "../../core/text/bidi";
import { cacheCounts } from "../cache/cacheCounts";
import { resolvers } from "./resolvers";

type SchemaField = GraphQLField<unknown, RequestContext>;

function closeField(field: SchemaField, role: Role, token?: TokenAccess): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const isBeforeEnrollment = isOpenBeforeEnrollment(field);
  const isReauthenticated = needsReauthentication(field);
  field.resolve = (source, args, context, info) => {
    const { actor } = context;
    requireRole(actor, role, token, isBeforeEnrollment);
    if (isReauthenticated) requireReauthentication(actor);
    return resolve(source, args, context, info);
  };
}

/** Visitors may call a public operation; a token needs its scope all the same, because it reads more than visitors. */
function closeToTokens(operation: SchemaField, token: TokenAccess): void {
  const resolve = operation.resolve ?? defaultFieldResolver;
  operation.resolve = (source, args, context, info) => {
    if (context.actor) requireTokenScope(context.actor, token);
    return resolve(source, args, context, info);
  };
}

function closeOperation(operation: SchemaField): void {
  const role = getRequiredRole(operation);
  const token = getTokenAccess(operation);
  if (!role) throw new Error(`The operation ${operation.name} declares neither @Public nor @RequiresRole.`);
  if (!token) throw new Error(`@RequiresRole of the operation ${operation.name} declares no scope for API tokens.`);
  closeField(operation, role, token);
}

/**
 * Closes every operation without `@Public` to callers below its role and to tokens without its scope, and every field with
 * `@AdminField` to visitors, or to callers below its role.
 * @throws when an operation declares neither, so that a new operation cannot be open by accident.
 */
function closeSchema(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType();
  const roots = new Set([schema.getQueryType(), mutations]);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<SchemaField>(type.getFields())) {
      preferLoadedRelation(field);
      if (!roots.has(type)) {
        if (field.extensions.admin) closeField(field, field.extensions.admin as Role);
      } else if (!isPublic(field)) closeOperation(field);
      // Public mutations are forms of visitors, and sign-in.
      else closeToTokens(field, type === mutations ? "never" : "read");
    }
  }
  return schema;
}

/** A password must stay byte for byte as it was entered, and an address with such characters is refused. */
const staysAsTyped = (name: string): boolean => /password|email/i.test(name);

function normalize(value: unknown): unknown {
  if (typeof value === "string") return stripBidiControls(value);
  if (Array.isArray(value)) return value.map(normalize);
  return typeof value === "object" && value !== null ? normalizeFields(value) : value;
}

const normalizeFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      staysAsTyped(name) ? value : normalize(value),
    ]),
  );

/** Removes bidi controls from every text that a mutation receives, before validation. */
function normalizeInputs(mutation: GraphQLField<unknown, RequestContext>): void {
  const resolve = mutation.resolve ?? defaultFieldResolver;
  mutation.resolve = (source, args, context, info) => resolve(source, normalizeFields(args as object), context, info);
}

/** Valid query arguments as JSON, by class: whether they are valid depends on nothing else. */
const validTexts = new WeakMap<object, LRUCache<string, true>>();
const maxTextsPerClass = 200;
const maxTextLength = 500;

/** For queries only: arguments of mutations seldom repeat, and may be secret. */
function getValidTexts(type: object): LRUCache<string, true> {
  const texts = validTexts.get(type) ?? new LRUCache<string, true>({ max: maxTextsPerClass });
  validTexts.set(type, texts);
  return texts;
}

/** @throws ArgumentValidationError */
async function validateAll(value: object): Promise<void> {
  const objects = Array.isArray(value) ? value.filter((item) => typeof item === "object" && item !== null) : [value];
  const errors = (await Promise.all(objects.map(findInputErrors))).flat();
  if (errors.length > 0) throw new ArgumentValidationError(errors);
}

/** Validates arguments by the rules of their class. Repeated arguments of queries are validated once. */
const validateArguments: ValidatorFn = async (value: unknown, type, { info }) => {
  if (typeof value !== "object" || value === null) return;
  if (info.operation.operation !== OperationTypeNode.QUERY || typeof type !== "function") return validateAll(value);
  const text = JSON.stringify(value);
  const texts = getValidTexts(type);
  if (texts.has(text)) return;
  await validateAll(value);
  if (text.length <= maxTextLength) texts.set(text, true);
};

export async function createSchema(): Promise<GraphQLSchema> {
  // Plain fields need no resolver: for hundreds of fields, type-graphql's resolver costs more than everything else. The public
  // option is `simpleResolvers` of each `@ObjectType`. Setting it here covers new types too. access.test.ts asserts the result.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = closeSchema(await buildSchema({ resolvers, validateFn: validateArguments }));
  Object.values(schema.getMutationType()?.getFields() ?? {}).forEach(normalizeInputs);
  cacheCounts(schema);
  return schema;
}
