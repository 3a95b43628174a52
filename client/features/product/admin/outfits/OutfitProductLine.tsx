import { styled } from "@mui/material/styles";
import type { ProductRowFragment } from "../../../../graphql/generated/adminOperations";
import { CopyIcon, DeleteIcon, EditIcon } from "../../../../shared/admin/adminIcons";
import { GridThumb } from "../../../../shared/admin/grid/GridThumb";
import { RowActions } from "../../../../shared/admin/grid/RowActions";
import { ProductPrice } from "../ProductPrice";

export interface OutfitProductLineProps {
  product: ProductRowFragment;
  onOpen: (kind: "edit" | "copy") => void;
  onDelete: () => void;
}

export function OutfitProductLine({ product, onOpen, onDelete }: OutfitProductLineProps) {
  const { title, image, retailer, price } = product;
  return (
    <Line>
      <GridThumb src={image} kind="product" />
      <div>
        <strong>{title}</strong>
        <p>
          {retailer}
          {retailer !== "" && price !== "" ? " · " : null}
          <ProductPrice product={product} />
        </p>
      </div>
      <RowActions
        actions={[
          { label: `Edit ${title}`, icon: <EditIcon />, onClick: () => onOpen("edit") },
          { label: `Duplicate ${title}`, icon: <CopyIcon />, onClick: () => onOpen("copy") },
          { label: `Delete ${title}`, icon: <DeleteIcon />, danger: true, onClick: onDelete },
        ]}
      />
    </Line>
  );
}

const Line = styled("li")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 14,
  paddingBlock: 10,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > div:nth-of-type(1)": { flex: 1, minWidth: 0 },
  "& strong": { fontWeight: 550 },
  "& p": { color: theme.vars.palette.text.secondary },
}));
