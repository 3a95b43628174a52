import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { ItemChoicesDocument } from "../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../shared/admin/form/FormGrid";
import { FormMultiline } from "../../../shared/admin/form/FormMultiline";
import { FormNumber } from "../../../shared/admin/form/FormNumber";
import { FormSelect } from "../../../shared/admin/form/FormSelect";
import { FormText } from "../../../shared/admin/form/FormText";
import { categoryOptions } from "./itemChoices";
import type { ItemValues } from "./itemValues";
import { SourceNote } from "./source/SourceNote";
import type { SourceValues } from "./source/sourceValues";

export interface ItemFormFieldsProps {
  /** The field `image`, with its upload. */
  imageField: ReactNode;
  /** Fills the form from a page, above all fields. */
  fillFromPage: ReactNode;
  /** The feed's values of edited fields; none without a feed. */
  sources?: SourceValues;
}

export function ItemFormFields({ imageField, fillFromPage, sources = {} }: ItemFormFieldsProps) {
  const { data } = useQuery(ItemChoicesDocument);
  const categories = categoryOptions(data);
  const getCategoryLabel = (slug: string) => categories.find(({ value }) => value === slug)?.label ?? slug;
  const withSource = (name: keyof ItemValues, field: ReactNode) => (
    <SourceNote name={name} sources={sources} getLabel={name === "categoryName" ? getCategoryLabel : undefined}>
      {field}
    </SourceNote>
  );
  return (
    <FormGrid>
      {fillFromPage}
      <WideField>{withSource("title", <FormText name="title" label="Title" required />)}</WideField>
      {withSource("categoryName", <FormSelect name="categoryName" label="Category" required options={categories} />)}
      {withSource("retailer", <FormText name="retailer" label="Retailer" hint="The shop behind the affiliate link" />)}
      <WideField>{withSource("image", imageField)}</WideField>
      <WideField>
        {withSource(
          "description",
          <FormMultiline name="description" label="Description" hint="One or two sentences" rows={[2, 8]} />,
        )}
      </WideField>
      {withSource(
        "price",
        <FormText name="price" label="Price" placeholder="$240" hint="Shown as entered, sorted by amount" />,
      )}
      {withSource(
        "originalPrice",
        <FormText name="originalPrice" label="Original price" placeholder="$300" hint="Before a sale" />,
      )}
      <WideField>
        {withSource(
          "affiliateLink",
          <FormText
            name="affiliateLink"
            label="Affiliate link"
            type="url"
            placeholder="https://"
            hint="Visitors reach it through the site's redirect"
          />,
        )}
      </WideField>
      <FormNumber name="rating" label="Rating" min={0} max={5} step={0.1} hint="0 to 5" />
      <FormNumber name="reviewCount" label="Review count" min={0} />
    </FormGrid>
  );
}
