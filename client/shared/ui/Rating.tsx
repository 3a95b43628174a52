import { styled } from "@mui/material/styles";
import { plural } from "../format/plural";
import { VisuallyHidden } from "./VisuallyHidden";

export interface RatingProps {
  /** 0 to 5; renders nothing without it. */
  value: number | null | undefined;
  count?: number | null;
}

const star = "M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8L10 14.9l-5.1 2.8 1-5.8-4.2-4 5.8-.8z";

/** Five stars, filled to the tenth, and the number of ratings. */
export function Rating({ value, count }: RatingProps) {
  if (value === null || value === undefined) return null;
  const reviews = count ? `, ${plural(count, "review")}` : "";
  return (
    <RatingLine>
      <VisuallyHidden>{`Rated ${value.toFixed(1)} out of 5${reviews}`}</VisuallyHidden>
      <Stars aria-hidden="true">
        <StarRow />
        <span style={{ width: `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%` }}>
          <StarRow />
        </span>
      </Stars>
      {count ? <span aria-hidden="true">({count})</span> : null}
    </RatingLine>
  );
}

const StarRow = () => (
  <svg width="85" height="16" viewBox="0 0 106 20" fill="currentColor" focusable="false">
    {[0, 1, 2, 3, 4].map((place) => (
      <path key={place} d={star} transform={`translate(${place * 21.5} 0)`} />
    ))}
  </svg>
);

const RatingLine = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  color: theme.vars.palette.text.secondary,
}));

const Stars = styled("span")(({ theme }) => ({
  position: "relative",
  display: "inline-block",
  color: `color-mix(in srgb, ${theme.vars.editorial.control} 45%, transparent)`,
  "& > span": { position: "absolute", inset: "0 auto 0 0", overflow: "hidden", color: theme.vars.palette.text.primary },
  "& svg": { maxWidth: "none" },
}));
