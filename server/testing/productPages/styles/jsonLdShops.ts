import {
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

/** WooCommerce with an SEO plug-in: a graph of the whole page, and the product with price specifications. */
export function wooCommerce(model: PageModel): RenderedPage {
  const { shop, piece, amount, original, net, highest } = model;
  const where = `${origin(model)}/product/${piece.slug}/`;
  const specification = (price: number, more: object = {}) => ({
    "@type": "UnitPriceSpecification",
    price: marked(model, price),
    priceCurrency: shop.currency,
    valueAddedTaxIncluded: shop.currency !== "USD",
    ...more,
  });
  const offer = highest
    ? {
        "@type": "AggregateOffer",
        lowPrice: plain(model, amount),
        highPrice: plain(model, highest),
        offerCount: 3,
        priceCurrency: shop.currency,
      }
    : {
        "@type": "Offer",
        priceSpecification: [
          specification(amount, { validThrough: "2027-12-31" }),
          ...(original ? [specification(original, { priceType: "https://schema.org/ListPrice" })] : []),
          ...(net ? [specification(net, { valueAddedTaxIncluded: false })] : []),
        ],
      };
  const product = {
    "@type": "Product",
    "@id": `${where}#product`,
    name: piece.title,
    url: where,
    sku: 4711,
    gtin13: piece.gtin,
    image: { "@type": "ImageObject", "@id": `${where}#primaryimage`, url: picture(model) },
    brand: { "@type": "Brand", name: piece.brand },
    offers: [
      {
        ...offer,
        availability: schemaStock(model.isAvailable),
        url: where,
        seller: { "@type": "Organization", name: shop.name },
      },
    ],
    isRelatedTo: model.related.map((other) => ({
      "@type": "Product",
      name: other.piece.title,
      offers: { "@type": "Offer", price: plain(model, other.amount), priceCurrency: shop.currency },
    })),
  };
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "WebSite", "@id": `${origin(model)}/#website`, name: shop.name, url: origin(model) },
      {
        "@type": "WebPage",
        "@id": where,
        url: where,
        name: piece.title,
        isPartOf: { "@id": `${origin(model)}/#website` },
      },
      { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1, name: "Shop" }] },
      product,
    ],
  };
  const head = `<link rel='canonical' href='${where}' />${openGraph(model, "")}${meta("product:price:amount", plain(model, model.openGraph ?? amount))}${meta("product:price:currency", shop.currency)}`;
  return { address: where, html: page(model, { head: head + jsonLd(graph) }) };
}

/** Salesforce Commerce: one offer, an odd empty address, the variant as a parameter. */
export function salesforce(model: PageModel): RenderedPage {
  const { shop, piece, named } = model;
  const where = `${origin(model)}/en/${piece.slug}/28471${shop.level}.html`;
  const id = `28471-${named?.color.toLowerCase() ?? "001"}`;
  const product = {
    "@context": "http://schema.org/",
    "@type": "Product",
    name: piece.title,
    description: `${piece.title} by ${piece.brand}`,
    mpn: id,
    sku: id,
    brand: { "@type": "Thing", name: piece.brand },
    image: [picture(model), `${picture(model)}?view=2`],
    offers: {
      url: {},
      "@type": "Offer",
      priceCurrency: shop.currency,
      price: marked(model, model.amount),
      availability: schemaStock(model.isAvailable).replace("https", "http"),
      itemCondition: "https://schema.org/NewCondition",
    },
  };
  const address = named ? `${where}?dwvar_28471_color=${named.color}&dwvar_28471_size=${named.size}` : where;
  return {
    address,
    html: page(model, { head: `<link rel="canonical" href="${where}">${jsonLd(product)}${openGraph(model, "")}` }),
  };
}

