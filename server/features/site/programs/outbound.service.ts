import { fillDeepLink, hasClickId, isNetworkLink, unwrapNetworkLink } from "../../../core/links/deepLink";
import { type AffiliateNetwork, findNetwork } from "../../../core/links/networks";
import { withTracking } from "../../../core/links/tracking";
import { isWebAddress } from "../../../core/text/address";
import type { AffiliateProgram } from "./affiliateProgram.entity";
import { withoutWww } from "./program.service";

/** Returns the program with the link's host, or the nearest parent domain; null when there is none. */
export function matchProgram(programs: readonly AffiliateProgram[], link: string): AffiliateProgram | null {
  if (programs.length === 0 || !URL.canParse(link)) return null;
  const host = withoutWww(new URL(link).hostname);
  for (let name = host; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const program = programs.find(({ hosts }) => hosts.includes(name));
    if (program) return program;
  }
  return null;
}

/**
 * Returns for how many hours a price may be shown; null without a limit. The host of the link names its program; a feed
 * names the program of a network's redirects.
 */
export function findPriceLimit(
  programs: readonly AffiliateProgram[],
  link: string,
  feedProgramId: string | null | undefined,
): number | null {
  if (programs.every(({ priceLimitHours }) => priceLimitHours === null)) return null;
  const program = matchProgram(programs, link) ?? programs.find(({ id }) => id === feedProgramId);
  return program?.priceLimitHours ?? null;
}

/** Rules for all outbound links. */
export interface OutboundRules {
  /** Query parameters from the settings, e.g. utm_source=wornby. */
  tracking: string;
  programs: readonly AffiliateProgram[];
}

/** A deep link of CJ, whose path ends with the shop's address: /links/1/type/dlg/https://shop.example/p. */
const cjDeepLink = /^(https?:\/\/[^/?#]+\/links\/(?:[^/?#]+\/){1,5}?dlg\/)(sid\/[^/?#]+\/)?(https?(?::|%3A).*)$/i;

/** Returns the link with the reference in its path, where CJ reads it; null for another link, which takes a parameter. */
function withPathReference(link: string, parameter: string, reference: string): string | null {
  const [, start, own, page] = (parameter === "sid" && cjDeepLink.exec(link)) || [];
  return start === undefined ? null : `${start}${own ?? `sid/${encodeURIComponent(reference)}/`}${page}`;
}

/** Returns whether the program has a deep link for a shop's address. A link of a network stays as it is. */
export const needsDeepLink = (program: AffiliateProgram | null, link: string): boolean =>
  Boolean(program?.deepLinkTemplate) && !isNetworkLink(link, program?.deepLinkTemplate ?? "");

/**
 * Returns the parameters that must arrive at the shop when a check opens the link, with the program's name; null when the
 * program names none. None arrive when it opens the shop's page itself, because a deep link would count as a click.
 */
export const arrivalNetwork = (program: AffiliateProgram | null, link: string): AffiliateNetwork | null =>
  program?.arrivalParameters.length && !needsDeepLink(program, link)
    ? { name: program.name, parameters: program.arrivalParameters }
    : null;

/** Returns the link with the tracking parameters, and the reference where the network of the link reads it. */
function withReference(link: string, parameter: string, reference: string, tracking: string): string | null {
  const deepLink = parameter ? withPathReference(link, parameter, reference) : null;
  if (deepLink !== null) return withTracking(deepLink, tracking);
  return withTracking(link, parameter ? `${tracking}&${parameter}=${reference}` : tracking);
}

/**
 * Returns the address to which visitors go: the stored link, or the program's deep link to it. It has the settings'
 * tracking parameters, which a deep link passes on to the shop, and a reference that the program repeats in its reports,
 * if it supports one. Null for anything but http and https.
 */
export function outboundAddress(link: string, reference: string, { tracking, programs }: OutboundRules): string | null {
  const program = matchProgram(programs, link);
  const parameter = program?.subIdParameter ?? "";
  if (!program || !needsDeepLink(program, link)) return withReference(link, parameter, reference, tracking);
  const url = withTracking(link, tracking);
  if (url === null) return null;
  const { deepLinkTemplate, publisherId, advertiserId } = program;
  const deepLink = fillDeepLink(deepLinkTemplate, { publisherId, advertiserId, clickId: reference, url });
  return withReference(deepLink, hasClickId(deepLinkTemplate) ? "" : parameter, reference, "");
}

/** Returns that address if the link's program forbids redirects, otherwise null. */
export const directAddress = (link: string, reference: string, rules: OutboundRules): string | null =>
  matchProgram(rules.programs, link)?.direct ? outboundAddress(link, reference, rules) : null;

/** Returns the host of the shop to which a link leads, such as northloom.example; null where only its network knows. */
export function findShopHost(link: string): string | null {
  const address = unwrapNetworkLink(link) ?? link;
  if (!isWebAddress(address)) return null;
  const url = new URL(address);
  return findNetwork(url) ? null : withoutWww(url.hostname);
}
