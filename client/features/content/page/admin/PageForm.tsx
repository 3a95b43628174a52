import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { FormDate } from "../../../../admin/form/FormDate";
import { WideField } from "../../../../admin/form/FormGrid";
import { FormMultiline } from "../../../../admin/form/FormMultiline";
import { FormSelect } from "../../../../admin/form/FormSelect";
import { FormText } from "../../../../admin/form/FormText";
import { DescribedForm, type DescriptionSlots, SlugField } from "../../../../admin/kind/DescribedForm";
import type { OpenRecord } from "../../../../admin/kind/useKindForm";
import { type PageFieldsFragment, StandardPagesDocument } from "../../../../graphql/generated/adminOperations";
import { siteHead } from "../../../../shared/seo/derivedHead";
import { pageKind, type PageValues } from "./pageKind";

interface PageFormProps extends OpenRecord<PageFieldsFragment, PageValues>, DescriptionSlots {
  /** Shows the difference of two texts. */
  compare: (before: string, after: string) => ReactNode;
}

/** Adds or edits a page. */
export function PageForm({ compare, ...opened }: PageFormProps) {
  const { row } = opened;
  const isNew = row === null && opened.copyOf === undefined;
  return (
    <DescribedForm {...opened} kind={pageKind} head={siteHead} source="the description is">
      <WideField>{isNew ? <StartField /> : row ? <StandardNotice page={row} compare={compare} /> : null}</WideField>
      <WideField>
        <FormText name="title" label="Title" required />
      </WideField>
      <SlugField kind={pageKind} />
      <FormDate name="lastUpdated" label="Last updated" hint="Shown above the title; leave blank for no date." />
      <WideField>
        <FormMultiline
          name="description"
          label="Description"
          counted={160}
          rows={[2, 6]}
          hint="Shown below the title. Search engines also receive it, unless the page has a description for them."
        />
      </WideField>
    </DescribedForm>
  );
}

/** Fills the form of a new page with a text of the product. */
function StartField() {
  const { data } = useQuery(StandardPagesDocument);
  const { setValues } = useFormikContext<PageValues>();
  const standards = data?.standardPages ?? [];
  const fill = (key: string) => {
    const chosen = standards.find((standard) => standard.key === key);
    if (!chosen) return;
    const { title, description, text, updated, isFollowed } = chosen;
    void setValues((values) => ({
      ...values,
      title,
      slug: key,
      description,
      content: text,
      lastUpdated: (isFollowed ? updated : null) ?? "",
      standard: key,
    }));
  };
  return (
    <FormSelect
      name="standard"
      label="Start from"
      emptyLabel="An empty page"
      options={standards.map(({ key, title }) => ({ value: key, label: title }))}
      onChoose={fill}
      hint="Facts in braces, such as {siteName}, come from the settings; {contactForm} is a form. Replace what is in [brackets]."
    />
  );
}

interface StandardNoticeProps extends Pick<PageFormProps, "compare"> {
  page: PageFieldsFragment;
}

/** Says whose text a page has, and lets the editor decide about a changed text of the product. */
function StandardNotice({ page, compare }: StandardNoticeProps) {
  const { values, setValues } = useFormikContext<PageValues>();
  const newer = page.newerStandard;
  if (page.isStandard)
    return (
      <Alert severity="info">
        This page shows the product&apos;s text, which new releases keep up to date. Once you change it, the text is
        yours.
      </Alert>
    );
  if (!newer) return null;
  if (values.standardVersion === newer.version)
    return <Alert severity="info">Update the page to store your decision.</Alert>;
  const decide = (content: string) =>
    void setValues((before) => ({ ...before, content, standardVersion: newer.version }));
  return (
    <Alert severity="warning">
      <p>The product&apos;s text has changed since this page got its own. The difference:</p>
      <details>
        <summary>Show the difference</summary>
        {compare(values.content, newer.text)}
      </details>
      <Button onClick={() => decide(newer.text)}>Take the new text</Button>
      <Button onClick={() => decide(values.content)}>Keep mine</Button>
    </Alert>
  );
}
