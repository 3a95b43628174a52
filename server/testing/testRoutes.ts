import { randomUUID } from "node:crypto";
import os from "node:os";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pino from "pino";
import type { DataSource } from "typeorm";
import { createGraphqlServer } from "../app/graphql/graphqlServer";
import { createHttpServer } from "../app/http/httpServer";
import { createStorages } from "../features/newsroom/media/upload/storages";
import { startSession } from "../features/people/accounts/session.service";
import { type ApiRoutes, registerApi } from "../web/api/registerApi";
import { buildAdministrator } from "./build";
import { testEnvironment } from "./testEnvironment";

type FormFiles = string | Buffer | Readonly<Record<`${string}.${string}`, string | Buffer>>;

export interface TestRoutes {
  app: FastifyInstance;
  /** Session cookie of an administrator. */
  cookie: string;
  /** Sends a request as an administrator unless the headers override it. */
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Sends a form with one file, or with several by their names, as a browser does. */
  upload(
    url: string,
    file: FormFiles,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
}

async function formBody(file: FormFiles, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const files = typeof file === "string" || Buffer.isBuffer(file) ? { "file.csv": file } : file;
  for (const [name, content] of Object.entries(files))
    form.append("file", new Blob([content], { type: "text/csv" }), name);
  const body = new Response(form);
  return { payload: Buffer.from(await body.arrayBuffer()), type: body.headers.get("content-type") ?? "" };
}

/** For tests that render no page. */
export const renderDraft = (): Promise<never> => Promise.reject(new Error("This server renders no pages."));

/** Creates the server with the given routes below /api, and a signed-in administrator. */
export async function testRoutes(dataSource: DataSource, ...routes: ApiRoutes[]): Promise<TestRoutes> {
  const log = pino({ level: "silent" });
  const environment = testEnvironment();
  const graphql = await createGraphqlServer(environment, log);
  const app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
  const db = () => dataSource.manager;
  const deps = {
    db,
    dataSource,
    ...createStorages({ bucket: null, dataDir: os.tmpdir() }),
    renderDraft,
    log,
    publicUrl: null,
  };
  await registerApi(app, routes, deps);
  app.addHook("onClose", () => graphql.stop());
  const { id } = await buildAdministrator(db(), { email: `${randomUUID()}@example.com`, password: "long enough" });
  const signedIn = { cookie: `session=${(await startSession(db(), id, "A browser")).cookie}` };
  return {
    app,
    cookie: signedIn.cookie,
    get: (url, headers = signedIn) => app.inject({ url, headers }),
    upload: async (url, file, fields = {}, headers = signedIn) => {
      const { payload, type } = await formBody(file, fields);
      return app.inject({ method: "POST", url, payload, headers: { ...headers, "content-type": type } });
    },
  };
}
