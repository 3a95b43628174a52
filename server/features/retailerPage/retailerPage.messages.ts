import { RetailerPageProblemReason as Reason } from "./retailerPage.types";

export const maxReadMs = 10_000;

/** One sentence per reason, with what to do. */
export const problemMessages: Readonly<Record<Reason, string>> = {
  [Reason.FORBIDDEN]: "The shop does not allow its pages to be read automatically. Fill in the fields yourself.",
  [Reason.NOT_FOUND]: "The shop says that this page does not exist. Check the address.",
  [Reason.NO_PRODUCT]:
    "This page does not describe one product. Open the product itself at the shop and paste its address, or fill in the fields yourself.",
  [Reason.UNREACHABLE]: "The shop does not respond, or responds with an error. Check the address, or try again later.",
  [Reason.PRIVATE_NETWORK]: "This address leads to a private network, so it is not read.",
  [Reason.UNREADABLE]: "This page takes too much time or memory to read. Fill in the fields yourself.",
  [Reason.TIMEOUT]: `The shop did not respond within ${maxReadMs / 1_000} seconds. Try again, or fill in the fields yourself.`,
};

export const exampleHost = "This is an example address without a shop.";
export const tooManyPages = "You have read many pages within a minute. Please wait a moment and try again.";
