import type { FastifyInstance } from "fastify";
import { adminFolder, graphqlPath, outboxFolder, paths, robotsPath, sitemapPath } from "../../../site/addresses";
import { apiFolder } from "../../../site/apiPaths";
import { personalFeedFolder } from "../../../site/feedPaths";
import { outboundFolder } from "../../../site/outbound";
import { getOrigin } from "../origin";
import type { WebDeps } from "../routes";

/** Addresses that show nothing that another page does not, or nothing to visitors. */
const closed = [
  adminFolder,
  apiFolder,
  outboundFolder,
  outboxFolder,
  personalFeedFolder,
  graphqlPath,
  paths.search.pattern,
];

export function registerRobots(app: FastifyInstance, { publicUrl }: Pick<WebDeps, "publicUrl">): void {
  app.get(robotsPath, (request, reply) => {
    const lines = [
      "User-agent: *",
      "Allow: /",
      ...closed.map((path) => `Disallow: ${path}`),
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
