import { randomBytes } from "node:crypto";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { resolveUrl, type UrlResolution } from "./resolveUrl";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import {
  builtClientFolder,
  builtRenderer,
  type Execute,
  type PageRequest,
  type RefusedForm,
  type RenderedPage,
} from "./pageRenderer";
import { getOrigin } from "../origin";

/** What runs the operations of a request's page, in this process and as a visitor. */
export type ExecuteFor = (request: FastifyRequest) => Execute;

export interface PageDeps {
  development: boolean;
  /** Where the site is reached from outside; null means: as the request says. */
  publicUrl: string | null;
  db: () => EntityManager;
  executeFor: ExecuteFor;
  log: Logger;
}

/** Hashed names never change their content; what has a plain name is asked for again. */
const keepAssets = (reply: FastifyReply, file: string): void => {
  void reply.header(
    "cache-control",
    path.relative(builtClientFolder, file).startsWith("assets")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
  );
};

/** Only of pages that are not kept: a kept one would give all its readers the same. */
const nonceFor = (url: string): string | undefined =>
  /^\/admin(?:[/?]|$)/.test(url) ? randomBytes(16).toString("base64") : undefined;

function send(reply: FastifyReply, page: RenderedPage, development: boolean, styleNonce?: string): FastifyReply {
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  if (page.status >= 400) void reply.header("x-robots-tag", "noindex");
  // Development's pages get their scripts from Vite, whose inline parts have no known hashes.
  if (!development)
    void reply.header(
      "content-security-policy",
      contentSecurityPolicy({
        scripts: page.scriptHashes,
        styles: page.styleHashes,
        styleNonce,
        googleAnalytics: page.googleAnalytics,
      }),
    );
  return reply
    .status(page.status)
    .headers({ "cache-control": "no-cache", "referrer-policy": "strict-origin-when-cross-origin" })
    .type("text/html; charset=utf-8")
    .send(page.html);
}

/** For good, yet asked for again: a slug that went from one to another and back must not lead in circles. */
const movedTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header("cache-control", "no-cache").redirect(address, 301);

/** Answers a request with the page of another address, without scripts, and with this status. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: { url: string; status: number; refused?: RefusedForm },
) => Promise<FastifyReply>;

/**
 * The built files, and for every other address a page that the React app renders.
 * @returns what other routes show a page with.
 */
export async function registerPages(
  app: FastifyInstance,
  { development, publicUrl, db, executeFor, log }: PageDeps,
): Promise<SendPage> {
  const render = development
    ? await (await import("./developmentPages")).developmentRenderer(app)
    : await builtRenderer();
  if (!development) {
    await app.register(fastifyStatic, {
      root: builtClientFolder,
      wildcard: false,
      index: false,
      cacheControl: false,
      setHeaders: keepAssets,
      // Made by the build; see scripts/compressAssets.mjs.
      preCompressed: true,
      globIgnore: [".vite/**", "**/*.{br,gz}"],
    });
  }
  const rendered = (
    request: FastifyRequest,
    url: string,
    still: boolean,
    { refused, styleNonce }: Pick<PageRequest, "refused" | "styleNonce"> = {},
  ): Promise<RenderedPage> =>
    render({
      url,
      origin: getOrigin(request, publicUrl),
      still,
      refused,
      styleNonce,
      execute: executeFor(request),
      onError: (error) =>
        log.error({ err: error, requestId: request.id, url: request.url }, "a page could not be rendered"),
    });
  app.get("/*", async (request, reply) => {
    const { id: requestId, url } = request;
    // Without the database the application renders the page that says so.
    const verdict = await resolveUrl(db(), url).catch((error: unknown): UrlResolution => {
      log.warn({ err: error, requestId, url }, "an address could not be looked up");
      return null;
    });
    if (verdict && "moved" in verdict) return movedTo(reply, verdict.moved);
    const shown = verdict?.shown ?? url;
    const styleNonce = nonceFor(url);
    const page = await rendered(request, shown, verdict !== null && shown !== url, { styleNonce });
    return send(reply, verdict?.gone && page.status === 404 ? { ...page, status: 410 } : page, development, styleNonce);
  });
  return async (request, reply, { url, status, refused }) =>
    send(reply, { ...(await rendered(request, url, true, { refused })), status }, development);
}
