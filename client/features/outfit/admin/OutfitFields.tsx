import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { sentenceOf } from "../../../graphql/admin/adminErrors";
import { listsChanged } from "../../../graphql/admin/cacheChanges";
import { useCreate } from "../../../graphql/admin/useCreate";
import { AddTermDocument, OutfitTermsDocument } from "../../../graphql/generated/adminOperations";
import { FormDate } from "../../../shared/admin/form/FormDate";
import { FormGrid, WideField } from "../../../shared/admin/form/FormGrid";
import { FormMultiline } from "../../../shared/admin/form/FormMultiline";
import { FormSelect } from "../../../shared/admin/form/FormSelect";
import { FormSlot } from "../../../shared/admin/form/FormSlot";
import { FormTags } from "../../../shared/admin/form/FormTags";
import { FormText } from "../../../shared/admin/form/FormText";
import { WearerSearch } from "./WearerSearch";

export interface OutfitFieldsProps {
  /** The field `image`, with its upload. */
  picture: ReactNode;
}

/** Every field of an outfit, in the order of the specification. */
export function OutfitFields({ picture }: OutfitFieldsProps) {
  const { data } = useQuery(OutfitTermsDocument);
  const addOccasion = useAddOccasion();
  const names = (terms: readonly { name: string }[] = []) => terms.map(({ name }) => name);
  return (
    <FormGrid>
      <WideField>
        <FormText name="title" label="Title" required />
      </WideField>
      <WideField>{picture}</WideField>
      <FormSlot<string> name="celebrityId" label="Celebrity" required>
        {(field) => <WearerSearch id={field.value} onChange={field.setValue} field={field} />}
      </FormSlot>
      <FormSelect
        name="occasion"
        label="Occasion"
        emptyLabel="None"
        options={names(data?.occasions)}
        addNew={{ label: "+ Add new occasion", nameLabel: "Name of the occasion", onAdd: addOccasion }}
      />
      <WideField>
        <FormMultiline name="description" label="Description" required hint="One or two sentences." rows={[2, 8]} />
      </WideField>
      <FormDate name="date" label="Date Worn" schedules />
      <FormText name="affiliateLink" label="Affiliate Link (optional)" type="url" placeholder="https://" />
      <WideField>
        <FormTags name="tags" label="Tags (comma separated)" suggestions={names(data?.tags)} />
      </WideField>
      <WideField>
        <FormMultiline
          name="fullDescription"
          label="Full Description"
          hint="The whole story. A blank line begins a new paragraph."
          rows={[4, 16]}
        />
      </WideField>
      <WideField>
        <FormText
          name="slug"
          label="Slug (optional)"
          hint="Used in the URL /outfit/{slug}. Made from the title when it is left empty."
        />
      </WideField>
    </FormGrid>
  );
}

/** Stores a new occasion and gives its name. */
function useAddOccasion(): (name: string) => Promise<string> {
  const create = useCreate(AddTermDocument);
  return async (name) => {
    try {
      const { data } = await create({ type: "occasion", name }, { update: (cache) => listsChanged(cache, ["terms"]) });
      return data?.createTerm.name ?? name;
    } catch (error) {
      throw new Error(sentenceOf(error), { cause: error });
    }
  };
}
