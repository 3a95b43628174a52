import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import { buildSchema, getMetadataStorage } from "type-graphql";
import { requireRole } from "../../shared/access/requireRole";
import type { Role } from "../../shared/access/role";
import type { RequestContext } from "../../shared/graphql/context";
import { isPublic } from "../../shared/graphql/publicOperation";
import { getRequiredRole } from "../../shared/graphql/requiresRole";
import { preferLoadedRelation } from "../../shared/read/loadRelation";
import { cacheCounts } from "../cache/cacheCounts";
import { normalizeInputs } from "./normalizeInputs";
import { resolvers } from "./resolvers";
import { validateArguments } from "./validateArguments";

type SchemaField = GraphQLField<unknown, RequestContext>;

function closeField(field: SchemaField, role: Role): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    requireRole(context.actor, role);
    return resolve(source, args, context, info);
  };
}

function requireDeclaredRole(operation: SchemaField): Role {
  const role = getRequiredRole(operation);
  if (!role) throw new Error(`The operation ${operation.name} declares neither @Public nor @RequiresRole.`);
  return role;
}

/**
 * Closes every operation without `@Public` to callers below its role, and every field with `@AdminField` to visitors.
 * @throws when an operation declares neither, so that a new operation cannot be open by accident.
 */
function closeSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<SchemaField>(type.getFields())) {
      preferLoadedRelation(field);
      if (!roots.has(type)) {
        if (field.extensions.admin) closeField(field, "contributor");
      } else if (!isPublic(field)) closeField(field, requireDeclaredRole(field));
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
