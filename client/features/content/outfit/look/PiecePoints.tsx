import { styled } from "@mui/material/styles";
import { FragmentLink } from "../../../../shared/ui/links/FragmentLink";
import { cropPoint, type CroppedPicture, type Point } from "../../../../shared/ui/picture/cropPoint";
import { pieceAnchor, useHighlight } from "./highlight";
import { highlightedMark, pieceMark } from "../../../../shared/ui/picture/pieceMark";

export interface MarkedPiece {
  id: string;
  name: string;
  /** Its number in the list. */
  number: number;
  /** Where it is in the stored picture. */
  point: Point;
}

export interface PiecePointsProps {
  picture: CroppedPicture;
  /** Aspect ratio of the box that shows the picture. */
  box: number;
  pieces: readonly MarkedPiece[];
}

const percent = (fraction: number): string => `${Math.round(fraction * 10_000) / 100}%`;

/** Numbered links from a picture to the list of pieces; a point that the crop hides is left out. */
export function PiecePoints({ picture, box, pieces }: PiecePointsProps) {
  const shown = pieces.flatMap((piece) => {
    const at = cropPoint(piece.point, picture, box);
    return at ? [{ ...piece, at }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <Points aria-label="Pieces in the picture">
      {shown.map(({ at, ...piece }) => (
        <li key={piece.id} style={{ left: percent(at.x), top: percent(at.y) }}>
          <PiecePoint {...piece} />
        </li>
      ))}
    </Points>
  );
}

function PiecePoint({ id, name, number }: Omit<MarkedPiece, "point">) {
  return (
    <FragmentLink target={pieceAnchor(id)} title={name} aria-label={`${number}. ${name}`} {...useHighlight(id)}>
      {number}
    </FragmentLink>
  );
}

const Points = styled("ol")(({ theme }) => ({
  position: "absolute",
  inset: 0,
  listStyle: "none",
  // The picture below stays draggable and has its own context menu.
  pointerEvents: "none",
  "& li": { position: "absolute", width: 0, height: 0 },
  "& a": {
    ...pieceMark(theme),
    position: "absolute",
    display: "grid",
    placeItems: "center",
    transform: "translate(-50%, -50%)",
    background: theme.vars.palette.background.default,
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: "tabular-nums",
    textDecoration: "none",
    pointerEvents: "auto",
  },
  "& a[data-highlighted]": { zIndex: 1, ...highlightedMark(theme) },
}));
