import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { paths } from "../../../../site/addresses";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

interface PieceNotesProps {
  /** Slug of the look. */
  look: string;
  /** The name of the piece; empty for the products without one. */
  name: string;
  /** Id of the product that the form of the correction begins with. */
  productId: string;
  /** Where the prices come from. */
  children: ReactNode;
}

/** One line below the products of a piece, and the link to correct them. */
export const PieceNotes = ({ look, name, productId, children }: PieceNotesProps) => (
  <NoteLine>
    {children}
    <a href={paths.correct(look, { product: productId })} rel="nofollow">
      Is this wrong?{name ? <VisuallyHidden> {name}</VisuallyHidden> : null}
    </a>
  </NoteLine>
);

const NoteLine = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 16,
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 44, color: "inherit" },
}));
