import type { PreservedField } from "./upsertItems";

/** An item with fields that stay as an editor left them. */
interface EditedItem {
  /** The line of the file on which the product begins. */
  line: number;
  /** As the source has it. */
  title: string;
  fields: { field: string; item: string; source: string }[];
}

const itemsShown = 100;

/** What people call the fields. */
const labels: Record<PreservedField["field"], string> = {
  category_name: "Category",
  title: "Title",
  description: "Description",
  image: "Image",
  price: "Price",
  original_price: "Original Price",
  retailer: "Retailer",
  affiliate_link: "Affiliate Link",
};

/** The first items that an import leaves as an editor changed them, and the number of all. */
export class EditedItems {
  readonly first: EditedItem[] = [];
  items = 0;
  fieldCount = 0;

  add({ fields, ...item }: { line: number; title: string; fields: readonly PreservedField[] }): void {
    if (fields.length === 0) return;
    this.items++;
    this.fieldCount += fields.length;
    if (this.first.length === itemsShown) return;
    this.first.push({ ...item, fields: fields.map(({ field, ...values }) => ({ field: labels[field], ...values })) });
  }
}
