/** Usual column titles by field, without case, spaces and punctuation; the most exact one first. */
const usualTitles: Readonly<Record<string, readonly string[]>> = {
  id: ["id", "productid", "itemid", "sku", "articlenumber", "productcode", "handle"],
  group: ["itemgroupid", "groupid", "parentid", "parentsku", "handle"],
  title: ["title", "name", "productname", "producttitle", "itemname"],
  description: ["description", "productdescription", "longdescription", "bodyhtml", "body"],
  brand: ["brand", "brandname", "vendor", "manufacturer", "retailer", "merchant", "merchantname"],
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

const plain = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Returns a column for each field by its title. Chosen columns stay, and no column is proposed twice. */
export function proposeColumns(
  titles: readonly string[],
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const columns: Record<string, string> = {};
  for (const [field, title] of Object.entries(chosen)) if (titles.includes(title)) columns[field] = title;
  for (const [field, usual] of Object.entries(usualTitles)) {
    const free = titles.filter((title) => !Object.values(columns).includes(title));
    const found = usual.flatMap((name) => free.find((title) => plain(title) === name) ?? [])[0];
    columns[field] ??= found ?? "";
  }
  return columns;
}