/** BigCommerce: JSON-LD with an exact price specification, Open Graph from the platform. */
export function bigCommerce(model: PageModel): RenderedPage {
  const { shop, piece, amount, installment } = model;
  const where = `${origin(model)}/${piece.slug}/`;
  const product = {
    "@context": "https://schema.org/",
    "@type": "Product",
    name: piece.title,
    sku: `BC-${piece.slug.slice(0, 8)}`,
    gtin: piece.gtin,
    url: where,
    brand: { "@type": "Brand", name: piece.brand },
    image: picture(model).replace("https:", ""),
    offers: {
      "@type": "Offer",
      priceCurrency: shop.currency,
      price: marked(model, amount),
      itemCondition: "https://schema.org/NewCondition",
      availability: schemaStock(model.isAvailable),
      url: where,
      priceSpecification: [
        {
          "@type": "PriceSpecification",
          price: plain(model, amount),
          priceCurrency: shop.currency,
          minPrice: plain(model, amount),
        },
        ...(installment
          ? [
              {
                "@type": "UnitPriceSpecification",
                price: plain(model, installment),
                priceCurrency: shop.currency,
                billingDuration: 4,
                billingIncrement: 1,
              },
            ]
          : []),
      ],
    },
  };
  const shown = jsonLd(
    model.related.map(({ piece: other, amount: price }) => ({
      "@context": "https://schema.org/",
      "@type": "Product",
      name: other.title,
      url: `${origin(model)}/${other.slug}/`,
      offers: { "@type": "Offer", price: plain(model, price), priceCurrency: shop.currency },
    })),
  );
  const head = `<link href="${where}" rel="canonical">${openGraph(model)}${meta("product:availability", model.isAvailable ? "instock" : "oos")}`;
  return {
    address: `${where}?utm_source=paste&utm_medium=x`,
    html: page(model, { head, body: shown + jsonLd(product) }),
  };
}

/** An app that renders in the browser: a summary of offers, one per variant or per country. */
export function nextApp(model: PageModel): RenderedPage {
  const { shop, piece, variants, abroad, named, highest } = model;
  const where = `${origin(model)}/en/p/${piece.slug}`;
  const offer = (amount: number, isAvailable: boolean, more: object) => ({
    "@type": "Offer",
    price: plain(model, amount),
    priceCurrency: shop.currency,
    availability: schemaStock(isAvailable),
    ...more,
  });
  const offers = [
    ...(variants.length
      ? variants.map(({ id, amount, isAvailable, size, color }) =>
          offer(amount, isAvailable, { sku: id, itemOffered: { "@type": "Product", color, size } }),
        )
      : [offer(model.amount, model.isAvailable, {})]),
    ...abroad.map(({ amount, currency }) => ({ "@type": "Offer", price: amount, priceCurrency: currency })),
  ];
  const product = {
    "@context": "https://schema.org",
    "@type": "ItemPage",
    mainEntity: {
      "@type": "Product",
      name: piece.title,
      brand: piece.brand,
      image: picture(model),
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: shop.currency,
        lowPrice: plain(model, Math.min(model.amount, ...variants.map(({ amount }) => amount))),
        highPrice: plain(model, highest ?? Math.max(model.amount, ...variants.map(({ amount }) => amount))),
        offerCount: highest ? 3 : offers.length,
        ...(highest ? { availability: schemaStock(model.isAvailable) } : { offers }),
      },
    },
  };
  const others = model.related.map(({ piece: other, amount }) => ({
    "@type": "Product",
    name: other.title,
    offers: offer(amount, true, {}),
  }));
  const state = { props: { product: { price: 1, currency: "XXX", compareAt: 9_999 } } };
  const body = `${jsonLd(product)}${others.length ? jsonLd({ "@context": "https://schema.org", "@graph": others }) : ""}<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`;
  const parameters = named ? `?sku=${named.id}` : abroad.length ? `?currency=${shop.currency}` : "";
  return { address: where + parameters, html: page(model, { head: openGraph(model, ""), body }) };
}

/** JSON-LD that a theme glued together by hand: comments, a trailing comma, line breaks, entities. */
export function brokenJsonLd(model: PageModel): RenderedPage {
  const { shop, piece, amount } = model;
  const where = `${origin(model)}/shop/${piece.slug}.php`;
  const name = piece.title.replaceAll('"', "&quot;").replaceAll("'", "&#39;");
  const text = `{ "@context": "https://schema.org/", "@type": "Product",
  "name": "${name}", "image": ["${picture(model)}",],
  "description": "A piece by
  ${piece.brand}	for every day", "brand": { "@type": "Brand", "name": "${piece.brand.replaceAll("&", "&amp;")}", },
  "offers": { "@type": "Offer", "price": "${marked(model, amount)}", "priceCurrency": "${shop.currency}",
    "availability": "https://schema.org/${model.isAvailable ? "InStock" : "SoldOut"}", }, }`;
  const wrapped = [`<!--${text}-->`, `//<![CDATA[\n${text}\n//]]>`, `${text};`][piece.slug.length % 3];
  return {
    address: where,
    html: page(model, { head: `${openGraph(model, "")}<script type="application/ld+json">${wrapped}</script>` }),
  };
}
