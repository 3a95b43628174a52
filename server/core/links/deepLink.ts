import { isWebAddress } from "../text/address";
import { findNetwork } from "./networks";

/** What a deep link contains. */
export interface DeepLinkValues {
  publisherId: string;
  advertiserId: string;
  clickId: string;
  /** The shop's address: `{url}` is percent-encoded, `{rawUrl}` is not. */
  url: string;
}

const placeholders = /\{(publisherId|advertiserId|clickId|url|rawUrl)\}/g;

/** Fills a template of a network's deep link, such as https://network.example/?to={url}&ref={clickId}. */
export const fillDeepLink = (template: string, values: DeepLinkValues): string =>
  template.replace(placeholders, (_, name: keyof DeepLinkValues | "rawUrl") =>
    name === "rawUrl" ? values.url : encodeURIComponent(values[name]),
  );

export const hasClickId = (template: string): boolean => template.includes("{clickId}");

/** Returns what is wrong with a template; null for a valid one. */
export function findTemplateFault(
  template: string,
  ids: Pick<DeepLinkValues, "publisherId" | "advertiserId">,
): string | null {
  const rest = template.replace(placeholders, "");
  if (!isWebAddress(rest)) return "The deep link must be a web address, for example https://network.example/?to={url}.";
  if (/[{}]/.test(rest)) return "Use only {url}, {rawUrl}, {clickId}, {publisherId} and {advertiserId} in braces.";
  // A placeholder in the host would let an id decide where visitors go.
  const filled = fillDeepLink(template, {
    publisherId: "p",
    advertiserId: "a",
    clickId: "c",
    url: "https://shop.example/",
  });
  if (!URL.canParse(filled) || new URL(filled).host !== new URL(rest).host) return "The host must have no placeholder.";
  if (!/\{(?:url|rawUrl)\}/.test(template)) return "The deep link needs {url}, where the shop's address belongs.";
  if (template.includes("{publisherId}") && !ids.publisherId) return "The deep link needs the publisher ID.";
  if (template.includes("{advertiserId}") && !ids.advertiserId) return "The deep link needs the advertiser ID.";
  return null;
}

/** Returns whether a link already leads through a network: a known one, or the one of the template. */
export function isNetworkLink(link: string, template: string): boolean {
  const address = new URL(link);
  return findNetwork(address) !== null || address.host === new URL(template.replace(placeholders, "")).host;
}

/** Networks lead to others, which lead to the shop. */
const maxNetworks = 3;
/** A scheme that is percent-encoded up to three times. */
const encodedScheme = /^https?%(?:25){0,2}3A/i;
/** Begins a shop's address in the path of CJ and Partnerize links. */
const addressInPath = /\/(?:destination:)?(?=https?(?::\/|%))/i;

/** Returns the text of the shop's address in a network's link; null when it has none. */
function findShopText(link: URL, urlParameters: readonly string[]): string | null {
  for (const name of urlParameters) {
    const value = link.searchParams.get(name);
    if (value) return value;
  }
  const tail = link.href.slice(link.origin.length);
  const start = addressInPath.exec(tail);
  if (!start) return null;
  const text = tail.slice(start.index + start[0].length);
  // The rest of a link with an encoded address belongs to the network.
  return encodedScheme.test(text) ? (/^[^?#&]*/.exec(text)?.[0] ?? null) : text;
}

function decodeAddress(text: string): string | null {
  let address = text.trim();
  try {
    while (encodedScheme.test(address)) address = decodeURIComponent(address);
  } catch {
    return null;
  }
  // ShareASale's links have it without the scheme.
  const complete = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(address) ? `https://${address}` : address;
  return isWebAddress(complete) ? complete : null;
}

/** Returns the shop's address in the link of a known network; null for another link, and for one without it. */
export function unwrapNetworkLink(link: string): string | null {
  let address: string | null = isWebAddress(link) ? link.trim() : null;
  for (let count = 0; address !== null && count <= maxNetworks; count++) {
    const url: URL = new URL(address);
    const network = findNetwork(url);
    if (!network) return count > 0 ? address : null;
    const text = findShopText(url, network.urlParameters);
    address = text === null ? null : decodeAddress(text);
  }
  return null;
}
