import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { paths } from "../../../../site/addresses";
import { CelebrityGrid } from "../../../features/content/celebrity/CelebrityGrid";
import { WornAgainSection } from "../../../features/content/garments/WornAgainSection";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import { OfferGrid } from "../../../features/shops/offer/OfferGrid";
import { BrandPageDocument, type BrandPageQuery } from "../../../graphql/generated/operations";
import { useLoadMore } from "../../../graphql/useLoadMore";
import { FollowActions } from "../../../shared/follow/FollowActions";
import { readHost } from "../../../shared/format/host";
import { boundedText } from "../../../shared/format/plural";
import { brandHead } from "../../../shared/seo/derivedHead";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { type Site, useSite } from "../../../shared/site/SiteContext";
import { headerPadding } from "../../../shared/theme/spaced";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Section } from "../../../shared/ui/layout/Section";
import { LoadMore } from "../../../shared/ui/links/LoadMore";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";

type Brand = NonNullable<BrandPageQuery["brand"]>;

interface BrandPageViewProps {
  brand: Brand;
  page: BrandPageQuery;
  after: string | undefined;
}

const brandData = ({ name, slug, image, homePage }: Brand, { origin }: Site) => ({
  "@context": "https://schema.org" as const,
  "@type": "Brand",
  name,
  url: absoluteUrl(origin, paths.brand(slug)),
  ...(image ? { image: absoluteUrl(origin, previewImages(image)[0] ?? image) } : {}),
  ...(homePage ? { sameAs: [homePage] } : {}),
});

/** "Worn by 3 celebrities in 7 outfits." */
const wornBy = ({ celebrities, outfits }: BrandPageQuery): string =>
  outfits.totalCount === 0
    ? "No outfit with it has been published yet."
    : `Worn by ${boundedText(celebrities.totalCount, "celebrity", "celebrities")} in ${boundedText(outfits.totalCount, "outfit")}.`;

/** Who wears a brand, in which looks, what is sold of it, and what was worn again. */
export function BrandPageView({ brand, page, after }: BrandPageViewProps) {
  const site = useSite();
  const { celebrities, outfits } = page;
  return (
    <>
      <Seo
        title={brandHead(brand).title}
        ownTitle={brand.seoTitle}
        description={brand.seoDescription || brandHead(brand).description}
        path={paths.brand(brand.slug, { after })}
        images={previewImages(brand.image || outfits.edges[0]?.node.image)}
        imageAlt={brand.image ? brand.imageAlt : undefined}
        noindex={outfits.edges.length === 0 && brand.html === ""}
      />
      <JsonLd data={brandData(brand, site)} />
      <Container sx={{ paddingTop: "12px" }}>
        <Breadcrumbs
          crumbs={[{ label: "Home", to: paths.home() }, { label: "Brands", to: paths.brands() }, { label: brand.name }]}
        />
        <BrandHeader brand={brand} text={wornBy(page)} />
      </Container>
      {celebrities.nodes.length > 0 ? (
        <Section
          kicker={boundedText(celebrities.totalCount, "celebrity", "celebrities")}
          title={`Who Wears ${brand.name}`}
        >
          <CelebrityGrid celebrities={celebrities.nodes} />
        </Section>
      ) : null}
      <BrandLooks brand={brand} outfits={outfits} />
      <BrandProducts brand={brand} products={page.affiliateProducts} />
      <WornAgainSection garments={brand.garments} />
    </>
  );
}

function BrandHeader({ brand, text }: { brand: Brand; text: string }) {
  const { id, name, slug, homePage, image, imageAlt, imageCredit, html } = brand;
  return (
    <Head data-picture={image !== ""}>
      <div>
        <Typography variant="overline" color="primary">
          Brand
        </Typography>
        <h1>{name}</h1>
        <Typography variant="subtitle1" color="textSecondary">
          {text}
        </Typography>
        <AboutText dangerouslySetInnerHTML={{ __html: html }} />
        {homePage ? (
          <a href={homePage} rel="noopener">
            {readHost(homePage)}
          </a>
        ) : null}
        <FollowActions id={id} kind="brand" slug={slug} name={name} />
      </div>
      {image ? (
        <figure>
          <Picture
            src={image}
            alt={imageAlt}
            kind="product"
            width={640}
            height={800}
            sizes="(min-width: 900px) 40vw, 100vw"
            priority
          />
          <PictureCredit text={imageCredit} />
        </figure>
      ) : null}
    </Head>
  );
}

function BrandLooks({
  brand,
  outfits: { edges, pageInfo, totalCount },
}: {
  brand: Brand;
  outfits: BrandPageQuery["outfits"];
}) {
  const { list, more } = useLoadMore({
    query: BrandPageDocument,
    variables: { slug: brand.slug },
    endCursor: pageInfo.endCursor,
    count: edges.length,
  });
  if (edges.length === 0) return null;
  return (
    <Section kicker={boundedText(totalCount, "outfit")} title={`In ${brand.name}`} tone="sunken" id="outfits">
      <OutfitGrid ref={list} outfits={edges.map(({ node }) => node)} />
      <LoadMore pageInfo={pageInfo} to={(after) => paths.brand(brand.slug, { after })} more={more} />
    </Section>
  );
}

function BrandProducts({ brand, products }: { brand: Brand; products: BrandPageQuery["affiliateProducts"] }) {
  if (products.nodes.length === 0) return null;
  return (
    <Section kicker={boundedText(products.totalCount, "product")} title={`Shop ${brand.name}`} id="shop">
      <Shop>
        <Disclosure />
        {brand.retailers.length > 0 ? (
          <Typography variant="body2" color="textSecondary">
            Sold at {brand.retailers.join(", ")}
          </Typography>
        ) : null}
        <OfferGrid offers={products.nodes} columns={4} />
      </Shop>
    </Section>
  );
}

const Head = styled("header")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 3vw, 4rem)",
  alignItems: "end",
  paddingBlock: headerPadding(theme),
  "& h1": { ...theme.typography.h1, margin: "14px 0 22px", textWrap: "balance" },
  [theme.breakpoints.up("md")]: {
    "&[data-picture='true']": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 40%)" },
  },
}));

const AboutText = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  maxWidth: "62ch",
  marginBlock: 24,
  ...theme.typography.body1,
  "&:empty": { display: "none" },
}));

const Shop = styled("div")({ display: "grid", gap: 24 });
