import { styled } from "@mui/material/styles";
import type { ProductRowFragment } from "../../../../graphql/generated/adminOperations";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";

/** The price, with the original price struck through. */
export function ProductPrice({ product }: { product: Pick<ProductRowFragment, "price" | "originalPrice"> }) {
  const { price, originalPrice } = product;
  return (
    <Figures>
      {price}
      {originalPrice === "" ? null : (
        <>
          {" "}
          <VisuallyHidden>before: </VisuallyHidden>
          <s>{originalPrice}</s>
        </>
      )}
    </Figures>
  );
}

const Figures = styled("span")(({ theme }) => ({
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "& s": { color: theme.vars.palette.text.secondary },
}));
