import { skipToken, useQuery } from "@apollo/client/react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import {
  OutfitPiecesDocument,
  type ProductFieldsFragment,
  ProductRetailersDocument,
} from "../../../../graphql/generated/adminOperations";
import { AffiliateLinkField } from "../../../../admin/form/AffiliateLinkField";
import { FormBrand } from "../../../../admin/form/FormBrand";
import { FormDate } from "../../../../admin/form/FormDate";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormSlot } from "../../../../admin/form/FormSlot";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/kind/KindForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { basisOptions } from "./basisOptions";
import { matchLabels } from "../matchLabels";
import { productKind, type ProductValues } from "./productKind";
import { OutfitSearch } from "./outfits/OutfitSearch";
import { useOutfitTitle } from "./outfits/useProductOutfits";

interface ProductFieldsProps {
  /** The field `image`, with its upload. */
  picture: ReactNode;
  /** Fills the form from a page, above all fields. */
  fillFromPage: ReactNode;
  /** The product belongs to the surrounding outfit, so the form does not ask for one. */
  withinOutfit: boolean;
}

/** What other features add to the form. */
export interface ProductFormSlots extends Omit<ProductFieldsProps, "withinOutfit"> {
  /** The history of a product's price. */
  history: (id: string) => ReactNode;
}

interface ProductFormProps extends OpenRecord<ProductFieldsFragment, ProductValues>, ProductFormSlots {
  withinOutfit?: boolean;
}

/** Adds or edits an affiliate product. */
export function ProductForm({ picture, fillFromPage, history, withinOutfit = false, ...opened }: ProductFormProps) {
  return (
    <KindForm
      {...opened}
      kind={productKind}
      display={(path, value) =>
        path === "outfitId" && typeof value === "string" ? <OutfitTitle id={value} /> : undefined
      }
    >
      <ProductFields picture={picture} fillFromPage={fillFromPage} withinOutfit={withinOutfit} />
      {opened.row ? history(opened.row.id) : null}
    </KindForm>
  );
}

/** Every field of an affiliate product. */
function ProductFields({ picture, fillFromPage, withinOutfit }: ProductFieldsProps) {
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
      <BasisFields />
      <RetailerField />
      <FormBrand hint="Blank for an exact product: that of its piece." />
      <AffiliateLinkField name="affiliateLink" label="Affiliate Link" />
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

/** The piece of the outfit that a product matches, and how closely. */
function MatchFields() {
  const { outfitId } = useFormikContext<ProductValues>().values;
  const { data } = useQuery(OutfitPiecesDocument, outfitId ? { variables: { outfitId } } : skipToken);
  const pieces = data?.outfit?.pieces ?? [];
  return (
    <>
      <FormSelect
        name="pieceId"
        label="Piece"
        emptyLabel="No piece"
        options={pieces.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormSelect
        name="matchKind"
        label="Match"
        options={Object.entries(matchLabels).map(([value, label]) => ({ value, label }))}
        hint="A budget product costs less than every exact and similar one of its piece."
      />
    </>
  );
}

/** On what the identification rests; without a basis, its date and source are not stored. */
function BasisFields() {
  const { basis } = useFormikContext<ProductValues>().values;
  return (
    <>
      <FormSelect
        name="basis"
        label="Evidence"
        emptyLabel="Unknown"
        options={basisOptions}
        hint="Visitors see it beside the product; nothing while it is unknown."
      />
      {basis ? (
        <>
          <FormDate name="basisOn" label="Date of the evidence" />
          <WideField>
            <FormText name="basisSource" type="url" label="Source of the evidence" placeholder="https://" />
          </WideField>
        </>
      ) : null}
    </>
  );
}

/** Free text with the existing retailers as suggestions, so that each shop keeps one name. */
function RetailerField() {
  const { data } = useQuery(ProductRetailersDocument);
  return (
    <FormSlot<string> name="retailer" label="Retailer">
      {({ id, value, setValue, onBlur, aria }) => (
        <Autocomplete
          id={id}
          freeSolo
          options={data?.productRetailers.map(({ name }) => name) ?? []}
          inputValue={value}
          onInputChange={(_event, text) => setValue(text)}
          onBlur={onBlur}
          renderInput={(params) => (
            <TextField
              {...params}
              name="retailer"
              size="small"
              slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...aria } }}
            />
          )}
        />
      )}
    </FormSlot>
  );
}

/** Shows an outfit's title for an id. */
function OutfitTitle({ id }: { id: string }) {
  return useOutfitTitle(id);
}
