import type { RequestContext } from "../../../core/graphql/context";
import { loadByKey, loadGroups, rowsById } from "../../../core/graphql/loaders";
import type { Offer } from "../../../core/money/offer";
import { LinkCheck, deadStates, failuresUntilReplaced } from "./linkCheck.entity";
import { readRows } from "../../../core/read/runStatement";
import { listLinkUses } from "./linkUses";

export const linkById = rowsById(LinkCheck);
export const usesByAddress = loadGroups(listLinkUses, ({ address }) => address);

const deadLink = `link.failures >= ${failuresUntilReplaced} AND link.state IN (${[...deadStates].map((state) => `'${state}'`).join(", ")})`;

/** SQL over an alias: visitors see the row as unavailable because of its link. */
export const hasDeadLink = (alias: string): string =>
  `EXISTS (SELECT FROM link_checks link WHERE md5(link.address) = md5(${alias}.affiliate_link) AND ${deadLink})`;

/** Loads whether an address is known to be dead. */
export const isDeadAddress = loadByKey(async (db, addresses) => {
  const rows = await readRows<{ address: string }>(
    db,
    `SELECT address FROM link_checks link WHERE md5(address) IN (SELECT md5(unnest($1::text[]))) AND ${deadLink}`,
    [addresses],
  );
  return new Map(rows.map(({ address }) => [address, true]));
}, false);

/** Returns whether the retailer still sells the offer, as far as its feed and the checks of its link tell. */
export const isOfferAvailable = (
  { inStock, affiliateLink }: Pick<Offer, "inStock" | "affiliateLink">,
  loader: RequestContext["loader"],
): boolean | Promise<boolean> => inStock && isLinkAlive(affiliateLink, loader);

/** Returns whether a link, if there is one, is not known to be dead. */
export const isLinkAlive = async (address: string | null, loader: RequestContext["loader"]): Promise<boolean> =>
  !address || !(await loader(isDeadAddress).load(address));
