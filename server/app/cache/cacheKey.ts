import type { IncomingMessage } from "node:http";
import { isKnownPage, parsePath } from "../../web/pages/canonical";
import { isCacheableDocument } from "./persistedDocuments";

/** Campaign marks that links from elsewhere carry and no page reads. */
const campaignMark = /^(?:utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|mc_cid|mc_eid)$/;

const parametersOfDocument = new Set(["operationName", "variables", "extensions"]);

function hashOf(extensions: string | null): unknown {
  try {
    return (JSON.parse(extensions ?? "") as { persistedQuery?: { sha256Hash?: unknown } } | null)?.persistedQuery
      ?.sha256Hash;
  } catch {
    return null;
  }
}

function isCacheableQuery(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return (
    [...parameters.keys()].every((name) => parametersOfDocument.has(name)) &&
    isCacheableDocument(hashOf(parameters.get("extensions")))
  );
}

const withoutMarks = (query: string): string =>
  query
    .split("&")
    .filter((part) => !campaignMark.test(part.split("=", 1)[0]))
    .join("&");

function isPage(path: string): boolean {
  const reading = parsePath(path);
  return reading !== null && (reading.row?.direct ?? isKnownPage(reading.path));
}

/**
 * The address, without what no page reads, under which the answer to a GET may be kept; null for everything that is not a
 * public page or one of the site's own queries.
 */
export function cacheKey(url: string): string | null {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark + 1);
  if (path === "/graphql") return isCacheableQuery(query) ? url : null;
  if (!isPage(path)) return null;
  const read = withoutMarks(query);
  return read === "" ? path : `${path}?${read}`;
}

/** A GET without a body, which nothing has to wait for. */
export const isPlainGet = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers["content-length"] === undefined && headers["transfer-encoding"] === undefined;

const session = /(?:^|[\s;])(?:__Host-)?session=/;

/** Whether a cookie header holds what may be an editor's session. */
export const hasSession = (cookie: string | undefined): boolean => cookie !== undefined && session.test(cookie);

/** Whether the answer may depend on who asks. Pages are those of a visitor whoever asks for them. */
export const isPerSession = ({ url = "", headers }: IncomingMessage): boolean =>
  url.startsWith("/graphql") && hasSession(headers.cookie);
