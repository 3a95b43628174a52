import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useState } from "react";
import { apiPaths } from "../../../../../../site/apiPaths";
import { useUpload } from "../../../../../admin/graphql/useUpload";
import { ColumnTable, type FileColumn, toChoices } from "../../../../../admin/upload/ColumnTable";
import { FileField, tableFiles } from "../../../../../admin/upload/FileField";
import { UploadBar } from "../../../../../admin/upload/UploadBar";
import type { FeedValues } from "./feedKind";

/** The response of POST /api/products/columns. */
interface FeedColumns {
  headers: FileColumn[];
  /** The title that the server proposes for each field. */
  columns: Record<string, string | null>;
}

const needed = ["id", "title", "price"];

export interface FeedColumnFieldsProps {
  /** What a column can contain. */
  fields: readonly { content: string; label: string }[];
}

/** Asks which column contains what. A sample file names the columns; the feed remembers the answer. */
export function FeedColumnFields({ fields }: FeedColumnFieldsProps) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<FeedValues>();
  const [sample, setSample] = useState<File | null>(null);
  const { state, send, cancel } = useUpload<FeedColumns>(apiPaths.productColumns);
  const uses = fields.map(({ content, label }) => ({ name: content, label, needed: needed.includes(content) }));
  const titles = [...new Set(Object.values(values.mapping).filter(Boolean))];
  const headers = state.kind === "done" ? state.report.headers : titles.map((title) => ({ title, samples: [] }));
  const choose = async (file: File) => {
    setSample(file);
    const form = new FormData();
    form.append("file", file);
    const found = await send(form);
    if (!found) return;
    // What was chosen before stays as long as the file has it.
    const known = found.headers.map(({ title }) => title);
    const kept = Object.entries(values.mapping).filter(([, title]) => known.includes(title));
    const used = kept.map(([, title]) => title);
    const proposed = Object.entries(found.columns).filter(([, title]) => title !== null && !used.includes(title));
    await setFieldValue("mapping", Object.fromEntries([...proposed, ...kept]));
  };
  return (
    <Section>
      <FileField
        label="Sample file"
        accept={tableFiles}
        hint="Any file of this shop. Its titles and first rows are read, and nothing is kept."
        error={state.kind === "failed" ? state.message : undefined}
        files={sample ? [sample] : []}
        disabled={state.kind === "sending"}
        onFiles={([file]) => void choose(file)}
      />
      {state.kind === "sending" && sample ? (
        <UploadBar name={sample.name} share={state.share} sentText="Reading the columns" onCancel={cancel} />
      ) : null}
      {headers.length > 0 ? (
        <ColumnTable
          uses={uses}
          headers={headers}
          chosen={toChoices(uses, values.mapping)}
          isOpen
          hint="Check what each column contains."
          errors={submitCount > 0 ? errors.mapping : undefined}
          onChange={(field, title) => void setFieldValue(`mapping.${field}`, title)}
        />
      ) : null}
    </Section>
  );
}

const Section = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });
