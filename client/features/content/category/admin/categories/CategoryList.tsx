import { useMutation } from "@apollo/client/react";
import { arrayMove } from "@dnd-kit/sortable";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { Link } from "react-router-dom";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import {
  type CategoryRowFragment,
  ReorderCategoriesDocument,
  DeleteCategoryDocument,
} from "../../../../../graphql/generated/adminOperations";
import { AddIcon } from "../../../../../admin/adminIcons";
import { SortableList } from "../../../../../admin/sort/SortableList";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { CategoryListRow } from "./CategoryListRow";
import { paths, adminPaths } from "../../../../../../site/addresses";
import { slugify } from "../../../../../../site/slugify";
import { FormGrid, WideField } from "../../../../../admin/form/FormGrid";
import { FormSlug } from "../../../../../admin/form/FormSlug";
import { FormText } from "../../../../../admin/form/FormText";
import { KindForm } from "../../../../../admin/kind/KindForm";
import { categoryKind } from "./categoryKind";
import { FormIcon } from "./FormIcon";
import { ConfirmDialog } from "../../../../../admin/ConfirmDialog";
import { RemoveDialog } from "../../../../../admin/RemoveDialog";
import { plural } from "../../../../../shared/format/plural";

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

interface CategoryFormProps {
  /** Null for a new one. */
  category: CategoryRowFragment | null;
  onClose: () => void;
}

/** The dialog that adds or changes a product category. */
function CategoryForm({ category, onClose }: CategoryFormProps) {
  return (
    <KindForm kind={categoryKind} row={category} onClose={onClose}>
      <FormGrid>
        <FormText name="label" label="Name" required placeholder="Eyewear" />
        {category?.isBuiltIn ? (
          <FormText name="slug" label="Slug" disabled hint="Part of the site, and does not change" />
        ) : (
          <FormSlug
            name="slug"
            label="Slug"
            from="label"
            prefix={paths.category("")}
            suggest={(text) => Promise.resolve(slugify(text))}
          />
        )}
        <WideField>
          <FormIcon name="icon" label="Picture" required />
        </WideField>
      </FormGrid>
    </KindForm>
  );
}

interface DeleteCategoryDialogProps {
  category: CategoryRowFragment;
  onClose: () => void;
}

/** Asks before a category is deleted; for one with items it says what to do first. */
function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const { id, name, label, itemCount } = category;
  const title = `Delete ${label}`;
  if (itemCount === 0)
    return (
      <RemoveDialog
        document={DeleteCategoryDocument}
        variables={{ input: { id } }}
        lists={categoryKind.lists}
        title={title}
        text="No item uses this category. Its page will no longer exist."
        done={{ title: "Category deleted", text: `${label} has been removed` }}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={title}
      text={
        <p>
          <Link to={adminPaths.items({ category: name })}>{plural(itemCount, "item")}</Link>{" "}
          {itemCount === 1 ? "uses" : "use"} this category. Give {itemCount === 1 ? "it" : "them"} another category
          first.
        </p>
      }
      cancelLabel="Close"
      onCancel={onClose}
    />
  );
}
