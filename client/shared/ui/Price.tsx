import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "./VisuallyHidden";

export interface PriceProps {
  /** As the editor typed it; blank shows nothing. */
  price: string;
  /** The price before the sale; set only during a sale. */
  original?: string | null;
}

export function Price({ price, original }: PriceProps) {
  if (price === "") return null;
  if (!original) return <Amount>{price}</Amount>;
  return (
    <Amount>
      <VisuallyHidden>Sale price </VisuallyHidden>
      <ins>{price}</ins> <VisuallyHidden>Original price </VisuallyHidden>
      <del>{original}</del>
    </Amount>
  );
}

const Amount = styled("span")(({ theme }) => ({
  fontVariantNumeric: "lining-nums tabular-nums",
  fontWeight: 550,
  "& ins": { color: theme.vars.palette.primary.main, textDecoration: "none" },
  "& del": { marginLeft: 6, color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));
