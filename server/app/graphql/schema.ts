import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from "graphql";
import { buildSchema, getMetadataStorage } from "type-graphql";
import { unauthenticated } from "../../shared/errors/appErrors";
import type { RequestContext } from "../../shared/graphql/context";
import { isPublic } from "../../shared/graphql/publicOperation";
import { preferLoadedRelation } from "../../shared/read/loadRelation";
import { cacheCounts } from "../cache/cacheCounts";
import { normalizeInputs } from "./normalizeInputs";
import { resolvers } from "./resolvers";
import { validateArguments } from "./validateArguments";

function closeField(field: GraphQLField<unknown, RequestContext>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    if (!context.actor) throw unauthenticated();
    return resolve(source, args, context, info);
  };
}

/**
 * Closes every operation without `@Public`, so that a new operation is closed until someone opens it, and every field with
 * `@AdminField`.
 */
function closeSchema(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<GraphQLField<unknown, RequestContext>>(type.getFields())) {
      preferLoadedRelation(field);
      if (roots.has(type) ? !isPublic(field) : field.extensions.admin) closeField(field);
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
