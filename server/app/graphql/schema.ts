import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import { buildSchema, getMetadataStorage } from "type-graphql";
import { requireReauthentication } from "../../shared/access/requireReauthentication";
import { requireRole, requireTokenScope } from "../../shared/access/requireRole";
import type { Role } from "../../shared/access/role";
import type { TokenAccess } from "../../shared/access/tokenScope";
import type { RequestContext } from "../../shared/graphql/context";
import { isPublic } from "../../shared/graphql/publicOperation";
import {
  getRequiredRole,
  getTokenAccess,
  isOpenBeforeEnrollment,
  needsReauthentication,
} from "../../shared/graphql/requiresRole";
import { preferLoadedRelation } from "../../shared/read/loadRelation";
import { cacheCounts } from "../cache/cacheCounts";
import { normalizeInputs } from "./normalizeInputs";
import { resolvers } from "./resolvers";
import { validateArguments } from "./validateArguments";

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
 * `@AdminField` to visitors.
 * @throws when an operation declares neither, so that a new operation cannot be open by accident.
 */
function closeSchema(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType();
  const roots = new Set([schema.getQueryType(), mutations]);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<SchemaField>(type.getFields())) {
      preferLoadedRelation(field);
      if (!roots.has(type)) {
        if (field.extensions.admin) closeField(field, "contributor");
      } else if (!isPublic(field)) closeOperation(field);
      // Public mutations are forms of visitors, and sign-in.
      else closeToTokens(field, type === mutations ? "never" : "read");
    }
  }
  return schema;
}

export async function createSchema(): Promise<GraphQLSchema> {
  // Plain fields need no resolver: for hundreds of fields, type-graphql's resolver costs more than everything else. The public
  // option is `simpleResolvers` of each `@ObjectType`. Setting it here covers new types too. access.test.ts asserts the result.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers = true;
  const schema = closeSchema(await buildSchema({ resolvers, validateFn: validateArguments }));
  Object.values(schema.getMutationType()?.getFields() ?? {}).forEach(normalizeInputs);
  cacheCounts(schema);
  return schema;
}
