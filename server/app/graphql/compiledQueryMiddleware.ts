import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { graphqlPath } from "../../../site/addresses";
import { type Encoding, compressBody, minCompressedBytes } from "../../shared/cache/cachedResponse";
import { negotiateEncoding } from "../../shared/cache/negotiateEncoding";
import { hasCredentials } from "../cache/cacheKey";
import { countCompiledQuery } from "../metrics/countOperations";
import type { Metrics } from "../metrics/metrics";
import { withOperationSpan } from "../tracing/operationSpan";
import { nameRequestSpan } from "../tracing/requestRoute";
import type { VisitorReadSource } from "./readAsVisitor";
import type { ClientBudget } from "../http/clientBudget";
import { costLimit } from "./queryCost";
import { mayBeMalformed } from "./rejectMalformedText";
import { createVisitorContext } from "../http/requestContext";
import { storeExecution, type CompiledQueryCache, type CompiledQuery } from "./compiledQueryCache";

export interface CompiledQueryMiddlewareDeps {
  compiledQueries: CompiledQueryCache;
  /** Whether the server answers visitors' operations now. */
  isOpen: () => boolean;
  /** Returns where a visitor's query reads. Called for each query. */
  readSource: (request: IncomingMessage) => VisitorReadSource;
  demo: boolean;
  /** Headers that every response gets, names and values in turn. */
  headers: readonly string[];
  metrics?: Metrics;
  budget: ClientBudget;
}

interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

const maxBodyLength = 20_000;
const json = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Whether the request is a visitor's POST of JSON that accepts JSON. */
function isVisitorPost({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"]);
  return (
    method === "POST" &&
    url === graphqlPath &&
    json.test(headers["content-type"] ?? "") &&
    length > 0 &&
    length <= maxBodyLength &&
    (headers.accept === undefined || headers.accept === "*/*" || headers.accept === "application/json") &&
    !hasCredentials(headers)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns null for a body that the framework must read: an incomplete one, or anything but a query with variables. */
function readGraphqlRequest(request: IncomingMessage): GraphqlRequest | null {
  const body = request.read() as Buffer | null;
  if (!body) return null;
  // The framework may still have to read it.
  request.unshift(body);
  if (body.length !== Number(request.headers["content-length"])) return null;
  try {
    const text = body.toString();
    if (mayBeMalformed(text)) return null;
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed) || parsed.extensions !== undefined) return null;
    const { query, variables, operationName } = parsed;
    if (typeof query !== "string" || !(variables === undefined || variables === null || isRecord(variables)))
      return null;
    return { query, variables: variables ?? {}, operationName: (operationName ?? null) as string | null };
  } catch {
    return null;
  }
}

/**
 * Runs a visitor's compiled query without the framework. The framework answers queries that are not compiled, queries with
 * errors, and everything that is no visitor's query.
 */
export function compiledQueryMiddleware(
  deps: CompiledQueryMiddlewareDeps,
): (listener: RequestListener) => RequestListener {
  const { compiledQueries, isOpen, readSource, demo, metrics, budget } = deps;
  const common = [...deps.headers, "cache-control", "no-store", "content-type", "application/json; charset=utf-8"];

  const send = (response: ServerResponse, body: string | Buffer, encoding: Encoding): void => {
    const encodingHeaders = encoding === "identity" ? [] : ["vary", "accept-encoding", "content-encoding", encoding];
    const headers = [...common, ...encodingHeaders, "content-length", String(Buffer.byteLength(body))];
    response.writeHead(200, headers).end(body);
  };

  /** @returns whether the query succeeded and its response was sent */
  async function respond(
    query: CompiledQuery,
    variables: GraphqlRequest["variables"],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const endTimers = metrics && countCompiledQuery(metrics, query.operationName);
    const { db, cachedCounts } = readSource(request);
    const context = createVisitorContext(db, { demo, dependencies: null, cachedCounts });
    nameRequestSpan("POST", graphqlPath);
    const result = await withOperationSpan("query", query.operationName, () => query.run(context, variables));
    if (result.errors || !result.data) {
      if (result.data !== undefined) storeExecution(request, result);
      return false;
    }
    const text = `${JSON.stringify({ data: result.data })}\n`;
    const encoding =
      text.length < minCompressedBytes ? "identity" : negotiateEncoding(request.headers["accept-encoding"]);
    send(response, encoding === "identity" ? text : await compressBody(Buffer.from(text), encoding), encoding);
    request.resume();
    endTimers?.();
    return true;
  }

  return (listener) => (request, response) => {
    if (!isOpen() || !isVisitorPost(request)) {
      listener(request, response);
      return;
    }
    // In the next tick, Node has read a body that came with the headers. The framework waits for one that comes later.
    process.nextTick(() => {
      const parsed = readGraphqlRequest(request);
      const query = parsed && compiledQueries.find(parsed.query);
      const isSameName = query && (parsed.operationName === null || parsed.operationName === query.operationName);
      const cost = isSameName ? query.estimateCost(parsed.variables) : Number.POSITIVE_INFINITY;
      if (!isSameName || cost > costLimit) {
        listener(request, response);
        return;
      }
      const paid = budget.take(budget.getClientAddress(request), cost);
      const responded = paid.then((isPaid) => isPaid && respond(query, parsed.variables, request, response));
      responded.then(
        (isSent) => isSent || listener(request, response),
        () => listener(request, response),
      );
    });
  };
}
