import { styled } from "@mui/material/styles";

interface Variant {
  /** As the retailer writes it; empty without one. */
  size: string;
  isInStock: boolean;
}

/** The sizes that can be bought, each once, in the retailer's order. */
export const listSizesInStock = (variants: readonly Variant[] | null): string[] => [
  ...new Set((variants ?? []).filter(({ size, isInStock }) => isInStock && size !== "").map(({ size }) => size)),
];

/** "in 36, 38, 40"; nothing where no size is known. */
export function OfferSizes({ sizes }: { sizes: readonly string[] }) {
  return sizes.length > 0 ? <Sizes>in {sizes.join(", ")}</Sizes> : null;
}

const Sizes = styled("p")(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }));
