import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminFolder } from "../../../site/addresses";
import { rateLimiter } from "../../core/access/rateLimit";
import { anySessionCookie } from "../../web/sessionCookie";
import { hasKnownSession } from "./knownSessions";
import { type Refusal, sendRefusal } from "../../web/refusal";

const tick = 100;
/** A single slow turn can have any cause; consecutive ones mean overload. */
const slowTurns = 2;
/** Shedding makes the next turns quick, so the state is held for a while. */
const holdFor = 1_000;

export const tooBusy: Refusal = {
  status: 503,
  code: "SERVICE_UNAVAILABLE",
  message: "The site is too busy at the moment. Please try again in a few seconds.",
  headers: { "retry-after": "2" },
};

export interface EventLoopMonitor {
  isOverloaded(): boolean;
  stop(): void;
}

/** Measures the event loop delay of this process. @param maxEventLoopDelayMs in milliseconds; 0 disables the limit. */
export function watchEventLoopDelay(maxEventLoopDelayMs: number): EventLoopMonitor {
  let due = performance.now() + tick;
  let late = 0;
  let behindUntil = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - due > maxEventLoopDelayMs ? late + 1 : 0;
    if (late >= slowTurns) behindUntil = now + holdFor;
    due = now + tick;
  }, tick).unref();
  return {
    isOverloaded: () => maxEventLoopDelayMs > 0 && performance.now() < behindUntil,
    stop: () => clearInterval(timer),
  };
}

/** Operations of the sign-in page. */
const signingIn = new Set(["SignIn", "SignedInAdministrator", "SignInHint"]);

/** Requests per second admitted from possible editors. */
const strangersPerSecond = 10;

type SheddableRequest = Pick<FastifyRequest, "cookies" | "url">;

/** An unverified claim, because verifying it takes work. */
const claimsToBeEditor = (request: SheddableRequest, operationName: unknown): boolean =>
  request.url.startsWith(adminFolder) ||
  anySessionCookie(request) !== undefined ||
  (typeof operationName === "string" && signingIn.has(operationName));

/** Whether the server renders a page or runs an operation now. */
export type Admit = (request: SheddableRequest, operationName?: unknown) => Promise<boolean>;

/**
 * Admits everything unless the event loop delay is too high. Then it admits editors, who are few and may be able to solve the
 * problem: requests with a known session always, and a few sign-ins and unknown sessions.
 */
export function createAdmission(lag: Pick<EventLoopMonitor, "isOverloaded">): Admit {
  const strangers = rateLimiter({ points: strangersPerSecond, duration: 1 });
  return async (request, operationName) => {
    if (!lag.isOverloaded() || hasKnownSession(request)) return true;
    if (!claimsToBeEditor(request, operationName)) return false;
    return strangers.consume("").then(
      () => true,
      () => false,
    );
  };
}

/** Whether the request renders a page, comes from an assistant, or reads a feed or sitemap. */
export const isCostly = ({ routeOptions: { config } }: FastifyRequest): boolean => config.isCostly === true;

/**
 * Refuses pages, assistants and feeds while the server is overloaded. Cached responses do not reach this hook; files, images, outbound
 * redirects and health checks continue.
 */
export function shedPages(app: FastifyInstance, admit: Admit): void {
  app.addHook("preHandler", async (request, reply) => {
    if (isCostly(request) && !(await admit(request))) await sendRefusal(request, reply, tooBusy);
  });
}
