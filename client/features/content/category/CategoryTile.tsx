import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { CategoryTile_CategoryFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { ArrowIcon } from "../../../shared/ui/icons";
import { Picture } from "../../../shared/ui/picture/Picture";

export interface CategoryTileProps {
  category: FragmentType<CategoryTile_CategoryFragment>;
  /** A line below the name, such as a number of items. */
  note?: string;
}

/** A category's image and name, linked to its page. */
export function CategoryTile({ category, note }: CategoryTileProps) {
  const data = getFragmentData<CategoryTile_CategoryFragment>(category);
  return (
    <Tile to={paths.category(data.name)}>
      <figure>
        <Picture src={data.image} alt="" kind="category" width={800} height={1000} />
      </figure>
      <strong>
        {data.label}
        <ArrowIcon />
      </strong>
      {note ? <small>{note}</small> : null}
    </Tile>
  );
}

const Tile = styled(Link)(({ theme }) => ({
  display: "block",
  textDecoration: "none",
  "& figure": { overflow: "hidden", background: theme.vars.editorial.sunken },
  "& img": { transition: "transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)" },
  "& strong": {
    ...theme.typography.h4,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 8,
    paddingBlock: "12px 10px",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    transition: "border-color 160ms",
  },
  "& small": {
    ...theme.typography.body2,
    display: "block",
    paddingTop: 10,
    color: theme.vars.palette.text.secondary,
  },
  "& svg": { flex: "none", transition: "transform 200ms" },
  "&:hover": {
    "& img": { transform: "scale(1.03)" },
    "& strong": { borderColor: theme.vars.palette.text.primary },
    "& svg": { transform: "translateX(4px)" },
  },
}));
