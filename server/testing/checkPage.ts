import type { EntityManager } from "typeorm";
import { assessLink } from "../features/shops/links/check/assessLink";
import { LinkCheck } from "../features/shops/links/linkCheck.entity";
import { collectLinks } from "../features/shops/links/collectLinks";
import { applyPriceLimits } from "../features/shops/links/priceLimits";
import { recordAssessment } from "../features/shops/links/recordResolution";
import { arrivalNetwork, matchProgram } from "../features/site/programs/outbound.service";
import { listPrograms } from "../features/site/programs/program.service";
import type { RedirectTrail } from "../features/shops/shopPages/followLink.service";
import { pageFacts } from "../features/shops/shopPages/pageFacts.types";
import { readProductPage } from "../features/shops/shopPages/product/readProductPage";

/** Returns the page of a product with one offer, or with several. */
export const productPage = (offers: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Wool Coat", offers })}</script>`;

export const pricedPage = (price: string, priceCurrency = "USD", more: object = {}): string =>
  productPage({ "@type": "Offer", price, priceCurrency, availability: "InStock", ...more });

/**
 * Records a check of a link as if its shop had answered with this page, without a request.
 * @param arrived the address after all redirects.
 */
export async function checkPage(
  db: EntityManager,
  address: string,
  html: string,
  arrived = address,
): Promise<LinkCheck> {
  await collectLinks(db);
  const link = await db.findOneByOrFail(LinkCheck, { address });
  const response = { status: 200, headers: {}, body: Buffer.from(html) };
  const hops = [new URL(address), new URL(arrived)];
  const trail: RedirectTrail = { end: "response", response, facts: pageFacts(html), address: hops[1], hops };
  const program = arrivalNetwork(matchProgram(await listPrograms(db), address), address);
  const assessment = assessLink(hops[0], trail, readProductPage(html, arrived), { tracking: [], program });
  await recordAssessment(db, link, assessment);
  // As the job's next run does.
  await applyPriceLimits(db);
  return db.findOneByOrFail(LinkCheck, { address });
}
