import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { adminFetch } from "../../../graphql/admin/adminFetch";

export interface SubscriberQuery {
  /** Blank: all. */
  search: string;
  status: string;
}

const nameIn = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "newsletter-subscribers.csv";

/** One CRLF for each row, and one for the titles; rows hold none themselves. */
const rowsIn = (csv: string): number => csv.split("\r\n").length - 2;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the subscribers of a filter as a file; gives their number. The file is whole, or nothing is saved. */
export async function exportSubscribers({ search, status }: SubscriberQuery): Promise<number> {
  const answer = await adminFetch(withQuery(apiPaths.subscribersFile, { search, status }));
  const file = await answer.blob();
  const rows = rowsIn(await file.text());
  save(file, nameIn(answer));
  return rows;
}
