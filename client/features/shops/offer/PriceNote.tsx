import { styled } from "@mui/material/styles";
import { shortDate } from "../../../shared/format/date";
import { plural } from "../../../shared/format/plural";
import type { PriceComparison } from "./currencyChoice";

export interface ConvertedOffer {
  /** Such as "about $53"; missing for a price in the list's currency, and without exchange rates. */
  convertedPrice?: string | null;
}

export interface PriceNoteProps extends PriceComparison {
  /** What the list does with prices; null shows nothing. */
  compares: "filter" | "sort" | null;
  /** The shown offers, and the rates of their converted prices. */
  offers?: readonly ConvertedOffer[];
  rates?: { day: string } | null;
}

/** Says in which currency a list compares prices, when it has others, too, and at which rates it converts them. */
export function PriceNote({ currency, currencies, compares, offers, rates }: PriceNoteProps) {
  const others = currencies.filter(({ name }) => name !== currency).map(({ count }) => count);
  const isCounted = others.every((count) => typeof count === "number");
  const total = others.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const [are, follow] = isCounted && total === 1 ? ["is", "follows"] : ["are", "follow"];
  const fate = compares === "filter" ? `${are} left out` : follow;
  const sentences = [
    compares && (total > 0 || !isCounted)
      ? `Prices in ${currency}. ${isCounted ? plural(total, "item") : "Items"} in other currencies ${fate}.`
      : "",
    rates && offers?.some(({ convertedPrice }) => convertedPrice)
      ? `“About” prices are converted at the European Central Bank's rates of ${shortDate(rates.day)}.`
      : "",
  ];
  const text = sentences.join(" ").trim();
  return text ? <Note>{text}</Note> : null;
}

const Note = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
