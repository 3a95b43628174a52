import { readAvailability } from "./availability";
import { readGtin } from "../../../../core/text/gtin";
import { isWithinSaleDates } from "../../../../core/time/saleDates";
import { isNode, listValues, type PageNode, readName, readText, readTypes, shortName, readLine } from "./pageNode";
import { readPrice, type StatedPrice } from "./priceReading.types";
import type { PageAvailability } from "./productPage.types";

/** One offer as a page states it. */
export interface StatedOffer {
  /** What it costs now; more than one when the page contradicts itself. */
  prices: StatedPrice[];
  /** What it cost before. */
  originals: StatedPrice[];
  /** True when the only price excludes tax. */
  isWithoutTax: boolean;
  /** True when the page states the price for other days than today, or for days that cannot be read. */
  isOutdated: boolean;
  availability: PageAvailability | null;
  /** Addresses, as written. */
  urls: string[];
  /** SKU and the like. */
  ids: string[];
  /** Color, size and other traits of a variant. */
  traits: string[];
  label: string;
  gtins: string[];
  images: unknown[];
}

/** Resolves a reference to another object of the page. */
export type Resolve = (value: unknown) => unknown;

const maxOffers = 500;
const idProperties = ["sku", "mpn", "productID", "@id", "identifier", "gtin", "gtin13", "gtin12"];
const gtinProperties = ["gtin", "gtin13", "gtin12", "gtin14", "gtin8", "ean", "upc"];
const traitProperties = ["color", "size", "material", "pattern"];

/** What an object says about itself, be it a product, a variant or an offer. */
export function describeNode(node: PageNode) {
  const properties = listValues(node.additionalProperty).filter(isNode);
  const traits = [
    ...traitProperties.map((name) => readName(node[name])),
    ...properties.map(({ value }) => readText(value)),
  ];
  return {
    urls: [...listValues(node.url), node["@id"]].map(readText).filter(Boolean),
    ids: idProperties.map((name) => readText(node[name])).filter(Boolean),
    gtins: gtinProperties.map((name) => readGtin(readText(node[name]))).filter(Boolean),
    traits: traits.filter(Boolean),
    images: listValues(node.image),
  };
}

/** UN/CEFACT codes of pieces, pairs and sets. All others measure: a kilogram, a metre, an hour. */
const pieceUnits = new Set(["", "C62", "H87", "EA", "PCE", "PC", "PR", "SET", "NMP", "PK", "PA"]);
const measures = (node: PageNode | undefined): boolean =>
  node !== undefined && !pieceUnits.has(readText(node.unitCode).toUpperCase());

/** Prices of a part, a measure, a delivery, a large order or a group of people: not what the piece costs. */
const isPartialPrice = (spec: PageNode): boolean => {
  const first = (name: string): PageNode | undefined => listValues(spec[name]).filter(isNode)[0];
  const [quantity, least, volume] = ["referenceQuantity", "eligibleQuantity", "eligibleTransactionVolume"].map(first);
  return (
    readTypes(spec).some((type) => type === "DeliveryChargeSpecification" || type === "PaymentChargeSpecification") ||
    ["billingDuration", "billingIncrement", "priceComponentType", "validForMemberTier", "eligibleCustomerType"].some(
      (name) => spec[name] !== undefined,
    ) ||
    [spec, quantity, least].some(measures) ||
    (quantity !== undefined && readText(quantity.value) !== "1") ||
    (least !== undefined && Number(readText(least.minValue) || readText(least.value)) > 1) ||
    (volume !== undefined && Number(readText(volume.minPrice) || readText(volume.price)) !== 0)
  );
};

const originalTypes = new Set(["ListPrice", "StrikethroughPrice", "MSRP", "SRP", "RegularPrice"]);
const isOriginal = (spec: PageNode): boolean => originalTypes.has(shortName(readText(spec.priceType)));
const excludesTax = (spec: PageNode): boolean => /^false$/i.test(String(spec.valueAddedTaxIncluded));

const endProperties = ["validThrough", "priceValidUntil", "availabilityEnds"];

/** Whether the page states a price for today. Most name no days. */
const isForToday = (source: PageNode): boolean =>
  endProperties.every((name) => isWithinSaleDates(readText(source.validFrom), readText(source[name])));

/** Where prices are quoted without tax everywhere, it says nothing. */
const untaxedCurrencies = new Set(["USD", "CAD"]);

/** Returns each price once: many pages repeat theirs in a specification. */
const uniquePrices = (prices: StatedPrice[]): StatedPrice[] => [
  ...new Map(prices.map((price) => [`${price.amount} ${price.currency} ${price.isFrom}`, price])).values(),
];

