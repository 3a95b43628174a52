import { styled } from "@mui/material/styles";
import { FormGrid } from "../../../../admin/form/FormGrid";
import type { SelectOption } from "../../../../admin/form/selectOptions";
import { toColumnMap, reportColumns, type ColumnMap } from "./conversionReport";
import { PlainSelect } from "./PlainFields";

export interface ConversionReportColumnsProps {
  headers: readonly string[];
  /** Null until the file's headers are known. */
  columns: ColumnMap | null;
  error?: string;
  onChange: (columns: ColumnMap) => void;
}

/** Maps the file's headers to columns; recognized headers are preselected. */
export function ConversionReportColumns({ headers, columns, error, onChange }: ConversionReportColumnsProps) {
  const chosen = columns ?? toColumnMap({});
  const optionsFor = (value: string, needed: boolean): SelectOption[] => {
    // One value may combine several columns: "Date + Tracking ID".
    const offered = value === "" || headers.includes(value) ? headers : [value, ...headers];
    const none = { value: "", label: needed ? "Choose..." : "Not in the report" };
    return [none, ...offered.map((header) => ({ value: header, label: header }))];
  };
  return (
    <Group>
      <legend>Columns</legend>
      <p data-error={error !== undefined} role={error === undefined ? undefined : "alert"}>
        {error ?? "Recognized columns are already selected. Correct any wrong ones and check again."}
      </p>
      <FormGrid>
        {reportColumns.map(({ name, label, needed }) => (
          <PlainSelect
            key={name}
            label={label}
            required={needed}
            value={chosen[name]}
            options={optionsFor(chosen[name], needed)}
            onChange={(value) => onChange({ ...chosen, [name]: value })}
          />
        ))}
      </FormGrid>
    </Group>
  );
}

const Group = styled("fieldset")(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: "16px 20px 20px",
  border: `1px solid ${theme.vars.palette.divider}`,
  "& legend": { ...theme.typography.h4, padding: "0 6px", marginLeft: -6 },
  "& > p": { ...theme.typography.body2, marginBottom: 14, color: theme.vars.palette.text.secondary },
  "& > p[data-error='true']": { color: theme.vars.palette.error.main },
}));
