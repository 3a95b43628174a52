import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { linkPlacements, outboundPath, outboundPatterns, uncountedPlacement } from "../../../site/outbound";
import type {
  OutboundLink,
  OutboundLinks,
  OutboundTarget,
  SiteRules,
} from "../../features/money/clicks/outboundLinks.service";
import { createClickId } from "../../features/money/clicks/clickId";
import type { ClickRecorder } from "../../features/money/clicks/clickRecorder";
import { rateLimiter } from "../../core/access/rateLimit";
import { databaseError } from "../../core/errors/databaseErrors";
import { sendRefusal } from "../refusal";
import { isFromOtherSite, isRateLimited, parseCampaign, readVisitor, refererPage } from "./requestVisitor";
import type { SendPage } from "../routes";

export interface OutboundRedirectDeps {
  links: OutboundLinks;
  recorder: Pick<ClickRecorder, "click">;
  publicUrl: string | null;
  /** Omitted without pages; the response is then a sentence. */
  showPage?: SendPage;
}

interface GoRequest {
  Params: { id: string; key?: string };
  Querystring: Partial<Record<"from" | "anyway" | "utm_campaign" | "c", string | string[]>>;
}

const headers = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "strict-origin-when-cross-origin",
};

/** Values of the placement parameter. */
const placements = new Set<string>(linkPlacements);
const parsePlacement = (from: unknown): string => (typeof from === "string" && placements.has(from) ? from : "");

const smallBody = 1_024;
/** Recorded direct clicks per address and minute. */
const beacons = rateLimiter({ points: 120, duration: 60 });

/** Any path whose page shows "not found". */
const nowhere = outboundPath("nowhere");
const sentences = {
  404: "This shopping link does not exist.",
  410: "This shopping link no longer exists.",
  503: "The site cannot reach its data at the moment. Please try again shortly.",
};

function say(request: FastifyRequest, reply: FastifyReply, status: keyof typeof sentences, showPage?: SendPage) {
  if (showPage && status !== 503) return showPage(request, reply, { url: nowhere, status });
  const code = status === 503 ? "SERVICE_UNAVAILABLE" : "NOT_FOUND";
  const retry = status === 503 ? { "retry-after": "2" } : undefined;
  return sendRefusal(request, reply, { status, code, message: sentences[status], headers: retry });
}

type OutboundRequest = FastifyRequest<GoRequest>;

const isRecorded = ({ query }: OutboundRequest, { countClicks }: SiteRules): boolean =>
  countClicks && query.from !== uncountedPlacement;

/** Returns what the request tells about a click. */
function readClick(request: OutboundRequest, publicUrl: string | null) {
  const { page, campaign } = refererPage(request, publicUrl);
  return {
    at: new Date(),
    visitor: readVisitor(request),
    page,
    placement: parsePlacement(request.query.from),
    campaign: parseCampaign(request.query) || campaign,
  };
}

/**
 * /go/{id} and, for links inside articles, /go/{id}/{key}: the only redirect to a retailer. Accepts ids, never URLs.
 */
export function registerOutboundRedirect(
  app: FastifyInstance,
  { links, recorder, publicUrl, showPage }: OutboundRedirectDeps,
): void {
  /** Records the click and returns the retailer's address with its id; with the row's id where no click is recorded. */
  const follow = (request: OutboundRequest, link: OutboundLink, target: OutboundTarget, rules: SiteRules): string => {
    const { programId, parts } = target;
    if (!isRecorded(request, rules)) return parts.join(link.id);
    const clickId = parts.length > 1 ? createClickId() : null;
    recorder.click({ ...readClick(request, publicUrl), link, programId, clickId });
    return parts.join(clickId ?? "");
  };

  const redirect = async (request: OutboundRequest, reply: FastifyReply): Promise<FastifyReply> => {
    try {
      const link = await links.find(request.params.id, request.params.key);
      if (link === "gone") return await say(request, reply, 410, showPage);
      const rules = await links.rules();
      const target = link && links.target(link, rules);
      if (!target) return await say(request, reply, 404, showPage);
      if (link.isUnavailable && showPage && request.query.anyway !== "1")
        return await showPage(request, reply.headers(headers), { url: outboundPath(link.id), status: 200 });
      return await reply.headers(headers).redirect(follow(request, link, target, rules), 302);
    } catch (error) {
      if (databaseError(error)?.extensions.code === "BAD_USER_INPUT" || !databaseError(error)) throw error;
      return say(request, reply, 503);
    }
  };

  /** Records clicks on links that lead straight to the retailer. */
  const count = async (request: OutboundRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
    if (await isRateLimited(beacons, request)) return reply.status(429).send();
    const link = await links.find(request.params.id, request.params.key);
    if (link === null || link === "gone") return say(request, reply, link === null ? 404 : 410);
    const rules = await links.rules();
    // The page has the retailer's address with the row's id, because all visitors get the same page from a cache.
    const programId = links.target(link, rules)?.programId ?? null;
    if (isRecorded(request, rules))
      recorder.click({ ...readClick(request, publicUrl), link, programId, clickId: null });
    return reply.headers(headers).status(204).send();
  };

  for (const address of outboundPatterns) {
    app.get<GoRequest>(address, redirect);
    app.post<GoRequest>(address, { bodyLimit: smallBody }, count);
  }
}
