import Container from "@mui/material/Container";
import { paths } from "../../../../site/addresses";
import { InTheMagazine } from "../../../features/blog/InTheMagazine";
import { OutfitGrid } from "../../../features/outfit/OutfitGrid";
import { HighlightContext, useHighlightState } from "../../../features/outfit/look/highlight";
import { LookGallery } from "../../../features/outfit/look/LookGallery";
import { OutfitStory } from "../../../features/outfit/OutfitStory";
import { useNoteViewedLook } from "../../../features/outfit/recentLooks";
import type { OutfitPageQuery } from "../../../graphql/generated/operations";
import { outfitHead } from "../../../shared/seo/derivedHead";
import { previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Section } from "../../../shared/ui/layout/Section";
import { ShareRow } from "../../../shared/ui/links/ShareRow";
import { OutfitPagePieces } from "./OutfitPagePieces";
import { outfitTrail, similarItems } from "./outfitStructuredData";

export type OutfitOfPage = NonNullable<OutfitPageQuery["outfit"]>;

/** The number of other looks of the wearer. */
const moreLooks = 4;

export function OutfitPageView({ outfit }: { outfit: OutfitOfPage }) {
  const { origin } = useSite();
  useNoteViewedLook(outfit.id);
  const { title, image, celebrity } = outfit;
  const hasProducts = outfit.products.length > 0;
  const path = paths.outfit(outfit.slug);
  const others = (celebrity?.outfits.nodes ?? []).filter(({ id }) => id !== outfit.id).slice(0, moreLooks);
  const preview = previewImages(image);
  const head = outfitHead(outfit, celebrity?.name);
  return (
    <>
      <Seo
        title={head.title}
        ownTitle={outfit.seoTitle}
        description={outfit.seoDescription || head.description}
        path={path}
        ogType="article"
        images={preview}
        keywords={[celebrity?.name, outfit.occasion, ...outfit.tags].filter((word) => typeof word === "string")}
      />
      <JsonLd data={outfitTrail(outfit, origin)} />
      {hasProducts ? <JsonLd data={similarItems(outfit, origin)} /> : null}
      <Container>
        <HighlightContext value={useHighlightState()}>
          <OutfitStory
            outfit={outfit}
            pictures={<LookGallery outfit={outfit} piecesListed={hasProducts} />}
            pieces={hasProducts ? <OutfitPagePieces outfit={outfit} /> : null}
            share={<ShareRow title={title} path={path} image={preview[0]} />}
          />
        </HighlightContext>
      </Container>
      <InTheMagazine posts={outfit.mentionedIn} />
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
