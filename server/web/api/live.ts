import type { FastifyReply } from "fastify";
import { validate as isUuid } from "uuid";
import { apiPaths } from "../../../site/apiPaths";
import { filterOpenSessions } from "../../features/people/accounts/session.service";
import { LiveStreams } from "../../features/newsroom/live/liveStreams.service";
import { parsePresence, Presence, type PresenceMessage } from "../../features/newsroom/live/presence.service";
import { onWrite } from "../../core/cache/invalidation";
import { appError, badUserInput } from "../../core/errors/appErrors";
import { onPresence, publishPresence } from "../../features/newsroom/live/presenceChannel";
import type { ApiRoutes } from "./registerApi";

const smallBody = 1_024;
const record = /^[a-zA-Z]{1,40}:[\w-]{1,64}$/;
const eventStream = "text/event-stream";

const busy = () => appError("SERVICE_UNAVAILABLE", "Too many screens are connected. Please try again shortly.");

/** @throws BAD_USER_INPUT */
function parseReport(body: unknown): Pick<PresenceMessage, "tab" | "record" | "editing"> {
  const report = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof report.tab !== "string" || !isUuid(report.tab)) throw badUserInput('The field "tab" must be a UUID.');
  const isRecord = typeof report.record === "string" && record.test(report.record);
  if (!isRecord && report.record !== null)
    throw badUserInput('The field "record" must be a type and an id, such as "outfit:ID", or null.');
  return { tab: report.tab, record: report.record as string | null, editing: report.editing === true };
}

/** Sends the headers of a stream. Neither this server nor a proxy may buffer or compress it. */
function startStream(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": `${eventStream}; charset=utf-8`,
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  // Browsers wait this long before they open a broken stream again; not all at the same time.
  reply.raw.write(`retry: ${2_000 + Math.floor(Math.random() * 3_000)}\n\n`);
}

/**
 * GET /api/live: server-sent events with the cache tags of committed changes, and with who has which record open.
 * POST /api/live/presence: the record that a tab has open, `{ tab, record, editing }`; null when it was closed.
 */
export const registerLive: ApiRoutes = (api, { db }) => {
  const presence = new Presence();
  const streams = new LiveStreams({ presence, filterOpenSessions: (hashes) => filterOpenSessions(db(), hashes) });
  const removeListeners = [
    onWrite((tags) => streams.addTags(tags)),
    onPresence((payload) => {
      const message = parsePresence(payload);
      if (message && presence.apply(message)) streams.addPresence();
    }),
  ];
  // Before the server waits for its connections.
  api.addHook("preClose", (done) => {
    removeListeners.forEach((remove) => remove());
    streams.close();
    done();
  });

  const options = { config: { role: "contributor", token: "never", isUnattended: true } } as const;
  api.get(apiPaths.live, { ...options, exposeHeadRoute: false }, async (request, reply) => {
    if (!request.headers.accept?.includes(eventStream)) throw badUserInput(`Send "Accept: ${eventStream}".`);
    if (streams.isFull) throw busy();
    startStream(reply);
    streams.open(reply.raw, request.actor.sessionHash);
    return reply;
  });

  api.post(apiPaths.livePresence, { ...options, bodyLimit: smallBody }, async (request, reply) => {
    const { id: administratorId, name } = request.actor;
    await publishPresence(db(), JSON.stringify({ ...parseReport(request.body), administratorId, name }));
    return reply.status(204).send();
  });
};
