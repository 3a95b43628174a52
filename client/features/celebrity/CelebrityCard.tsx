import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import {
  CelebrityCard_CelebrityFragmentDoc,
  type CelebrityCard_CelebrityFragment,
} from "../../graphql/generated/operations";
import { plural } from "../../shared/format/plural";
import { paths } from "../../shared/paths";
import { Kicker } from "../../shared/ui/Kicker";
import { Picture } from "../../shared/ui/Picture";

export interface CelebrityCardProps {
  celebrity: FragmentType<CelebrityCard_CelebrityFragment>;
  /** Heading level, so that the page's outline stays whole. */
  level?: 2 | 3;
  /** For cards of the first screen. */
  priority?: boolean;
}

/** A portrait and a name; the whole card leads to the profile. */
export function CelebrityCard({ celebrity, level = 3, priority = false }: CelebrityCardProps) {
  const { data, complete } = useFragment({ fragment: CelebrityCard_CelebrityFragmentDoc, from: celebrity });
  if (!complete) return null;
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Card>
      <figure>
        <Picture
          src={data.image}
          alt={`Portrait of ${data.name}`}
          kind="celebrity"
          width={800}
          height={1000}
          priority={priority}
        />
      </figure>
      <Words>
        {data.category === "" ? null : <Kicker>{data.category}</Kicker>}
        <Heading>
          <Link to={paths.celebrity(data.slug)}>{data.name}</Link>
        </Heading>
        <p>{plural(data.outfitCount, "outfit")}</p>
      </Words>
    </Card>
  );
}

const Card = styled("article")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: 16,
  "& figure": { overflow: "hidden", background: theme.vars.editorial.sunken },
  "& img": { transition: "transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)" },
  // One link, whose reach is the card: what is read out is the name and not the whole card.
  "& a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "& a:focus-visible": {
    outline: "none",
    "&::after": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 4 },
  },
  "&:hover img": { transform: "scale(1.025)" },
  "&:hover a": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.18em" },
}));

const Words = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 4,
  "& h2, & h3": { ...theme.typography.h3 },
  "& p:last-child": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
