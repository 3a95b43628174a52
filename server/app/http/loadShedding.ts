import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RateLimiterMemory } from "rate-limiter-flexible";
import { adminFolder, graphqlPath } from "../../../site/addresses";
import { rateLimiter } from "../../shared/access/rateLimit";
import { anySessionCookie } from "../../web/sessionCookie";
import { hasKnownSession } from "./knownSessions";

const tick = 100;
/** A single slow turn can have any cause; consecutive ones mean overload. */
const slowTurns = 2;
/** Shedding makes the next turns quick, so the state is held for a while. */
const holdFor = 1_000;
const retryAfter = "2";

const sentence = "The site is too busy at the moment. Please try again in a few seconds.";
const busy = { errors: [{ message: sentence, extensions: { code: "SERVICE_UNAVAILABLE" } }] };

interface EventLoopMonitor {
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

/** An unverified claim, because verifying it takes work. */
function claimsToBeEditor(request: FastifyRequest): boolean {
  const { operationName } = (request.body ?? request.query) as { operationName?: unknown };
  return (
    request.url.startsWith(adminFolder) ||
    anySessionCookie(request) !== undefined ||
    (typeof operationName === "string" && signingIn.has(operationName))
  );
}

/**
 * Editors are few, and may be able to solve the problem: requests with a known session are always admitted, and a few
 * sign-ins and unknown sessions.
 */
async function isAdmitted(request: FastifyRequest, strangers: RateLimiterMemory): Promise<boolean> {
  if (hasKnownSession(request)) return true;
  if (!claimsToBeEditor(request)) return false;
  return strangers.consume("").then(
    () => true,
    () => false,
  );
}

/**
 * Rejects visitors' page renders and operations while the event loop delay is too high. Cached responses do not reach
 * this hook; files, images, outbound redirects and health checks continue.
 */
export function shedLoad(app: FastifyInstance, lag: EventLoopMonitor): void {
  const strangers = rateLimiter({ points: strangersPerSecond, duration: 1 });
  app.addHook("onClose", (_, done) => {
    lag.stop();
    done();
  });
  app.addHook("preHandler", async (request, reply) => {
    const { url } = request.routeOptions;
    if ((url !== graphqlPath && url !== "/*") || !lag.isOverloaded() || (await isAdmitted(request, strangers))) return;
    void reply.status(503).headers({ "retry-after": retryAfter, "cache-control": "no-store" });
    if (url === graphqlPath) await reply.send(busy);
    else await reply.type("text/plain; charset=utf-8").send(sentence);
  });
}
