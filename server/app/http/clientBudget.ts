import type { IncomingMessage } from "node:http";
import { HeaderMap } from "@apollo/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Environment } from "../../config/environment";
import { addressRange } from "../../core/access/rateLimit";
import { getDependencies } from "../../core/cache/cacheDependencies";
import { appError } from "../../core/errors/appErrors";
import type { OperationBudget } from "../../core/graphql/context";
import { readToken } from "../../web/caller";
import { hasKnownSession } from "./knownSessions";
import { isCostly } from "./loadShedding";
import { type Refusal, sendRefusal } from "../../web/refusal";

/** Milliseconds that rendering a page, or a request of an assistant, is charged before its statements. */
export const pageCost = 15;

/** The share of a budget that a client has after its wait: the repeated request is charged before its operation asks again. */
const reserve = 0.2;

const sentence = "Too many requests came from your network in one second. Please try again in a few seconds.";
const tokenSentence = "This API token has used up its budget of one second. Please try again in a few seconds.";

type BudgetEnvironment = Pick<Environment, "clientBudgetMs" | "tokenBudgetMs" | "isTrustedProxy" | "isReadOnly">;
/** What a budget reads of a request. */
type BudgetRequest = Pick<FastifyRequest, "headers" | "cookies" | "ip" | "raw">;

/** Milliseconds that each key may use in a second. A key that has used more waits until it has paid it back. */
class Budget {
  private readonly used = new LRUCache<string, { ms: number; at: number }>({ max: 10_000 });

  /** @param perSecond 0 disables the limit. */
  constructor(private readonly perSecond: number) {}

  charge(key: string, ms: number): void {
    if (this.perSecond > 0) this.used.set(key, { ms: Math.max(0, this.usedBy(key) + ms), at: Date.now() });
  }

  /** Returns the seconds until the key has budget again; 0 while it has some. */
  secondsToWait(key: string): number {
    if (this.perSecond === 0) return 0;
    const over = this.usedBy(key) / this.perSecond - 1;
    return over < 0 ? 0 : Math.floor(over + reserve) + 1;
  }

  /**
   * Returns the budget of one request. An operation holds a part while it runs, because its time is known afterwards: a client
   * that sends many at once would not be limited otherwise.
   * @param tooMany the sentence for a spent budget; null never refuses
   */
  open(key: string, tooMany: string | null): OperationBudget {
    const charge = (ms: number) => this.charge(key, ms);
    return {
      perSecond: this.perSecond,
      left: () => Math.max(0, Math.round(this.perSecond - this.usedBy(key))),
      charge,
      hold: (share) => {
        const seconds = this.secondsToWait(key);
        if (seconds > 0 && tooMany !== null) {
          const headers = new HeaderMap([["retry-after", String(seconds)]]);
          throw appError("TOO_MANY_REQUESTS", tooMany, { http: { status: 429, headers } });
        }
        const held = share * this.perSecond;
        charge(held);
        return () => charge(-held);
      },
    };
  }

  private usedBy(key: string): number {
    const { ms, at } = this.used.get(key) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - ((Date.now() - at) * this.perSecond) / 1_000);
  }
}

/**
 * Budgets of time for responses that are not cached: one of each address range for visitors, and one of each API token, so that
 * programs and visitors of one network do not stop each other. Each process has its own budgets.
 */
export class ClientBudget {
  private readonly visitors;
  private readonly tokens;

  constructor(private readonly environment: BudgetEnvironment) {
    this.visitors = new Budget(environment.clientBudgetMs);
    this.tokens = new Budget(environment.tokenBudgetMs);
  }

  /** Returns the client address of a raw request, resolved as the framework does. */
  getClientAddress({ socket, headers }: IncomingMessage): string {
    const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
    const hops = [
      socket.remoteAddress ?? "",
      ...forwarded
        .map((hop) => hop.trim())
        .filter(Boolean)
        .reverse(),
    ];
    const client = hops.findIndex((address, hop) => !this.environment.isTrustedProxy?.(address, hop));
    return hops.at(client) ?? "";
  }

  /** Whether signed-in people have a budget, too: everyone may sign in to a read-only demo. */
  get isForAll(): boolean {
    return this.environment.isReadOnly;
  }

  isSpent(address: string): boolean {
    return this.visitors.secondsToWait(addressRange(address)) > 0;
  }

  /**
   * Charges what a request costs in any case, before its operation is known. One with a token, which may be wrong, is charged to
   * the programs of its address. A response for the cache serves everyone who waits for it, so it is not refused.
   * @returns a refusal of a client whose budget is spent
   */
  refuse(request: BudgetRequest, ms: number): Refusal | null {
    if (hasKnownSession(request)) return null;
    const budget = readToken(request.headers) === null ? this.visitors : this.tokens;
    const key = addressRange(request.ip);
    const seconds = budget.secondsToWait(key);
    if (seconds > 0 && getDependencies(request.raw) === null) {
      const headers = { "retry-after": String(seconds) };
      return { status: 429, code: "TOO_MANY_REQUESTS", message: sentence, headers };
    }
    budget.charge(key, ms);
    return null;
  }

  /** Returns the budget of an API token. */
  ofToken(id: string): OperationBudget {
    return this.tokens.open(id, tokenSentence);
  }

  /** Returns the budget of a visitor. @param isRefused whether a spent budget refuses operations, except those for the cache */
  ofVisitor(request: BudgetRequest, isRefused = true): OperationBudget | undefined {
    if (hasKnownSession(request)) return undefined;
    const tooMany = isRefused && getDependencies(request.raw) === null ? sentence : null;
    return this.visitors.open(addressRange(request.ip), tooMany);
  }
}

/** Refuses pages, assistants and feeds when the client's budget is spent. */
export function limitClients(app: FastifyInstance, budget: ClientBudget): void {
  app.addHook("onRequest", async (request, reply) => {
    const refusal = isCostly(request) ? budget.refuse(request, pageCost) : null;
    if (refusal !== null) await sendRefusal(request, reply, refusal);
  });
}
