import type { ExecutionResult } from "graphql";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../shared/graphql/context";

type Variables = Record<string, unknown>;

/** A repeated query that is parsed, validated and compiled, and whose response is the same for every visitor. */
export interface CompiledQuery {
  /** Null for an anonymous operation. */
  operationName: string | null;
  /** In milliseconds. */
  estimateCost(variables: Variables): number;
  /** The result contains errors; without `data`, the variables are invalid. */
  run(context: RequestContext, variables: Variables): ExecutionResult | Promise<ExecutionResult>;
}

const maxQueries = 300;
const maxTextLength = 10_000;

/** The compiled queries of this process, by their text. Evicts the least recently used. */
export class CompiledQueryCache {
  private readonly byText = new LRUCache<string, CompiledQuery>({ max: maxQueries });

  add(text: string, query: CompiledQuery): void {
    if (text.length <= maxTextLength) this.byText.set(text, query);
  }

  find(text: string): CompiledQuery | undefined {
    return this.byText.get(text);
  }
}

const results = new WeakMap<object, ExecutionResult>();

/** Stores the result of a query by Node's request object, so that the framework does not execute the query again. */
export const storeExecution = (request: object, result: ExecutionResult): void => void results.set(request, result);

/** Returns null for a request that is not executed yet. */
export const getExecution = (request: object): ExecutionResult | null => results.get(request) ?? null;
