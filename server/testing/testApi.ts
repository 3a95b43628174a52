import type { ApolloServer } from "@apollo/server";
import pino from "pino";
import type { DataSource, Logger } from "typeorm";
import { createGraphqlServer } from "../app/graphql/graphqlServer";
import { parseEnvironment } from "../config/environment";
import { type RequestContext, requestLoaders } from "../core/graphql/context";
import { testDatabase } from "./database/testDatabase";

export interface GraphqlResponse {
  // Its shape depends on the test's query.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  errors: { message: string; extensions: { code: string; fieldErrors?: Record<string, string> }; path?: unknown }[];
}

export interface TestApi {
  dataSource: DataSource;
  /** Executes an operation as the server would. `cookies` contains the session cookies that it sets. */
  run(
    text: string,
    variables?: Record<string, unknown>,
    as?: Partial<
      Pick<
        RequestContext,
        | "actor"
        | "clientAddress"
        | "userAgent"
        | "demo"
        | "allowPrivateShops"
        | "signInCookie"
        | "deviceCookie"
        | "getOrigin"
      >
    >,
  ): Promise<GraphqlResponse>;
  cookies: (string | null)[];
  /** Values of the cookie that tells a browser. */
  deviceCookies: string[];
  /** Values of the cookie that connects the steps of a sign-in. */
  signInCookies: (string | null)[];
  stop(): Promise<void>;
}

/** Creates the complete schema on a new test database. */
export async function testApi(logger?: Logger): Promise<TestApi> {
  const dataSource = await testDatabase(logger);
  const server: ApolloServer<RequestContext> = await createGraphqlServer(
    parseEnvironment({ NODE_ENV: "test" }),
    pino({ level: "silent" }),
  );
  const cookies: (string | null)[] = [];
  const signInCookies: (string | null)[] = [];
  const deviceCookies: string[] = [];
  return {
    dataSource,
    cookies,
    signInCookies,
    deviceCookies,
    run: async (
      query,
      variables = {},
      {
        actor = null,
        clientAddress = "192.0.2.1",
        userAgent = "",
        demo = false,
        allowPrivateShops,
        signInCookie,
        deviceCookie,
        getOrigin = () => "http://localhost:4000",
      } = {},
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
        allowPrivateShops,
        setSessionCookie: (value) => cookies.push(value),
        signInCookie,
        setSignInCookie: (value) => signInCookies.push(value),
        deviceCookie,
        setDeviceCookie: (value) => deviceCookies.push(value),
        getOrigin,
      };
      const { body } = await server.executeOperation({ query, variables }, { contextValue });
      if (body.kind !== "single") throw new Error("Incremental delivery is not used here.");
      return JSON.parse(
        JSON.stringify({ data: body.singleResult.data ?? null, errors: body.singleResult.errors ?? [] }),
      ) as GraphqlResponse;
    },
    stop: async () => {
      await server.stop();
      await dataSource.destroy();
    },
  };
}
