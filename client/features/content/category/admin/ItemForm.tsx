import { useQuery } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { ItemChoicesDocument } from "../../../../graphql/generated/adminOperations";
import { AffiliateLinkField } from "../../../../admin/form/AffiliateLinkField";
import { FormBrand } from "../../../../admin/form/FormBrand";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import { useSuggest } from "../../../../admin/form/suggestion/useSuggest";
import { conditionLabels } from "../../../../shared/format/condition";
import { KindForm } from "../../../../admin/kind/KindForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { categoryOptions, itemKind, type ItemRecord, type ItemValues } from "./itemKind";
import { sourceSuggestions, type SourceDifference } from "./source/sourceValues";

interface ItemFieldsProps {
  /** The field `image`, with its upload. */
  imageField: ReactNode;
  /** Fills the form from a page, above all fields. */
  fillFromPage: ReactNode;
}

interface ItemFormProps extends OpenRecord<ItemRecord, ItemValues>, ItemFieldsProps {
  /** The history of an item's price, from another feature. */
  history: (id: string) => ReactNode;
}

/** Adds or edits a category item. */
export function ItemForm({ imageField, fillFromPage, history, ...opened }: ItemFormProps) {
  const { row } = opened;
  return (
    <KindForm {...opened} kind={itemKind}>
      <ItemFields
        imageField={imageField}
        fillFromPage={fillFromPage}
        sources={row?.sourceDifferences}
        condition={row?.condition}
      />
      {row ? history(row.id) : null}
    </KindForm>
  );
}

const none: readonly SourceDifference[] = [];

/** @param sources The feed's values of edited fields; none without a feed. @param condition As the feed says it. */
function ItemFields({
  imageField,
  fillFromPage,
  sources = none,
  condition = "NEW",
}: ItemFieldsProps & { sources?: readonly SourceDifference[]; condition?: ItemRecord["condition"] }) {
  const { data } = useQuery(ItemChoicesDocument);
  const categories = useMemo(() => categoryOptions(data), [data]);
  useSuggest(
    "feed",
    useMemo(() => sourceSuggestions(sources, categories), [sources, categories]),
  );
  return (
    <FormGrid>
      {fillFromPage}
      <WideField>
        <FormText name="title" label="Title" required />
      </WideField>
      <FormSelect name="categoryName" label="Category" required options={categories} />
      <FormBrand />
      <WideField>{imageField}</WideField>
      <WideField>
        <FormMultiline name="description" label="Description" hint="One or two sentences" rows={[2, 8]} />
      </WideField>
      <FormText
        name="price"
        label="Price"
        placeholder="$240"
        hint={`${condition === "NEW" ? "" : `${conditionLabels[condition]}, says the feed. `}Shown as entered, sorted by amount`}
      />
      <FormText name="originalPrice" label="Original price" placeholder="$300" hint="Before a sale" />
      <FormText name="retailer" label="Retailer" hint="The shop behind the affiliate link" />
      <AffiliateLinkField
        name="affiliateLink"
        label="Affiliate link"
        hint="Visitors reach it through the site's redirect"
      />
      <FormNumber name="rating" label="Rating" min={0} max={5} step={0.1} hint="0 to 5" />
      <FormNumber name="reviewCount" label="Review count" min={0} />
    </FormGrid>
  );
}
