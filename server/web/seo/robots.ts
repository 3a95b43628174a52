import type { FastifyInstance } from "fastify";
import { closedToRobots, robotsPath, sitemapPath } from "../../../site/addresses";
import { getOrigin } from "../origin";

export function registerRobots(app: FastifyInstance, publicUrl: string | null): void {
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
