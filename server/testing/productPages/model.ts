import type { Piece, Shop } from "./shops";

/** One variant of a product. */
export interface Variant {
  id: string;
  color: string;
  size: string;
  amount: number;
  isAvailable: boolean;
}

/** What a page is about, and what else is on it. The expected values come from here. */
export interface PageModel {
  shop: Shop;
  piece: Piece;
  /** The price of the product, or of the variant that the address names. */
  amount: number;
  /** Before a sale. */
  original?: number;
  /** The highest price of a range that begins with the price. */
  highest?: number;
  isAvailable: boolean;
  variants: Variant[];
  /** The variant that the address names. */
  named?: Variant;
  /** Recommendations. */
  related: { piece: Piece; amount: number }[];
  /** What Open Graph says, where that is another number. */
  openGraph?: number;
  /** The price without tax, shown beside the price. */
  net?: number;
  /** "or 4 payments of" this amount. */
  installment?: number;
  /** Prices for other countries, as a currency switcher shows them. */
  abroad: { currency: string; amount: number }[];
  /** Whether the markup has numbers as people write them there: 1.299,00. */
  isLocal: boolean;
}

export interface RenderedPage {
  address: string;
  html: string;
}

/** A number as schema.org wants it. */
export const plain = ({ shop }: PageModel, amount: number): string => amount.toFixed(shop.decimals);

/** A number as people write it there. */
export const local = ({ shop }: PageModel, amount: number): string =>
  amount
    .toLocaleString(shop.locale, { minimumFractionDigits: shop.decimals, maximumFractionDigits: shop.decimals })
    .replaceAll(/[\u00a0\u202f]/g, " ");

/** The number in the markup. */
export const marked = (model: PageModel, amount: number): string =>
  model.isLocal ? local(model, amount) : plain(model, amount);

export const origin = ({ shop }: PageModel): string => `https://${shop.host}`;
export const picture = (model: PageModel, { slug } = model.piece): string => `${origin(model)}/media/${slug}.jpg`;
export const schemaStock = (isAvailable: boolean): string =>
  `https://schema.org/${isAvailable ? "InStock" : "OutOfStock"}`;

/** Escapes a text for HTML. */
export const html = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll("'", "&#39;");

export const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll("</", "<\\/")}</script>`;

export const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${html(content)}">`;

const text = (model: PageModel, amount: number): string => `${local(model, amount)} ${model.shop.currency}`;

/** Head and body that every shop has: navigation, a switcher, texts with other prices, and scripts. */
export function page(
  model: PageModel,
  parts: { head: string; body?: string; main?: string; bodyTag?: string },
): string {
  const { shop, piece, original, installment, net, abroad, related } = model;
  const cards = related
    .map(
      (other) =>
        `<li><a href="/products/${other.piece.slug}">${html(other.piece.title)}</a><span class="price">${text(model, other.amount)}</span></li>`,
    )
    .join("");
  return `<!doctype html><html lang="${shop.locale}"><head><meta charset="utf-8"><title>${html(piece.title)} | ${html(shop.name)}</title>
<meta name="viewport" content="width=device-width">${parts.head}
<script>window.dataLayer=window.dataLayer||[];dataLayer.push({event:"view",currency:"XXX",value:1,price:"1.00"});</script></head>
${parts.bodyTag ?? "<body>"}<header><a href="/">${html(shop.name)}</a><p>Free delivery over ${text(model, 50 * shop.level)}</p>
<select name="currency"><option>${shop.currency}</option>${abroad.map(({ currency }) => `<option>${currency}</option>`).join("")}</select></header>
<main>${parts.main ?? `<h1>${html(piece.title)}</h1>`}
<div class="product-price">${original ? `<s>${text(model, original)}</s> ` : ""}<span>${text(model, model.amount)}</span>
${net ? `<small>${text(model, net)} excl. tax</small>` : ""}${installment ? `<p>or 4 payments of ${text(model, installment)}</p>` : ""}
${abroad.map(({ currency, amount }) => `<span hidden data-currency="${currency}">${amount} ${currency}</span>`).join("")}</div></main>
${related.length ? `<section><h2>You may also like</h2><ul>${cards}</ul></section>` : ""}${parts.body ?? ""}
<footer>Gift cards from ${text(model, 20 * shop.level)}</footer></body></html>`;
}

/** Open Graph as most shops have it. */
export function openGraph(model: PageModel, prefix: "product" | "og" | "" = "product"): string {
  const { shop, piece, openGraph: other, amount } = model;
  const price = prefix
    ? meta(`${prefix}:price:amount`, plain(model, other ?? amount)) + meta(`${prefix}:price:currency`, shop.currency)
    : "";
  return (
    meta("og:site_name", shop.name) +
    meta("og:title", `${piece.title} | ${shop.name}`) +
    meta("og:type", "product") +
    meta("og:image", picture(model)) +
    price
  );
}
