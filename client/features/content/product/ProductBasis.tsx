import { styled } from "@mui/material/styles";
import type { IdentificationBasis } from "../../../graphql/generated/operations";
import { shortDate } from "../../../shared/format/date";
import { basisLabels } from "./basisLabels";

interface ProductBasisProps {
  product: {
    basis: IdentificationBasis | null;
    /** YYYY-MM-DD; null when unknown. */
    basisOn: string | null;
    /** Address; empty for none. */
    basisSource: string;
  };
}

/** On what the identification of a product rests. */
export function ProductBasis({ product: { basis, basisOn, basisSource } }: ProductBasisProps) {
  if (!basis) return null;
  const words = basisLabels[basis] + (basisOn ? `, ${shortDate(basisOn)}` : "");
  return (
    <BasisText>
      {basisSource ? (
        <a href={basisSource} rel="nofollow noopener">
          {words}
        </a>
      ) : (
        words
      )}
    </BasisText>
  );
}

const BasisText = styled("small")(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  "& a": { color: "inherit" },
}));
