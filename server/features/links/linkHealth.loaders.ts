import { loadByKey, rowsById } from "../../core/graphql/loaders";
import { LinkCheck, deadStates, failuresUntilReplaced } from "./linkCheck.entity";
import { readRows } from "../../core/read/runStatement";

export const linkById = rowsById(LinkCheck);

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
