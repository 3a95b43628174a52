/** A network, and the query parameters that it adds to a shop's address. */
export interface AffiliateNetwork {
  name: string;
  parameters: readonly string[];
}

/**
 * Affiliate networks and the query parameters that identify them to a shop. A network appends them in its redirect; the
 * sale is only tracked if they arrive. Contains only names that no shop uses for anything else.
 */
export const affiliateNetworks: readonly AffiliateNetwork[] = [
  { name: "Awin", parameters: ["awc"] },
  { name: "CJ", parameters: ["cjevent"] },
  { name: "Rakuten Advertising", parameters: ["ranSiteID", "ranMID", "ranEAID"] },
  { name: "impact.com", parameters: ["irclickid", "irgwc"] },
  { name: "ShareASale", parameters: ["sscid"] },
  { name: "Partnerize", parameters: ["clickref"] },
  { name: "Tradedoubler", parameters: ["tduid"] },
  { name: "AvantLink", parameters: ["avad"] },
  { name: "Webgains", parameters: ["wgu"] },
];

interface NetworkArrival {
  network: string;
  parameter: string;
}

/**
 * Returns the network that tracks the sale: one whose parameter has a new value in the address. Null when there is
 * none. Links can pass several networks; any of them counts, because the shop decides which one to credit.
 */
export function networkArrival(
  before: URL,
  after: URL,
  networks: readonly AffiliateNetwork[] = affiliateNetworks,
): NetworkArrival | null {
  for (const { name: network, parameters } of networks) {
    const parameter = parameters.find((name) => {
      const value = after.searchParams.get(name);
      return Boolean(value) && value !== before.searchParams.get(name);
    });
    if (parameter) return { network, parameter };
  }
  return null;
}
