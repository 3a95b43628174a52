import { useFormikContext } from "formik";
import { type ComponentType, type ReactNode, type RefObject, useRef } from "react";
import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/kind/KindForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { SearchEngineFields } from "../../../../admin/seo/SearchEngineFields";
import { seoFields } from "../../../../admin/seo/seoSchema";
import type { ShowFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { showHead } from "../../../../shared/seo/derivedHead";
import { ShowCast, type ShowCastProps } from "./ShowCast";
import { showKind, type ShowValues } from "./showKind";
import { ShowSeasons } from "./ShowSeasons";

interface ShowFormProps extends OpenRecord<ShowFieldsFragment, ShowValues>, ShowCastProps {
  imageField: ReactNode;
  ContentField: ComponentType<{ place: RefObject<null> }>;
}

const fields = ["title", "slug", "form", "firstYear", "lastYear", "image", "content"];

const forms = [
  { value: "SERIES", label: "Series" },
  { value: "FILM", label: "Film" },
];

/** Adds or edits a series or film, with its cast, seasons and episodes. */
export function ShowForm({ imageField, ContentField, CelebrityField, ...opened }: ShowFormProps) {
  const place = useRef(null);
  const content = (
    <FormGrid>
      <FormText name="title" label="Title" required />
      <ShowSlugField />
      <FormSelect name="form" label="Kind" options={forms} />
      <FormGrid>
        <FormNumber name="firstYear" label="First year" min={1880} />
        <FormNumber name="lastYear" label="Last year" min={1880} hint="Blank while it goes on." />
      </FormGrid>
      <WideField>{imageField}</WideField>
      <WideField>
        <ContentField place={place} />
      </WideField>
    </FormGrid>
  );
  return (
    <KindForm
      {...opened}
      kind={showKind}
      tabs={[
        { value: "write", label: "Show", fields, content },
        {
          value: "cast",
          label: "Cast",
          fields: ["characters"],
          content: <ShowCast CelebrityField={CelebrityField} />,
        },
        { value: "seasons", label: "Seasons", fields: ["seasons"], content: <ShowSeasons /> },
        { value: "search", label: "Search engines", fields: seoFields, content: <ShowSearchEngines /> },
      ]}
    />
  );
}

const toPath = ({ slug, title }: ShowValues): string => paths.show(slugify(slug.trim() || title) || "show");

function ShowSlugField() {
  const { values } = useFormikContext<ShowValues>();
  const hint = values.slug || values.title ? `URL: ${toPath(values)}` : "Generated from the title.";
  return <FormText name="slug" label="URL Slug" placeholder="Generated from the title" hint={hint} />;
}

function ShowSearchEngines() {
  const { values } = useFormikContext<ShowValues>();
  return (
    <SearchEngineFields
      path={toPath(values)}
      derived={values.title.trim() ? showHead(values) : { title: "", description: "" }}
      image={values.image}
      source="a sentence with the title is"
    />
  );
}
