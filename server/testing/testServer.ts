import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pino from "pino";
import type { DataSource } from "typeorm";
import { createGraphqlServer } from "../app/graphql/graphqlServer";
import { createHttpServer, type Readiness } from "../app/http/httpServer";
import { startSession } from "../features/people/accounts/session.service";
import { buildAdministrator } from "./build";
import { injectRequest } from "./inject";
import { testEnvironment } from "./testEnvironment";

/** A GraphQL response with its HTTP status. */
export interface GraphqlHttpResponse {
  status: number;
  // Its shape depends on the test's query.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data: any;
  /** Code of the first error. */
  code: string | undefined;
  body: string;
}

export interface TestServer {
  app: FastifyInstance;
  readiness: Readiness;
  /** Sends an operation as a browser does. */
  ask(query: string, variables?: object, headers?: Record<string, string>): Promise<GraphqlHttpResponse>;
  /** Creates an administrator's session and returns its headers. */
  signIn(): Promise<{ cookie: string }>;
}

const toResponse = ({ statusCode: status, body }: LightMyRequestResponse): GraphqlHttpResponse => {
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: { extensions: { code: string } }[] };
  return { status, data: data ?? null, code: errors?.[0].extensions.code, body };
};

/** Creates the HTTP server with GraphQL on a database, with the given environment variables. `app.close()` stops it. */
export async function testServer(dataSource: DataSource, variables: Record<string, string> = {}): Promise<TestServer> {
  const log = pino({ level: "silent" });
  const environment = testEnvironment(variables);
  const graphql = await createGraphqlServer(environment, log);
  const readiness = { ready: true };
  const app = await createHttpServer({ environment, log, readiness, dataSource, graphql });
  app.addHook("onClose", () => graphql.stop());
  return {
    app,
    readiness,
    ask: async (query, given = {}, headers = {}) =>
      toResponse(
        await injectRequest(app, {
          method: "POST",
          url: "/graphql",
          payload: { query, variables: given },
          headers: { "content-type": "application/json", ...headers },
        }),
      ),
    signIn: async () => {
      const account = { email: `${Date.now()}@example.com`, password: "a long password" };
      const { id } = await buildAdministrator(dataSource.manager, account);
      return { cookie: `session=${(await startSession(dataSource.manager, id, "A browser")).cookie}` };
    },
  };
}
