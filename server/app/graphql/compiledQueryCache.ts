import type { ExecutionResult } from "graphql";
import { LRUCache } from "lru-cache";
import type { RequestContext } from "../../shared/graphql/context";

type Variables = Record<string, unknown>;

/** A query that has been asked again and again: it is parsed, checked and compiled, and what it reads is the same for every visitor. */
export interface CompiledQuery {
  /** Null without a name. */
  operationName: string | null;
  /** In milliseconds. */
  costOf(variables: Variables): number;
  /** Errors are in the result; without `data` the variables are wrong. */
  run(context: RequestContext, variables: Variables): ExecutionResult | Promise<ExecutionResult>;
}

const mostQueries = 300;
const longestText = 10_000;

/** The queries that this process has ready, by their text. Those that nobody has asked for the longest go first. */
export class CompiledQueryCache {
  private readonly byText = new LRUCache<string, CompiledQuery>({ max: mostQueries });

  add(text: string, query: CompiledQuery): void {
    if (text.length <= longestText) this.byText.set(text, query);
  }

  find(text: string): CompiledQuery | undefined {
    return this.byText.get(text);
  }
}

const executed = new WeakMap<object, ExecutionResult>();

/** Keeps what a request's query gave, for whoever is to tell it; named by the object that Node has for the request. */
export const storeExecution = (request: object, result: ExecutionResult): void => void executed.set(request, result);

/** Null for what is still to be executed. */
export const getExecution = (request: object): ExecutionResult | null => executed.get(request) ?? null;
