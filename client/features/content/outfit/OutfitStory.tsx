import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { OutfitStory_OutfitFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { FavoriteButton } from "../../../shared/favorites/FavoriteButton";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { TagLink } from "../../../shared/ui/links/TagLink";
import { ArrowIcon } from "../../../shared/ui/icons";
import { BuyOutfit } from "./BuyOutfit";
import { LookHeading } from "./LookHeading";
import { OutfitDetails } from "./OutfitDetails";

/** Splits text into paragraphs at blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

export interface OutfitStoryProps {
  outfit: FragmentType<OutfitStory_OutfitFragment>;
  pictures: ReactNode;
  /** What leads to the pieces, directly below the pictures on a phone. */
  lead?: ReactNode;
  /** Where on screen it was worn. */
  scene?: ReactNode;
  /** The list of pieces. */
  pieces?: ReactNode;
  /** Share buttons. */
  share?: ReactNode;
}

/** A whole look: who wore it, its pictures, and beside them the story, the buy button, the pieces and the facts. */
export function OutfitStory({ outfit, pictures, lead, pieces, scene, share }: OutfitStoryProps) {
  const data = getFragmentData<OutfitStory_OutfitFragment>(outfit);
  const { title, occasion, tags, celebrity } = data;
  return (
    <StoryColumns>
      <BackLink to={celebrity ? paths.celebrity(celebrity.slug) : paths.outfits()}>
        <ArrowIcon />
        {celebrity ? `Back to ${celebrity.name}` : "All outfits"}
      </BackLink>
      <HeadingCell>
        <LookHeading look={data} scene={scene} />
      </HeadingCell>
      <PictureColumn>{pictures}</PictureColumn>
      <TextColumn>
        {lead}
        <StoryText>
          {paragraphs(data.fullDescription ?? data.description).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </StoryText>
        {occasion || tags.length > 0 ? (
          <Cluster as="ul" aria-label="Occasion and tags">
            {occasion ? (
              <li>
                <TagLink to={paths.outfits({ occasion })} data-tone="accent">
                  {occasion}
                </TagLink>
              </li>
            ) : null}
            {tags.map((tag) => (
              <li key={tag}>
                <TagLink to={paths.outfits({ tag })}>{tag}</TagLink>
              </li>
            ))}
          </Cluster>
        ) : null}
        <BuyOutfit look={data} />
        <FavoriteButton list="looks" id={data.id} title={title} />
        {pieces}
        <OutfitDetails
          date={data.date}
          event={data.event}
          occasion={occasion}
          wearer={celebrity}
          scene={scene}
          share={share}
        />
      </TextColumn>
    </StoryColumns>
  );
}

const StoryColumns = styled("div")(({ theme }) => ({
  display: "grid",
  // Names in one line scroll; they make no column wider.
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: "clamp(2rem, 1rem + 4vw, 5.5rem)",
  paddingBlock: "clamp(0rem, -0.4rem + 1.8vw, 1.75rem) clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gridTemplateRows: "auto auto 1fr",
    gridTemplateAreas: '"back back" "picture heading" "picture text"',
    alignItems: "start",
    rowGap: 8,
  },
}));

const BackLink = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  gridColumn: "1 / -1",
  gap: 10,
  minHeight: 44,
  textDecoration: "none",
  "& svg": { transform: "rotate(180deg)", transition: "transform 200ms" },
  "&:hover": { color: theme.vars.palette.primary.main, "& svg": { transform: "rotate(180deg) translateX(4px)" } },
}));

const HeadingCell = styled("div")(({ theme }) => ({
  marginBottom: 16,
  [theme.breakpoints.up("md")]: { gridArea: "heading", marginBottom: 8 },
}));

const PictureColumn = styled("figure")(({ theme }) => ({
  minWidth: 0,
  // The whole picture stays in view beside a longer list of pieces.
  [theme.breakpoints.up("md")]: {
    gridArea: "picture",
    position: "sticky",
    top: 96,
    width: "clamp(22rem, (100svh - 128px) * 0.75, 44vw)",
  },
}));

const TextColumn = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 24,
  paddingTop: 8,
  "& ul": { padding: 0, listStyle: "none" },
  "& > section": { marginTop: 12 },
  [theme.breakpoints.up("md")]: { gridArea: "text" },
}));

const StoryText = styled("div")({ display: "grid", gap: "1em", maxWidth: "60ch" });
