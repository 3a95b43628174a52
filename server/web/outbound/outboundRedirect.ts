import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { linkPlacements, outboundPath, outboundPatterns } from "../../../site/addresses";
import type { OutboundLink, OutboundLinks, SiteRules } from "../../features/clicks/outboundLinks.service";
import type { ClickRecorder } from "../../features/clicks/clickRecorder";
import { rateLimiter } from "../../shared/access/rateLimit";
import { databaseError } from "../../shared/errors/databaseErrors";
import { isForeign, isTooOften, pageBefore, readVisitor } from "./requestVisitor";
import type { SendPage } from "../pages/pages";

export interface OutboundRedirectDeps {
  links: OutboundLinks;
  recorder: Pick<ClickRecorder, "click">;
  publicUrl: string | null;
  /** Left out where no pages are; a sentence stands in for it. */
  showPage?: SendPage;
}

interface GoRequest {
  Params: { id: string; key?: string };
  Querystring: { from?: string | string[] };
}

const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/** Where on a page a link can stand. */
const placements = new Set<string>(linkPlacements);
const placementOf = (from: unknown): string => (typeof from === "string" && placements.has(from) ? from : "");

const smallBody = 1_024;
/** Told clicks from one address in a minute. */
const beacons = rateLimiter({ points: 120, duration: 60 });

/** Any address of the page that says so. */
const nowhere = outboundPath("nowhere");
const sentences = {
  404: "This shopping link does not exist.",
  410: "This shopping link does not exist any more.",
  503: "The site cannot reach its data at the moment. Please try again shortly.",
};

function say(request: FastifyRequest, reply: FastifyReply, status: keyof typeof sentences, showPage?: SendPage) {
  if (showPage && status !== 503) return showPage(request, reply, { url: nowhere, status });
  if (status === 503) void reply.header("retry-after", "2");
  return reply.status(status).type("text/plain; charset=utf-8").send(sentences[status]);
}

/** /go/{id} and, for links inside articles, /go/{id}/{key}: the only way out to a retailer. Takes names, never addresses. */
export function registerOutboundRedirect(
  app: FastifyInstance,
  { links, recorder, publicUrl, showPage }: OutboundRedirectDeps,
): void {
  const note = (request: FastifyRequest<GoRequest>, link: OutboundLink, { countClicks }: SiteRules): void => {
    if (!countClicks) return;
    const page = pageBefore(request, publicUrl);
    const placement = placementOf(request.query.from);
    recorder.click({ at: new Date(), visitor: readVisitor(request), link, page, placement });
  };

  const redirect = async (request: FastifyRequest<GoRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const link = await links.find(request.params.id, request.params.key);
      if (link === "gone") return await say(request, reply, 410, showPage);
      const rules = await links.rules();
      const target = link && links.target(link, rules);
      if (!target) return await say(request, reply, 404, showPage);
      note(request, link, rules);
      return await reply.headers(headers).redirect(target, 302);
    } catch (error) {
      if (databaseError(error)?.extensions.code === "BAD_USER_INPUT" || !databaseError(error)) throw error;
      return say(request, reply, 503);
    }
  };

  /** Told by pages whose links lead straight to the retailer. */
  const count = async (request: FastifyRequest<GoRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    if (isForeign(request, publicUrl)) return reply.status(403).send();
    if (await isTooOften(beacons, request)) return reply.status(429).send();
    const link = await links.find(request.params.id, request.params.key);
    if (link === null || link === "gone") return say(request, reply, link === null ? 404 : 410);
    note(request, link, await links.rules());
    return reply.headers(headers).status(204).send();
  };

  for (const address of outboundPatterns) {
    app.get<GoRequest>(address, redirect);
    app.post<GoRequest>(address, { bodyLimit: smallBody }, count);
  }
}
