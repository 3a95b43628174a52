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
import type { BrandFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { brandHead } from "../../../../shared/seo/derivedHead";
import { brandKind, type BrandValues } from "./brandKind";

interface BrandFormProps extends OpenRecord<BrandFieldsFragment, BrandValues> {
  imageField: ReactNode;
  ContentField: ComponentType<{ place: RefObject<null> }>;
}

const fields = ["name", "slug", "spellings", "homePage", "image", "content"];

/** Adds or edits a brand. */
export function BrandForm({ imageField, ContentField, ...opened }: BrandFormProps) {
  const place = useRef(null);
  const content = (
    <FormGrid>
      <FormText name="name" label="Name" required hint="A former name stays a spelling." />
      <BrandSlugField />
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
      <WideField>{imageField}</WideField>
      <WideField>
        <ContentField place={place} />
      </WideField>
    </FormGrid>
  );
  return (
    <KindForm
      {...opened}
      kind={brandKind}
      tabs={[
        { value: "write", label: "Brand", fields, content },
        { value: "search", label: "Search engines", fields: seoFields, content: <BrandSearchEngines /> },
      ]}
    />
  );
}

const toPath = ({ slug, name }: BrandValues): string => paths.brand(slugify(slug.trim() || name) || "brand");

function BrandSlugField() {
  const { values } = useFormikContext<BrandValues>();
  const hint = values.slug || values.name ? `URL: ${toPath(values)}` : "Generated from the name.";
  return <FormText name="slug" label="URL Slug" placeholder="Generated from the name" hint={hint} />;
}

function BrandSearchEngines() {
  const { values } = useFormikContext<BrandValues>();
  return (
    <SearchEngineFields
      path={toPath(values)}
      derived={values.name.trim() ? brandHead(values) : { title: "", description: "" }}
      image={values.image}
      source="a sentence with the name is"
    />
  );
}
