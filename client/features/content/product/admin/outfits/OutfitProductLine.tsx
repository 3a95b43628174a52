import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { CopyIcon, DeleteIcon, EditIcon } from "../../../../../admin/adminIcons";
import { GridThumb } from "../../../../../admin/grid/GridThumb";
import { RowActions } from "../../../../../admin/grid/RowActions";
import { matchLabels } from "../../matchLabels";
import { ProductPrice } from "../ProductPrice";
import type { OutfitProduct } from "./groupProducts";

export interface OutfitProductLineProps {
  product: OutfitProduct;
  /** Moves it in its list. */
  handle?: ReactNode;
  onOpen: (kind: "edit" | "copy") => void;
  onDelete: () => void;
}

export function OutfitProductLine({ product, handle, onOpen, onDelete }: OutfitProductLineProps) {
  const { title, image, retailer, price, matchKind, matchProblem } = product;
  return (
    <Row>
      {handle}
      <GridThumb src={image} kind="product" />
      <div>
        <strong>{title}</strong>
        <p>
          {matchLabels[matchKind]}
          {retailer !== "" || price !== "" ? " · " : null}
          {retailer}
          {retailer !== "" && price !== "" ? " · " : null}
          <ProductPrice product={product} />
        </p>
        {matchProblem ? <p data-problem>{matchProblem}</p> : null}
      </div>
      <RowActions
        actions={[
          { label: `Edit ${title}`, icon: <EditIcon />, onClick: () => onOpen("edit") },
          { label: `Duplicate ${title}`, icon: <CopyIcon />, onClick: () => onOpen("copy") },
          { label: `Delete ${title}`, icon: <DeleteIcon />, danger: true, onClick: onDelete },
        ]}
      />
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 14,
  paddingBlock: 10,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > div:nth-of-type(1)": { flex: 1, minWidth: 0 },
  "& strong": { fontWeight: 550 },
  "& p": { color: theme.vars.palette.text.secondary },
  "& p[data-problem]": { color: theme.vars.palette.warning.main },
}));
