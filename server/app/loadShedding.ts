import type { FastifyInstance, FastifyRequest } from "fastify";
import { anySessionCookie } from "../web/sessionCookie";

const tick = 100;
/** One slow turn can be anything; overload is one after the other. */
const slowTurns = 2;
/** Requests that were turned away make the next turns quick, which does not mean that all could come again. */
const holdFor = 1_000;
const retryAfter = "2";

const sentence = "More people want to read than the site can serve at the moment. Please try again in a few seconds.";
const busy = { errors: [{ message: sentence, extensions: { code: "SERVICE_UNAVAILABLE" } }] };

/** Watches how late this process comes to what it has to do. @param mostLag in milliseconds; 0 is never too late. */
export function watchLag(mostLag: number): { isBehind: () => boolean; stop: () => void } {
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
    isBehind: () => mostLag > 0 && performance.now() < behindUntil,
    stop: () => clearInterval(timer),
  };
}

/** What signing in needs, besides its page. */
const signingIn = new Set(["SignIn", "SignedInAdministrator", "SignInHint"]);

/** Editors are few, and may be the ones who can do something about it. */
function isOfEditors(request: FastifyRequest): boolean {
  const { operationName } = (request.body ?? request.query) as { operationName?: unknown };
  return (
    request.url.startsWith("/admin") ||
    anySessionCookie(request) !== undefined ||
    (typeof operationName === "string" && signingIn.has(operationName))
  );
}

/**
 * Turns visitors' requests away that would have a page rendered or an operation run, while the process is too far behind to
 * answer in time. Kept answers do not come here; files, pictures, the ways out to shops and the health of the process go on.
 */
export function shedLoad(app: FastifyInstance, mostLag: number): void {
  const lag = watchLag(mostLag);
  app.addHook("onClose", (_, done) => {
    lag.stop();
    done();
  });
  app.addHook("preHandler", async (request, reply) => {
    const { url } = request.routeOptions;
    if ((url !== "/graphql" && url !== "/*") || !lag.isBehind() || isOfEditors(request)) return;
    void reply.status(503).headers({ "retry-after": retryAfter, "cache-control": "no-store" });
    if (url === "/graphql") await reply.send(busy);
    else await reply.type("text/plain; charset=utf-8").send(sentence);
  });
}
