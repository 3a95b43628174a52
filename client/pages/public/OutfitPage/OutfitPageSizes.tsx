import { styled } from "@mui/material/styles";
import { useId } from "react";
import { useLocalSet } from "../../../shared/hooks/useLocalSet";
import { plural } from "../../../shared/format/plural";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

interface SizedProduct {
  /** Sizes in stock; empty when unknown. */
  sizes: readonly string[];
}

const storeKey = "sizes";

/** Returns whether a product is shown to a visitor with these sizes. Where sizes are unknown, nothing says that it does not fit. */
const isInSizes = ({ sizes }: SizedProduct, mine: readonly string[]): boolean =>
  sizes.length === 0 || sizes.some((size) => mine.includes(size));

/** Returns the chosen sizes that the products of a look have; a choice for shoes does not hide dresses. */
const chosenSizes = (products: readonly SizedProduct[], ids: readonly string[]): string[] =>
  ids.filter((size) => products.some(({ sizes }) => sizes.includes(size)));

/** Leaves out the products of a piece that are in none of the visitor's sizes. This browser alone knows them. */
export function useInMySizes<Row extends SizedProduct>(products: readonly Row[]): Row[] {
  const mine = chosenSizes(products, useLocalSet(storeKey).ids);
  return mine.length === 0 ? [...products] : products.filter((product) => isInSizes(product, mine));
}

/** The choice of the visitor's sizes, among those of the look's products; nothing where no feed names sizes. */
export function OutfitPageSizes({ products }: { products: readonly SizedProduct[] }) {
  const { ids, has, toggle } = useLocalSet(storeKey);
  const labelId = useId();
  const sizes = [...new Set(products.flatMap((product) => product.sizes))];
  if (sizes.length === 0) return null;
  const mine = chosenSizes(products, ids);
  const hidden = mine.length === 0 ? 0 : products.filter((product) => !isInSizes(product, mine)).length;
  return (
    <SizeChoice role="group" aria-labelledby={labelId}>
      <strong id={labelId}>My sizes</strong>
      {sizes.map((size) => (
        <button key={size} type="button" aria-pressed={has(size)} onClick={() => toggle(size)}>
          {size}
        </button>
      ))}
      <span role="status">{hidden > 0 ? `${plural(hidden, "product")} in other sizes` : null}</span>
    </SizeChoice>
  );
}

const SizeChoice = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  marginBottom: 16,
  ...theme.typography.body2,
  ...hiddenWithoutScript,
  "& button": {
    minWidth: 44,
    minHeight: 44,
    padding: "4px 10px",
    border: `1px solid ${theme.vars.editorial.control}`,
    background: "none",
    cursor: "pointer",
  },
  "& button[aria-pressed='true']": {
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));
