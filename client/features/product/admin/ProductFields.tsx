import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { FormGrid, WideField } from "../../../shared/admin/form/FormGrid";
import { FormMultiline } from "../../../shared/admin/form/FormMultiline";
import { FormNumber } from "../../../shared/admin/form/FormNumber";
import { FormSlot } from "../../../shared/admin/form/FormSlot";
import { FormText } from "../../../shared/admin/form/FormText";
import type { ProductValues } from "./productValues";
import { OutfitSearch } from "./outfits/OutfitSearch";
import { MatchFields } from "./MatchFields";
import { RetailerField } from "./RetailerField";

export interface ProductFieldsProps {
  /** The field `image`, with its upload. */
  picture: ReactNode;
  /** Fills the form from a page, above all fields. */
  fillFromPage: ReactNode;
  /** The product belongs to the surrounding outfit, so the form does not ask for one. */
  withinOutfit: boolean;
}

/** Every field of an affiliate product. */
export function ProductFields({ picture, fillFromPage, withinOutfit }: ProductFieldsProps) {
  const { setValues } = useFormikContext<ProductValues>();
  return (
    <FormGrid>
      {fillFromPage}
      <WideField>
        <FormText name="title" label="Title" required />
      </WideField>
      {withinOutfit ? null : (
        <WideField>
          <FormSlot<string> name="outfitId" label="Outfit" required>
            {(field) => (
              <OutfitSearch
                id={field.value}
                // Another outfit has other pieces.
                onChange={(id) => void setValues((values) => ({ ...values, outfitId: id, pieceId: "" }))}
                field={field}
              />
            )}
          </FormSlot>
        </WideField>
      )}
      <WideField>{picture}</WideField>
      <MatchFields />
      <RetailerField />
      <FormText name="affiliateLink" label="Affiliate Link" type="url" placeholder="https://" />
      <FormText name="price" label="Price" placeholder="$240" />
      <FormText name="originalPrice" label="Original Price" hint="Before the sale; blank if there is none." />
      <WideField>
        <FormMultiline name="description" label="Description" rows={[2, 8]} />
      </WideField>
      <FormNumber name="rating" label="Rating" min={0} max={5} step={0.1} hint="0 to 5; blank without ratings." />
      <FormNumber name="reviewCount" label="Reviews" min={0} hint="Number of ratings." />
    </FormGrid>
  );
}
