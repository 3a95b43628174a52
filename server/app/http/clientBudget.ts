import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterRes } from "rate-limiter-flexible";
import { graphqlPath } from "../../../site/addresses";
import { addressRange, rateLimiter } from "../../shared/access/rateLimit";
import { getDependencies } from "../../shared/cache/cacheDependencies";
import type { Milliseconds } from "../../shared/cost/cost";
import { appError } from "../../shared/errors/appErrors";
import { hasKnownSession } from "./knownSessions";

/** Base cost of a request before its operation is known: parsing an operation, rendering a page. */
const requestCosts: Readonly<Record<string, Milliseconds>> = { [graphqlPath]: 1, "/*": 15 };

const sentence = "Too many requests came from your network in one second. Please try again in a few seconds.";
const refusal = { errors: [{ message: sentence, extensions: { code: "TOO_MANY_REQUESTS" } }] };
const tooMany = () => appError("TOO_MANY_REQUESTS", sentence, { http: { status: 429 } });

/**
 * Budget per address range and second, in milliseconds of the database and of this process, for responses that are not
 * cached. Each process has its own budget.
 */
export class ClientBudget {
  private readonly limiter;

  /** @param perSecond 0 disables the limit. */
  constructor(
    private readonly perSecond: Milliseconds,
    private readonly trustedProxies: number,
  ) {
    this.limiter = rateLimiter({ points: Math.max(perSecond, 1), duration: 1 });
  }

  /** Returns the client address of a raw request, resolved as the framework does. */
  getClientAddress({ socket, headers }: IncomingMessage): string {
    const forwarded = this.trustedProxies > 0 ? String(headers["x-forwarded-for"] ?? "").split(",") : [];
    const hops = [
      socket.remoteAddress ?? "",
      ...forwarded
        .map((hop) => hop.trim())
        .filter(Boolean)
        .reverse(),
    ];
    return hops[Math.min(this.trustedProxies, hops.length - 1)];
  }

  /** Takes the cost from the address's budget of this second. @returns false when it is not sufficient. */
  async take(address: string, cost: Milliseconds): Promise<boolean> {
    if (this.perSecond === 0) return true;
    try {
      await this.limiter.consume(addressRange(address), Math.ceil(cost));
      return true;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return false;
      throw refused;
    }
  }

  async isSpent(address: string): Promise<boolean> {
    if (this.perSecond === 0) return false;
    const left = await this.limiter.get(addressRange(address));
    return left !== null && left.remainingPoints <= 0;
  }

  /**
   * Returns a function that charges the cost of a request's operations. A response for the cache serves everyone who
   * waits for it, so it is charged to the first request and never rejected halfway.
   */
  chargeFor(request: FastifyRequest, isRefused = true): (cost: Milliseconds) => Promise<void> {
    return async (cost) => {
      const isPaid = hasKnownSession(request) || (await this.take(request.ip, cost));
      if (!isPaid && isRefused && getDependencies(request.raw) === null) throw tooMany();
    };
  }
}

/** Responds with 429 when a visitor's budget is exhausted, before the operation is parsed or the page rendered. */
export function limitClients(app: FastifyInstance, budget: ClientBudget): void {
  app.addHook("onRequest", async (request, reply) => {
    const cost = requestCosts[request.routeOptions.url ?? ""];
    if (cost === undefined || hasKnownSession(request)) return;
    if ((await budget.take(request.ip, cost)) || getDependencies(request.raw) !== null) return;
    void reply.status(429).headers({ "retry-after": "1", "cache-control": "no-store" });
    if (request.routeOptions.url === graphqlPath) await reply.send(refusal);
    else await reply.type("text/plain; charset=utf-8").send(sentence);
  });
}
