import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { downloadCsv } from "../../../graphql/admin/downloadCsv";

export interface SubscriberQuery {
  /** Blank: all. */
  search: string;
  status: string;
}

/** Each row and the header end with CRLF; rows contain none. */
const rowsIn = (csv: string): number => csv.split("\r\n").length - 2;

/** Saves the filtered subscribers as a file and returns their number. */
export const exportSubscribers = async ({ search, status }: SubscriberQuery): Promise<number> =>
  rowsIn(await downloadCsv(withQuery(apiPaths.subscribersFile, { search, status }), "newsletter-subscribers.csv"));
