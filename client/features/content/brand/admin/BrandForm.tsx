import { WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormText } from "../../../../admin/form/FormText";
import { DescribedForm, type DescriptionSlots, SlugField } from "../../../../admin/kind/DescribedForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import type { BrandFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { brandHead } from "../../../../shared/seo/derivedHead";
import { brandKind, type BrandValues } from "./brandKind";

/** Adds or edits a brand. */
export function BrandForm(props: OpenRecord<BrandFieldsFragment, BrandValues> & DescriptionSlots) {
  return (
    <DescribedForm {...props} kind={brandKind} head={brandHead} source="a sentence with the name is">
      <FormText name="name" label="Name" required hint="A former name stays a spelling." />
      <SlugField kind={brandKind} />
      <WideField>
        <FormMultiline
          name="spellings"
          label="Other spellings"
          rows={[2, 6]}
          hint="Names that feeds, shops and pieces have for it, one in each line. Case does not matter."
        />
      </WideField>
      <WideField>
        <FormText name="homePage" label="Home page" placeholder="https://northloom.example" />
      </WideField>
    </DescribedForm>
  );
}
