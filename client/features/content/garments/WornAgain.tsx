import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { WornAgain_PieceFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { shortDate } from "../../../shared/format/date";

/** The number of looks that a line names when there are more. */
const most = 2;

/** "Worn again: Mar 3, 2025, by Ava Stone": the later looks that show a piece; the others are in a line of their own. */
export function WornAgain({ piece }: { piece: FragmentType<WornAgain_PieceFragment> }) {
  const data = getFragmentData<WornAgain_PieceFragment>(piece);
  if (!data.garment) return null;
  const to = paths.garment(data.garment.slug);
  return (
    <>
      <LookLine label="Worn again" to={to} looks={data.wornAgain} />
      <LookLine label="Also worn" to={to} looks={data.alsoWorn} />
    </>
  );
}

interface LookLineProps {
  label: string;
  /** The page of the garment. */
  to: string;
  looks: WornAgain_PieceFragment["wornAgain"];
}

function LookLine({ label, to, looks }: LookLineProps) {
  if (looks.length === 0) return null;
  const more = looks.length - most;
  return (
    <Line>
      <Link to={to}>{label}</Link>:{" "}
      {looks.slice(0, most).map(({ id, slug, title, date, celebrity }, index) => (
        <Fragment key={id}>
          {index > 0 ? "; " : null}
          <Link to={paths.outfit(slug)} title={title}>
            {[date ? shortDate(date) : null, celebrity ? `by ${celebrity.name}` : null].filter(Boolean).join(", ") ||
              title}
          </Link>
        </Fragment>
      ))}
      {more > 0 ? (
        <>
          {" "}
          <Link to={to}>and {more} more</Link>
        </>
      ) : null}
    </Line>
  );
}

const Line = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  margin: "4px 0 0 42px",
  color: theme.vars.palette.text.secondary,
  // Tall enough for a finger where the line breaks.
  lineHeight: 1.9,
  "& a": { color: theme.vars.palette.text.primary, textDecorationThickness: 1, textUnderlineOffset: "0.3em" },
}));
