import type { EntityManager } from "typeorm";
import { assessLink } from "../features/linkHealth/check/assessLink";
import { LinkCheck } from "../features/linkHealth/linkCheck.entity";
import { collectLinks } from "../features/linkHealth/linkUses";
import { applyPriceLimits } from "../features/linkHealth/priceLimits";
import { recordAssessment } from "../features/linkHealth/recordResolution";
import { arrivalNetwork, matchProgram } from "../features/program/outbound.service";
import { listPrograms } from "../features/program/program.service";
import type { RedirectTrail } from "../shared/page/followLink";
import { pageFacts } from "../shared/page/pageFacts";
import { readProductPage } from "../shared/page/product/readProductPage";

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
  const program = arrivalNetwork(matchProgram(await listPrograms(db), address));
  const assessment = assessLink(hops[0], trail, readProductPage(html, arrived), { tracking: [], program });
  await recordAssessment(db, link, assessment);
  // As the job's next run does.
  await applyPriceLimits(db);
  return db.findOneByOrFail(LinkCheck, { address });
}
