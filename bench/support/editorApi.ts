/** The API in this process, without HTTP, as an editor calls it, or a visitor. */
import pino from "pino";
import type { DataSource } from "typeorm";
import { createGraphqlServer } from "../../server/app/graphql/graphqlServer";
import { parseEnvironment } from "../../server/config/environment";
import { type Actor, type RequestContext, requestLoaders } from "../../server/core/graphql/context";
import { editor } from "../../server/testing/editor";

export interface EditorApi {
  /** @returns the data of the response. @throws its first error. */
  run(query: string, variables?: Record<string, unknown>): Promise<Record<string, unknown>>;
  stop(): Promise<void>;
}

/** @param actor null for a visitor. */
export async function startEditorApi({ manager: db }: DataSource, actor: Actor | null = editor): Promise<EditorApi> {
  const graphql = await createGraphqlServer(parseEnvironment({ NODE_ENV: "test" }), pino({ level: "silent" }));
  return {
    run: async (query, variables) => {
      const getOrigin = () => "https://wornby.example";
      const contextValue = { db, loader: requestLoaders(db), actor, getOrigin } as unknown as RequestContext;
      const { body } = await graphql.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== "single") throw new Error("The response is not a single one.");
      if (body.singleResult.errors) throw new Error(body.singleResult.errors[0].message);
      return { ...body.singleResult.data };
    },
    stop: () => graphql.stop(),
  };
}
