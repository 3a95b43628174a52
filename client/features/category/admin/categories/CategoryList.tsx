import { useMutation } from "@apollo/client/react";
import { arrayMove } from "@dnd-kit/sortable";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { type CategoryRowFragment, ReorderCategoriesDocument } from "../../../../graphql/generated/adminOperations";
import { AddIcon } from "../../../../admin/adminIcons";
import { SortableList } from "../../../../admin/sort/SortableList";
import { useToast } from "../../../../shared/toast/ToastContext";
import { CategoryForm } from "./CategoryForm";
import { CategoryListRow } from "./CategoryListRow";
import { DeleteCategoryDialog } from "./DeleteCategoryDialog";

type Asked = { about: "edit" | "delete"; category: CategoryRowFragment } | { about: "add" } | null;

type Sorted = Pick<CategoryRowFragment, "id" | "name">;

/** Returns a function that stores a new order. The list shows it at once, and the stored one again when that fails. */
function useReorderCategories() {
  const toast = useToast();
  const [reorder, { client }] = useMutation(ReorderCategoriesDocument);
  return async (from: readonly Sorted[], to: readonly Sorted[]): Promise<void> => {
    const ids = (rows: readonly Sorted[]) => rows.map(({ id }) => id);
    try {
      await reorder({
        variables: { input: { ids: ids(to), previousIds: ids(from) } },
        optimisticResponse: {
          reorderCategories: to.map(({ id, name }) => ({ __typename: "Category" as const, id, name })),
        },
        update: (cache, { data }) => {
          const rows = data?.reorderCategories ?? [];
          cache.modify({
            fields: {
              categories: (_stored: unknown, { toReference }) =>
                rows.map(({ name }) => toReference({ __typename: "Category", name })),
            },
          });
        },
      });
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
      evictLists(client.cache, ["categories"]);
    }
  };
}

export interface CategoryListProps {
  categories: readonly CategoryRowFragment[];
}

/** The product categories in their order: add, edit, sort and delete. */
export function CategoryList({ categories }: CategoryListProps) {
  const reorder = useReorderCategories();
  const [asked, setAsked] = useState<Asked>(null);
  const close = () => setAsked(null);
  return (
    <CategoriesRoot>
      <CategoryTools>
        <p>The order on the site. The six of the home page always appear, the others as soon as they have items.</p>
        <Button startIcon={<AddIcon />} onClick={() => setAsked({ about: "add" })}>
          Add Category
        </Button>
      </CategoryTools>
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
    </CategoriesRoot>
  );
}

const CategoriesRoot = styled("div")({ maxWidth: 960 });

const CategoryTools = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "14px 24px",
  padding: "20px 0 18px",
  "& p": { ...theme.typography.body2, maxWidth: "56ch", color: theme.vars.palette.text.secondary },
}));
