import { arrayMove } from "@dnd-kit/sortable";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import type { CategoryRowFragment } from "../../../../graphql/generated/adminOperations";
import { AddIcon } from "../../../../shared/admin/adminIcons";
import { SortableList } from "../../../../shared/admin/sort/SortableList";
import { CategoryForm } from "./CategoryForm";
import { CategoryListRow } from "./CategoryListRow";
import { DeleteCategoryDialog } from "./DeleteCategoryDialog";
import { useReorderCategories } from "./useReorderCategories";

type Asked = { about: "edit" | "delete"; category: CategoryRowFragment } | { about: "add" } | null;

export interface CategoryListProps {
  categories: readonly CategoryRowFragment[];
}

/** The product categories in their order: add, edit, sort and delete. */
export function CategoryList({ categories }: CategoryListProps) {
  const reorder = useReorderCategories();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <Room>
      <Tools>
        <p>The order on the site. The six of the home page always appear, the others as soon as they have items.</p>
        <Button startIcon={<AddIcon />} onClick={() => setAsked({ about: "add" })}>
          Add Category
        </Button>
      </Tools>
      <SortableList
        items={categories}
        getLabel={({ label }) => label}
        onMove={(from, to) => void reorder(categories, arrayMove([...categories], from, to))}
        ariaLabel="Product categories"
      >
        {(category, _index, handle) => (
          <CategoryListRow
            category={category}
            handle={handle}
            onEdit={() => setAsked({ about: "edit", category })}
            onDelete={() => setAsked({ about: "delete", category })}
          />
        )}
      </SortableList>
      {asked?.about === "add" ? <CategoryForm category={null} onClose={close} /> : null}
      {asked?.about === "edit" ? <CategoryForm category={asked.category} onClose={close} /> : null}
      {asked?.about === "delete" ? <DeleteCategoryDialog category={asked.category} onClose={close} /> : null}
    </Room>
  );
}

const Room = styled("div")({ maxWidth: 960 });

const Tools = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "14px 24px",
  padding: "20px 0 18px",
  "& p": { ...theme.typography.body2, maxWidth: "56ch", color: theme.vars.palette.text.secondary },
}));
