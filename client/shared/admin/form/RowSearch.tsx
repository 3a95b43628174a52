import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, type HTMLAttributes, type Key } from "react";
import { GridThumb } from "../grid/GridThumb";
import type { PictureKind } from "../../ui/picture/Picture";
import type { FormField } from "./useFormField";

/** A row as it is offered: what tells it from others of its kind. */
export interface FoundRow {
  id: string;
  label: string;
  /** Address of a picture; without it none is shown. */
  image?: string;
  /** In small below the label. */
  note?: string | null;
}

/** What was found for the text that was asked for last. */
export interface RowFinder {
  rows: readonly FoundRow[];
  state: "ready" | "loading" | "failed";
  /** Hears what is typed once the typing rests, and "" when the list opens without any. */
  search: (text: string) => void;
}

export interface RowSearchProps {
  /** Null while nothing is chosen. */
  value: FoundRow | null;
  onChange: (row: FoundRow | null) => void;
  finder: RowFinder;
  /** Which placeholder stands in for a missing picture. */
  kind: PictureKind;
  placeholder: string;
  /** What is said when nothing was found: "No celebrities found". */
  noneText: string;
  /** Ties it to the field around it; a filter gives `label` instead. */
  field?: Pick<FormField<string>, "id" | "onBlur" | "aria">;
  label?: string;
  disabled?: boolean;
}

const settleTime = 300;

/** Chooses one row of many by its name: the finder searches among all of them, however many there are. */
export function RowSearch(props: RowSearchProps) {
  const { value, onChange, finder, placeholder, noneText, field, label, kind } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The first letters, or a pasted name, open the list too: it opens with what they find.
  const typed = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => finder.search(text), wait);
  };
  return (
    <Autocomplete
      id={field?.id}
      options={finder.rows}
      value={value}
      loading={finder.state === "loading"}
      disabled={props.disabled}
      // The finder has filtered already; what it leaves out of a name that it knows in other letters is no mistake.
      filterOptions={(rows) => [...rows]}
      getOptionLabel={({ label: name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, row) => onChange(row)}
      onOpen={() => search(typed.current, typed.current ? settleTime : 0)}
      onInputChange={(_event, text, reason) => {
        typed.current = reason === "input" ? text : "";
        if (reason === "input") search(text, settleTime);
      }}
      onBlur={field?.onBlur}
      selectOnFocus
      handleHomeEndKeys
      noOptionsText={finder.state === "failed" ? "They could not be loaded. Please try again." : noneText}
      renderOption={({ key, ...rest }: HTMLAttributes<HTMLLIElement> & { key: Key }, row) => (
        <Option key={key} {...rest}>
          {row.image === undefined ? null : <GridThumb src={row.image} kind={kind} />}
          <span>
            {row.label}
            {row.note ? <small>{row.note}</small> : null}
          </span>
        </Option>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          placeholder={placeholder}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...field?.aria, ...(label && { "aria-label": label }) },
          }}
        />
      )}
    />
  );
}

const Option = styled("li")(({ theme }) => ({
  "&&": { gap: 12, minHeight: 44 },
  "& > span:last-child": { minWidth: 0, lineHeight: 1.35 },
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
