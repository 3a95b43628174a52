import { WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormText } from "../../../../admin/form/FormText";
import { DescribedForm, type DescriptionSlots, SlugField } from "../../../../admin/kind/DescribedForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import type { AuthorFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { authorHead } from "../../../../shared/seo/derivedHead";
import { authorKind, type AuthorValues } from "./authorKind";

/** Adds or edits an author. */
export function AuthorForm(props: OpenRecord<AuthorFieldsFragment, AuthorValues> & DescriptionSlots) {
  return (
    <DescribedForm {...props} kind={authorKind} head={authorHead} source="a sentence with the name is">
      <FormText name="name" label="Name" required hint="Articles show it. A new name is changed there, too." />
      <SlugField kind={authorKind} />
      <WideField>
        <FormText name="role" label="Role" placeholder="Fashion Editor" hint="Shown beside the name." />
      </WideField>
      <WideField>
        <FormMultiline
          name="links"
          label="Links"
          rows={[2, 6]}
          hint="Profiles and site of the author, one in each line."
        />
      </WideField>
    </DescribedForm>
  );
}
