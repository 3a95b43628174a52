import { styled } from "@mui/material/styles";
import { FragmentLink } from "../../../../shared/ui/links/FragmentLink";
import { pieceMark, highlightedMark } from "../../../../shared/ui/picture/pieceMark";
import { revealFocused } from "../../../../shared/ui/revealFocused";
import { pieceAnchor, useHighlight } from "./highlight";

interface NamedPiece {
  id: string;
  name: string;
}

/** The names of a look's pieces, numbered as their points. Each leads to its place in the list. */
export function PieceLinks({ pieces }: { pieces: readonly NamedPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <NameList aria-label="Pieces of the look" onFocus={revealFocused}>
      {pieces.map((piece, index) => (
        <li key={piece.id}>
          <PieceLink piece={piece} number={index + 1} />
        </li>
      ))}
    </NameList>
  );
}

function PieceLink({ piece: { id, name }, number }: { piece: NamedPiece; number: number }) {
  return (
    <FragmentLink target={pieceAnchor(id)} {...useHighlight(id)}>
      <span>{number}</span> {name}
    </FragmentLink>
  );
}

const NameList = styled("ol")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 20px",
  padding: 0,
  listStyle: "none",
  "& a": {
    ...theme.typography.body2,
    display: "inline-flex",
    alignItems: "center",
    gap: 10,
    minHeight: 44,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.35em" },
  },
  "& span": { ...pieceMark(theme), display: "inline-grid", flex: "none", placeItems: "center" },
  "& [data-highlighted] > span": highlightedMark(theme),
  // One line on a phone, so that the first screen has room for the picture. The name at its edge shows that it scrolls.
  [theme.breakpoints.down("md")]: {
    flexWrap: "nowrap",
    gap: 20,
    maxWidth: "100vw",
    marginInline: "calc(-1 * clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
    paddingInline: "clamp(1.25rem, 0.5rem + 3.2vw, 4rem)",
    overflowX: "auto",
    scrollbarWidth: "none",
    "& a": { whiteSpace: "nowrap" },
  },
}));
