import { type ApiAccess, NetworkApi, standardAccess } from "./networkApi";
import { type Fields, PullFailed, readRecords, type SalesSource, splitRange } from "./salesSource";

export interface AwinAccount {
  publisherId: string;
  token: string;
  /** Name of the affiliate program. */
  program: string;
}

/** Without advertiserId, a number: a sale has the retailer of its click. */
const fields: Fields = {
  id: "id",
  orderRef: "orderRef",
  transactionDate: "transactionDate",
  commissionStatus: "commissionStatus",
  "commissionAmount.amount": "commissionAmount.amount",
  "commissionAmount.currency": "commissionAmount.currency",
  "saleAmount.amount": "saleAmount.amount",
  "saleAmount.currency": "saleAmount.currency",
  "clickRefs.clickRef": "clickRefs.clickRef",
  paidToPublisher: "paidToPublisher",
};
const dateAt = Object.keys(fields).indexOf("transactionDate");

/** Days of one call at most. The 180 days of a pull are six calls, of twenty that Awin allows in a minute. */
const maxDays = 31;

/** Awin takes times without a zone, and names it apart. */
const toAwinTime = (time: Date): string => time.toISOString().slice(0, 19);
/** Awin writes its dates without the zone that the request asked for. */
const addZone = (date: string): string => (/\dT[\d:.]+$/.test(date) ? `${date}Z` : date);

/** Reads https://help.awin.com/apidocs/returns-a-list-of-transactions-for-a-given-publisher. */
export const createAwinSource = (
  { publisherId, token, program }: AwinAccount,
  access: ApiAccess = standardAccess,
): SalesSource => ({
  name: "Awin API",
  program: { name: program, variable: "AWIN_PROGRAM" },
  header: Object.values(fields),
  async *read(from, to, signal) {
    const account = {
      network: "Awin",
      authorization: `Bearer ${token}`,
      variables: "AWIN_PUBLISHER_ID and AWIN_API_TOKEN",
    };
    const api = new NetworkApi(account, access, signal);
    for (const range of splitRange(from, to, maxDays)) {
      const address = new URL(
        `/publishers/${encodeURIComponent(publisherId)}/transactions/`,
        access.address ?? "https://api.awin.com",
      );
      const [startDate, endDate] = [toAwinTime(range.from), toAwinTime(range.to)];
      address.search = String(new URLSearchParams({ startDate, endDate, timezone: "UTC", dateType: "transaction" }));
      const page = readRecords(await api.get(address), fields);
      if (!page) throw new PullFailed("The answer of Awin is not a list of transactions.");
      yield page.map((cells) => cells.map((cell, at) => (at === dateAt ? addZone(cell) : cell)));
    }
  },
});
