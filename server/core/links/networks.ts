/** A network, and the query parameters that it adds to a shop's address. */
export interface AffiliateNetwork {
  name: string;
  parameters: readonly string[];
}

/** A known network, with the defaults of its programs. */
export interface KnownNetwork extends AffiliateNetwork {
  /** Stored with programs. */
  id: string;
  /** Parameter for a reference that its reports repeat. */
  subIdParameter: string;
  /** A program's deep link with placeholders, see deepLink.ts; empty when it depends on the account. */
  deepLinkTemplate: string;
  /** Hosts of its links; their subdomains belong to it, too. */
  hosts: readonly string[];
  /** Query parameters of its links with the shop's address. */
  urlParameters: readonly string[];
}

/**
 * Affiliate networks. `parameters` identify a network to a shop: it appends them in its redirect, and the sale is only
 * tracked if they arrive. Contains only names that no shop uses for anything else.
 */
export const affiliateNetworks: readonly KnownNetwork[] = [
  {
    id: "awin",
    name: "Awin",
    parameters: ["awc"],
    subIdParameter: "clickref",
    deepLinkTemplate:
      "https://www.awin1.com/cread.php?awinmid={advertiserId}&awinaffid={publisherId}&clickref={clickId}&ued={url}",
    hosts: ["awin1.com", "zenaps.com"],
    urlParameters: ["ued", "p"],
  },
  {
    id: "cj",
    name: "CJ",
    parameters: ["cjevent"],
    subIdParameter: "sid",
    deepLinkTemplate: "https://www.anrdoezrs.net/links/{publisherId}/type/dlg/sid/{clickId}/{rawUrl}",
    hosts: ["anrdoezrs.net", "dpbolvw.net", "jdoqocy.com", "kqzyfj.com", "tkqlhce.com"],
    urlParameters: ["url"],
  },
  {
    id: "rakuten",
    name: "Rakuten Advertising",
    parameters: ["ranSiteID", "ranMID", "ranEAID"],
    subIdParameter: "u1",
    deepLinkTemplate:
      "https://click.linksynergy.com/deeplink?id={publisherId}&mid={advertiserId}&u1={clickId}&murl={url}",
    hosts: ["linksynergy.com"],
    urlParameters: ["murl"],
  },
  {
    id: "impact",
    name: "impact.com",
    parameters: ["irclickid", "irgwc"],
    subIdParameter: "subId1",
    deepLinkTemplate: "",
    hosts: ["sjv.io", "pxf.io", "evyy.net", "7eer.net"],
    urlParameters: ["u"],
  },
  {
    id: "skimlinks",
    name: "Skimlinks",
    // It passes clicks on to other networks, whose parameters arrive.
    parameters: [],
    subIdParameter: "xcust",
    deepLinkTemplate: "https://go.skimresources.com/?id={publisherId}&xcust={clickId}&url={url}",
    hosts: ["skimresources.com", "redirectingat.com"],
    urlParameters: ["url"],
  },
  {
    id: "shareasale",
    name: "ShareASale",
    parameters: ["sscid"],
    subIdParameter: "afftrack",
    deepLinkTemplate: "",
    hosts: ["shareasale.com"],
    urlParameters: ["urllink"],
  },
  {
    id: "partnerize",
    name: "Partnerize",
    parameters: ["clickref"],
    subIdParameter: "pubref",
    deepLinkTemplate: "",
    hosts: ["prf.hn"],
    urlParameters: [],
  },
  {
    id: "tradedoubler",
    name: "Tradedoubler",
    parameters: ["tduid"],
    subIdParameter: "epi",
    deepLinkTemplate: "https://clk.tradedoubler.com/click?p={advertiserId}&a={publisherId}&epi={clickId}&url={url}",
    hosts: ["tradedoubler.com"],
    urlParameters: ["url"],
  },
  {
    id: "avantlink",
    name: "AvantLink",
    parameters: ["avad"],
    subIdParameter: "ctc",
    deepLinkTemplate:
      "https://www.avantlink.com/click.php?tt=cl&mi={advertiserId}&pw={publisherId}&ctc={clickId}&url={url}",
    hosts: ["avantlink.com", "avantlink.ca"],
    urlParameters: ["url"],
  },
  {
    id: "webgains",
    name: "Webgains",
    parameters: ["wgu"],
    subIdParameter: "clickref",
    deepLinkTemplate:
      "https://track.webgains.com/click.html?wgprogramid={advertiserId}&wgcampaignid={publisherId}&clickref={clickId}&wgtarget={url}",
    hosts: ["webgains.com"],
    urlParameters: ["wgtarget"],
  },
];

/** Returns the known network with a link's host; null when there is none. */
export const findNetwork = ({ hostname }: URL): KnownNetwork | null =>
  affiliateNetworks.find(({ hosts }) => hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) ??
  null;

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
