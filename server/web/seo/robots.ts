import type { FastifyInstance } from "fastify";
import { getOrigin } from "../origin";

/** Search results and ways out are no pages of their own, and the admin area is nobody else's. */
const closed = ["/admin", "/api/", "/go/", "/graphql", "/search"];

export function registerRobots(app: FastifyInstance, publicUrl: string | null): void {
  app.get("/robots.txt", (request, reply) => {
    const lines = [
      "User-agent: *",
      "Allow: /",
      ...closed.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${getOrigin(request, publicUrl)}/sitemap.xml`,
      "",
    ];
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(lines.join("\n"));
  });
}
