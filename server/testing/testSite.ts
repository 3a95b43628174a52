import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import type { DataSource } from "typeorm";
import documents from "../app/cache/persistedDocuments.json";
import { createSite } from "../app/site";
import { type Environment, parseEnvironment } from "../config/environment";
import type { Replicas } from "../database/replicas";
import { startSession } from "../features/auth/session.service";
import { registerPages } from "../web/pages/pages";
import { buildAdministrator } from "./build";

export interface SiteAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface TestSite {
  get(url: string, headers?: http.OutgoingHttpHeaders): Promise<SiteAnswer>;
  /** Sends an operation as a visitor's browser does. */
  post(
    operation: { query: string; variables?: unknown; operationName?: string },
    headers?: http.OutgoingHttpHeaders,
  ): Promise<SiteAnswer>;
  /** Runs GraphQL text as an administrator, over HTTP. */
  edit(query: string, variables?: Record<string, unknown>): Promise<unknown>;
  /** Of an administrator's session. */
  cookie: string;
  port: number;
  stop(): Promise<void>;
}

const agent = new http.Agent({ keepAlive: true });

function ask(url: string, options: http.RequestOptions, body = ""): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject).end(body);
  });
}

/** Where the answer to one of the site's own queries is, as the browser asks for it. */
export function persisted(operationName: string, variables: Record<string, unknown> = {}): string {
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^query ${operationName}\\b`).test(text));
  const extensions = { persistedQuery: { version: 1, sha256Hash: found?.[0] } };
  const parameters = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
  return `/graphql?${new URLSearchParams(parameters).toString()}`;
}

/** API and pages over real HTTP, with what stands before them; which pages there are, the caller's mock of pageRenderer says. */
export async function testSite(
  dataSource: DataSource,
  variables: Partial<Environment> = {},
  replicas?: Pick<Replicas, "choose" | "written" | "answer">,
): Promise<TestSite> {
  const log = pino({ level: "silent" });
  const databaseUrl = (dataSource.options as { url?: string }).url ?? null;
  const environment = {
    ...parseEnvironment({ NODE_ENV: "production", CLIENT_BUDGET_MS: "0" }),
    databaseUrl,
    ...variables,
  };
  const readiness = { ready: true };
  const site = await createSite({ environment, log, readiness, dataSource, replicas });
  const { http: app, responseCache, executeFor } = site;
  const db = () => dataSource.manager;
  await registerPages(app, {
    development: false,
    publicUrl: null,
    db: () => replicas?.choose().db ?? db(),
    log,
    executeFor,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  responseCache.start();
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const { id } = await buildAdministrator(db(), { email: `${Date.now()}@example.com`, password: "long enough" });
  const cookie = `session=${(await startSession(db(), id, "A browser")).cookie}`;
  const get = (url: string, headers: http.OutgoingHttpHeaders = {}) => ask(address + url, { headers });
  const post = (operation: object, headers: http.OutgoingHttpHeaders = {}): Promise<SiteAnswer> => {
    const options = { method: "POST", headers: { "content-type": "application/json", ...headers } };
    return ask(`${address}/graphql`, options, JSON.stringify(operation));
  };
  // It keeps nothing before it hears what others write.
  while ((await get(persisted("SiteSettings"))).headers.etag === undefined) await sleep(10);
  return {
    cookie,
    port,
    get,
    post,
    edit: async (query, given) => {
      const { body } = await post({ query, variables: given }, { cookie });
      const { data, errors } = JSON.parse(body.toString()) as { data: unknown; errors?: { message: string }[] };
      if (errors) throw new Error(errors[0].message);
      return data;
    },
    stop: async () => {
      readiness.ready = false;
      await app.close();
      await site.stop();
    },
  };
}
