import { titleKey } from "./reportColumns";

/** A network by the titles that only its reports have together. */
interface ReportNetwork {
  name: string;
  /** Whether a transaction's id is unique among all shops of the network. */
  hasUniqueIds: boolean;
}

const networks: readonly (ReportNetwork & { titles: string })[] = [
  {
    name: "Awin",
    hasUniqueIds: true,
    titles: "Commission Amount Amount; Click Refs Click Ref; Commission Status, Sale Amount, ID",
  },
  {
    name: "CJ",
    hasUniqueIds: true,
    titles: "Pub Commission Amount; Action Tracker ID; Commission ID, Action Status; Commission ID, SID",
  },
  { name: "Rakuten Advertising", hasUniqueIds: false, titles: "Member ID (U1); MID, Process Date; Etransaction ID" },
  { name: "impact.com", hasUniqueIds: true, titles: "Action ID, Payout; Action ID, Sub ID 1; Action ID, Campaign" },
  { name: "Amazon", hasUniqueIds: false, titles: "ASIN, Tracking ID" },
  {
    name: "ShareASale",
    hasUniqueIds: true,
    titles: "Trans ID, Trans Date; Trans ID, Aff Track; Trans ID, Merchant Organization",
  },
  {
    name: "Skimlinks",
    hasUniqueIds: true,
    titles: "XCUST, Commission ID; Publisher Commission, Custom ID; Publisher Commission Amount",
  },
];

const signatures = networks.map(({ titles, ...network }) => ({
  network,
  alternatives: titles.split(";").map((together) => together.split(",").map((title) => titleKey(title))),
}));

/** Returns the network that writes reports with these titles; null for any other report. */
export function recognizeNetwork(header: readonly string[]): ReportNetwork | null {
  const titles = new Set(header.map(titleKey));
  const found = signatures.find(({ alternatives }) =>
    alternatives.some((keys) => keys.every((key) => titles.has(key))),
  );
  return found?.network ?? null;
}
