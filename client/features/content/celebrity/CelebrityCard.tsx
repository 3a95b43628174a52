import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { CelebrityCard_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { plural } from "../../../shared/format/plural";
import { LinkCard } from "../../../shared/ui/links/LinkCard";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";

export interface CelebrityCardProps {
  celebrity: FragmentType<CelebrityCard_CelebrityFragment>;
  /** Heading level, to keep the page's outline complete. */
  level?: 2 | 3;
  /** For cards on the first screen. */
  priority?: boolean;
  /** The displayed width of the card's image. */
  sizes?: string;
}

/** A portrait and a name, with a link to the profile over the whole card. */
export function CelebrityCard({
  celebrity,
  level = 3,
  priority = false,
  sizes = pictureSizes.quarter,
}: CelebrityCardProps) {
  const data = getFragmentData<CelebrityCard_CelebrityFragment>(celebrity);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <LinkCard component="article">
      <figure>
        <Picture
          src={data.image}
          alt={`Portrait of ${data.name}`}
          kind="celebrity"
          width={800}
          height={1000}
          sizes={sizes}
          priority={priority}
        />
      </figure>
      <Content>
        {data.category === "" ? null : (
          <Typography variant="overline" color="primary">
            {data.category}
          </Typography>
        )}
        <Heading>
          <Link to={paths.celebrity(data.slug)}>{data.name}</Link>
        </Heading>
        <p>{plural(data.outfitCount, "outfit")}</p>
      </Content>
    </LinkCard>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 4,
  "& h2, & h3": { ...theme.typography.h3 },
  "& p:last-child": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
