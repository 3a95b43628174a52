import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RateLimiterMemory } from "rate-limiter-flexible";
import { adminFolder, graphqlPath } from "../../../site/addresses";
import { rateLimiter } from "../../shared/access/rateLimit";
import { anySessionCookie } from "../../web/sessionCookie";
import { hasKnownSession } from "./knownSessions";

const tick = 100;
/** One slow turn can be anything; overload is one after the other. */
const slowTurns = 2;
/** Requests that were turned away make the next turns quick, which does not mean that all could come again. */
const holdFor = 1_000;
const retryAfter = "2";

const sentence = "More people want to read than the site can serve at the moment. Please try again in a few seconds.";
const busy = { errors: [{ message: sentence, extensions: { code: "SERVICE_UNAVAILABLE" } }] };

interface EventLoopMonitor {
  isOverloaded(): boolean;
  stop(): void;
}

/** Watches how late this process comes to what it has to do. @param mostLag in milliseconds; 0 is never too late. */
export function watchEventLoopDelay(mostLag: number): EventLoopMonitor {
  let due = performance.now() + tick;
  let late = 0;
  let behindUntil = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late = now - due > mostLag ? late + 1 : 0;
    if (late >= slowTurns) behindUntil = now + holdFor;
    due = now + tick;
  }, tick).unref();
  return {
    isOverloaded: () => mostLag > 0 && performance.now() < behindUntil,
    stop: () => clearInterval(timer),
  };
}

/** What signing in needs, besides its page. */
const signingIn = new Set(["SignIn", "SignedInAdministrator", "SignInHint"]);

/** Of those who might be editors so many are let in each second, whoever they are. */
const strangersPerSecond = 10;

/** Anybody can say so; whether it is true takes work to find out. */
function claimsToBeEditor(request: FastifyRequest): boolean {
  const { operationName } = (request.body ?? request.query) as { operationName?: unknown };
  return (
    request.url.startsWith(adminFolder) ||
    anySessionCookie(request) !== undefined ||
    (typeof operationName === "string" && signingIn.has(operationName))
  );
}

/**
 * Editors are few, and may be the ones who can do something about it: whoever is known by a session always comes in, and so do
 * a few of those who want to sign in or whose session this process has not seen.
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
 * Turns visitors' requests away that would have a page rendered or an operation run, while the process is too far behind to
 * answer in time. Kept answers do not come here; files, pictures, the ways out to shops and the health of the process go on.
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
