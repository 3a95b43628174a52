import { FormGrid } from "../../../../admin/form/FormGrid";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import { DescribedForm, type DescriptionSlots, SlugField } from "../../../../admin/kind/DescribedForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import type { ShowFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { showHead } from "../../../../shared/seo/derivedHead";
import { ShowCast, type ShowCastProps } from "./ShowCast";
import { showKind, type ShowValues } from "./showKind";
import { ShowSeasons } from "./ShowSeasons";

const forms = [
  { value: "SERIES", label: "Series" },
  { value: "FILM", label: "Film" },
];

/** Adds or edits a series or film, with its cast, seasons and episodes. */
export function ShowForm({
  CelebrityField,
  ...opened
}: OpenRecord<ShowFieldsFragment, ShowValues> & DescriptionSlots & ShowCastProps) {
  return (
    <DescribedForm
      {...opened}
      kind={showKind}
      head={showHead}
      source="a sentence with the title is"
      tabs={[
        {
          value: "cast",
          label: "Cast",
          fields: ["characters"],
          content: <ShowCast CelebrityField={CelebrityField} />,
        },
        { value: "seasons", label: "Seasons", fields: ["seasons"], content: <ShowSeasons /> },
      ]}
    >
      <FormText name="title" label="Title" required />
      <SlugField kind={showKind} />
      <FormSelect name="form" label="Kind" options={forms} />
      <FormGrid>
        <FormNumber name="firstYear" label="First year" min={1880} />
        <FormNumber name="lastYear" label="Last year" min={1880} hint="Blank while it goes on." />
      </FormGrid>
    </DescribedForm>
  );
}
