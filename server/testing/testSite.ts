import http from "node:http";
import os from "node:os";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pino, { type Logger } from "pino";
import type { DataSource } from "typeorm";
import documents from "../app/cache/persistedDocuments.json";
import { createSite } from "../app/site";
import type { Environment } from "../config/environment";
import type { Reader } from "../database/reader";
import { startSession } from "../features/people/accounts/session.service";
import type { ClientBuild, RenderPage } from "../web/pages/pageRenderer";
import { registerWeb } from "../web/registerWeb";
import { buildAdministrator } from "./build";
import { testEnvironment } from "./testEnvironment";

export interface SiteResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface TestSite {
  get(url: string, headers?: http.OutgoingHttpHeaders): Promise<SiteResponse>;
  /** Sends an operation as a visitor's browser does. */
  post(
    operation: { query: string; variables?: unknown; operationName?: string },
    headers?: http.OutgoingHttpHeaders,
  ): Promise<SiteResponse>;
  /** Sends a form as a browser without JavaScript does. */
  sendForm(url: string, body: string, headers?: http.OutgoingHttpHeaders): Promise<SiteResponse>;
  /** Sends an operation as an administrator over HTTP. */
  edit(query: string, variables?: Record<string, unknown>): Promise<unknown>;
  /** Session cookie of an administrator. */
  cookie: string;
  port: number;
  /** The patterns of its routes for GET. */
  getRoutes: string[];
  stop(): Promise<void>;
}

const agent = new http.Agent({ keepAlive: true });

function sendRequest(url: string, options: http.RequestOptions, body = ""): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject).end(body);
  });
}

/** Returns the path of a persisted query, as the browser requests it. */
export function buildPersistedQueryPath(operationName: string, variables: Record<string, unknown> = {}): string {
  const found = Object.entries(documents).find(([, text]) => new RegExp(`^query ${operationName}\\b`).test(text));
  const extensions = { persistedQuery: { version: 1, sha256Hash: found?.[0] } };
  const parameters = { operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) };
  return `/graphql?${new URLSearchParams(parameters).toString()}`;
}

/** Returns a client that is not built; its pages are empty unless the test renders them. */
export const testClient = (
  render: RenderPage = () => Promise.resolve({ status: 200, html: "", styleHashes: [], scriptHashes: [] }),
  folder = __dirname,
): ClientBuild => ({ folder, loadRenderer: () => Promise.resolve(render) });

export interface TestSiteOptions {
  client?: ClientBuild;
  reader?: Pick<Reader, "db" | "markWritten" | "ping">;
  log?: Logger;
}

/** Starts the API and the pages with their caches over real HTTP. */
export async function testSite(
  dataSource: DataSource,
  variables: Partial<Environment> = {},
  { client = testClient(), reader, log = pino({ level: "silent" }) }: TestSiteOptions = {},
): Promise<TestSite> {
  const databaseUrl = (dataSource.options as { url?: string }).url ?? null;
  const environment = { ...testEnvironment(), databaseUrl, ...variables };
  const readiness = { ready: true };
  const site = await createSite({ environment, log, readiness, dataSource, reader });
  const { http: app, responseCache } = site;
  const getRoutes: string[] = [];
  app.addHook("onRoute", ({ method, url }) => void (method === "GET" && getRoutes.push(url)));
  const db = () => dataSource.manager;
  const readDb = () => reader?.db ?? db();
  await registerWeb(app, {
    ...site,
    environment: { ...environment, dataDir: os.tmpdir() },
    client,
    log,
    dataSource,
    readDb,
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  responseCache.start();
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const { id } = await buildAdministrator(db(), { email: `${Date.now()}@example.com`, password: "long enough" });
  const cookie = `session=${(await startSession(db(), id, "A browser")).cookie}`;
  const get = (url: string, headers: http.OutgoingHttpHeaders = {}) => sendRequest(address + url, { headers });
  const post = (operation: object, headers: http.OutgoingHttpHeaders = {}): Promise<SiteResponse> => {
    const options = { method: "POST", headers: { "content-type": "application/json", ...headers } };
    return sendRequest(`${address}/graphql`, options, JSON.stringify(operation));
  };
  // The server caches nothing until it listens for invalidations.
  while ((await get(buildPersistedQueryPath("SiteSettings"))).headers.etag === undefined) await sleep(10);
  return {
    cookie,
    port,
    getRoutes,
    get,
    post,
    sendForm: (url, body, headers = {}) => {
      const type = { "content-type": "application/x-www-form-urlencoded" };
      return sendRequest(address + url, { method: "POST", headers: { ...type, ...headers } }, body);
    },
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
