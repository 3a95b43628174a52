import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { graphqlPath } from "../../../site/addresses";
import { readToken } from "../../web/caller";
import { getPreviewToken } from "../../web/pages/previewPage";
import { isKnownPage, parsePath } from "../../web/pages/canonical";

/** Campaign parameters of links from elsewhere; no page reads them. */
const campaignParameter = /^(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid)$/;

const graphqlParameters = new Set(["operationName", "variables", "extensions"]);

function parseHash(extensions: string | null): unknown {
  try {
    return (JSON.parse(extensions ?? "") as { persistedQuery?: { sha256Hash?: unknown } } | null)?.persistedQuery
      ?.sha256Hash;
  } catch {
    return null;
  }
}

function isCacheableQuery(query: string, cacheableHashes: ReadonlySet<unknown>): boolean {
  const parameters = new URLSearchParams(query);
  return (
    [...parameters.keys()].every((name) => graphqlParameters.has(name)) &&
    cacheableHashes.has(parseHash(parameters.get("extensions")))
  );
}

const removeCampaign = (query: string): string =>
  query
    .split("&")
    .filter((parameter) => !campaignParameter.test(parameter.split("=", 1)[0]))
    .join("&");

function isPage(path: string): boolean {
  const parsed = parsePath(path);
  return parsed !== null && (parsed.row?.direct ?? isKnownPage(parsed.path));
}

/**
 * Returns the URL without parameters that no page reads, under which the response to a GET may be cached. Returns null for
 * everything that is neither a public page nor one of the site's own queries with these hashes.
 */
export function cacheKey(url: string, cacheableHashes: ReadonlySet<unknown>): string | null {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  if (path === graphqlPath) return isCacheableQuery(query, cacheableHashes) ? url : null;
  if (!isPage(path)) return null;
  if (getPreviewToken(url) !== null) return null;
  const relevant = removeCampaign(query);
  return relevant === "" ? path : `${path}?${relevant}`;
}

/** Whether the request is a GET without a body, so that the server need not wait for one. */
export const isPlainGet = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;

const session = /(?:^|[\s;])(?:__Host-)?session=/;

/** Whether the headers may contain an editor's session or an API token. */
export const hasCredentials = (headers: IncomingHttpHeaders): boolean =>
  (headers.cookie !== undefined && session.test(headers.cookie)) || readToken(headers) !== null;

/** Whether the response may depend on the caller. Pages do not: editors get the visitors' pages. */
export const isPerCaller = ({ url = "", headers }: IncomingMessage): boolean =>
  url.startsWith(graphqlPath) && hasCredentials(headers);
