import { styled } from "@mui/material/styles";
import { paths } from "../../../site/addresses";
import type { IdentificationBasis } from "../../graphql/generated/operations";
import { shortDate } from "../../shared/format/date";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { basisLabels } from "./basisLabels";

interface ProductBasisProps {
  /** Slug of the look. */
  look: string;
  product: {
    id: string;
    title: string;
    basis: IdentificationBasis | null;
    /** YYYY-MM-DD; null when unknown. */
    basisOn: string | null;
    /** Address; empty for none. */
    basisSource: string;
  };
}

/** On what the identification of a product rests, and the link to correct it. */
export function ProductBasis({ look, product: { id, title, basis, basisOn, basisSource } }: ProductBasisProps) {
  const words = basis ? basisLabels[basis] + (basisOn ? `, ${shortDate(basisOn)}` : "") : "";
  return (
    <Line>
      {basis && basisSource ? (
        <a href={basisSource} rel="nofollow noopener">
          {words}
        </a>
      ) : words ? (
        <span>{words}</span>
      ) : null}
      <a href={paths.correct(look, { product: id })} rel="nofollow">
        Is this wrong?<VisuallyHidden> {title}</VisuallyHidden>
      </a>
    </Line>
  );
}

const Line = styled("small")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 10,
  lineHeight: 1.85,
  color: theme.vars.palette.text.secondary,
  "& a": { color: "inherit" },
}));
