import { columnKey } from "./feedFormat";
import { type MappedField, mappedFields } from "./mapped";

/** Keys of usual titles by field, the most exact one first. */
const usualTitles: Partial<Record<MappedField, readonly string[]>> = {
  id: ["id", "productid", "itemid", "sku", "articlenumber", "productcode", "handle"],
  group: ["itemgroupid", "groupid", "parentid", "parentsku", "handle"],
  title: ["title", "name", "productname", "producttitle", "itemname"],
  description: ["description", "productdescription", "longdescription", "bodyhtml", "body"],
  brand: ["retailer", "merchant", "merchantname", "shop", "shopname", "store", "seller"],
  brandName: ["brand", "brandname", "vendor", "manufacturer", "designer"],
  type: ["type", "producttype", "category", "productcategory", "merchantcategory"],
  googleCategory: ["googleproductcategory", "googlecategory"],
  tags: ["tags", "keywords"],
  price: ["price", "regularprice", "retailprice", "listprice"],
  salePrice: ["saleprice", "specialprice", "discountprice", "offerprice"],
  currency: ["currency", "currencycode"],
  image: ["image", "imagelink", "imageurl", "imagesrc", "imageaddress", "picture", "pictureurl"],
  link: ["link", "url", "producturl", "productlink", "deeplink", "buyurl"],
  gtin: ["gtin", "ean", "upc", "ean13", "barcode"],
  availability: ["availability", "instock", "stock", "stockstatus"],
  size: ["size"],
  color: ["color", "colour"],
};

/** Returns a title for each field, each title once; null for a field without a usual title. */
export function proposeColumns(header: readonly string[]): Record<MappedField, string | null> {
  const free = new Map(header.map((title) => [columnKey(title), title.trim()]));
  const take = (field: MappedField): string | null => {
    const key = usualTitles[field]?.find((title) => free.has(title));
    const title = key === undefined ? null : (free.get(key) ?? null);
    free.delete(key ?? "");
    return title;
  };
  const fields = Object.keys(mappedFields) as MappedField[];
  return Object.fromEntries(fields.map((field) => [field, take(field)])) as Record<MappedField, string | null>;
}

/** Returns how many fields the cells would be titles of. */
export const countUsualTitles = (cells: readonly string[]): number =>
  Object.values(proposeColumns(cells)).filter((title) => title !== null).length;
