import { styled } from "@mui/material/styles";
import { plural } from "../../shared/format/plural";
import type { PriceComparison } from "./currencyChoice";

export interface PriceNoteProps extends PriceComparison {
  /** What the list does with prices; null shows nothing. */
  compares: "filter" | "sort" | null;
}

/** Says in which currency a list compares prices, when it has others, too. */
export function PriceNote({ currency, currencies, compares }: PriceNoteProps) {
  const others = currencies.reduce((sum, { name, count }) => (name === currency ? sum : sum + count), 0);
  if (compares === null || others === 0) return null;
  const [are, follow] = others === 1 ? ["is", "follows"] : ["are", "follow"];
  const fate = compares === "filter" ? `${are} left out` : follow;
  return <Note>{`Prices in ${currency}. ${plural(others, "item")} in other currencies ${fate}.`}</Note>;
}

const Note = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
