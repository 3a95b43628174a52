import { object, string, type ObjectSchema } from "yup";
import { formKind, kindWords } from "../../../../../admin/kind/recordKind";
import { recordMessages } from "../../../../../admin/record/recordMessages";
import {
  AdminCategoriesDocument,
  type CategoryIcon,
  type CategoryRowFragment,
  CreateCategoryDocument,
  UpdateCategoryDocument,
} from "../../../../../graphql/generated/adminOperations";
import { itemLists } from "../itemKind";

/** The form values of a category. A blank slug follows the label. */
export interface CategoryValues {
  label: string;
  slug: string;
  icon: CategoryIcon;
}

/** The server's rules, checked before sending. */
const schema: ObjectSchema<Pick<CategoryValues, "label">> = object({
  label: string().trim().required("Name is required").max(60, "At most 60 characters"),
});

const empty: CategoryValues = { label: "", slug: "", icon: "accessories" };

const { add, update } = recordMessages("category");

export const categoryKind = formKind({
  type: "category",
  words: kindWords("Category", { adding: undefined, updating: undefined }),
  documents: { list: AdminCategoriesDocument, create: CreateCategoryDocument, update: UpdateCategoryDocument },
  // Items have the label and slug of theirs.
  lists: [...itemLists, "categoryItem", "category"],
  schema,
  empty,
  toValues: ({ label, name, icon }: CategoryRowFragment): CategoryValues => ({ label, slug: name, icon }),
  toInput: (changed) => changed,
  toNewInput: (values) => values,
  labels: { label: "Name", icon: "Picture" },
  messages: { add: { done: add.done }, update: { done: update.done } },
  maxWidth: 620,
});
