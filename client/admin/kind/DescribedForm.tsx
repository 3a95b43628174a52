import { useFormikContext } from "formik";
import { type ComponentType, type ReactNode, type RefObject, useRef } from "react";
import { paths } from "../../../site/addresses";
import { slugify } from "../../../site/slugify";
import type { HeadTexts } from "../../shared/seo/derivedHead";
import { FormGrid, WideField } from "../form/FormGrid";
import { FormText } from "../form/FormText";
import type { RecordTab } from "../record/RecordDialog";
import { SearchEngineFields } from "../seo/SearchEngineFields";
import { seoFields, type SeoValues } from "../seo/seoSchema";
import { KindForm } from "./KindForm";
import type { FormKind, KindRow } from "./recordKind";
import type { OpenRecord } from "./useKindForm";

interface DescribedValues extends SeoValues {
  name?: string;
  title?: string;
  slug: string;
  /** URL of the picture. */
  image: string;
}

/** The fields `image` and `content`, which upload pictures. */
export interface DescriptionSlots {
  imageField: ReactNode;
  ContentField: ComponentType<{ place: RefObject<null> }>;
}

type DescribedKind = Pick<FormKind<KindRow, DescribedValues, unknown, unknown>, "publishes">;

interface DescribedFormProps<Row extends KindRow, Values extends DescribedValues, Create, Update>
  extends OpenRecord<Row, Values>, DescriptionSlots {
  kind: FormKind<Row, Values, Create, Update>;
  /** What search engines receive while the row has no texts for them. */
  head: (values: Values) => HeadTexts;
  /** What their description is made of then: "the text is". */
  source: string;
  /** Tabs between the first one and that for search engines. */
  tabs?: readonly RecordTab[];
  /** The fields before picture and text. */
  children: ReactNode;
}

/** Adds or edits a row whose page shows a picture and a text. */
export function DescribedForm<Row extends KindRow, Values extends DescribedValues, Create extends object, Update>(
  props: DescribedFormProps<Row, Values, Create, Update>,
) {
  const { kind, head, source, tabs = [], imageField, ContentField, children, ...opened } = props;
  const place = useRef(null);
  const others: readonly string[] = [...seoFields, ...tabs.flatMap(({ fields }) => fields)];
  const content = (
    <FormGrid>
      {children}
      <WideField>{imageField}</WideField>
      <WideField>
        <ContentField place={place} />
      </WideField>
    </FormGrid>
  );
  const first = {
    value: "write",
    label: kind.words.name,
    fields: Object.keys(kind.empty).filter((field) => !others.includes(field)),
    content,
  };
  const last = {
    value: "search",
    label: "Search engines",
    fields: seoFields,
    content: <DescribedSearchEngines kind={kind} head={head} source={source} />,
  };
  return <KindForm {...opened} kind={kind} tabs={[first, ...tabs, last]} />;
}

const readName = ({ name, title }: DescribedValues): string => name ?? title ?? "";

const toPath = ({ publishes }: DescribedKind, values: DescribedValues): string =>
  publishes ? paths[publishes](slugify(values.slug.trim() || readName(values)) || publishes) : "";

/** The slug, and the address that the page will have. */
export function SlugField({ kind }: { kind: DescribedKind }) {
  const { values } = useFormikContext<DescribedValues>();
  const source = "name" in values ? "name" : "title";
  const hint = values.slug || readName(values) ? `URL: ${toPath(kind, values)}` : `Generated from the ${source}.`;
  return <FormText name="slug" label="URL Slug" placeholder={`Generated from the ${source}`} hint={hint} />;
}

function DescribedSearchEngines<Values extends DescribedValues>({
  kind,
  head,
  source,
}: Pick<DescribedFormProps<KindRow, Values, object, object>, "head" | "source"> & { kind: DescribedKind }) {
  const { values } = useFormikContext<Values>();
  return (
    <SearchEngineFields
      path={toPath(kind, values)}
      derived={readName(values).trim() ? head(values) : { title: "", description: "" }}
      image={values.image}
      source={source}
    />
  );
}
