import { randomBytes } from "node:crypto";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import type { EntityManager } from "typeorm";
import { offlinePath, serviceWorkerPath, webManifestPath } from "../../../site/addresses";
import { nowhere, resolveUrl, type UrlResolution } from "./resolveUrl";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import type { PageRequest, RenderedPage } from "./pageRenderer";
import { renderDraft } from "./draftPage";
import { getPreviewToken, maxPreviews, previewHeaders, renderPreview, tooManyPreviews } from "./previewPage";
import { withSpan } from "../../core/tracing/withSpan";
import { getOrigin } from "../origin";
import { costly, sendRefusal } from "../refusal";
import type { PageDeps, PageRoutes, SendPage } from "../routes";
import fs from "node:fs/promises";
import { getSettings } from "../../features/site/settings/settings.service";

/** GET /site.webmanifest: the built file with the site's name and tagline from the settings. */
function registerWebManifest(app: FastifyInstance, folder: string, db: () => EntityManager): void {
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

/** A new version must arrive at the next visit. The worker runs under the policy of its script, and only sends requests. */
const serviceWorkerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

/** Files with hashed names never change; others are revalidated. */
const assetHeaders =
  (folder: string) =>
  (reply: FastifyReply, file: string): void => {
    const name = path.relative(folder, file);
    if (`/${name.replace(/\.(?:br|gz)$/, "")}` === serviceWorkerPath) return void reply.headers(serviceWorkerHeaders);
    const isHashed = name.startsWith("assets");
    void reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
  };

/** A nonce for the admin area, the only pages that no cache stores: a cached page would give all readers the same one. */
const createNonce = (url: string): string | undefined =>
  /^\/admin(?:[/?]|$)/.test(url) ? randomBytes(16).toString("base64") : undefined;

interface SendOptions {
  development: boolean;
  styleNonce?: string;
  /** Headers in place of those that every page has. */
  headers?: Record<string, string>;
}

const pageHeaders = { "cache-control": "no-cache", "referrer-policy": "strict-origin-when-cross-origin" };
/** After Logout, Back must not restore a screen; see https://web.dev/articles/bfcache on no-store. */
const adminHeaders = { ...pageHeaders, "cache-control": "no-store" };

function send(
  reply: FastifyReply,
  page: RenderedPage,
  { development, styleNonce, headers = styleNonce ? adminHeaders : pageHeaders }: SendOptions,
): FastifyReply {
  if (page.location !== undefined) return reply.redirect(page.location, page.status);
  if (page.status >= 400) void reply.header("x-robots-tag", "noindex");
  // Vite's inline scripts have unknown hashes in development.
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
  return reply.status(page.status).headers(headers).type("text/html; charset=utf-8").send(page.html);
}

/** Permanent but revalidated, so that a slug that moved to another row and back causes no redirect loop. */
const redirectPermanently = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header("cache-control", "no-cache").redirect(address, 301);

/** Serves the built files, and renders a page with the React app for every other address. */
export async function registerPages(
  app: FastifyInstance,
  { client, publicUrl, readDb, dataSource, executeFor, executeSave, refuseClient }: PageDeps,
): Promise<PageRoutes> {
  const development = client === null;
  const render = development
    ? await (await import("./developmentPages")).developmentRenderer(app)
    : await client.loadRenderer();
  if (!development) {
    const files = {
      index: false as const,
      cacheControl: false,
      setHeaders: assetHeaders(client.folder),
      // The build compresses the files; see scripts/compressAssets.mjs.
      preCompressed: true,
    };
    await app.register(fastifyStatic, {
      ...files,
      root: client.folder,
      wildcard: false,
      globIgnore: [".vite/**", "assets/**", "**/*.{br,gz}", webManifestPath.slice(1)],
    });
    // Looked for at each request: an upgrade adds those of the next version while this one runs.
    const assets = path.join(client.folder, "assets");
    await app.register(fastifyStatic, { ...files, root: assets, prefix: "/assets/", decorateReply: false });
    registerWebManifest(app, client.folder, readDb);
  }
  const rendered = (
    request: FastifyRequest,
    url: string,
    still: boolean,
    { preview, ...shown }: Pick<PageRequest, "refused" | "mailPage" | "styleNonce"> & { preview?: EntityManager } = {},
  ): Promise<RenderedPage> =>
    withSpan("render", {}, () =>
      render({
        url,
        origin: getOrigin(request, publicUrl),
        withoutScripts: still,
        ...shown,
        isPreview: preview !== undefined,
        execute: executeFor(request, { preview }),
        onError: (error) => request.log.error({ err: error, url }, "a page could not be rendered"),
      }),
    );
  // Each holds a connection, and locks on the shown row, while it is rendered.
  const previews = pLimit(maxPreviews);
  const sendPreview = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> => {
    if (previews.activeCount + previews.pendingCount >= maxPreviews)
      return sendRefusal(request, reply, tooManyPreviews);
    const page = await previews(() =>
      renderPreview(dataSource, request, token, (preview) =>
        rendered(request, request.url.slice(0, request.url.indexOf("?")), false, { preview }),
      ),
    );
    const shown = page ?? { ...(await rendered(request, nowhere, true)), status: 404 };
    return send(reply, shown, { development, headers: previewHeaders });
  };
  app.get("/*", costly, async (request, reply) => {
    const { url } = request;
    const token = getPreviewToken(url);
    if (token !== null) return sendPreview(request, reply, token);
    // Without the database the application renders an error page.
    const resolution = await resolveUrl(readDb(), url).catch((error: unknown): UrlResolution => {
      request.log.warn({ err: error, url }, "an address could not be looked up");
      return null;
    });
    if (resolution && "moved" in resolution) return redirectPermanently(reply, resolution.moved);
    const shown = resolution?.shown ?? url;
    const styleNonce = createNonce(url);
    const page = await rendered(request, shown, resolution !== null && shown !== url, { styleNonce });
    return send(reply, resolution?.gone && page.status === 404 ? { ...page, status: 410 } : page, {
      development,
      styleNonce,
    });
  });
  const showPage: SendPage = async (request, reply, { url, status, headers, ...shown }) => {
    // Routes that are costly in any case have charged it.
    const refusal = request.routeOptions.config.isCostly ? null : refuseClient(request);
    if (refusal) return sendRefusal(request, reply, refusal);
    return send(reply, { ...(await rendered(request, url, true, shown)), status }, { development, headers });
  };
  // Without scripts, because the service worker shows it at other addresses.
  app.get(offlinePath, costly, (request, reply) => showPage(request, reply, { url: offlinePath, status: 200 }));
  return {
    showPage,
    // Editors wait for their turn; a link that is opened often does not refuse them.
    renderDraft: (request, draft) =>
      previews(() =>
        renderDraft(
          dataSource,
          draft,
          (preview) => executeSave(request.actor, preview),
          (preview, path) => rendered(request, path, true, { preview }),
        ),
      ),
  };
}
