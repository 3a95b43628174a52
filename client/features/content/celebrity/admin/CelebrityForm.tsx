import { useApolloClient, useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import { backgroundOperation } from "../../../../admin/session/sessionLink";
import {
  type CelebrityFieldsFragment,
  CelebritySlugDocument,
  CelebrityTermsDocument,
} from "../../../../graphql/generated/adminOperations";
import { FormGrid, WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormNumber } from "../../../../admin/form/FormNumber";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormSlug } from "../../../../admin/form/FormSlug";
import { FormText } from "../../../../admin/form/FormText";
import { type EarningsSlot, useEarningsTab } from "../../../../admin/record/useEarningsTab";
import type { RecordTab } from "../../../../admin/record/RecordDialog";
import { SearchEngineFields } from "../../../../admin/seo/SearchEngineFields";
import { seoFields } from "../../../../admin/seo/seoSchema";
import { celebrityHead } from "../../../../shared/seo/derivedHead";
import { celebrityTabs, type CelebrityField } from "./celebrityFields";

import { KindForm } from "../../../../admin/kind/KindForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { celebrityKind, type CelebrityValues } from "./celebrityKind";

interface CelebrityFormProps extends OpenRecord<CelebrityFieldsFragment, CelebrityValues> {
  /** The field `image`, from another feature. */
  imageField: ReactNode;
  /** Renders what a celebrity's looks earned. */
  earnings: EarningsSlot;
}

/** Adds or edits a celebrity. */
export function CelebrityForm({ imageField, earnings, ...opened }: CelebrityFormProps) {
  const tabs = useCelebrityTabs(opened.row?.id ?? null, imageField);
  return <KindForm {...opened} kind={celebrityKind} tabs={[...tabs, ...useEarningsTab(opened.row?.id, earnings)]} />;
}

const getNames = (terms: readonly { name: string }[] | undefined): string[] => terms?.map(({ name }) => name) ?? [];

/** The six tabs of the specification and that for search engines; the first contains the fields that are not plain text. */
function useCelebrityTabs(id: string | null, imageField: ReactNode): RecordTab[] {
  const client = useApolloClient();
  const { data } = useQuery(CelebrityTermsDocument);
  const suggestSlug = async (name: string) => {
    const { data: result } = await client.query({
      query: CelebritySlugDocument,
      variables: { name, exceptId: id },
      fetchPolicy: "network-only",
      context: backgroundOperation,
    });
    return result?.celebritySlug ?? "";
  };
  const first = (
    <>
      <FormText name="name" label="Name" required />
      <FormSlug name="slug" label="Slug" from="name" prefix={paths.celebrity("")} suggest={suggestSlug} />
      <WideField>{imageField}</WideField>
      <FormSelect name="category" label="Category" options={getNames(data?.categories)} emptyLabel="No category" />
      <FormSelect name="styleType" label="Style Type" options={getNames(data?.styleTypes)} emptyLabel="No style type" />
    </>
  );
  const last = (
    <FormNumber
      name="followerCount"
      label="Followers"
      min={0}
      hint="Shown on the site. Visitors who follow see one more."
    />
  );
  const tabs = celebrityTabs.map(({ value, label, fields }) => ({
    value,
    label,
    fields: [
      ...fields.map(({ name }) => name),
      ...(value === "basic" ? ["name", "slug", "image", "category", "styleType"] : []),
      ...(value === "social" ? ["followerCount"] : []),
    ],
    content: (
      <FormGrid>
        {value === "basic" ? first : null}
        {fields.map((field) => renderField(field))}
        {value === "social" ? last : null}
      </FormGrid>
    ),
  }));
  return [
    ...tabs,
    { value: "search", label: "Search engines", fields: seoFields, content: <CelebritySearchEngines /> },
  ];
}

const renderField = ({ name, label, long, hint }: CelebrityField): ReactNode =>
  long ? (
    <WideField key={name}>
      <FormMultiline name={name} label={label} hint={hint} />
    </WideField>
  ) : (
    <FormText key={name} name={name} label={label} hint={hint} />
  );

function CelebritySearchEngines() {
  const { values } = useFormikContext<CelebrityValues>();
  const { name, slug, bio, image } = values;
  return (
    <SearchEngineFields
      path={paths.celebrity(slugify(slug || name) || "celebrity")}
      derived={name.trim() ? celebrityHead({ name, bio }) : { title: "", description: "" }}
      image={image}
      source={bio ? "the beginning of the biography is" : "a general sentence with the name is"}
    />
  );
}
