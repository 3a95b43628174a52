import { isWithinSaleDates } from "../../../../core/time/saleDates";
import { readAvailability } from "./availability";
import { readBrand, readLine } from "./pageNode";
import { readGtin } from "../../../../core/text/gtin";
import type { PageMarkup } from "./pageMarkup";
import type { StatedPrice } from "./priceReading.types";
import type { StatedProduct } from "./readProduct";

type Metas = PageMarkup["metas"];

const first = (metas: Metas, ...names: string[]): string =>
  names.map((name) => metas.get(name)?.[0] ?? "").find(Boolean) ?? "";

/** Amounts and currencies are repeated in the same order, one pair per currency. */
function readPairs(metas: Metas, prefix: string): StatedPrice[] {
  const currencies = metas.get(`${prefix}:currency`) ?? [];
  return (metas.get(`${prefix}:amount`) ?? [])
    .slice(0, 20)
    .map((amount, at) => ({ amount, currency: currencies[at] ?? currencies[0] ?? "", isFrom: false }));
}

/** Returns whether a sale price counts now; one whose dates are unreadable does not. */
function hasSale(metas: Metas): boolean {
  const [from, until] = ["start", "end"].map((edge) => first(metas, `product:sale_price_dates:${edge}`));
  return isWithinSaleDates(from, until);
}

/** Returns the title without the name of the site at its end. */
function readTitle(metas: Metas, siteName: string): string {
  const title = readLine(first(metas, "og:title"));
  const end = title.length - siteName.length;
  if (!siteName || end < 4 || title.slice(end).toLowerCase() !== siteName.toLowerCase()) return title;
  return title.slice(0, end).replace(/\s[|:·•–—-]\s?$/u, "");
}

const isProductType = (metas: Metas): boolean => /^(?:og:)?product(?:\.item)?$/i.test(first(metas, "og:type"));

export const readSiteName = (metas: Metas): string => readLine(first(metas, "og:site_name"));

/** Returns the product of Open Graph; null when it describes none. */
export function readOpenGraph(metas: Metas): StatedProduct | null {
  const regular = [...readPairs(metas, "product:price"), ...readPairs(metas, "og:price")];
  const sale = hasSale(metas) ? readPairs(metas, "product:sale_price") : [];
  const prices = sale.length ? sale : regular;
  if (!isProductType(metas) && prices.length === 0) return null;
  const originals = [...readPairs(metas, "product:original_price"), ...(sale.length ? regular : [])];
  return {
    source: "OPEN_GRAPH",
    role: "page",
    name: readTitle(metas, readSiteName(metas)),
    brand: readBrand(first(metas, "product:brand", "og:brand")),
    urls: [],
    ids: [],
    gtins: ["product:gtin", "product:ean", "product:upc", "og:gtin"]
      .map((name) => readGtin(first(metas, name)))
      .filter(Boolean),
    images: [first(metas, "og:image:secure_url", "og:image", "og:image:url")].filter(Boolean),
    offers: [
      {
        prices,
        originals,
        isWithoutTax: false,
        isOutdated: false,
        availability: readAvailability(first(metas, "product:availability", "og:availability")),
        urls: [],
        ids: [],
        traits: [],
        label: "",
        gtins: [],
        images: [],
      },
    ],
  };
}
