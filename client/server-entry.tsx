import { StrictMode } from "react";
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from "react-router-dom";
import { firstBranding } from "../site/branding";
import type { MailPage } from "../site/mailPages";
import { AppProviders } from "./app/AppProviders";
import { createRoutes, getMatchedModules } from "./app/router";
import { assembleDocument, type PageAssets } from "./app/ssr/assemble";
import { brandingStyles } from "./app/ssr/brandingStyles";
import { cspHash } from "./app/ssr/hash";
import { prerender, renderOnce } from "./app/ssr/prerender";
import { collectStyles } from "./app/ssr/styles";
import { createServerClient, type Execute } from "./graphql/serverClient";
import type { PageOutcome, RefusedForm } from "./shared/seo/PageStatus";
import { createStyleCache } from "./shared/theme/emotionCache";
import type { EmotionCache } from "@emotion/cache";
import { ErrorNotice } from "./app/ErrorNotice";
import { Document } from "./app/Document";
import { ThemeRoot } from "./shared/theme/ThemeRoot";
import { firstScript } from "./shared/theme/FirstScript";
import type { ApolloClient } from "@apollo/client";
import { loadBranding, loadSite } from "./features/site/settings/useSiteSettings";
import type { PageAddress } from "./graphql/pageQuery";
import { loadFirstQuery } from "./app/page";

type Match = Pick<PageAddress, "pathname" | "params"> & { route: Pick<RouteObject, "handle"> };

/** Loads the settings and the data of the page's first query into the cache, so that the page need not be rendered twice. */
async function preloadPage(client: ApolloClient, matches: readonly Match[], search: URLSearchParams): Promise<void> {
  const site = await loadSite(client);
  for (const { pathname, params, route } of matches) {
    const query = await loadFirstQuery(route.handle, { pathname, params, search, site });
    // The page asks again after a failure, and shows it.
    if (query) await client.query(query).catch(() => undefined);
  }
}

/** CSP source of the inline script at the beginning of every page. */
const firstScriptHash: string = cspHash(firstScript);

export interface PageRequest {
  /** Path and query as the client sent them; an address with a host is taken too. */
  url: string;
  /** Scheme and host of absolute addresses, without a trailing slash; without it they have no host. */
  origin?: string;
  /** What a form sent to this page, when it was refused. */
  refused?: RefusedForm;
  /** What the page of a mail's link shows. */
  mailPage?: MailPage;
  /** The page shows what is not public, so robots must not index it. */
  isPreview?: boolean;
  /** For style elements that scripts add to the page; the page's policy names it. */
  styleNonce?: string;
  execute: Execute;
  /** What was built for a page with lazy routes of these source files (keys of the build's manifest). */
  getAssets: (modules: readonly string[]) => PageAssets;
  /** Receives the error behind a page of status 500. */
  onError?: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  location?: string;
  html: string;
  styleHashes: string[];
  scriptHashes: string[];
  /** The page may load Google Analytics. */
  googleAnalytics?: boolean;
}

const routes = createRoutes();
const handler = createStaticHandler(routes);

const parsePageUrl = (url: string): URL => new URL(url.startsWith("/") ? `http://localhost${url}` : url);

export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  try {
    return await renderRoute(request, parsePageUrl(request.url));
  } catch (error) {
    request.onError?.(error);
    return await renderError(request);
  }
}

async function renderRoute(request: PageRequest, address: URL): Promise<RenderedPage> {
  const context = await handler.query(new Request(address));
  if (context instanceof Response) return redirected(context.status, context.headers.get("Location") ?? "/");
  // Left in place it would be rendered by the route's error page, and the browser, trying again, would find another tree.
  if (context.errors) throw Object.values(context.errors)[0];
  const { origin = "", refused, mailPage, isPreview } = request;
  const outcome: PageOutcome = { status: context.statusCode, refused, mailPage, isPreview };
  let queries = 0;
  const client = createServerClient((...query) => {
    queries += 1;
    return request.execute(...query);
  });
  await preloadPage(client, context.matches, address.searchParams);
  const styleCache = createStyleCache();
  const listStyles = collectStyles(styleCache);
  const html = await prerender(
    <StrictMode>
      <AppProviders client={client} styleCache={styleCache} origin={origin} outcome={outcome}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </AppProviders>
    </StrictMode>,
    () => queries,
  );
  if (outcome.location !== undefined) return redirected(outcome.status, outcome.location);
  const { tags, hashes } = listStyles();
  const modules = getMatchedModules(context.matches);
  const assets = request.getAssets(modules);
  const branding = brandingStyles(await loadBranding(client));
  const page = assembleDocument(html, {
    assets,
    branding,
    styleTags: tags,
    styleNonce: request.styleNonce,
    state: client.extract(),
    origin,
    modules,
  });
  return {
    status: outcome.status,
    html: page.html,
    styleHashes: [...assets.styles.map(cspHash), branding.hash, ...hashes],
    scriptHashes: [firstScriptHash, ...page.scriptHashes],
    googleAnalytics: outcome.googleAnalytics,
  };
}

async function renderError({ url, getAssets }: PageRequest): Promise<RenderedPage> {
  // One leading slash: an address such as //elsewhere must not lead off the site.
  const retryHref = url.replace(/^(?:https?:\/\/[^/]*)?\/*/i, "/");
  const styleCache = createStyleCache();
  const listStyles = collectStyles(styleCache);
  const html = await renderOnce(<ErrorDocument styleCache={styleCache} retryHref={retryHref} />);
  const { tags, hashes } = listStyles();
  const assets = getAssets([]);
  // The settings may be what failed.
  const branding = brandingStyles(firstBranding);
  return {
    status: 500,
    html: assembleDocument(html, { assets, branding, styleTags: tags }).html,
    styleHashes: [...assets.styles.map(cspHash), branding.hash, ...hashes],
    scriptHashes: [firstScriptHash],
  };
}

const redirected = (status: number, location: string): RenderedPage => ({
  status,
  location,
  html: "",
  styleHashes: [],
  scriptHashes: [],
});

/** The server's error page: it needs no data and no router, and has no script that could fail in turn. */
function ErrorDocument({ styleCache, retryHref }: { styleCache: EmotionCache; retryHref: string }) {
  return (
    <ThemeRoot styleCache={styleCache}>
      <Document>
        <main>
          <ErrorNotice retryHref={retryHref} />
        </main>
      </Document>
    </ThemeRoot>
  );
}
