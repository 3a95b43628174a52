import { type ApiAccess, NetworkApi, standardAccess } from "./networkApi";
import { type Fields, type Page, PullFailed, readRecords, type SalesSource, splitRange } from "./salesSource";

export interface ImpactAccount {
  accountSid: string;
  authToken: string;
  /** Name of the affiliate program. */
  program: string;
}

/** The titles are those of impact.com's reports, with which the API's Id and Amount are clear. */
const fields: Fields = {
  Id: "ActionId",
  Oid: "OrderId",
  EventDate: "EventDate",
  State: "State",
  Payout: "PayoutAmount",
  Amount: "SaleAmount",
  Currency: "Currency",
  CampaignName: "CampaignName",
  SubId1: "SubId1",
};

/** Days of one query at most. */
const maxDays = 45;
/** impact.com answers with an error instead of more than ten pages. */
const maxPages = 20;

const toImpactTime = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;

/** Returns the actions of an answer and the path of the next page; empty after the last. */
function readAnswer(answer: unknown): { page: Page; next: string } {
  const { Actions: actions, "@nextpageuri": next } = (answer ?? {}) as Record<string, unknown>;
  const page = readRecords(actions, fields);
  if (!page) throw new PullFailed("The answer of impact.com has no list of actions.");
  return { page, next: typeof next === "string" ? next.trim() : "" };
}

/** @throws PullFailed for another host, which must not get the credentials. */
function resolveNext(next: string, address: URL): URL {
  const resolved = URL.canParse(next, address.href) ? new URL(next, address) : null;
  if (resolved?.origin !== address.origin) throw new PullFailed("The next page of impact.com has another host.");
  return resolved;
}

async function* readPages(api: NetworkApi, first: URL): AsyncGenerator<Page> {
  let address = first;
  for (let count = 0; count < maxPages; count += 1) {
    const { page, next } = readAnswer(await api.get(address));
    yield page;
    if (!next) return;
    address = resolveNext(next, address);
  }
  throw new PullFailed(`impact.com has more than ${maxPages} pages of actions for ${maxDays} days.`);
}

/**
 * Reads https://integrations.impact.com/impact-publisher/reference/list-actions-1. It filters by the date of the sale:
 * an approval or a reversal is no update there, so a filter by updates would miss it.
 */
export const createImpactSource = (
  { accountSid, authToken, program }: ImpactAccount,
  access: ApiAccess = standardAccess,
): SalesSource => ({
  name: "impact.com API",
  program: { name: program, variable: "IMPACT_PROGRAM" },
  header: Object.values(fields),
  async *read(from, to, signal) {
    const account = {
      network: "impact.com",
      authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`,
      variables: "IMPACT_ACCOUNT_SID and IMPACT_AUTH_TOKEN",
    };
    const api = new NetworkApi(account, access, signal);
    for (const range of splitRange(from, to, maxDays)) {
      const address = new URL(
        `/Mediapartners/${encodeURIComponent(accountSid)}/Actions`,
        access.address ?? "https://api.impact.com",
      );
      const [start, end] = [toImpactTime(range.from), toImpactTime(range.to)];
      address.search = String(new URLSearchParams({ ActionDateStart: start, ActionDateEnd: end }));
      yield* readPages(api, address);
    }
  },
});
