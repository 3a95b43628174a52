import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { OutfitGrid } from "../../../features/outfit/OutfitGrid";
import { OutfitStory } from "../../../features/outfit/OutfitStory";
import type { OutfitPageQuery } from "../../../graphql/generated/operations";
import { metaDescription, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Section } from "../../../shared/ui/layout/Section";
import { ShareRow } from "../../../shared/ui/links/ShareRow";
import { OutfitPageProducts } from "./OutfitPageProducts";
import { outfitTrail, similarItems } from "./outfitStructuredData";

export type OutfitOfPage = NonNullable<OutfitPageQuery["outfit"]>;

/** The number of other looks of the wearer. */
const moreLooks = 4;

export function OutfitPageView({ outfit }: { outfit: OutfitOfPage }) {
  const { origin } = useSite();
  const { title, image, celebrity, products } = outfit;
  const path = paths.outfit(outfit.slug);
  const others = (celebrity?.outfits.nodes ?? []).filter(({ id }) => id !== outfit.id).slice(0, moreLooks);
  const preview = previewImages(image);
  return (
    <>
      <Seo
        title={celebrity ? `${title} - ${celebrity.name}` : title}
        description={metaDescription(outfit.description)}
        path={path}
        ogType="article"
        images={preview}
        keywords={[celebrity?.name, outfit.occasion, ...outfit.tags].filter((word) => typeof word === "string")}
      />
      <JsonLd data={outfitTrail(outfit, origin)} />
      <Container>
        <OutfitStory outfit={outfit} share={<ShareRow title={title} path={path} image={preview[0]} />} />
      </Container>
      {products.length > 0 ? (
        <Section kicker="Get the look" title="Shop Similar Items" tone="sunken" id="shop">
          <JsonLd data={similarItems(outfit, origin)} />
          {/* If the outfit has a link, the disclosure is already before its button. */}
          {outfit.hasAffiliateLink && outfit.isAvailable ? null : (
            <Before>
              <Disclosure />
            </Before>
          )}
          <OutfitPageProducts products={products} />
        </Section>
      ) : null}
      {celebrity && others.length > 0 ? (
        <Section
          title={`More from ${celebrity.name}`}
          more={{ label: "View all", to: paths.outfits({ celebrity: celebrity.id }) }}
        >
          <OutfitGrid outfits={others} columns={4} hideWearer />
        </Section>
      ) : null}
    </>
  );
}

const Before = styled("div")({ marginBottom: 28 });
