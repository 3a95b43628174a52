import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { adminFetch } from "../../../graphql/admin/adminFetch";

export interface SubscriberQuery {
  /** Blank: all. */
  search: string;
  status: string;
}

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "newsletter-subscribers.csv";

/** Each row and the header end with CRLF; rows contain none. */
const rowsIn = (csv: string): number => csv.split("\r\n").length - 2;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the filtered subscribers as a file and returns their number. An incomplete response saves nothing. */
export async function exportSubscribers({ search, status }: SubscriberQuery): Promise<number> {
  const response = await adminFetch(withQuery(apiPaths.subscribersFile, { search, status }));
  const file = await response.blob();
  const rows = rowsIn(await file.text());
  save(file, nameIn(response));
  return rows;
}
