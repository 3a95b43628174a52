import type { FastifyInstance } from "fastify";
import { closedToRobots, robotsPath, sitemapPath } from "../../../site/addresses";
import { getOrigin } from "../origin";
import type { WebDeps } from "../routes";

export function registerRobots(app: FastifyInstance, { publicUrl }: Pick<WebDeps, "publicUrl">): void {
  app.get(robotsPath, (request, reply) => {
    const lines = [
      "User-agent: *",
      "Allow: /",
      ...closedToRobots.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${getOrigin(request, publicUrl)}${sitemapPath}`,
      "",
    ];
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(lines.join("\n"));
  });
}
