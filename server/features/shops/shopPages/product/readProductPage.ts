import { combineAvailabilities } from "./availability";
import { answer, ask, settle } from "./choices";
import { findProducts, parseJsonLd } from "./findProducts";
import { readOpenGraph, readSiteName } from "./openGraph";
import { type PageAddress, readPageAddress, resolveAddress } from "./pageAddress";
import { type PageMarkup, readMarkup } from "./pageMarkup";
import { noFact, type PageAvailability, type PageFact, type PageSource, type ProductPage } from "./productPage.types";
import { readImages, readProducts } from "./readProduct";
import { readLine } from "./pageNode";
import { offerPrice, settleOriginalPrice, settlePrice } from "./settlePrice";
import { readSources, type SourceFacts } from "./sourceFacts";

const maxOffers = 100;

function settleTitle(sources: readonly SourceFacts[]): PageFact<string> {
  const named = sources.flatMap(({ source, isSure, products }) =>
    products.filter(({ name }) => name).map(({ name }) => ({ value: name, source, label: "", isSure })),
  );
  const sure = named.find(({ isSure }) => isSure);
  if (sure) return answer(sure.value, sure.source);
  return named.length
    ? ask(
        "It is not clear which product this page is about. Choose its title.",
        named.slice(0, 12).map(({ value, source, label }) => ({ value, source, label })),
      )
    : noFact();
}

/** Returns the stated availability of the offers that the address names. */
function settleAvailability(sources: readonly SourceFacts[]): PageFact<PageAvailability> {
  const stated = sources.flatMap(({ source, offers, all, isSure }) => {
    const value = combineAvailabilities(offers.flatMap(({ availability }) => availability ?? []));
    return value && isSure && value !== "UNKNOWN" ? [{ value, source, label: "", all }] : [];
  });
  const [main] = stated;
  if (!main) return { ...noFact(), value: "UNKNOWN" };
  // Another source may describe another variant.
  const differing = stated.filter(({ value }) => !main.all.some(({ availability }) => availability === value));
  return differing.length === 0
    ? answer(main.value, main.source)
    : settle(stated, (value) => value, "The page states different availabilities. Choose the right one.");
}

function settleImage(sources: readonly SourceFacts[], { url }: PageAddress): PageFact<string> {
  for (const { source, isSure, isNamed, products, offers } of sources) {
    if (!isSure) continue;
    const ofOffers = offers.slice(0, 1).flatMap(({ images }) => readImages(images));
    const images = isNamed ? [...ofOffers, ...products[0].images] : [...products[0].images, ...ofOffers];
    const image = images.map((text) => resolveAddress(text, url)).find(Boolean);
    if (image) return answer(image.href, source);
  }
  return noFact();
}

const settleBrand = (sources: readonly SourceFacts[]): PageFact<string> =>
  settle(
    sources.flatMap(({ source, isSure, products }) =>
      isSure && products[0].brand ? [{ value: products[0].brand, source, label: "" }] : [],
    ),
    (brand) => brand.toLowerCase(),
    "The page states different brands. Choose the right one.",
  );

const settleGtin = (sources: readonly SourceFacts[]): PageFact<string> =>
  settle(
    sources.flatMap(({ source, isSure, products, offers }) => {
      const ofOffers = offers.flatMap(({ gtins, label }) =>
        gtins.slice(0, 1).map((value) => ({ value, source, label })),
      );
      const own = products[0].gtins.slice(0, 1).map((value) => ({ value, source, label: "" }));
      return isSure ? (ofOffers.length ? ofOffers : own) : [];
    }),
    // A UPC is an EAN with a zero before it.
    (gtin) => gtin.padStart(14, "0"),
    "The page states several GTINs. Choose the right one.",
  );

function settleRetailer(siteNames: readonly string[], { metas }: PageMarkup, { url }: PageAddress): PageFact<string> {
  const names: [string, PageSource][] = [
    [readLine(siteNames[0] ?? ""), "JSON_LD"],
    [readSiteName(metas), "OPEN_GRAPH"],
    [url.hostname.replace(/^www\./, ""), "ADDRESS"],
  ];
  const [name, source] = names.find(([text]) => text !== "" && text.length <= 200) ?? ["", "ADDRESS"];
  return answer(name, source);
}

const listOffers = ([main]: readonly SourceFacts[]): ProductPage["offers"] =>
  main.all.slice(0, maxOffers).map((offer) => ({
    source: main.source,
    label: readLine(offer.label),
    price: offerPrice(offer),
    availability: offer.availability ?? "UNKNOWN",
    isNamed: main.offers.includes(offer),
  }));

const noProduct: ProductPage = {
  isProduct: false,
  title: noFact(),
  price: noFact(),
  originalPrice: noFact(),
  availability: { ...noFact(), value: "UNKNOWN" },
  image: noFact(),
  brand: noFact(),
  gtin: noFact(),
  retailer: noFact(),
  offers: [],
};

/**
 * Reads what a shop's page says about its product: JSON-LD first, then microdata, then Open Graph. What they contradict
 * is a question instead of a value. The time is linear in the length of the page.
 * @param address the page's address with its variant: parameters and hash.
 */
export function readProductPage(html: string, address: string): ProductPage {
  const markup = readMarkup(html);
  const openGraph = readOpenGraph(markup.metas);
  const page = readPageAddress(new URL(address), [markup.canonical, markup.metas.get("og:url")?.[0] ?? ""]);
  const titles = [...markup.titles, openGraph?.name ?? markup.metas.get("og:title")?.[0] ?? ""].filter(Boolean);
  const jsonLd = findProducts(parseJsonLd(markup.jsonLd));
  const microdata = findProducts(markup.microdata);
  const sources = readSources(
    [readProducts(jsonLd, "JSON_LD"), readProducts(microdata, "MICRODATA"), openGraph ? [openGraph] : []],
    page,
    titles,
  );
  if (sources.length === 0) return noProduct;
  const price = settlePrice(sources);
  return {
    isProduct: true,
    title: settleTitle(sources),
    price,
    originalPrice: settleOriginalPrice(sources, price),
    availability: settleAvailability(sources),
    image: settleImage(sources, page),
    brand: settleBrand(sources),
    gtin: settleGtin(sources),
    retailer: settleRetailer(jsonLd.siteNames, markup, page),
    offers: listOffers(sources),
  };
}
