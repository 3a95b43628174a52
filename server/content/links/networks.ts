/**
 * Affiliate networks and the query parameters by which a shop knows that one of them sent the visitor. The network appends
 * them on its way to the shop; whether they arrive decides whether the sale is counted. Only names that
 * no shop uses for something else.
 */
const networks: readonly { name: string; parameters: readonly string[] }[] = [
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
 * The network that counts the sale: one whose parameter the address has with a value that it did not have before. Null
 * when there is none. Links often pass several networks; the shop decides which of them it credits, so any counts.
 */
export function networkArrival(before: URL, after: URL): NetworkArrival | null {
  for (const { name: network, parameters } of networks) {
    const parameter = parameters.find((name) => {
      const value = after.searchParams.get(name);
      return Boolean(value) && value !== before.searchParams.get(name);
    });
    if (parameter) return { network, parameter };
  }
  return null;
}
