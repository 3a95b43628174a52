/** Words of a search that say how to show what it finds, and words that only ask. */

export type SearchOrder = "NEWEST" | "POPULAR" | "PRICE_LOW" | "PRICE_HIGH";

const table = <Value>(phrases: string, value: Value): [string, Value][] =>
  phrases.split(", ").map((phrase) => [phrase, value]);

export const orderPhrases: ReadonlyMap<string, SearchOrder> = new Map([
  ...table(
    "new in, new arrivals, new arrival, just in, newest, latest, recent, most recent, new looks, new outfits, new",
    "NEWEST" as const,
  ),
  ...table("most popular, popular, trending, most liked, most loved, favorite, bestseller", "POPULAR" as const),
  ...table("cheapest, lowest price, least expensive", "PRICE_LOW" as const),
  ...table("most expensive, highest price, priciest", "PRICE_HIGH" as const),
]);

export const orderLabels: Record<SearchOrder, string> = {
  NEWEST: "Newest first",
  POPULAR: "Most liked first",
  PRICE_LOW: "Lowest price first",
  PRICE_HIGH: "Highest price first",
};

export const salePhrases = new Map(table("on sale, in sale, sale, discounted, discount, reduced", true));
export const stockPhrases = new Map(table("in stock, available now, available", true));

/** Words that connect others. */
export const connectors: ReadonlySet<string> = new Set(
  "a an and as at by but for from her his in my of on or our the their to with your".split(" "),
);

/** Words that only ask; they are searched for when there is nothing else. */
export const askingWords: ReadonlySet<string> = new Set(
  `about all also am any anybody anyone anything are be been best brand brands buy buying can celeb celebrities celebs character clothes clothing cost
  costs could did do does dressed dressing episode episodes ever everybody everyone find finding get getting give got had has have he help how
  i is it kind like likes look looked looking looks made me much need of once one order outfit outfits piece pieces please
  price prices purchase put see sell sells series she shop shopping should show similar so some somebody someone something style
  styled styles tell that them there these they thing things this those us want wanted was we wear wearing wears were what
  whats when where wheres which who whos whose why will wore worn would you`.split(/\s+/),
);

export const notPhrases: ReadonlySet<string> = new Set("not no without except excluding minus non".split(" "));
