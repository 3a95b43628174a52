import pLimit from "p-limit";
import type { EntityManager } from "typeorm";
import { countAttempt } from "../../../core/access/rateLimit";
import type { Actor } from "../../../core/graphql/context";
import { isPrivateAddress } from "../../../core/network/privateNetwork";
import { isReservedHost } from "../../../core/network/reservedHost";
import {
  createLinkFollower,
  type LinkFollowerOptions,
  type RedirectTrail,
  type RespondedTrail,
} from "./followLink.service";
import { PageReader, PageUnreadable } from "./pageReader.service";
import { readProductAt } from "./readProductAt.service";
import type { PageFact, PagePrice, ProductPage } from "./product/productPage.types";
import { isSoftNotFound } from "./softNotFound.service";
import { hashedKey, sharedLimit } from "../../../core/access/sharedLimit.service";
import {
  RetailerPage,
  type RetailerPagePrice,
  RetailerPageProblem,
  RetailerPageProblemReason as Reason,
} from "./retailerPage.types";

const perAccount = sharedLimit("product pages of an account", { points: 30, duration: 60 });
/** Each page has a separate worker while it is read. */
const concurrently = pLimit(4);

const robot = "WornByProductReader";

const maxReadMs = 10_000;

/** One sentence per reason, with what to do. */
const problemMessages: Readonly<Record<Reason, string>> = {
  [Reason.FORBIDDEN]: "The shop does not allow its pages to be read automatically. Fill in the fields yourself.",
  [Reason.NOT_FOUND]: "The shop says that this page does not exist. Check the address.",
  [Reason.NO_PRODUCT]:
    "This page does not describe one product. Open the product itself at the shop and paste its address, or fill in the fields yourself.",
  [Reason.UNREACHABLE]: "The shop does not respond, or responds with an error. Check the address, or try again later.",
  [Reason.PRIVATE_NETWORK]: "This address leads to a private network, so it is not read.",
  [Reason.UNREADABLE]: "This page takes too much time or memory to read. Fill in the fields yourself.",
  [Reason.TIMEOUT]: `The shop did not respond within ${maxReadMs / 1_000} seconds. Try again, or fill in the fields yourself.`,
};

const exampleHost = "This is an example address without a shop.";
const tooManyPages = "You have read many pages within a minute. Please wait a moment and try again.";

const readerOptions: LinkFollowerOptions = {
  isRefused: isPrivateAddress,
  robot,
  userAgent: `Mozilla/5.0 (compatible; ${robot}/1.0)`,
  timeout: maxReadMs,
  pause: 0,
  isGetOnly: true,
};

const refusals = new Set([401, 403, 407, 429, 451]);

const failures: Readonly<Record<Exclude<RedirectTrail["end"], "response">, Reason>> = {
  notFound: Reason.UNREACHABLE,
  noResponse: Reason.UNREACHABLE,
  badAddress: Reason.UNREACHABLE,
  tooManyRedirects: Reason.UNREACHABLE,
  private: Reason.PRIVATE_NETWORK,
  forbidden: Reason.FORBIDDEN,
  unreadable: Reason.UNREADABLE,
};

const problem = (reason: Reason, message = problemMessages[reason]): RetailerPageProblem =>
  Object.assign(new RetailerPageProblem(), { reason, message });

/** Returns why a response is no product's page; null when it may be one. */
function findProblem({ response: { status }, facts }: RespondedTrail): Reason | null {
  if (refusals.has(status) || facts.isCaptcha) return Reason.FORBIDDEN;
  if (status === 404 || status === 410 || isSoftNotFound(facts)) return Reason.NOT_FOUND;
  return status >= 400 ? Reason.UNREACHABLE : null;
}

const toPrice = ({ value, choices, ...fact }: PageFact<PagePrice>): RetailerPagePrice => ({
  ...fact,
  value: value?.text ?? null,
  amount: value?.amount ?? null,
  currency: value?.currency ?? null,
  isFrom: value?.isFrom ?? false,
  choices: choices.map((choice) => ({ ...choice, value: choice.value.text })),
});

const toResult = ({ isProduct, price, originalPrice, ...facts }: ProductPage, address: URL) =>
  isProduct
    ? Object.assign(new RetailerPage(), {
        ...facts,
        address: address.href,
        price: toPrice(price),
        originalPrice: toPrice(originalPrice),
      })
    : problem(Reason.NO_PRODUCT);

async function readPage(address: URL, options: LinkFollowerOptions, pages: PageReader) {
  const trail = await createLinkFollower(options, pages)(address);
  if (trail.end !== "response") return problem(failures[trail.end]);
  const reason = findProblem(trail);
  if (reason) return problem(reason);
  const { page, address: final } = await readProductAt(trail, address, pages);
  return toResult(page, final);
}

async function readInTime(address: URL, options: LinkFollowerOptions) {
  const end = AbortSignal.timeout(maxReadMs);
  const pages = new PageReader(undefined, end);
  try {
    const result = await concurrently(() => readPage(address, { ...options, end }, pages));
    return end.aborted ? problem(Reason.TIMEOUT) : result;
  } catch (error) {
    if (!(error instanceof PageUnreadable)) throw error;
    return problem(end.aborted ? Reason.TIMEOUT : Reason.UNREADABLE);
  } finally {
    pages.close();
  }
}

/**
 * Reads a product at a shop: within robots.txt, from public networks only, in at most 10 seconds. Nothing is stored.
 * @throws TOO_MANY_REQUESTS after 30 pages a minute.
 */
export async function productFromAddress(
  db: EntityManager,
  actor: Actor,
  text: string,
  allowPrivateShops = false,
): Promise<RetailerPage | RetailerPageProblem> {
  await countAttempt(perAccount(db), hashedKey(actor.id), tooManyPages);
  const address = new URL(text.trim());
  if (isReservedHost(address.hostname)) return problem(Reason.UNREACHABLE, exampleHost);
  return readInTime(address, { ...readerOptions, ...(allowPrivateShops && { isRefused: () => false }) });
}
