/** A page whose price no reader can know: the reader must ask. */
export interface UnclearPage {
  name: string;
  address: string;
  html: string;
  /** A part of the question. */
  question: string;
  /** Prices among the choices; one of them is what the shop means. */
  choices: string[];
}

const address = "https://unclear.example/p/wool-coat";
const ld = (...values: unknown[]): string =>
  values.map((value) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`).join("");
const offer = (price: unknown, priceCurrency: string | null = "EUR", more: object = {}) => ({
  "@type": "Offer",
  price,
  ...(priceCurrency && { priceCurrency }),
  ...more,
});
const coat = (offers: unknown, more: object = {}) => ({ "@type": "Product", name: "Wool Coat", offers, ...more });
const og = (amount: string, currency: string): string =>
  `<meta property="og:title" content="Wool Coat"><meta property="product:price:amount" content="${amount}">` +
  (currency ? `<meta property="product:price:currency" content="${currency}">` : "");
const variants = [
  offer("49.90", "EUR", { sku: "A-1001", name: "Black" }),
  offer("59.90", "EUR", { sku: "A-1002", name: "Camel" }),
];
const heading = "<title>Wool Coat</title><h1>Wool Coat</h1>";

export const unclearPages: readonly UnclearPage[] = [
  {
    name: "JSON-LD and Open Graph with different prices",
    address,
    html: heading + ld(coat(offer("49.90"))) + og("59.90", "EUR"),
    question: "different prices",
    choices: ["€49.90", "€59.90"],
  },
  {
    name: "JSON-LD and Open Graph with different currencies",
    address,
    html: heading + ld(coat(offer("49.90", "EUR"))) + og("49.90", "USD"),
    question: "different prices",
    choices: ["€49.90", "$49.90"],
  },
  {
    name: "JSON-LD and microdata with different prices",
    address,
    html: `${heading}${ld(coat(offer(120)))}<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Wool Coat</b><p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="140"><meta itemprop="priceCurrency" content="EUR"></p></div>`,
    question: "different prices",
    choices: ["€120", "€140"],
  },
  {
    name: "two descriptions of one product with different prices",
    address,
    html: heading + ld(coat(offer("49.90")), coat(offer("45.00"))),
    question: "The price depends on the variant",
    choices: ["€49.90", "€45"],
  },
  {
    name: "variants of different prices, none in the address",
    address,
    html: heading + ld(coat(variants)),
    question: "The price depends on the variant",
    choices: ["€49.90", "€59.90"],
  },
  {
    name: "a variant in the address that the page does not list",
    address: `${address}?variant=777`,
    html: heading + ld(coat([offer("49.90", "EUR", { url: `${address}?variant=111` })])),
    question: "does not list",
    choices: ["€49.90"],
  },
  {
    name: "three digits after a point",
    address,
    html: heading + ld(coat(offer("1.299"))),
    question: "read in several ways",
    choices: ["€1,299", "€1.30"],
  },
  {
    name: "no currency",
    address,
    html: heading + og("49.90", ""),
    question: "names no currency",
    choices: ["$49.90", "€49.90", "£49.90"],
  },
  {
    name: "a dollar sign of no country",
    address,
    html: heading + ld(coat(offer("$49.90", null))),
    question: "names no currency, or several",
    choices: ["$49.90", "CAD 49.90"],
  },
  {
    name: "a euro sign with the code of dollars",
    address,
    html: heading + ld(coat(offer("€49.90", "USD"))),
    question: "names no currency, or several",
    choices: ["$49.90", "€49.90"],
  },
  {
    name: "only a price without tax",
    address,
    html:
      heading +
      ld(
        coat({
          "@type": "Offer",
          priceSpecification: { price: "41.58", priceCurrency: "EUR", valueAddedTaxIncluded: false },
        }),
      ),
    question: "without tax",
    choices: ["€41.58"],
  },
  {
    name: "several products, none of them named by the page",
    address: "https://unclear.example/lookbook/7",
    html: `<title>Lookbook</title>${ld(coat(offer("49.90")), { ...coat(offer("19.90")), name: "Linen Scarf" })}`,
    question: "not clear which product",
    choices: ["€49.90", "€19.90"],
  },
  {
    name: "one product, of another page",
    address,
    html: heading + ld({ ...coat(offer("19.90")), name: "Linen Scarf", url: "https://unclear.example/p/linen-scarf" }),
    question: "not clear which product",
    choices: ["€19.90"],
  },
  {
    name: "more decimals than the currency has",
    address,
    html: heading + ld(coat(offer("41.5833"))),
    question: "read in several ways",
    choices: ["€41.58"],
  },
];
