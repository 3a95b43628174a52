import type { PageAvailability } from "./productPage.types";
import { shortName } from "./pageNode";

const meanings: Readonly<Record<PageAvailability, string>> = {
  IN_STOCK: "instock onlineonly limitedavailability available availableforsale availablefororder true",
  OUT_OF_STOCK: "outofstock soldout discontinued oos unavailable notavailable false reserved",
  PREORDER: "preorder presale backorder madetoorder availablefororderpreorder",
  UNKNOWN: "pending instoreonly",
};
const byWord = new Map(
  Object.entries(meanings).flatMap(([meaning, words]) =>
    words.split(" ").map((word): [string, PageAvailability] => [word, meaning as PageAvailability]),
  ),
);

/** Returns the meaning of "https://schema.org/InStock", "in stock" or "oos"; null when the page says nothing. */
export const readAvailability = (text: string): PageAvailability | null =>
  text === ""
    ? null
    : (byWord.get(
        shortName(text.slice(0, 200))
          .toLowerCase()
          .replace(/[^a-z]/g, ""),
      ) ?? "UNKNOWN");

const order: readonly PageAvailability[] = ["IN_STOCK", "PREORDER", "UNKNOWN", "OUT_OF_STOCK"];

/** Returns the availability of a piece in several variants: it is sold out when all of them are. */
export const combineAvailabilities = (all: readonly PageAvailability[]): PageAvailability | null =>
  order.find((availability) => all.includes(availability)) ?? null;
