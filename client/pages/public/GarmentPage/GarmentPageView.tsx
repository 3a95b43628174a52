import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { OfferRow, OfferRows } from "../../../features/shops/offer/OfferRow";
import { productLd } from "../../../features/shops/offer/productLd";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import { matchLabels } from "../../../features/content/product/matchLabels";
import type { GarmentPageQuery } from "../../../graphql/generated/operations";
import { shortDate } from "../../../shared/format/date";
import { moneyText } from "../../../shared/format/money";
import { plural } from "../../../shared/format/plural";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { Section } from "../../../shared/ui/layout/Section";

type GarmentOfPage = NonNullable<GarmentPageQuery["garment"]>;

const context = "https://schema.org" as const;

/** "Worn in 3 looks by Ava Stone and Wren Halloway." */
function wornBy({ looks }: GarmentOfPage): string {
  const names = [...new Set(looks.flatMap(({ celebrity }) => celebrity?.name ?? []))];
  const shown =
    names.length > 3
      ? `${names.length} celebrities`
      : [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
  return `Worn in ${plural(looks.length, "look", "looks")}${shown ? ` by ${shown}` : ""}.`;
}

/** The looks as a list, and the products that the page offers. */
function structuredData({ slug: garment, name, looks, products }: GarmentOfPage, origin: string) {
  const shop = `${paths.garment(garment)}#shop`;
  const lists = [
    {
      name: `Looks with the ${name}`,
      items: looks.map(({ slug, title }) => ({ name: title, url: absoluteUrl(origin, paths.outfit(slug)) })),
    },
    { name: `Shop the ${name}`, items: products.map((product) => ({ item: productLd(product, shop, origin) })) },
  ];
  return lists
    .filter(({ items }) => items.length > 0)
    .map((list) => ({
      "@context": context,
      "@type": "ItemList",
      name: list.name,
      itemListElement: list.items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
    }));
}

/** What a product cost when, newest first; nothing before its first change. */
function PriceHistory({ product }: { product: GarmentOfPage["products"][number] }) {
  const { priceHistory, priceCurrency } = product;
  const changes = priceHistory.filter(({ amount }, index) => amount !== priceHistory[index - 1]?.amount).reverse();
  if (changes.length < 2 || priceCurrency === null) return null;
  return (
    <HistoryDetails>
      <summary>Price history</summary>
      <ol reversed>
        {changes.map(({ day, amount }) => (
          <li key={day}>
            {moneyText(amount, priceCurrency)} from {shortDate(day)}
          </li>
        ))}
      </ol>
    </HistoryDetails>
  );
}

/** Who wore a garment and when, and what is sold like it. */
export function GarmentPageView({ garment }: { garment: GarmentOfPage }) {
  const { origin } = useSite();
  const { slug, name, looks, products } = garment;
  const text = wornBy(garment);
  return (
    <>
      <Seo
        title={`${name}, worn again`}
        description={`${name}: ${text} See each look, and where to buy it or a similar one.`}
        path={paths.garment(slug)}
        images={previewImages(looks[0]?.image)}
      />
      {structuredData(garment, origin).map((list) => (
        <JsonLd key={list.name} data={list} />
      ))}
      <Page>
        <Breadcrumbs
          crumbs={[{ label: "Home", to: paths.home() }, { label: "Outfits", to: paths.outfits() }, { label: name }]}
        />
        <PageHeader kicker="Worn again" title={name} text={text} />
        <OutfitGrid outfits={looks} level={2} priority={2} />
      </Page>
      {products.length > 0 ? (
        <Section title="Shop this piece" id="shop">
          <Shop>
            <Disclosure />
            <OfferRows>
              {products.map((product) => (
                <li key={product.id}>
                  <OfferRow
                    offer={product}
                    description={product.description}
                    history={product.priceHistory}
                    label={matchLabels[product.shownMatchKind]}
                    note={product.isPriceCurrent ? <PriceHistory product={product} /> : null}
                    level={3}
                  />
                </li>
              ))}
            </OfferRows>
          </Shop>
        </Section>
      ) : null}
    </>
  );
}

const Page = styled(Container)({ paddingBlock: "12px clamp(3rem, 2rem + 4vw, 6rem)" });

const HistoryDetails = styled("details")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  // Tall enough for a finger.
  "& summary": { paddingBlock: 10, cursor: "pointer" },
  "& ol": { padding: 0, listStyle: "none" },
}));

const Shop = styled("div")({ display: "grid", gap: 24 });
