import type { FragmentType } from "@apollo/client";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OfferCard } from "../../../features/shops/offer/OfferCard";
import type { HomePageSpotlight_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { Section } from "../../../shared/ui/layout/Section";

export interface HomePageSpotlightProps {
  celebrity: FragmentType<HomePageSpotlight_CelebrityFragment>;
  /** Whether the first affiliate links of the page are here. */
  discloses: boolean;
  /** Further content of the same section. */
  children?: ReactNode;
}

/** One celebrity: portrait, text, and two pieces from the looks. */
export function HomePageSpotlight({ celebrity, discloses, children }: HomePageSpotlightProps) {
  const data = getFragmentData<HomePageSpotlight_CelebrityFragment>(celebrity);
  const { name, slug, bio, category } = data;
  const products = data.products.nodes;
  return (
    <Section title="Celebrity Spotlight" tone="sunken">
      <Spread>
        <Portrait>
          <Picture
            src={data.image}
            alt={`Portrait of ${name}`}
            kind="celebrity"
            width={800}
            height={1000}
            sizes={pictureSizes.lesserHalf}
          />
        </Portrait>
        <SpotlightText>
          {category ? (
            <Typography variant="overline" color="primary">
              {category}
            </Typography>
          ) : null}
          <h3>{name}</h3>
          {bio ? <p>{bio}</p> : null}
          <Button component={Link} to={paths.celebrity(slug)} variant="outlined">
            View Profile
          </Button>
        </SpotlightText>
        {products.length > 0 ? (
          <Pieces>
            {discloses ? (
              <DisclosureItem>
                <Disclosure />
              </DisclosureItem>
            ) : null}
            {products.map((product) => (
              <li key={product.id}>
                <OfferCard offer={product} level={4} />
              </li>
            ))}
          </Pieces>
        ) : null}
      </Spread>
      {children}
    </Section>
  );
}

const Spread = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "36px clamp(1.5rem, 0.5rem + 3vw, 4.5rem)",
  alignItems: "start",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    gridTemplateRows: "auto 1fr",
  },
}));

/** As tall as the text and pieces beside it. */
const Portrait = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: { gridRow: "1 / span 2", height: "100%", "& img": { height: "100%" } },
}));

const SpotlightText = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 18,
  "& h3": { ...theme.typography.h2 },
  "& > p:not(:first-child), & > h3 + p": { ...theme.typography.subtitle1, maxWidth: "60ch", marginBottom: 8 },
}));

const DisclosureItem = styled("li")({ gridColumn: "1 / -1" });

const Pieces = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "32px 16px",
  listStyle: "none",
  [theme.breakpoints.up("md")]: { columnGap: 28, alignSelf: "end", maxWidth: 560 },
}));
