import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { OutfitStory_OutfitFragmentDoc, type OutfitStory_OutfitFragment } from "../../graphql/generated/operations";
import { FavoriteButton } from "../../shared/favorites/FavoriteButton";
import { useToast } from "../../shared/toast/ToastContext";
import { Disclosure } from "../../shared/ui/Disclosure";
import { Cluster } from "../../shared/ui/layout/Cluster";
import { TagLink } from "../../shared/ui/links/TagLink";
import { ArrowIcon } from "../../shared/ui/icons";
import { AffiliateLink } from "../../shared/ui/links/AffiliateLink";
import { OutfitDetails } from "./OutfitDetails";
import { paragraphs } from "./paragraphs";

export interface OutfitStoryProps {
  outfit: FragmentType<OutfitStory_OutfitFragment>;
  pictures: ReactNode;
  /** The list of pieces. */
  pieces?: ReactNode;
  /** Share buttons. */
  share?: ReactNode;
}

/** A whole look: its pictures, and beside them the story, the buy button, the pieces and the facts. */
export function OutfitStory({ outfit, pictures, pieces, share }: OutfitStoryProps) {
  const { data, complete } = useFragment({ fragment: OutfitStory_OutfitFragmentDoc, from: outfit });
  if (!complete) return null;
  const { title, occasion, tags, celebrity } = data;
  return (
    <StoryColumns>
      <BackLink to={celebrity ? paths.celebrity(celebrity.slug) : paths.outfits()}>
        <ArrowIcon />
        {celebrity ? `Back to ${celebrity.name}` : "All outfits"}
      </BackLink>
      <PictureColumn>{pictures}</PictureColumn>
      <TextColumn>
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
        <h1>{title}</h1>
        <StoryText>
          {paragraphs(data.fullDescription ?? data.description).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </StoryText>
        <BuyOutfit id={data.id} hasLink={data.hasAffiliateLink && data.isAvailable} directLink={data.directLink} />
        <FavoriteButton list="looks" id={data.id} title={title} />
        {pieces}
        <OutfitDetails date={data.date} occasion={occasion} wearer={celebrity} share={share} />
      </TextColumn>
    </StoryColumns>
  );
}

interface BuyOutfitProps {
  id: string;
  hasLink: boolean;
  /** The retailer's URL, when its program allows no redirect through this site. */
  directLink: string | null;
}

/** The link to the whole look at its retailer, or a note when there is none. */
function BuyOutfit({ id, hasLink, directLink }: BuyOutfitProps) {
  const toast = useToast();
  if (hasLink) {
    return (
      <>
        <Disclosure />
        <AffiliateLink
          id={id}
          directLink={directLink}
          placement="buy"
          onFollow={() => toast({ title: "Opening retailer website" })}
        >
          Buy Now
        </AffiliateLink>
      </>
    );
  }
  const explain = () =>
    toast({
      title: "No purchase link available",
      text: "This outfit doesn't have a direct purchase link",
      variant: "destructive",
    });
  return <Button onClick={explain}>Buy Now</Button>;
}

const StoryColumns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "8px clamp(2rem, 1rem + 4vw, 5.5rem)",
  paddingBlock: "clamp(0.75rem, 0.4rem + 1.4vw, 1.75rem) clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "start" },
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

const PictureColumn = styled("figure")(({ theme }) => ({
  minWidth: 0,
  // The whole picture stays in view beside a longer list of pieces.
  [theme.breakpoints.up("md")]: {
    position: "sticky",
    top: 96,
    width: "clamp(22rem, (100svh - 128px) * 0.75, 44vw)",
  },
}));

const TextColumn = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 24,
  paddingTop: 24,
  "& h1": { ...theme.typography.h1, fontSize: "clamp(2.25rem, 1.5rem + 2.6vw, 3.75rem)" },
  "& ul": { padding: 0, listStyle: "none" },
  "& > section": { marginTop: 12 },
  [theme.breakpoints.up("md")]: { paddingTop: 0 },
}));

const StoryText = styled("div")({ display: "grid", gap: "1em", maxWidth: "60ch" });
