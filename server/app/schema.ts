import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { buildSchema } from "type-graphql";
import { unauthenticated } from "../shared/errors/appErrors";
import type { RequestContext } from "../shared/graphql/context";
import { publicOperations } from "./publicOperations";
import { resolvers } from "./resolvers";

/** Closes every operation that is not listed as public: a new one is closed until somebody opens it. */
function closeOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (publicOperations.has(field.name)) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: RequestContext, info) => {
        if (!context.actor) throw unauthenticated();
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}

export const createSchema = async (): Promise<GraphQLSchema> =>
  closeOperations(await buildSchema({ resolvers, validate: { forbidUnknownValues: false } }));
