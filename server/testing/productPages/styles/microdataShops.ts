import {
  html,
  jsonLd,
  marked,
  meta,
  openGraph,
  origin,
  page,
  type PageModel,
  type RenderedPage,
  picture,
  plain,
  schemaStock,
} from "../model";

/** Magento: the body is the product; cards of others have no markup. */
export function magento(model: PageModel): RenderedPage {
  const { shop, piece, amount, original, highest } = model;
  const where = `${origin(model)}/${piece.slug}.html`;
  const price = highest
    ? `<meta itemprop="lowPrice" content="${plain(model, amount)}"><meta itemprop="highPrice" content="${plain(model, highest)}"><meta itemprop="offerCount" content="3">`
    : `<span data-price-amount="${amount}" data-price-type="finalPrice"><meta itemprop="price" content="${model.isLocal ? marked(model, amount) : plain(model, amount) + (shop.decimals === 2 ? "0000" : "")}"></span>`;
  const main = `<h1><span class="base" itemprop="name">${html(piece.title)}</span></h1>
<div class="stock ${model.isAvailable ? "available" : "unavailable"}"><meta itemprop="sku" content="M-${piece.slug}"></div>
<div itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="${html(piece.brand)}"></div>
<div class="price-box" itemprop="offers" itemscope itemtype="http://schema.org/${highest ? "AggregateOffer" : "Offer"}">
${original ? `<span class="old-price" data-price-amount="${original}">${original}</span>` : ""}${price}
<meta itemprop="priceCurrency" content="${shop.currency}"><link itemprop="availability" href="${schemaStock(model.isAvailable).replace("https", "http")}"></div>
<img itemprop="image" src="/media/${piece.slug}.jpg" alt="">`;
  const bodyTag = `<body itemscope="itemscope" itemtype="http://schema.org/Product">`;
  const head = `<link rel="canonical" href="${where}">${meta("og:type", "product")}${meta("og:title", piece.title)}${meta("product:price:amount", plain(model, model.openGraph ?? amount))}${meta("product:price:currency", shop.currency)}`;
  return { address: where, html: page(model, { head, main, bodyTag }) };
}

/** Microdata in meta elements, with recommendations marked up in the same way. */
export function microdataMeta(model: PageModel): RenderedPage {
  const { shop, piece, amount, installment, highest } = model;
  const where = `${origin(model)}/item/${piece.slug}`;
  const item = (title: string, url: string, offer: string, more: string) =>
    `<div itemscope itemtype="https://schema.org/Product"><a itemprop="url" href="${url}"><span itemprop="name">${html(title)}</span></a>${more}${offer}</div>`;
  const offer = (price: string, isAvailable: boolean) =>
    `<div itemprop="offers" itemscope itemtype="https://schema.org/${highest ? "AggregateOffer" : "Offer"}">${price}<meta itemprop="priceCurrency" content="${shop.currency}"><link itemprop="availability" href="${schemaStock(isAvailable)}"></div>`;
  const own = highest
    ? `<span itemprop="lowPrice" content="${plain(model, amount)}">from</span><meta itemprop="highPrice" content="${plain(model, highest)}">`
    : `<span itemprop="price" content="${marked(model, amount)}">${marked(model, amount)}</span>`;
  const parts = installment
    ? `<div itemprop="priceSpecification" itemscope itemtype="https://schema.org/UnitPriceSpecification"><meta itemprop="price" content="${plain(model, installment)}"><meta itemprop="billingDuration" content="P4M"></div>`
    : "";
  const about = `<meta itemprop="gtin13" content="${piece.gtin}"><meta itemprop="brand" content="${html(piece.brand)}"><link itemprop="image" href="${picture(model)}">`;
  const main = `<h1>${html(piece.title)}</h1>${item(piece.title, `/item/${piece.slug}`, offer(own + parts, model.isAvailable), about)}`;
  const body = model.related
    .map((other) =>
      item(
        other.piece.title,
        `/item/${other.piece.slug}`,
        offer(`<meta itemprop="price" content="${plain(model, other.amount)}">`, true),
        "",
      ),
    )
    .join("");
  return { address: where, html: page(model, { head: openGraph(model, ""), main, body }) };
}

/** PrestaShop: microdata-like metas, JSON-LD, and a price without tax of its own in Open Graph. */
export function prestaShop(model: PageModel): RenderedPage {
  const { shop, piece, amount, net } = model;
  const where = `${origin(model)}/en/home/42-${piece.slug}.html`;
  const product = {
    "@context": "https://schema.org/",
    "@type": "Product",
    name: piece.title,
    description: "",
    category: "Clothing",
    image: picture(model),
    sku: "demo_42",
    mpn: "demo_42",
    brand: { "@type": "Brand", name: piece.brand },
    offers: {
      "@type": "Offer",
      priceCurrency: shop.currency,
      name: piece.title,
      price: plain(model, amount),
      url: where,
      priceValidUntil: "2027-01-01",
      image: [picture(model)],
      availability: schemaStock(model.isAvailable),
      seller: { "@type": "Organization", name: shop.name },
    },
  };
  const pretax = net
    ? meta("product:pretax_price:amount", plain(model, net)) + meta("product:pretax_price:currency", shop.currency)
    : "";
  const main = `<h1 itemprop="name">${html(piece.title)}</h1><div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${html(piece.title)}"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="${schemaStock(model.isAvailable)}"><meta itemprop="priceCurrency" content="${shop.currency}"><span itemprop="price" content="${plain(model, amount)}"></span></div></div>`;
  return {
    address: `${where}#/size-${model.named?.size ?? "m"}`,
    html: page(model, {
      head: `<link rel="canonical" href="${where}">${openGraph(model)}${pretax}${jsonLd(product)}`,
      main,
    }),
  };
}

/** Open Graph alone, with the sale price beside the regular one. */
export function openGraphOnly(model: PageModel): RenderedPage {
  const { shop, piece, amount, original } = model;
  const sale = original
    ? meta("product:sale_price:amount", plain(model, amount)) + meta("product:sale_price:currency", shop.currency)
    : "";
  const head = `${openGraph({ ...model, openGraph: original ?? amount })}${sale}${meta("product:brand", piece.brand)}${meta("product:availability", model.isAvailable ? "in stock" : "out of stock")}`;
  return { address: `${origin(model)}/fashion/${piece.slug}`, html: page(model, { head }) };
}
