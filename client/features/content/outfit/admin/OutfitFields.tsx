import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useAddTerm } from "../../../../admin/graphql/useAddTerm";
import { OutfitTermsDocument } from "../../../../graphql/generated/adminOperations";
import { AffiliateLinkField } from "../../../../admin/form/AffiliateLinkField";
import { FormDate } from "../../../../admin/form/FormDate";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { useHasRole } from "../../../../admin/role/accountContext";
import { FormSlot } from "../../../../admin/form/FormSlot";
import { FormTags } from "../../../../admin/form/FormTags";
import { FormText } from "../../../../admin/form/FormText";
import { AppearanceField } from "./appearance/AppearanceField";
import { WearerSearch } from "./wearer/WearerSearch";

export interface OutfitFieldsProps {
  /** The field `image`, with its upload. */
  picture: ReactNode;
}

/** Every field of an outfit, in the order of the specification. */
export function OutfitFields({ picture }: OutfitFieldsProps) {
  const { data } = useQuery(OutfitTermsDocument);
  const isEditor = useHasRole("editor");
  const addOccasion = useAddTerm("occasion");
  const names = (terms: readonly { name: string }[] = []) => terms.map(({ name }) => name);
  return (
    <FormGrid>
      <WideField>
        <FormText name="title" label="Title" required />
      </WideField>
      <WideField>{picture}</WideField>
      <FormSlot<string> name="celebrityId" label="Celebrity" required>
        {(field) => <WearerSearch id={field.value} onChange={field.setValue} field={field} addsNew={isEditor} />}
      </FormSlot>
      <FormSelect
        name="occasion"
        label="Occasion"
        emptyLabel="None"
        options={names(data?.occasions)}
        addNew={
          isEditor ? { label: "+ Add new occasion", nameLabel: "Name of the occasion", onAdd: addOccasion } : undefined
        }
      />
      <WideField>
        <AppearanceField />
      </WideField>
      <WideField>
        <FormMultiline name="description" label="Description" required hint="One or two sentences." rows={[2, 8]} />
      </WideField>
      <FormDate name="date" label="Date Worn" schedules />
      <AffiliateLinkField name="affiliateLink" label="Affiliate Link (optional)" />
      <WideField>
        <FormTags name="tags" label="Tags (comma separated)" suggestions={names(data?.tags)} />
      </WideField>
      <WideField>
        <FormMultiline
          name="fullDescription"
          label="Full Description"
          hint="The full story. A blank line starts a new paragraph."
          rows={[4, 16]}
        />
      </WideField>
      <WideField>
        <FormText
          name="slug"
          label="Slug (optional)"
          hint="Used in the URL /outfit/{slug}. Generated from the title when left blank."
        />
      </WideField>
    </FormGrid>
  );
}
