import type { ApolloServer } from "@apollo/server";
import pino from "pino";
import type { DataSource, Logger } from "typeorm";
import { createGraphqlServer } from "../app/graphql/graphqlServer";
import { parseEnvironment } from "../config/environment";
import { type RequestContext, requestLoaders } from "../shared/graphql/context";
import { testDatabase } from "./testDatabase";

export interface Answer {
  // Tests read what they asked for; the shape is that of their own query.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  errors: { message: string; extensions: { code: string; fieldErrors?: Record<string, string> }; path?: unknown }[];
}

/** The answer of a server whose database has no connection to give at the moment. */
export const isBusy = ({ errors }: Answer): boolean => errors[0]?.extensions.code === "SERVICE_UNAVAILABLE";

export interface TestApi {
  dataSource: DataSource;
  /** Executes GraphQL text as the server would. Cookies that it sets are in `cookies`. */
  run(
    text: string,
    variables?: Record<string, unknown>,
    as?: Partial<Pick<RequestContext, "actor" | "clientAddress" | "userAgent" | "demo">>,
  ): Promise<Answer>;
  cookies: (string | null)[];
  stop(): Promise<void>;
}

/** The whole schema over a database of its own. */
export async function testApi(logger?: Logger): Promise<TestApi> {
  const dataSource = await testDatabase(logger);
  const server: ApolloServer<RequestContext> = await createGraphqlServer(
    parseEnvironment({ NODE_ENV: "test" }),
    pino({ level: "silent" }),
  );
  const cookies: (string | null)[] = [];
  return {
    dataSource,
    cookies,
    run: async (
      query,
      variables = {},
      { actor = null, clientAddress = "192.0.2.1", userAgent = "", demo = false } = {},
    ) => {
      const contextValue: RequestContext = {
        db: dataSource.manager,
        loader: requestLoaders(dataSource.manager),
        actor,
        clientAddress,
        userAgent,
        dependencies: null,
        cachedCounts: null,
        demo,
        setSessionCookie: (value) => cookies.push(value),
      };
      const { body } = await server.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== "single") throw new Error("Incremental delivery is not used here.");
      return JSON.parse(
        JSON.stringify({ data: body.singleResult.data ?? null, errors: body.singleResult.errors ?? [] }),
      ) as Answer;
    },
    stop: async () => {
      await server.stop();
      await dataSource.destroy();
    },
  };
}