function readPrices(offer: PageNode, currency: string, resolve: Resolve) {
  const state = (source: PageNode, isFrom = false, name = "price"): StatedPrice[] =>
    listValues(source[name])
      .map(readText)
      .filter(Boolean)
      .map((amount) => ({ amount, currency: readText(source.priceCurrency) || currency, isFrom }));
  const specs = listValues(offer.priceSpecification)
    .map(resolve)
    .filter(isNode)
    .filter((spec) => !isPartialPrice(spec));
  const sales = specs.filter((spec) => !isOriginal(spec));
  const listed = specs.filter((spec) => isOriginal(spec) && isForToday(spec));
  const current = sales.filter(isForToday);
  const own = state(offer);
  const isSaleOver = own.length + current.length === 0 && sales.length > 0;
  // Without its sale, a piece costs the list price.
  const valid = isSaleOver ? (listed.length ? listed : sales) : current;
  const taxed = valid.filter((spec) => !excludesTax(spec));
  // With tax, where the page has both. A price of the offer itself is what the shop shows.
  const specified = (taxed.length ? taxed : valid).flatMap((spec) => state(spec));
  const lows = own.length + specified.length ? [] : valid.flatMap((spec) => state(spec, true, "minPrice"));
  const prices = uniquePrices([...own, ...specified, ...lows]);
  const isUntaxed = own.length === 0 && taxed.length === 0 && valid.length > 0;
  const outdated = sales.filter((spec) => !isForToday(spec)).flatMap((spec) => state(spec));
  return {
    prices,
    originals: isSaleOver ? [] : uniquePrices(listed.flatMap((spec) => state(spec))),
    isOutdated:
      !isForToday(offer) ||
      (isSaleOver && listed.length === 0) ||
      outdated.some((sale) => own.some(({ amount }) => Number(amount) === Number(sale.amount))),
    isWithoutTax:
      (isUntaxed || excludesTax(offer)) && prices.some(({ currency: code }) => !untaxedCurrencies.has(code)),
  };
}

/** Returns the lowest price of a summary of offers; both prices where the lowest is above the highest. */
function readSummary(node: PageNode): StatedPrice[] {
  const [low, high, own, currency] = [node.lowPrice, node.highPrice, node.price, node.priceCurrency].map(readText);
  const state = (amount: string, isFrom = false): StatedPrice => ({ amount, currency, isFrom });
  const [lowest, highest] = [low, high].map((amount) => readPrice(state(amount))?.amounts ?? []);
  if (lowest.length * highest.length > 0 && Math.min(...lowest) > Math.max(...highest))
    return [state(low), state(high)];
  const amount = low || own;
  return amount ? [state(amount, amount === low && high !== low && readText(node.offerCount) !== "1")] : [];
}

const isSummary = (node: PageNode): boolean =>
  readTypes(node).includes("AggregateOffer") || node.lowPrice !== undefined;
const isUsable = (node: PageNode): boolean =>
  !isPartialPrice(node) &&
  !/LeaseOut$/.test(readText(node.businessFunction)) &&
  !/Buy$/.test(readText(node.businessFunction));
const isUsed = (node: PageNode): boolean => /(?:Used|Refurbished|Damaged)Condition$/.test(readText(node.itemCondition));

/** Returns the offers of a product or variant, which share its traits. */
export function readOffers(owner: PageNode, name: string, resolve: Resolve): StatedOffer[] {
  const about = describeNode(owner);
  const read = (offer: PageNode, currency: string): StatedOffer => {
    const own = describeNode(offer);
    const [item] = listValues(offer.itemOffered).map(resolve).filter(isNode).map(describeNode);
    const merge = <Key extends keyof typeof own>(key: Key): (typeof own)[Key] =>
      [...own[key], ...(item?.[key] ?? []), ...about[key]] as (typeof own)[Key];
    return {
      ...readPrices(offer, currency, resolve),
      availability: readAvailability(readText(offer.availability)),
      // The product's own address names no variant.
      urls: own.urls.length || item?.urls.length ? [...own.urls, ...(item?.urls ?? [])] : about.urls,
      ids: merge("ids"),
      traits: merge("traits"),
      gtins: merge("gtins"),
      images: merge("images"),
      label: readLine(readName(offer.name) || name || merge("traits").slice(0, 5).join(" / ")),
    };
  };
  const readOne = (offer: PageNode): StatedOffer[] => {
    if (!isSummary(offer)) return [read(offer, "")];
    const inner = listValues(offer.offers).map(resolve).filter(isNode).filter(isUsable);
    const currency = readText(offer.priceCurrency);
    const offers = inner.map((one) => read(one, currency));
    if (offers.some(({ prices }) => prices.length > 0)) return offers;
    return [{ ...read(offer, currency), prices: readSummary(offer) }];
  };
  const all = listValues(owner.offers).map(resolve).filter(isNode).filter(isUsable);
  const unused = all.filter((offer) => !isUsed(offer));
  return (unused.length ? unused : all).flatMap(readOne).slice(0, maxOffers);
}
