import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useState } from "react";
import { FormGrid } from "../../../../../admin/form/FormGrid";
import { FormSelect } from "../../../../../admin/form/FormSelect";
import { FileField } from "../../../../../admin/upload/FileField";
import type { FeedValues } from "./feedKind";
import { proposeColumns } from "./proposeColumns";
import { readHeader } from "./readHeader";

const required = ["id", "title", "price"];

export interface FeedColumnFieldsProps {
  /** What a column can contain. */
  fields: readonly { content: string; label: string }[];
}

/** Asks which column contains what. A sample file names the columns; the feed remembers the answer. */
export function FeedColumnFields({ fields }: FeedColumnFieldsProps) {
  const { values, setFieldValue } = useFormikContext<FeedValues>();
  const [sample, setSample] = useState<{ file: File; titles: string[] } | null>(null);
  const titles = sample?.titles ?? [...new Set(Object.values(values.mapping).filter(Boolean))];
  const choose = async (file: File) => {
    const found = await readHeader(file).catch(() => []);
    setSample({ file, titles: found });
    if (found.length > 0) await setFieldValue("mapping", proposeColumns(found, values.mapping));
  };
  return (
    <Section aria-label="Columns of the file">
      <FileField
        label="Sample file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        hint="Any file of this shop. Only its column titles are read, and nothing is uploaded."
        error={sample?.titles.length === 0 ? "This file has no column titles in its first line." : undefined}
        file={sample?.file ?? null}
        onFile={(file) => void choose(file)}
      />
      {titles.length > 0 ? (
        <FormGrid>
          {fields.map(({ content: field, label }) => (
            <Column key={field} field={field} label={label} titles={titles} />
          ))}
        </FormGrid>
      ) : null}
    </Section>
  );
}

function Column({ field, label, titles }: { field: string; label: string; titles: readonly string[] }) {
  return (
    <FormSelect
      name={`mapping.${field}`}
      label={label}
      required={required.includes(field)}
      options={titles}
      emptyLabel={required.includes(field) ? "Choose a column" : "Not in the file"}
    />
  );
}

const Section = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 18,
  padding: "16px 20px 20px",
  border: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down("sm")]: { padding: "14px 14px 18px" },
}));
