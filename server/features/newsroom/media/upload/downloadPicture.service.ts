import { failureReasons, FetchFailed, fetchPage, type PageResponse } from "../../../../core/network/fetchPage";
import { isPrivateAddress } from "../../../../core/network/privateNetwork";
import { isWebAddress } from "../../../../core/text/address";
import { maxFileBytes } from "./checkPicture";

export interface PictureOptions {
  /** Returns whether connections to an address are blocked. */
  isRefused: (address: string) => boolean;
  /** Aborts the download. */
  end?: AbortSignal;
}

/** Why a picture could not be fetched. */
export class PictureProblem extends Error {
  constructor(
    message: string,
    /** Whether another attempt is pointless. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

const maxRedirects = 5;
const timeout = 20_000;

export const pictureOptions: PictureOptions = { isRefused: isPrivateAddress };

async function request(address: URL, { isRefused, end }: PictureOptions): Promise<PageResponse> {
  try {
    return await fetchPage("GET", address, {
      isRefused,
      end,
      timeout,
      userAgent: "Mozilla/5.0 (compatible; WornByPictures/1.0)",
      headers: { accept: "image/avif,image/webp,image/*;q=0.8" },
      maxBytes: maxFileBytes + 1,
    });
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    const isFinal = error.failure === "private" || error.failure === "badAddress";
    throw new PictureProblem(`It cannot be fetched: ${failureReasons[error.failure](address.host)}.`, isFinal);
  }
}

/** Follows redirects, each with the same guards. @throws PictureProblem */
export async function downloadPicture(start: string, options: PictureOptions): Promise<Buffer> {
  let address = start;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    if (!isWebAddress(address)) throw new PictureProblem("It redirects to something that is not a web address.", true);
    const url = new URL(address);
    const { status, headers, body } = await request(url, options);
    if (status >= 300 && status < 400 && headers.location && URL.canParse(headers.location, url.href)) {
      address = new URL(headers.location, url.href).href;
      continue;
    }
    if (status !== 200) throw new PictureProblem(`${url.host} answers with status ${status}.`, false);
    if (body.length > maxFileBytes) throw new PictureProblem("It is larger than 25 MB.", true);
    return body;
  }
  throw new PictureProblem(`It redirects more than ${maxRedirects} times.`, true);
}
