import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { InTheMagazine } from "../../../features/content/blog/InTheMagazine";
import { WornAgain } from "../../../features/content/garments/WornAgain";
import { OutfitCorrections } from "../../../features/readers/corrections/OutfitCorrections";
import { PieceNotes } from "../../../features/content/product/PieceNotes";
import { ProductBasis } from "../../../features/content/product/ProductBasis";
import { PriceSources } from "../../../features/shops/offer/PriceSources";
import { OfferRow, OfferRows } from "../../../features/shops/offer/OfferRow";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import {
  HighlightContext,
  pieceAnchor,
  useHighlight,
  useHighlightState,
} from "../../../features/content/outfit/look/highlight";
import { PieceLinks } from "../../../features/content/outfit/look/PieceLinks";
import { LookGallery } from "../../../features/content/outfit/look/LookGallery";
import { OutfitStory } from "../../../features/content/outfit/OutfitStory";
import { SceneLine } from "../../../features/content/show/SceneLine";
import { useNoteViewedLook } from "../../../features/content/outfit/recentLooks";
import { matchLabels } from "../../../features/content/product/matchLabels";
import type { OutfitPageQuery } from "../../../graphql/generated/operations";
import { outfitHead } from "../../../shared/seo/derivedHead";
import { previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Section } from "../../../shared/ui/layout/Section";
import { ShareRow } from "../../../shared/ui/links/ShareRow";
import { highlightedMark, pieceMark } from "../../../shared/ui/picture/pieceMark";
import { lazyPart } from "../../../shared/ui/lazyPart";
import { groupByPiece, type PieceGroups, type PieceOfPage } from "./groupByPiece";
import { findLowestPrice, type LowestPrice } from "./lowestPrice";
import { AboveBar, OutfitPageBar, ShopLead, ShopLink } from "./OutfitPageShop";
import { OutfitPageSizes, useInMySizes } from "./OutfitPageSizes";
import { lookArticle, outfitTrail, similarItems } from "./outfitStructuredData";

const loadBudget = () => import("./OutfitPageBudget");
const OutfitPageBudgetForm = lazyPart(async () => (await loadBudget()).OutfitPageBudgetForm);
const OutfitPageBudgetResult = lazyPart(async () => (await loadBudget()).OutfitPageBudgetResult);

type OutfitOfPage = NonNullable<OutfitPageQuery["outfit"]>;

/** The number of other looks of the wearer. */
const moreLooks = 4;

export function OutfitPageView({ outfit }: { outfit: OutfitOfPage }) {
  const site = useSite();
  useNoteViewedLook(outfit.id);
  const { title, image, celebrity } = outfit;
  const hasProducts = outfit.products.length > 0;
  const groups = groupByPiece(outfit);
  const lowest = findLowestPrice(outfit.products);
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
        imageAlt={outfit.imageAlt}
        keywords={[celebrity?.name, outfit.occasion, ...outfit.tags].filter((word) => typeof word === "string")}
      />
      <JsonLd data={outfitTrail(outfit, site.origin)} />
      <JsonLd data={lookArticle(outfit, site)} />
      {hasProducts ? <JsonLd data={similarItems(outfit, groups, site.origin)} /> : null}
      <AboveBar>
        <Container>
          <HighlightContext value={useHighlightState()}>
            <OutfitStory
              outfit={outfit}
              pictures={<LookGallery outfit={outfit} piecesListed={hasProducts} />}
              lead={hasProducts ? <OutfitPageLead {...{ outfit, groups, lowest }} /> : null}
              pieces={hasProducts ? <OutfitPagePieces outfit={outfit} {...groups} /> : null}
              scene={outfit.scene?.show ? <SceneLine scene={outfit.scene} /> : null}
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
        <OutfitCorrections {...outfit.corrections} />
      </AboveBar>
      {hasProducts ? <OutfitPageBar lowest={lowest} hasBudget={hasBudget(groups)} /> : null}
    </>
  );
}

/** A budget chooses between pieces, so there must be several with products. */
const hasBudget = ({ groups }: PieceGroups): boolean => groups.filter((piece) => piece.products.length > 0).length > 1;

