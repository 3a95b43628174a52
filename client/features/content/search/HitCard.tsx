import { Link } from "react-router-dom";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Picture, type PictureKind, type PictureProps } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { hitStyle } from "./hitStyle";
import { Marked } from "./Marked";
import { markStyle } from "./markStyle";

export interface HitCardProps {
  to: string;
  title: string;
  query: string;
  note: string | null | undefined;
  /** Above the title of a wide card. */
  detail?: string | null;
  /** Text beside the image, for one or two results that have a row to themselves. */
  isWide?: boolean;
  image: string;
  alt: string;
  focalPoint?: PictureProps["focalPoint"];
  kind: Extract<PictureKind, "celebrity" | "outfit">;
}

/** A search result with a large image: a person, a look. */
export function HitCard({
  to,
  title,
  query,
  note,
  detail,
  isWide = false,
  image,
  alt,
  focalPoint,
  kind,
}: HitCardProps) {
  return (
    <Card data-wide={isWide || undefined}>
      <figure>
        <Picture
          src={image}
          alt={alt}
          kind={kind}
          focalPoint={focalPoint}
          width={900}
          height={kind === "outfit" ? 1200 : 1125}
          sizes={isWide ? pictureSizes.third : pictureSizes.quarter}
        />
      </figure>
      <div>
        {isWide && detail ? (
          <Typography variant="overline" color="primary">
            {detail}
          </Typography>
        ) : null}
        <h3>
          <Link to={to}>
            <Marked text={title} query={query} />
          </Link>
        </h3>
        {note ? <p>{note}</p> : null}
      </div>
    </Card>
  );
}

const Card = styled("article")(hitStyle, markStyle, ({ theme }) => ({
  display: "grid",
  gap: 14,
  "&[data-wide]": {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    alignItems: "center",
    gap: "clamp(1rem, 0.4rem + 2vw, 2.25rem)",
    "& h3": { ...theme.typography.h3, marginTop: 8 },
  },
  "& figure": { overflow: "hidden", background: theme.vars.editorial.sunken },
  "& img": { transition: "transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)" },
  "&:hover img": { transform: "scale(1.025)" },
}));
