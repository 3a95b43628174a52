import { titleKey } from "./reportColumns";
import type { Meaning, Meanings } from "./reportStatus";

/** A network by the titles that only its reports have together. */
interface ReportNetwork {
  name: string;
  /** Whether a transaction's id is unique among all shops of the network. */
  hasUniqueIds: boolean;
  /** What the words of its columns of states mean, where they are codes or empty. */
  meanings: Meanings;
  /** Keys of the titles of its columns that tell nothing beside its states. */
  plain: ReadonlySet<string>;
}

/** One network as it is listed here. */
interface ListedNetwork {
  name: string;
  hasUniqueIds: boolean;
  /** Titles; a comma joins those of one report. */
  titles: string;
  meanings?: Record<string, Record<string, Meaning>>;
  plain?: string;
}

const networks: readonly ListedNetwork[] = [
  {
    name: "Awin",
    hasUniqueIds: true,
    titles: "Commission Amount Amount; Click Refs Click Ref; Commission Status, Sale Amount, ID",
    // https://help.awin.com/apidocs/returns-a-list-of-transactions-for-a-given-publisher
    meanings: { "Commission Status": { "0": "pending", "1": "approved", "2": "declined" } },
    plain:
      "Validation Date, Decline Reason, Extra, Type, Click Date, Transaction Device, Click Device, Customer Acquisition",
  },
  {
    name: "CJ",
    hasUniqueIds: true,
    titles: "Pub Commission Amount; Action Tracker ID; Commission ID, Action Status; Commission ID, SID",
    plain:
      "Action Type, Correction Reason, Locking Date, Locking Method, Reviewed Status, New to File, Is Cross Device",
  },
  { name: "Rakuten Advertising", hasUniqueIds: false, titles: "Member ID (U1); MID, Process Date; Etransaction ID" },
  { name: "impact.com", hasUniqueIds: true, titles: "Action ID, Payout; Action ID, Sub ID 1; Action ID, Campaign" },
  { name: "Amazon", hasUniqueIds: false, titles: "ASIN, Tracking ID", plain: "Price, Items Shipped, Returns" },
  {
    name: "ShareASale",
    hasUniqueIds: true,
    titles: "Trans ID, Trans Date; Trans ID, Aff Track; Trans ID, Merchant Organization",
    meanings: { Voided: { "": "nothing" } },
    plain: "Comment",
  },
  {
    name: "Skimlinks",
    hasUniqueIds: true,
    titles: "XCUST, Commission ID; Publisher Commission, Custom ID; Publisher Commission Amount",
  },
];

const byKey = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([title, value]) => [titleKey(title), value]));

const signatures = networks.map(({ titles, name, hasUniqueIds, meanings = {}, plain = "" }) => ({
  network: { name, hasUniqueIds, meanings: byKey(meanings), plain: new Set(plain.split(",").map(titleKey)) },
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
