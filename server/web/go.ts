import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { findItem } from "../features/category/category.service";
import { findOutfit } from "../features/outfit/outfit.service";
import { findProduct } from "../features/product/product.service";
import { getSettings } from "../features/settings/settings.service";
import { withTracking } from "./tracking";

/** The stored link of an outfit, product or category item; null when there is no such row or it has no link. */
async function storedLink(db: EntityManager, id: string): Promise<string | null> {
  const row = (await findProduct(db, id)) ?? (await findItem(db, id)) ?? (await findOutfit(db, { id }));
  return row?.affiliateLink || null;
}

/** /go/{id}: the only way out to a retailer. Takes ids, never addresses. */
export function registerGo(app: FastifyInstance, db: () => EntityManager): void {
  app.get<{ Params: { id: string } }>("/go/:id", async (request, reply) => {
    void reply.headers({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    const link = await storedLink(db(), request.params.id);
    const target = link && withTracking(link, (await getSettings(db())).defaultTracking);
    if (!target)
      return reply.status(404).type("text/plain; charset=utf-8").send("This shopping link does not exist any more.");
    return reply.redirect(target, 302);
  });
}
