import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths, paths } from "../../../../../../site/addresses";
import type { CategoryRowFragment } from "../../../../../graphql/generated/adminOperations";
import { DeleteIcon, EditIcon, OpenIcon } from "../../../../../admin/adminIcons";
import { GridThumb } from "../../../../../admin/grid/GridThumb";
import type { RowAction } from "../../../../../admin/grid/gridTypes";
import { RowActions } from "../../../../../admin/grid/RowActions";
import { plural } from "../../../../../shared/format/plural";

export interface CategoryListRowProps {
  category: CategoryRowFragment;
  handle: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** One category: picture, name, address, number of items and actions. */
export function CategoryListRow({ category, handle, onEdit, onDelete }: CategoryListRowProps) {
  const { name, label, image, isBuiltIn, itemCount } = category;
  const actions: RowAction[] = [
    { label: `View ${label}`, icon: <OpenIcon />, href: paths.category(name) },
    { label: `Edit ${label}`, icon: <EditIcon />, onClick: onEdit },
    // The six stay; the empty place keeps the buttons of all rows in line.
    ...(isBuiltIn ? [] : [{ label: `Delete ${label}`, icon: <DeleteIcon />, danger: true, onClick: onDelete }]),
  ];
  return (
    <Row>
      {handle}
      <GridThumb src={image} kind="category" />
      <div>
        <strong>{label}</strong>
        <small>{paths.category(name)}</small>
      </div>
      <span>
        {itemCount === 0 ? (
          "No items"
        ) : (
          <Link to={adminPaths.items({ category: name })}>{plural(itemCount, "item")}</Link>
        )}
      </span>
      <div>
        <RowActions actions={actions} />
      </div>
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "28px 40px minmax(0, 1fr) 96px 120px",
  alignItems: "center",
  gap: 14,
  minHeight: 64,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "&:hover": { background: theme.vars.editorial.sunken },
  "& > div:nth-of-type(1)": { display: "grid", minWidth: 0, overflowWrap: "anywhere" },
  "& strong": { fontWeight: 550 },
  "& small, & > span": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& > span": { fontVariantNumeric: "lining-nums tabular-nums" },
  "& > div:nth-of-type(2) > div": { justifyContent: "flex-start" },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "28px 40px minmax(0, 1fr) auto",
    columnGap: 10,
    paddingBlock: 8,
    "& > span:not(:last-of-type)": { gridRow: "1 / span 2" },
    "& > span:last-of-type": { gridColumn: 3, gridRow: 2 },
    "& > div:nth-of-type(2)": { gridColumn: 4, gridRow: "1 / span 2" },
  },
}));
