import type { EntityManager } from "typeorm";
import { withoutTracking, withTracking } from "../../../../core/links/tracking";
import { isReservedHost } from "../../../../core/network/reservedHost";
import { createLinkFollower, type LinkFollowerOptions, type RedirectTrail } from "../../shopPages/followLink.service";
import { PageReader, PageUnreadable } from "../../shopPages/pageReader.service";
import type { ProductPage } from "../../shopPages/product/productPage.types";
import { readProductAt } from "../../shopPages/readProductAt.service";
import { arrivalNetwork, matchProgram } from "../../../site/programs/outbound.service";
import { listPrograms } from "../../../site/programs/program.service";
import { getSettings } from "../../../site/settings/settings.service";
import { type LinkCheck, LinkState } from "../linkCheck.entity";
import { assessLink, type LinkAssessment } from "./assessLink";
import { noPrice } from "./priceFacts";

export type CheckOptions = LinkFollowerOptions;

export interface Checked {
  assessment: LinkAssessment;
  /** Whether a host responded, so that the network works; null when no request was sent. */
  reached: boolean | null;
}

/** Checks a link; the price and availability of its product are read only for links that offers use. */
export type Check = (link: Pick<LinkCheck, "address" | "host">, isOfOffer: boolean) => Promise<Checked>;

const unchecked = (address: string, detail: string): Checked => ({
  assessment: { state: LinkState.UNKNOWN, detail, status: null, finalAddress: address, ...noPrice },
  reached: null,
});

export const failedAssessment = (address: string): Checked =>
  unchecked(address, "The link check failed at this page. The link keeps its address and is checked again later.");

const unreachableEnds: ReadonlySet<RedirectTrail["end"]> = new Set(["notFound", "noResponse"]);
const unasked: ReadonlySet<RedirectTrail["end"]> = new Set(["badAddress", "private"]);

/** Returns what a page says about its product; null for an error page, and for one that is too costly to read. */
async function readProduct(trail: RedirectTrail, start: URL, pages: PageReader): Promise<ProductPage | null> {
  if (trail.end !== "response" || trail.response.status >= 400) return null;
  try {
    return (await readProductAt(trail, start, pages)).page;
  } catch (error) {
    if (error instanceof PageUnreadable) return null;
    throw error;
  }
}

async function createChecker(db: EntityManager, options: CheckOptions, pages: PageReader): Promise<Check> {
  const { defaultTracking: tracking } = await getSettings(db);
  const programs = await listPrograms(db);
  const walk = createLinkFollower(options, pages);
  const names = [...new URLSearchParams(tracking).keys()];
  return async ({ address, host }, isOfOffer) => {
    if (isReservedHost(host)) return unchecked(address, "This is an example address without a shop.");
    const tracked = withTracking(address, tracking);
    const sent = tracked === null ? null : new URL(tracked);
    const trail: RedirectTrail = sent ? await walk(sent) : { end: "badAddress", address: new URL("about:blank") };
    const start = sent ?? trail.address;
    const product = isOfOffer ? await readProduct(trail, start, pages) : null;
    const rules = { tracking: names, program: arrivalNetwork(matchProgram(programs, address), address) };
    const assessment = assessLink(start, trail, product, rules);
    return {
      assessment: {
        ...assessment,
        finalAddress: assessment.finalAddress && withoutTracking(trail.address, address, tracking),
      },
      reached: unasked.has(trail.end) ? null : !unreachableEnds.has(trail.end),
    };
  };
}

/** Runs `work` with a checker and ends its worker afterwards. */
export async function withChecker<Result>(
  db: EntityManager,
  options: CheckOptions,
  work: (check: Check) => Promise<Result>,
): Promise<Result> {
  const pages = new PageReader(undefined, options.end);
  try {
    return await work(await createChecker(db, options, pages));
  } finally {
    pages.close();
  }
}
