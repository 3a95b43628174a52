import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from "@apollo/server";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { graphqlPath } from "../../../site/addresses";
import type { Environment } from "../../config/environment";
import { compressBody, minCompressedBytes } from "../../core/cache/cachedResponse";
import { negotiateEncoding } from "../../core/cache/negotiateEncoding";
import type { RequestContext } from "../../core/graphql/context";
import { readToken } from "../../web/caller";
import { hasCredentials } from "../cache/cacheKey";
import { getOrigin } from "../../web/origin";
import { isSecure } from "../../web/sessionCookie";
import type { ClientBudget } from "../http/clientBudget";
import { isFromOtherOrigin, isOwnHost, preflightHeaders, readableFromEverywhere } from "../http/foreignOrigin";
import { GraphqlRequest } from "../http/graphqlRequest";
import { type Admit, tooBusy } from "../http/loadShedding";
import { readBody } from "../http/readBody";
import { type Refusal, refusalBody } from "../../web/refusal";
import { describeFailure, notReady } from "../http/refusals";
import { createRequestContext } from "../http/requestContext";
import { isSandboxVisit, sandboxHeaders, sandboxPage } from "../http/sandbox";
import { askForTls } from "../http/securityHeaders";
import { labelForMethod } from "../metrics/countRequests";
import type { Metrics } from "../metrics/metrics";
import { nameRequestSpan } from "../tracing/requestRoute";

export interface GraphqlEndpointDeps {
  environment: Environment;
  log: Logger;
  graphql: ApolloServer<RequestContext>;
  isReady: () => boolean;
  admit: Admit;
  budget: ClientBudget;
  db: EntityManager;
  /** Headers that every response gets. */
  headers: Readonly<Record<string, string>>;
  metrics?: Metrics;
}

const methods = new Set(["GET", "HEAD", "OPTIONS", "POST"]);

const isForGraphql = ({ method = "", url = "" }: IncomingMessage): boolean =>
  methods.has(method) && (url === graphqlPath || url.startsWith(`${graphqlPath}?`));

/** Milliseconds that any request is charged. */
const baseCost = 1;
const json = /^application\/json\s*(?:;|$)/i;

const unreadable = (): Error => Object.assign(new Error("The body is not JSON."), { statusCode: 400 });

/** Returns undefined for a body of another type: Apollo Server refuses it. */
async function readJson(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const text = await readBody(request, response);
  if (!json.test(request.headers["content-type"] ?? "")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

const readOperationName = ({ search }: GraphqlRequest, body: unknown): unknown =>
  body ? (body as { operationName?: unknown }).operationName : new URLSearchParams(search).get("operationName");

function copyHeaders({ headers }: GraphqlRequest): HeaderMap {
  const copied = new HeaderMap();
  for (const name in headers) copied.set(name, String(headers[name]));
  // Browsers never send a bearer token on their own, so a request with one needs no preflight header.
  if (readToken(headers) !== null) copied.set("apollo-require-preflight", "true");
  return copied;
}

/** Answers every request to /graphql, by Apollo Server's HTTP interface. All others go to the framework. */
export function graphqlEndpoint(deps: GraphqlEndpointDeps): (listener: RequestListener) => RequestListener {
  const { environment, log, graphql, isReady, admit, budget, db, metrics } = deps;
  const { publicUrl } = environment;
  // Clients and proxies must not store a response. The response cache replaces the header of those it caches.
  const common = { ...deps.headers, "cache-control": "no-store" };
  const [own, shared] = [{}, readableFromEverywhere].map((more) => ({
    plain: Object.entries({ ...common, ...more }).flat(),
    overTls: Object.entries({ ...common, ...more, ...askForTls }).flat(),
  }));
  const listCommon = (request: GraphqlRequest): readonly string[] => {
    const lists = hasCredentials(request.headers) ? own : shared;
    return isSecure(request, publicUrl) ? lists.overTls : lists.plain;
  };

  /** Sends a response in the encoding that the client prefers. */
  async function send(request: GraphqlRequest, response: ServerResponse, status: number, text: string): Promise<void> {
    const encoding =
      text.length < minCompressedBytes ? "identity" : negotiateEncoding(request.headers["accept-encoding"]);
    const body = encoding === "identity" ? text : await compressBody(Buffer.from(text), encoding);
    const headers = [...listCommon(request), ...request.listHeaders()];
    if (encoding !== "identity") headers.push("vary", "accept-encoding", "content-encoding", encoding);
    headers.push("content-length", String(Buffer.byteLength(body)));
    response.writeHead(status, headers).end(body);
  }

  function refuse(request: GraphqlRequest, response: ServerResponse, refusal: Refusal): Promise<void> {
    request.addHeaders(Object.entries({ "content-type": "application/json; charset=utf-8", ...refusal.headers }));
    // The body of a refused request is not read.
    if (!request.raw.complete) request.addHeaders([["connection", "close"]]);
    return send(request, response, refusal.status, JSON.stringify(refusalBody(refusal)));
  }

  function execute(request: GraphqlRequest, body: unknown, isForeign: boolean): Promise<HTTPGraphQLResponse> {
    const { method = "" } = request.raw;
    return graphql.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method, headers: copyHeaders(request), search: request.search, body },
      context: async () => ({ ...(await createRequestContext(db, request, environment, budget)), isForeign }),
    });
  }

  /** Returns a refusal, or null after the response of Apollo Server. */
  async function respond(request: GraphqlRequest, response: ServerResponse): Promise<Refusal | null> {
    if (!isReady()) return notReady;
    if (environment.sandbox && isSandboxVisit(request.raw)) {
      const headers = { ...deps.headers, ...sandboxHeaders };
      response.writeHead(200, headers).end(sandboxPage(getOrigin(request, publicUrl) + graphqlPath));
      return null;
    }
    if (request.raw.method === "OPTIONS") {
      response.writeHead(204, { ...deps.headers, ...preflightHeaders }).end();
      return null;
    }
    const isForeign = isFromOtherOrigin(request, publicUrl);
    if (isForeign) request.removeCookies();
    const refusal = budget.refuse(request, baseCost);
    if (refusal) return refusal;
    const body = request.raw.method === "POST" ? await readJson(request.raw, response) : undefined;
    if (!(await admit(request, readOperationName(request, body)))) return tooBusy;
    const {
      status = 200,
      headers,
      body: result,
    } = await execute(request, body, isForeign && !isOwnHost(request.headers) && readToken(request.headers) === null);
    if (result.kind !== "complete") throw new Error("Incremental delivery is not used here.");
    headers.delete("content-length");
    request.addHeaders(headers);
    await send(request, response, status, result.string);
    return null;
  }

  async function answer(request: GraphqlRequest, response: ServerResponse): Promise<void> {
    nameRequestSpan(request.raw.method ?? "", graphqlPath);
    const end = metrics?.requests.startTimer({ method: labelForMethod(request.raw.method), route: "graphql" });
    try {
      const refusal = await respond(request, response);
      if (refusal) await refuse(request, response, refusal);
    } catch (error) {
      const failure = describeFailure(error as Error);
      if (failure.status >= 500) log.error({ err: error }, "a request failed");
      if (!response.headersSent) await refuse(request, response, failure);
    }
    end?.({ status: response.statusCode });
  }

  return (listener) => (request, response) => {
    if (!isForGraphql(request)) listener(request, response);
    else void answer(new GraphqlRequest(request, budget.getClientAddress(request)), response);
  };
}
