import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { CategoryTile_CategoryFragment } from "../../../graphql/generated/operations";
import { CategoryTile } from "./CategoryTile";

export interface CategoryTilesProps {
  /** Masked rows: the query selects `name` and `isBuiltIn` besides the tile's fragment. */
  categories: readonly ({ name: string; isBuiltIn: boolean } & FragmentType<CategoryTile_CategoryFragment>)[];
}

/** The six categories of the site, or those of them that are given, in a single row on wide screens. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  const tiles = categories.filter(({ isBuiltIn }) => isBuiltIn);
  return (
    <Row style={{ "--tiles": tiles.length }}>
      {tiles.map((category) => (
        <li key={category.name}>
          <CategoryTile category={category} />
        </li>
      ))}
    </Row>
  );
}

const Row = styled("ul")<{ style: Record<"--tiles", number> }>(({ theme }) => ({
  display: "grid",
  gap: "24px 16px",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  listStyle: "none",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: 20 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(var(--tiles), minmax(0, 1fr))" },
}));
