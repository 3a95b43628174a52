import type { PreservedField } from "./upsertItems";

/** An item whose edited fields were preserved. */
interface EditedItem {
  /** First line of the product in the file. */
  line: number;
  /** Title in the source. */
  title: string;
  fields: { field: string; item: string; source: string }[];
}

const itemsShown = 100;

/** Display names of the fields. */
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

/** Collects the first preserved items, and the total count. */
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
