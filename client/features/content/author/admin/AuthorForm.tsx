import { useFormikContext } from "formik";
import { type ComponentType, type ReactNode, type RefObject, useRef } from "react";
import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormText } from "../../../../admin/form/FormText";
import { KindForm } from "../../../../admin/kind/KindForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { SearchEngineFields } from "../../../../admin/seo/SearchEngineFields";
import { seoFields } from "../../../../admin/seo/seoSchema";
import type { AuthorFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { authorHead } from "../../../../shared/seo/derivedHead";
import { authorKind, type AuthorValues } from "./authorKind";

interface AuthorFormProps extends OpenRecord<AuthorFieldsFragment, AuthorValues> {
  imageField: ReactNode;
  ContentField: ComponentType<{ place: RefObject<null> }>;
}

const fields = ["name", "slug", "role", "image", "links", "content"];

/** Adds or edits an author. */
export function AuthorForm({ imageField, ContentField, ...opened }: AuthorFormProps) {
  const place = useRef(null);
  const content = (
    <FormGrid>
      <FormText name="name" label="Name" required hint="Articles show it. A new name is changed there, too." />
      <AuthorSlugField />
      <WideField>
        <FormText name="role" label="Role" placeholder="Fashion Editor" hint="Shown beside the name." />
      </WideField>
      <WideField>{imageField}</WideField>
      <WideField>
        <FormMultiline
          name="links"
          label="Links"
          rows={[2, 6]}
          hint="Profiles and site of the author, one in each line."
        />
      </WideField>
      <WideField>
        <ContentField place={place} />
      </WideField>
    </FormGrid>
  );
  return (
    <KindForm
      {...opened}
      kind={authorKind}
      tabs={[
        { value: "write", label: "Author", fields, content },
        { value: "search", label: "Search engines", fields: seoFields, content: <AuthorSearchEngines /> },
      ]}
    />
  );
}

const toPath = ({ slug, name }: AuthorValues): string => paths.author(slugify(slug.trim() || name) || "author");

function AuthorSlugField() {
  const { values } = useFormikContext<AuthorValues>();
  const hint = values.slug || values.name ? `URL: ${toPath(values)}` : "Generated from the name.";
  return <FormText name="slug" label="URL Slug" placeholder="Generated from the name" hint={hint} />;
}

function AuthorSearchEngines() {
  const { values } = useFormikContext<AuthorValues>();
  return (
    <SearchEngineFields
      path={toPath(values)}
      derived={values.name.trim() ? authorHead(values) : { title: "", description: "" }}
      image={values.image}
      source="a sentence with the name is"
    />
  );
}
