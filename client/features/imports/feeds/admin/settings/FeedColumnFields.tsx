import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useState } from "react";
import { FormGrid } from "../../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../../admin/form/FormSelect";
import { FileField } from "../../../../../admin/upload/FileField";
import type { FeedValues } from "./feedKind";
import { readHeader } from "./readHeader";

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

const required = ["id", "title", "price"];

export interface FeedColumnFieldsProps {
  /** What a column can contain. */
  fields: readonly { content: string; label: string }[];
}

/** Asks which column contains what. A sample file names the columns; the feed remembers the answer. */
export function FeedColumnFields({ fields }: FeedColumnFieldsProps) {
  const { values, setFieldValue } = useFormikContext<FeedValues>();
  const [sample, setSample] = useState<{ file: File; titles: string[] } | null>(null);
  const titles = sample?.titles ?? [...new Set(Object.values(values.mapping).filter(Boolean))];
  const choose = async (file: File) => {
    const found = await readHeader(file).catch(() => []);
    setSample({ file, titles: found });
    if (found.length > 0) await setFieldValue("mapping", proposeColumns(found, values.mapping));
  };
  return (
    <Section aria-label="Columns of the file">
      <FileField
        label="Sample file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hint="Any file of this shop. Only its column titles are read, and nothing is uploaded."
        error={sample?.titles.length === 0 ? "This file has no column titles in its first line." : undefined}
        file={sample?.file ?? null}
        onFile={(file) => void choose(file)}
      />
      {titles.length > 0 ? (
        <FormGrid>
          {fields.map(({ content: field, label }) => (
            <Column key={field} field={field} label={label} titles={titles} />
          ))}
        </FormGrid>
      ) : null}
    </Section>
  );
}

function Column({ field, label, titles }: { field: string; label: string; titles: readonly string[] }) {
  return (
    <FormSelect
      name={`mapping.${field}`}
      label={label}
      required={required.includes(field)}
      options={titles}
      emptyLabel={required.includes(field) ? "Choose a column" : "Not in the file"}
    />
  );
}

const Section = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 18,
  padding: "16px 20px 20px",
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down("sm")]: { padding: "14px 14px 18px" },
}));
