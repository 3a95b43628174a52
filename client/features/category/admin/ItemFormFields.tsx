import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { ItemChoicesDocument } from "../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../shared/admin/form/FormGrid";
import { FormMultiline } from "../../../shared/admin/form/FormMultiline";
import { FormNumber } from "../../../shared/admin/form/FormNumber";
import { FormSelect } from "../../../shared/admin/form/FormSelect";
import { FormText } from "../../../shared/admin/form/FormText";
import { categoryOptions } from "./itemChoices";

export interface ItemFormFieldsProps {
  /** The field `image`, with its upload. */
  imageField: ReactNode;
  /** Fills the form from a page, above all fields. */
  fillFromPage: ReactNode;
}

export function ItemFormFields({ imageField, fillFromPage }: ItemFormFieldsProps) {
  const { data } = useQuery(ItemChoicesDocument);
  return (
    <FormGrid>
      {fillFromPage}
      <WideField>
        <FormText name="title" label="Title" required />
      </WideField>
      <FormSelect name="categoryName" label="Category" required options={categoryOptions(data)} />
      <FormText name="retailer" label="Retailer" hint="The shop behind the affiliate link" />
      <WideField>{imageField}</WideField>
      <WideField>
        <FormMultiline name="description" label="Description" hint="One or two sentences" rows={[2, 8]} />
      </WideField>
      <FormText name="price" label="Price" placeholder="$240" hint="Shown as entered, sorted by amount" />
      <FormText name="originalPrice" label="Original price" placeholder="$300" hint="Before a sale" />
      <WideField>
        <FormText
          name="affiliateLink"
          label="Affiliate link"
          type="url"
          placeholder="https://"
          hint="Visitors reach it through the site's redirect"
        />
      </WideField>
      <FormNumber name="rating" label="Rating" min={0} max={5} step={0.1} hint="0 to 5" />
      <FormNumber name="reviewCount" label="Review count" min={0} />
    </FormGrid>
  );
}
