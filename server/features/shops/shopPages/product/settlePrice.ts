import { parseOriginalPrice, parsePrice } from "../../../../core/money/price";
import { answer, ask, mergeChoices } from "./choices";
import { canMean, isCertain, isInMinorUnit, listPrices, type PriceReading, readPrice } from "./priceReading.types";
import { noFact, type PageChoice, type PageFact, type PagePrice } from "./productPage.types";
import type { StatedOffer } from "./readOffers";
import type { SourceFacts } from "./sourceFacts";

interface LabeledReading {
  reading: PriceReading;
  label: string;
}

const questions = {
  product: "It is not clear which product this page is about. Choose its price.",
  missing: "The address names a variant that the page does not list. Choose its price.",
  variant: "The price depends on the variant, and the address names none. Choose one.",
  several: "The page states several prices. Choose the right one.",
  currency: "The page names no currency, or several. Choose the price.",
  amount: "The page's price can be read in several ways. Choose the right one.",
  tax: "The page states this price without tax. Choose it, or enter the price with tax.",
  days: "The page states this price for other days than today. Choose it if the shop still asks it, or enter another one.",
  minorUnit: "The page states its price in pence or cents. Enter it in the currency itself, for example GBP 49.90.",
  sources: "The page states different prices in different places. Choose the right one.",
};

const readAll = (offers: readonly StatedOffer[], which: "prices" | "originals"): LabeledReading[] =>
  offers.flatMap((offer) =>
    offer[which].flatMap((stated) => {
      const reading = readPrice(stated, which === "prices" ? parsePrice : parseOriginalPrice);
      return reading ? [{ reading, label: offer.label }] : [];
    }),
  );

const toKey = ({ text }: PagePrice): string => text;

const toChoices = ({ source }: SourceFacts, readings: readonly LabeledReading[]): PageChoice<PagePrice>[] =>
  mergeChoices(
    readings.flatMap(({ reading, label }) => listPrices(reading).map((value) => ({ value, source, label }))),
    toKey,
  );

/** Returns the exact price of an offer; null when it is missing or unclear. */
export function offerPrice({ prices, isWithoutTax, isOutdated }: StatedOffer): PagePrice | null {
  const readings = prices.flatMap((price) => readPrice(price) ?? []);
  const isClear = readings.length === 1 && isCertain(readings[0]) && !isWithoutTax && !isOutdated;
  return isClear ? listPrices(readings[0])[0] : null;
}

interface PricedSource {
  facts: SourceFacts;
  readings: LabeledReading[];
  choices: PageChoice<PagePrice>[];
}

/** Returns why the best source alone does not settle the price; null when it does. */
function findDoubt({ facts, readings, choices }: PricedSource): string | null {
  if (!facts.isSure) return questions.product;
  if (facts.isMissing) return questions.missing;
  if (facts.offers.some(({ isWithoutTax }) => isWithoutTax)) return questions.tax;
  if (facts.offers.some(({ isOutdated }) => isOutdated)) return questions.days;
  if (choices.length > 1 && readings.every(({ reading }) => isCertain(reading)))
    return facts.offers.length > 1 ? questions.variant : questions.several;
  if (readings.every(({ reading }) => isCertain(reading))) return null;
  return readings.some(({ reading }) => reading.currencies.length !== 1) ? questions.currency : questions.amount;
}

/** Returns the one price that a doubtful source can mean and another source states clearly. */
function confirm(choices: readonly PageChoice<PagePrice>[], others: readonly PricedSource[]): PagePrice | undefined {
  const certain = others.flatMap(({ readings }) => readings.map(({ reading }) => reading)).filter(isCertain);
  const confirmed = choices.filter(({ value }) => certain.some((reading) => canMean(reading, value)));
  return confirmed.length === 1 ? confirmed[0].value : undefined;
}

/** Whether what another source states is no contradiction: the price itself, one of another variant, or the one before. */
function agrees(price: PagePrice, { facts }: PricedSource, other: PricedSource): boolean {
  const before = readAll(facts.all, "originals");
  const elsewhere = facts.isNamed ? readAll(facts.all, "prices") : [];
  const explained = [...before, ...elsewhere].flatMap(({ reading }) => listPrices(reading));
  return (
    other.readings.some(({ reading }) => canMean(reading, price)) ||
    other.readings.every(({ reading }) => explained.some((known) => canMean(reading, known)))
  );
}

const hasMinorUnit = (sources: readonly SourceFacts[]): boolean =>
  sources.some(({ offers }) => offers.some(({ prices }) => prices.some(isInMinorUnit)));

/** Settles the price of the best source that states one; the other sources must not contradict it. */
export function settlePrice(sources: readonly SourceFacts[]): PageFact<PagePrice> {
  const [main, ...others] = sources.flatMap((facts): PricedSource[] => {
    const readings = readAll(facts.offers, "prices");
    return readings.length ? [{ facts, readings, choices: toChoices(facts, readings) }] : [];
  });
  if (!main) return hasMinorUnit(sources) ? ask(questions.minorUnit, []) : noFact();
  const doubt = findDoubt(main);
  const isUnclear = doubt === questions.currency || doubt === questions.amount;
  const price = doubt === null ? main.choices[0].value : isUnclear ? confirm(main.choices, others) : undefined;
  const all = () =>
    mergeChoices(
      [main, ...others].flatMap(({ choices }) => choices),
      toKey,
    );
  if (!price) return ask(doubt ?? questions.several, doubt === questions.product ? all() : main.choices);
  return others.every((other) => agrees(price, main, other))
    ? answer(price, main.facts.source)
    : ask(questions.sources, all());
}

/** Settles the price before a sale, which is higher than the price and in its currency. */
export function settleOriginalPrice(
  sources: readonly SourceFacts[],
  { value: price }: PageFact<PagePrice>,
): PageFact<PagePrice> {
  if (!price) return noFact();
  for (const facts of sources) {
    const readings = readAll(facts.offers, "originals").filter(({ reading }) => isCertain(reading));
    const higher = toChoices(facts, readings).filter(
      ({ value }) => value.currency === price.currency && value.amount > price.amount,
    );
    if (higher.length === 1) return answer(higher[0].value, facts.source);
    if (higher.length > 1) return ask("The page states several prices before the sale. Choose one.", higher);
  }
  return noFact();
}
