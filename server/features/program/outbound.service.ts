import { withTracking } from "../../content/links/tracking";
import type { AffiliateProgram } from "./affiliateProgram.entity";
import { parseHost } from "./program.service";

/** The program that has the link's host, or the nearest name above it; null when it belongs to none. */
export function matchProgram(programs: readonly AffiliateProgram[], link: string): AffiliateProgram | null {
  const host = URL.canParse(link) ? parseHost(new URL(link).hostname) : null;
  for (let name = host; name?.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const program = programs.find(({ hosts }) => hosts.includes(name ?? ""));
    if (program) return program;
  }
  return null;
}

/** What is common to all ways out of the site. */
export interface OutboundRules {
  /** Parameters of the settings, e.g. utm_source=wornby. */
  tracking: string;
  programs: readonly AffiliateProgram[];
}

/**
 * The stored link as visitors get it: with the settings' tracking parameters and, where its program takes one, a reference
 * that the program's reports repeat. Null for anything but http and https.
 */
export function outboundAddress(link: string, reference: string, { tracking, programs }: OutboundRules): string | null {
  const parameter = matchProgram(programs, link)?.subIdParameter;
  return withTracking(link, parameter ? `${tracking}&${parameter}=${reference}` : tracking);
}

/** That address where the link's program wants no address of ours in between; otherwise null. */
export const directAddress = (link: string, reference: string, rules: OutboundRules): string | null =>
  matchProgram(rules.programs, link)?.direct ? outboundAddress(link, reference, rules) : null;
