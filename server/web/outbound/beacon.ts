import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { beaconPath, paths } from "../../../site/addresses";
import type { OutboundLinks } from "../../features/money/clicks/outboundLinks.service";
import type { ClickRecorder, ViewedPage } from "../../features/money/clicks/clickRecorder";
import { rateLimiter } from "../../core/access/rateLimit";
import { RecentCache } from "../../core/cache/recentCache";
import { isKnownPage, parsePath } from "../pages/canonical";
import { findRowBySlug } from "../pages/canonicalRow";
import { hasOptedOut, isFromOtherSite, isRateLimited, readVisitor } from "./requestVisitor";

const smallBody = 2_048;
const longestPath = 500;
/** Views from one address per minute; a person stays far below. */
const viewLimiter = rateLimiter({ points: 120, duration: 60 });

/**
 * Returns the page at a path with the row that it shows; null for addresses without a page, or without one any more.
 */
async function readPage(db: EntityManager, path: string): Promise<ViewedPage | null> {
  const reading = parsePath(path);
  if (!reading) return null;
  if (!reading.row)
    return isKnownPage(reading.path) ? { path: reading.path, subjectType: null, subjectId: null } : null;
  const { kind, name } = reading.row;
  const row = await findRowBySlug(db, kind, name);
  if (!row || row.gone) return null;
  const subject =
    kind === "category" || kind === "garment"
      ? { subjectType: null, subjectId: null }
      : { subjectType: kind, subjectId: row.id };
  return { path: paths[kind](row.slug), ...subject };
}

/** Returns the same function with a cache of half a minute. */
export function createPageReader(): (db: EntityManager, path: string) => Promise<ViewedPage | null> {
  const pages = new RecentCache<{ page: ViewedPage | null }>({ freshMs: 30_000, size: 10_000, timeoutMs: 250 });
  return async (db, path) => (await pages.get(path, async () => ({ page: await readPage(db, path) })))?.page ?? null;
}

export interface BeaconDeps {
  links: Pick<OutboundLinks, "rules">;
  recorder: Pick<ClickRecorder, "view">;
  publicUrl: string | null;
}

/** POST /beacon: records a page view. Records nothing for visitors who opted out. */
export function registerBeacon(app: FastifyInstance, { links, recorder, publicUrl }: BeaconDeps): void {
  app.post<{ Body: unknown }>(beaconPath, { bodyLimit: smallBody }, async (request, reply) => {
    if (isFromOtherSite(request, publicUrl)) return reply.status(403).send();
    const path = pathIn(request.body);
    if (path === null) return reply.status(400).send();
    void reply.header("cache-control", "no-store").status(204);
    if (hasOptedOut(request)) return reply.send();
    if (await isRateLimited(viewLimiter, request)) return reply.status(429).send();
    const { countViews } = await links.rules();
    if (countViews) recorder.view({ at: new Date(), visitor: readVisitor(request), path });
    return reply.send();
  });
}

/** Returns null for anything but an object with a path. */
function pathIn(body: unknown): string | null {
  const path = typeof body === "object" && body !== null && "path" in body ? body.path : undefined;
  return typeof path === "string" && path.startsWith("/") && path.length <= longestPath ? path : null;
}