/** The pieces' names, the link to them from a price on, and the budget. */
function OutfitPageLead({
  outfit,
  groups,
  lowest,
}: {
  outfit: OutfitOfPage;
  groups: PieceGroups;
  lowest: LowestPrice | null;
}) {
  return (
    <>
      <PieceLinks pieces={groups.groups} />
      <ShopLead>
        <ShopLink lowest={lowest} />
      </ShopLead>
      {hasBudget(groups) ? (
        <Suspense>
          <OutfitPageBudgetForm outfit={outfit} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The pieces of a look with their products, numbered as their points in the pictures. */
function OutfitPagePieces({ outfit, groups, others }: PieceGroups & { outfit: OutfitOfPage }) {
  return (
    <PiecesSection aria-labelledby="shop-title" id="shop">
      <Typography variant="overline" color="primary">
        Get the look
      </Typography>
      <h2 id="shop-title">Shop Similar Items</h2>
      {/* If the outfit has a link, the disclosure is already before its button. */}
      {outfit.hasAffiliateLink && outfit.isAvailable ? null : <Disclosure />}
      {hasBudget({ groups, others }) ? (
        <Suspense>
          <OutfitPageBudgetResult outfit={outfit} />
        </Suspense>
      ) : null}
      <OutfitPageSizes products={outfit.products} />
      <ol>
        {groups.map((piece, index) => (
          <PieceEntry key={piece.id} piece={piece} number={index + 1} look={outfit.slug} />
        ))}
      </ol>
      {others.length > 0 ? (
        <div>
          {groups.length > 0 ? <h3>Also in this look</h3> : null}
          <Products products={others} name="" look={outfit.slug} />
        </div>
      ) : null}
    </PiecesSection>
  );
}

function PieceEntry({ piece, number, look }: { piece: PieceOfPage; number: number; look: string }) {
  const { id, name, note, brand, products } = piece;
  return (
    <li id={pieceAnchor(id)} {...useHighlight(id)}>
      <h3>
        <PieceNumber aria-hidden="true">{number}</PieceNumber>
        {name}
      </h3>
      {brand ? (
        <PieceNote>
          By <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
        </PieceNote>
      ) : null}
      {note ? <PieceNote>{note}</PieceNote> : null}
      <WornAgain piece={piece} />
      <Products products={products} name={name} look={look} />
    </li>
  );
}

/** Products of a piece, or those without one; where their prices come from is said once. */
function Products({ products: all, name, look }: Pick<PieceOfPage, "products" | "name"> & { look: string }) {
  const products = useInMySizes(all);
  const [first] = products;
  if (!first) return null;
  return (
    <>
      <OfferRows>
        {products.map((product) => (
          <li key={product.id}>
            <OfferRow
              offer={product}
              description={product.description}
              sizes={product.sizes}
              history={product.priceHistory}
              label={matchLabels[product.shownMatchKind]}
              level={4}
              note={<ProductBasis product={product} />}
              hideSource
            />
          </li>
        ))}
      </OfferRows>
      <PieceNotes look={look} name={name} productId={first.id}>
        <PriceSources offers={products} />
      </PieceNotes>
    </>
  );
}

const PieceNumber = styled("span")(({ theme }) => ({
  ...pieceMark(theme),
  display: "inline-grid",
  placeItems: "center",
}));

const PieceNote = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  margin: "4px 0 0 42px",
  color: theme.vars.palette.text.secondary,
}));

const PiecesSection = styled("section")(({ theme }) => ({
  width: "100%",
  "& h2": { ...theme.typography.h3, margin: "4px 0 16px" },
  "& > h2 + p": { marginBottom: 20 },
  "& h3": { ...theme.typography.h4, display: "flex", alignItems: "center", gap: 12 },
  "& ol, & ul": { padding: 0, listStyle: "none" },
  "& ol > li, & > div:not([role])": {
    paddingBlock: 20,
    // The header covers the top of the page.
    scrollMarginTop: 88,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& ul": { marginTop: 16 },
  "& [data-highlighted] > h3 > span, & li:target > h3 > span": highlightedMark(theme),
}));
