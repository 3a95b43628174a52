import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Logger } from "pino";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { builtClientFolder, builtRenderer, type Execute, type RenderedPage } from "./pageRenderer";

export interface PageParts {
  development: boolean;
  execute: Execute;
  log: Logger;
}

/** Hashed names never change their content; what has a plain name is asked for again. */
const keepAssets = (reply: FastifyReply, file: string): void => {
  void reply.header(
    "cache-control",
    file.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
  );
};

function send(reply: FastifyReply, page: RenderedPage, development: boolean): FastifyReply {
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  // Development's pages get their scripts from Vite, whose inline parts have no known hashes.
  if (!development)
    void reply.header(
      "content-security-policy",
      contentSecurityPolicy({ scripts: page.scriptHashes, styles: page.styleHashes }),
    );
  return reply
    .status(page.status)
    .headers({ "cache-control": "no-cache", "referrer-policy": "strict-origin-when-cross-origin" })
    .type("text/html; charset=utf-8")
    .send(page.html);
}

/** The built files, and for every other address a page that the React app renders. */
export async function registerPages(app: FastifyInstance, { development, execute, log }: PageParts): Promise<void> {
  const render = development
    ? await (await import("./developmentPages")).developmentRenderer(app)
    : await builtRenderer();
  if (!development) {
    await app.register(fastifyStatic, {
      root: builtClientFolder(),
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: keepAssets,
      globIgnore: [".vite/**"],
    });
  }
  app.get("/*", async (request, reply) => {
    const page = await render(request.url, execute, (error) =>
      log.error({ err: error, requestId: request.id, url: request.url }, "a page could not be rendered"),
    );
    return send(reply, page, development);
  });
}
