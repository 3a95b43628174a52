import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Environment } from "../../config/environment";
import { addressRange, rateLimiter } from "../../core/access/rateLimit";
import { getDependencies } from "../../core/cache/cacheDependencies";
import type { IsTrustedProxy } from "../../config/trustedProxies";
import type { Milliseconds } from "../../core/graphql/cost";
import { appError } from "../../core/errors/appErrors";
import { readToken } from "../../web/caller";
import { hasKnownSession } from "./knownSessions";
import type { Refusal } from "./refusals";

/** Base cost of a request: rendering a page. */
const pageCost: Milliseconds = 15;

const sentence = "Too many requests came from your network in one second. Please try again in a few seconds.";
/** Sent before an operation is parsed or a page rendered. */
export const budgetSpent: Refusal = {
  status: 429,
  code: "TOO_MANY_REQUESTS",
  message: sentence,
  headers: { "retry-after": "1" },
};
const tokenSentence = "This API token has used up its budget of one second. Please try again in a few seconds.";
const tooMany = (text: string) => appError("TOO_MANY_REQUESTS", text, { http: { status: 429 } });

/** What a budget reads of a request. */
type BudgetRequest = Pick<FastifyRequest, "headers" | "cookies" | "ip" | "raw">;

/** Takes a cost from what a key may cost in this second. @returns false when it is not sufficient. */
type Take = (key: string, cost: Milliseconds) => Promise<boolean>;

/** @param perSecond 0 disables the limit. */
function createBudget(perSecond: Milliseconds): { take: Take; isSpent: (key: string) => Promise<boolean> } {
  const limiter = rateLimiter({ points: Math.max(perSecond, 1), duration: 1 });
  return {
    take: async (key, cost) => {
      if (perSecond === 0) return true;
      try {
        await limiter.consume(key, Math.ceil(cost));
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
    isSpent: async (key) => {
      if (perSecond === 0) return false;
      const left = await limiter.get(key);
      return left !== null && left.remainingPoints <= 0;
    },
  };
}

/**
 * Budgets per second, in milliseconds of the database and of this process, for responses that are not cached: one of each
 * address range for visitors, and one of each API token, so that programs and visitors of one network do not stop each
 * other. Each process has its own budgets.
 */
export class ClientBudget {
  private readonly visitors;
  private readonly tokens;

  /** @param perSecond of visitors and of tokens; 0 disables the limit. */
  constructor(
    perSecond: { visitors: Milliseconds; tokens: Milliseconds },
    private readonly isTrustedProxy: IsTrustedProxy | null,
  ) {
    this.visitors = createBudget(perSecond.visitors);
    this.tokens = createBudget(perSecond.tokens);
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
    const client = hops.findIndex((address, hop) => !this.isTrustedProxy?.(address, hop));
    return hops.at(client) ?? "";
  }

  /** Takes the cost from the address's budget of this second. @returns false when it is not sufficient. */
  take(address: string, cost: Milliseconds): Promise<boolean> {
    return this.visitors.take(addressRange(address), cost);
  }

  isSpent(address: string): Promise<boolean> {
    return this.visitors.isSpent(addressRange(address));
  }

  /**
   * Takes the base cost of a request, before its operation is known. One with a token, which may be wrong, is charged to the
   * programs of its address. @returns false when it must be refused
   */
  async admits(request: BudgetRequest, cost: Milliseconds): Promise<boolean> {
    if (hasKnownSession(request)) return true;
    const { headers, ip, raw } = request;
    const isPaid = await (readToken(headers) === null ? this.take(ip, cost) : this.tokens.take(addressRange(ip), cost));
    return isPaid || getDependencies(raw) !== null;
  }

  /** Returns a function that charges the cost of operations to an API token. */
  chargeForToken(id: string): (cost: Milliseconds) => Promise<void> {
    return async (cost) => {
      if (!(await this.tokens.take(id, cost))) throw tooMany(tokenSentence);
    };
  }

  /**
   * Returns a function that charges the cost of a request's operations. A response for the cache serves everyone who
   * waits for it, so it is charged to the first request and never rejected halfway.
   */
  chargeFor(request: BudgetRequest, isRefused = true): (cost: Milliseconds) => Promise<void> {
    return async (cost) => {
      const isPaid = hasKnownSession(request) || (await this.take(request.ip, cost));
      if (!isPaid && isRefused && getDependencies(request.raw) === null) throw tooMany(sentence);
    };
  }
}

export const createClientBudget = ({
  clientBudgetMs: visitors,
  tokenBudgetMs: tokens,
  isTrustedProxy,
}: Pick<Environment, "clientBudgetMs" | "tokenBudgetMs" | "isTrustedProxy">): ClientBudget =>
  new ClientBudget({ visitors, tokens }, isTrustedProxy);

/** Refuses to render a page when the client's budget is exhausted. */
export function limitClients(app: FastifyInstance, budget: ClientBudget): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url !== "/*" || (await budget.admits(request, pageCost))) return;
    const { status, headers = {}, message } = budgetSpent;
    await reply
      .status(status)
      .headers({ ...headers, "cache-control": "no-store" })
      .type("text/plain; charset=utf-8")
      .send(message);
  });
}
