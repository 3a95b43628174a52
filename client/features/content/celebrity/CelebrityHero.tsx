import type { FragmentType } from "@apollo/client";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { CelebrityHero_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { FollowActions } from "../../../shared/follow/FollowActions";
import { plural } from "../../../shared/format/plural";
import { FragmentLink } from "../../../shared/ui/links/FragmentLink";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";

/** Id of the page's section with the garments that the celebrity wore more than once. */
export const wornAgainId = "worn-again";

export interface CelebrityHeroProps {
  celebrity: FragmentType<CelebrityHero_CelebrityFragment>;
  /** The link back to the list. */
  children?: ReactNode;
}

/** The header of the profile: portrait and name. */
export function CelebrityHero({ celebrity, children }: CelebrityHeroProps) {
  const data = getFragmentData<CelebrityHero_CelebrityFragment>(celebrity);
  const facts = [data.styleType && `${data.styleType} style`, data.nationality].filter(Boolean);
  return (
    <Container>
      <Trail>{children}</Trail>
      <Head>
        <figure>
          <Picture
            src={data.image}
            alt={data.imageAlt || `Portrait of ${data.name}`}
            kind="celebrity"
            width={800}
            height={1000}
            sizes={pictureSizes.lesserHalf}
            priority
          />
          <PictureCredit text={data.imageCredit} />
        </figure>
        <HeroText>
          {data.category ? (
            <Typography variant="overline" color="primary">
              {data.category}
            </Typography>
          ) : null}
          <h1>{data.name}</h1>
          {facts.length > 0 || data.rewornCount > 0 ? (
            <ul>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
              {data.rewornCount > 0 ? (
                <li>
                  <FragmentLink target={wornAgainId}>{plural(data.rewornCount, "piece")} worn again</FragmentLink>
                </li>
              ) : null}
            </ul>
          ) : null}
          {data.bio ? <Bio>{data.bio}</Bio> : null}
          <FollowActions
            kind="celebrity"
            id={data.id}
            slug={data.slug}
            name={data.name}
            followerCount={data.followerCount}
          />
        </HeroText>
      </Head>
    </Container>
  );
}

const Trail = styled("div")({ paddingTop: 12, paddingBottom: "clamp(0.5rem, 0.25rem + 1vw, 1.25rem)" });

const Head = styled("header")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 4vw, 5.5rem)",
  paddingBottom: "clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  "& figure": { overflow: "hidden", background: theme.vars.editorial.sunken },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "end" },
}));

const HeroText = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 18,
  "& h1": { ...theme.typography.h1, fontSize: "clamp(3rem, 1.6rem + 5.6vw, 6.75rem)", lineHeight: 0.98 },
  "& ul": {
    ...theme.typography.subtitle2,
    display: "flex",
    flexWrap: "wrap",
    listStyle: "none",
    gap: "4px 10px",
    color: theme.vars.palette.text.secondary,
  },
  "& li a": { textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
  "& li + li::before": { content: '"/"', marginRight: 10, color: theme.vars.editorial.control },
  "& > div:last-child": { marginTop: 10 },
}));

const Bio = styled("p")(({ theme }) => ({ ...theme.typography.subtitle1, maxWidth: "58ch" }));
