import {
  html,
  jsonLd,
  local,
  marked,
  openGraph,
  origin,
  page,
  type PageModel,
  type RenderedPage,
  picture,
  plain,
  schemaStock,
  type Variant,
} from "../model";

const base = (model: PageModel): string => `${origin(model)}/products/${model.piece.slug}`;
const address = (model: PageModel): string => base(model) + (model.named ? `?variant=${model.named.id}` : "");
const all = (model: PageModel): Variant[] =>
  model.variants.length
    ? model.variants
    : [{ id: "4401", color: "", size: "", amount: model.amount, isAvailable: model.isAvailable }];

/** Recommendations of a theme: products with addresses of their own. */
const relatedLd = (model: PageModel): string =>
  model.related.length
    ? jsonLd({
        "@context": "https://schema.org",
        "@type": "ItemList",
        itemListElement: model.related.map(({ piece, amount }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          item: {
            "@type": "Product",
            name: piece.title,
            url: `${origin(model)}/products/${piece.slug}`,
            offers: { "@type": "Offer", price: plain(model, amount), priceCurrency: model.shop.currency },
          },
        })),
      })
    : "";

/** A theme that lists every variant as an offer. */
export function shopifyTheme(model: PageModel): RenderedPage {
  const { shop, piece, original } = model;
  const product = {
    "@context": "http://schema.org/",
    "@type": "Product",
    name: piece.title,
    url: base(model),
    image: [picture(model)],
    brand: { "@type": "Brand", name: piece.brand },
    sku: `S-${piece.slug}`,
    ...(model.variants.length ? {} : { gtin: piece.gtin }),
    offers: all(model).map((variant) => ({
      "@type": "Offer",
      name: [variant.color, variant.size].filter(Boolean).join(" / "),
      availability: schemaStock(variant.isAvailable).replace("https", "http"),
      price: marked(model, variant.amount),
      priceCurrency: shop.currency,
      url: `${base(model)}?variant=${variant.id}`,
      ...(original
        ? {
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              priceType: "https://schema.org/ListPrice",
              price: plain(model, original),
              priceCurrency: shop.currency,
            },
          }
        : {}),
    })),
  };
  const head = `<link rel="canonical" href="${base(model)}">${openGraph(model, "og")}`;
  return { address: address(model), html: page(model, { head, body: jsonLd(product) + relatedLd(model) }) };
}

/** A newer theme: one group, and a product for each variant. */
export function shopifyGroup(model: PageModel): RenderedPage {
  const { shop, piece } = model;
  const group = {
    "@context": "https://schema.org/",
    "@type": "ProductGroup",
    "@id": `${base(model)}#product`,
    name: piece.title,
    url: base(model),
    brand: { "@type": "Brand", name: piece.brand },
    productGroupID: "88120",
    variesBy: ["https://schema.org/size", "https://schema.org/color"],
    image: picture(model),
    hasVariant: all(model).map((variant) => ({
      "@type": "Product",
      "@id": `/products/${piece.slug}?variant=${variant.id}#variant`,
      name: [piece.title, variant.color, variant.size].filter(Boolean).join(" - "),
      sku: `V-${variant.id}`,
      color: variant.color,
      size: variant.size,
      image: picture(model),
      offers: {
        "@type": "Offer",
        "@id": `/products/${piece.slug}?variant=${variant.id}#offer`,
        availability: schemaStock(variant.isAvailable),
        price: marked(model, variant.amount),
        priceCurrency: shop.currency,
        url: `${base(model)}?variant=${variant.id}`,
      },
    })),
  };
  const head = `<link rel="canonical" href="${base(model)}">${openGraph(model, "og")}${jsonLd({ "@context": "https://schema.org", "@type": "WebSite", name: shop.name, url: origin(model) })}`;
  return { address: address(model), html: page(model, { head, body: jsonLd(group) + relatedLd(model) }) };
}

/** Squarespace: no brand, a decimal number, Open Graph with the same price. */
export function squarespace(model: PageModel): RenderedPage {
  const { shop, piece } = model;
  const where = `${origin(model)}/store/p/${piece.slug}`;
  const product = {
    "@context": "http://schema.org",
    "@type": "Product",
    name: piece.title,
    image: picture(model),
    offers: {
      "@type": model.highest ? "AggregateOffer" : "Offer",
      ...(model.highest
        ? { lowPrice: model.amount, highPrice: model.highest, offerCount: 3 }
        : { price: Number(plain(model, model.amount)) }),
      priceCurrency: shop.currency,
      availability: model.isAvailable ? "InStock" : "OutOfStock",
    },
  };
  const cards = model.related
    .map(({ piece: other, amount }) => `<div data-item="${html(other.slug)}">${local(model, amount)}</div>`)
    .join("");
  const head = `<link rel="canonical" href="${where}">${openGraph(model, "product")}${jsonLd(product)}`;
  return {
    address: model.named ? `${where}?size=${model.named.size}` : where,
    html: page(model, { head, body: cards }),
  };
}
