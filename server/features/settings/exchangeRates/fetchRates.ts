import { isPrivateAddress } from "../../../shared/network/privateNetwork";
import {
  failureReasons,
  FetchFailed,
  fetchPage,
  type FetchOptions,
  type PageResponse,
} from "../../../shared/page/fetchPage";
import { ratesRefused } from "./ratesRefused";

const standardOptions: FetchOptions = {
  isRefused: isPrivateAddress,
  userAgent: "Mozilla/5.0 (compatible; WornByRates/1.0)",
  timeout: 10_000,
};

/** A day's file has 2 kB. */
const maxKilobytes = 16;

async function request(address: URL, options: FetchOptions): Promise<PageResponse> {
  try {
    return await fetchPage("GET", address, options);
  } catch (error) {
    if (error instanceof FetchFailed) throw ratesRefused(failureReasons[error.failure](address.hostname));
    throw error;
  }
}

/** Fetches the file of rates. Redirects are not followed. @throws BAD_USER_INPUT with the reason when there is none. */
export async function fetchRates(text: string, options: Partial<FetchOptions>): Promise<string> {
  const address = new URL(text);
  const { status, body } = await request(address, { ...standardOptions, ...options });
  if (status >= 300 && status < 400)
    throw ratesRefused(`${address.hostname} redirects to another address, which you have to enter instead`);
  if (status !== 200) throw ratesRefused(`${address.hostname} responds with status ${status}`);
  if (body.length > maxKilobytes * 1024) throw ratesRefused(`the file is larger than ${maxKilobytes} kB`);
  return body.toString("utf8");
}
