import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { outboundPath } from "../../../../site/outbound";
import { OfferCard } from "../../../features/shops/offer/OfferCard";
import type { LinkGonePageQuery } from "../../../graphql/generated/operations";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";

type Piece = NonNullable<LinkGonePageQuery["offer"]>;

/** A piece that its retailer no longer sells, with the most similar one that can be bought. */
export function UnavailablePiece({ offer }: { offer: Piece }) {
  const { nofollowLinks } = useSite();
  const { id, title, retailer, replacement } = offer;
  const shop = retailer || "the shop";
  return (
    <Container>
      <Seo title={`${title} is no longer available`} noindex />
      <Page>
        <PieceText>
          <Typography variant="overline" color="primary">
            No longer available
          </Typography>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="subtitle1" color="textSecondary">
            {replacement
              ? `${shop} no longer sells this piece. The most similar one that we know is here.`
              : `${shop} no longer sells this piece, and we know no similar one.`}
          </Typography>
          <Actions>
            <Button component={Link} to={paths.shop()} variant={replacement ? "outlined" : "contained"}>
              Browse the shop
            </Button>
            <Button
              href={outboundPath(id, { anyway: "1" })}
              rel={nofollowLinks ? "sponsored nofollow noopener" : "sponsored noopener"}
            >
              Go to {shop} anyway
            </Button>
          </Actions>
        </PieceText>
        {replacement ? (
          <Similar aria-label="Similar piece">
            <OfferCard offer={replacement} level={2} priority />
          </Similar>
        ) : null}
      </Page>
    </Container>
  );
}

const Page = styled("div")(({ theme }) => ({
  display: "grid",
  alignItems: "center",
  gap: 40,
  paddingBlock: "clamp(3rem, 2rem + 5vw, 6rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr minmax(0, 22rem)", gap: 80 },
}));

const PieceText = styled("div")({ display: "grid", justifyItems: "start", gap: 20 });

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12, marginTop: 8 });

const Similar = styled("section")({ maxWidth: "22rem" });
