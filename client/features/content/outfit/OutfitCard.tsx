import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { OutfitCard_OutfitFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { shortDate } from "../../../shared/format/date";
import { FavoriteToggle } from "../../../shared/favorites/FavoriteToggle";
import { LinkCard } from "../../../shared/ui/links/LinkCard";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";

export interface OutfitCardProps {
  outfit: FragmentType<OutfitCard_OutfitFragment>;
  /** Heading level, to keep the page's outline complete. */
  level?: 2 | 3;
  /** For pages that already name the wearer. */
  hideWearer?: boolean;
  /** For cards on the first screen. */
  priority?: boolean;
  /** The displayed width of the card's image. */
  sizes?: string;
}

/** A look with its wearer, place and date, and a link over the whole card. */
export function OutfitCard({
  outfit,
  level = 3,
  hideWearer = false,
  priority = false,
  sizes = pictureSizes.third,
}: OutfitCardProps) {
  const data = getFragmentData<OutfitCard_OutfitFragment>(outfit);
  const titleId = useId();
  const Heading = level === 2 ? "h2" : "h3";
  const wearer = data.celebrity?.name;
  const date = shortDate(data.date);
  return (
    <LinkCard component="article">
      <figure>
        <Picture
          src={data.image}
          alt={wearer ? `${wearer} in ${data.title}` : data.title}
          kind="outfit"
          focalPoint={data.focalPoint}
          width={900}
          height={1200}
          sizes={sizes}
          priority={priority}
        />
      </figure>
      <OutfitText>
        {data.occasion ? (
          <Typography variant="overline" color="primary">
            {data.occasion}
          </Typography>
        ) : null}
        <Heading id={titleId}>
          <Link to={paths.outfit(data.slug)}>{data.title}</Link>
        </Heading>
        {(wearer && !hideWearer) || date ? (
          <Meta>
            {wearer && !hideWearer ? <span>{wearer}</span> : null}
            {date ? <time dateTime={data.date ?? undefined}>{date}</time> : null}
          </Meta>
        ) : null}
      </OutfitText>
      <FavoriteToggle list="looks" id={data.id} title={data.title} describedBy={titleId} />
    </LinkCard>
  );
}

const OutfitText = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 6,
  "& h2, & h3": {
    ...theme.typography.h4,
    [theme.breakpoints.down("sm")]: { fontSize: "1.0625rem", lineHeight: 1.22 },
  },
}));

const Meta = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  columnGap: 18,
  color: theme.vars.palette.text.secondary,
  "& time": { position: "relative", fontVariantNumeric: "lining-nums", whiteSpace: "nowrap" },
  "& span + time::before": {
    content: '""',
    position: "absolute",
    left: -11,
    top: "50%",
    width: 3,
    height: 3,
    borderRadius: "50%",
    background: theme.vars.editorial.control,
  },
  [theme.breakpoints.down("sm")]: { display: "grid", "& span + time::before": { display: "none" } },
}));
