import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Encoding, compressBody, minCompressedBytes } from "../../shared/cache/cachedResponse";
import { negotiateEncoding } from "../../shared/cache/negotiateEncoding";
import { hasSession } from "../cache/cacheKey";
import { countCompiledQuery } from "../metrics/countOperations";
import type { Metrics } from "../metrics/metrics";
import type { VisitorReadSource } from "./readAsVisitor";
import type { ClientBudget } from "../http/clientBudget";
import { costLimit } from "./queryCost";
import { createVisitorContext } from "../http/requestContext";
import { storeExecution, type CompiledQueryCache, type CompiledQuery } from "./compiledQueryCache";

export interface CompiledQueryMiddlewareDeps {
  compiledQueries: CompiledQueryCache;
  /** Whether visitors' operations are run now. */
  isOpen: () => boolean;
  /** Where visitors' reads go, asked for each of them. */
  readSource: () => VisitorReadSource;
  demo: boolean;
  /** What every answer says besides its own, names and values in turn. */
  headers: readonly string[];
  metrics?: Metrics;
  budget: ClientBudget;
}

interface Question {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

const longestBody = 20_000;
const json = /^application\/json(?:; ?charset=utf-8)?$/i;

/** A visitor's POST of JSON that wants JSON. */
function isPlainQuestion({ method, url, headers }: IncomingMessage): boolean {
  const length = Number(headers["content-length"]);
  return (
    method === "POST" &&
    url === "/graphql" &&
    json.test(headers["content-type"] ?? "") &&
    length > 0 &&
    length <= longestBody &&
    (headers.accept === undefined || headers.accept === "*/*" || headers.accept === "application/json") &&
    headers["content-encoding"] === undefined &&
    !hasSession(headers.cookie)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Null for what the framework is to read: a body that is not whole yet, or anything but a query's text and variables. */
function readQuestion(request: IncomingMessage): Question | null {
  const body = request.read() as Buffer | null;
  if (!body) return null;
  // The framework may have to read it yet.
  request.unshift(body);
  if (body.length !== Number(request.headers["content-length"])) return null;
  try {
    const asked: unknown = JSON.parse(body.toString());
    if (!isRecord(asked) || asked.extensions !== undefined) return null;
    const { query, variables, operationName } = asked;
    if (typeof query !== "string" || !(variables === undefined || variables === null || isRecord(variables)))
      return null;
    return { query, variables: variables ?? {}, operationName: (operationName ?? null) as string | null };
  } catch {
    return null;
  }
}

/**
 * Stands before the framework: what a visitor asks that others have asked before in the same words is run at once. Whatever is
 * not known, does not go well, or is not a visitor's, the framework answers.
 */
export function compiledQueryMiddleware(
  parts: CompiledQueryMiddlewareDeps,
): (listener: RequestListener) => RequestListener {
  const { compiledQueries, isOpen, readSource, demo, metrics, budget } = parts;
  const common = [...parts.headers, "cache-control", "no-store", "content-type", "application/json; charset=utf-8"];

  const send = (response: ServerResponse, body: string | Buffer, encoding: Encoding): void => {
    const how = encoding === "identity" ? [] : ["vary", "accept-encoding", "content-encoding", encoding];
    const headers = [...common, ...how, "content-length", String(Buffer.byteLength(body))];
    response.writeHead(200, headers).end(body);
  };

  /** @returns whether the query went well and was answered */
  async function answer(
    query: CompiledQuery,
    variables: Question["variables"],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const counted = metrics && countCompiledQuery(metrics, query.operationName);
    const { db, cachedCounts } = readSource();
    const context = createVisitorContext(db, { demo, dependencies: null, cachedCounts });
    const result = await query.run(context, variables);
    if (result.errors || !result.data) {
      if (result.data !== undefined) storeExecution(request, result);
      return false;
    }
    const text = `${JSON.stringify({ data: result.data })}\n`;
    const encoding =
      text.length < minCompressedBytes ? "identity" : negotiateEncoding(request.headers["accept-encoding"]);
    send(response, encoding === "identity" ? text : await compressBody(Buffer.from(text), encoding), encoding);
    request.resume();
    counted?.();
    return true;
  }

  return (listener) => (request, response) => {
    if (!isOpen() || !isPlainQuestion(request)) {
      listener(request, response);
      return;
    }
    // By then the body is there, if it came along with the headers; else the framework waits for it.
    process.nextTick(() => {
      const question = readQuestion(request);
      const query = question && compiledQueries.find(question.query);
      const isMeant = query && (question.operationName === null || question.operationName === query.operationName);
      const cost = isMeant ? query.costOf(question.variables) : Number.POSITIVE_INFINITY;
      if (!isMeant || cost > costLimit) {
        listener(request, response);
        return;
      }
      const paid = budget.take(budget.addressOf(request), cost);
      const answered = paid.then((isPaid) => isPaid && answer(query, question.variables, request, response));
      answered.then(
        (isAnswered) => isAnswered || listener(request, response),
        () => listener(request, response),
      );
    });
  };
}
