import fs from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { EntityManager } from "typeorm";
import { webManifestPath } from "../../../site/addresses";
import { getSettings } from "../../features/site/settings/settings.service";

/** GET /site.webmanifest: the built file with the site's name and tagline from the settings. */
export function registerWebManifest(app: FastifyInstance, folder: string, db: () => EntityManager): void {
  app.get(webManifestPath, async (_request, reply) => {
    const manifest = JSON.parse(await fs.readFile(path.join(folder, webManifestPath), "utf8")) as object;
    const { siteName, siteTagline } = await getSettings(db());
    const name = siteTagline ? `${siteName}: ${siteTagline}` : siteName;
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json")
      .send(JSON.stringify({ ...manifest, name, short_name: siteName, description: siteTagline || undefined }));
  });
}
