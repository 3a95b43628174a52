import { number, object, type ObjectSchema, string } from "yup";
import {
  BulkItemsDocument,
  CreateItemDocument,
  DeleteItemDocument,
  type ItemChoicesQuery,
  type ItemFieldsFragment,
  ItemRecordDocument,
  UpdateItemDocument,
} from "../../../../graphql/generated/adminOperations";
import { optionalLink, optionalText, pictureRule, ratingRule, requiredText } from "../../../../admin/form/fieldRules";
import { kindWords, pickFields, recordKind } from "../../../../admin/kind/recordKind";
import { plural } from "../../../../shared/format/plural";
import { recordMessages } from "../../../../admin/record/recordMessages";
import type { SelectOption } from "../../../../admin/form/selectOptions";

export type ItemRecord = ItemFieldsFragment;

/** The form values of a category item, in the order of its fields. Blank text and null mean none. */
export interface ItemValues {
  title: string;
  categoryName: string;
  image: string;
  description: string;
  price: string;
  originalPrice: string;
  retailer: string;
  /** In any spelling. */
  brandName: string;
  affiliateLink: string;
  /** 0 to 5. */
  rating: number | null;
  reviewCount: number | null;
}

const empty: ItemValues = {
  title: "",
  categoryName: "",
  image: "",
  description: "",
  price: "",
  originalPrice: "",
  retailer: "",
  brandName: "",
  affiliateLink: "",
  rating: null,
  reviewCount: null,
};

const toValues = (row: ItemRecord): ItemValues => pickFields(empty, row);

/** The server's rules, checked before sending. */
export const itemSchema: ObjectSchema<ItemValues> = object({
  title: requiredText("Title is required", 300),
  categoryName: string().required("Choose a category"),
  image: optionalText(2_000).test(pictureRule),
  description: optionalText(5_000),
  price: optionalText(50),
  originalPrice: optionalText(50),
  retailer: optionalText(200),
  brandName: optionalText(200),
  affiliateLink: optionalLink,
  rating: ratingRule,
  reviewCount: number().nullable().default(null).integer("Enter a whole number").min(0, "0 or more"),
});

/** Root fields that return category items or their counts. */
export const itemLists = ["categoryItems", "categoryItemCurrencies", "categoryItemRetailers", "categories"] as const;

export const itemKind = recordKind({
  type: "categoryItem",
  typename: "CategoryItem",
  noun: ["category item", "category items"],
  words: kindWords("Item"),
  documents: {
    record: ItemRecordDocument,
    create: CreateItemDocument,
    update: UpdateItemDocument,
    remove: DeleteItemDocument,
    bulk: BulkItemsDocument,
  },
  lists: itemLists,
  schema: itemSchema,
  empty,
  toValues,
  // The title shows that it is a copy.
  toCopy: (row) => ({ ...toValues(row), title: `${row.title} (copy)` }),
  toInput: (changed) => changed,
  toNewInput: (values) => values,
  labels: { categoryName: "Category", brandName: "Brand" },
  messages: {
    ...recordMessages("item"),
    bulk: (changed, { delete: deletes, categoryName }) => ({
      title: `${plural(changed, "category item", "category items")} ${deletes ? "deleted" : "changed"}`,
      text: deletes ? "They stay in the trash for 30 days." : categoryName ? "Their category has changed." : undefined,
    }),
  },
  maxWidth: 700,
  deletion: {
    alsoChanged: ["categoryItemRetailers"],
  },
});

/** The options of a category field; none before the list has loaded. */
export const categoryOptions = (data: ItemChoicesQuery | undefined): SelectOption[] =>
  data?.categories.map(({ name, label }) => ({ value: name, label })) ?? [];
