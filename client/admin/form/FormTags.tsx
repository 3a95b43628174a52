import Autocomplete from "@mui/material/Autocomplete";
import Chip from "@mui/material/Chip";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { flushSync } from "react-dom";
import { isCommandKey } from "../keys/keyEvents";
import { FieldFrame } from "./FieldFrame";
import { useFormField, type FieldProps } from "./useFormField";

/** Splits on commas, trims, removes empty entries, and keeps the first of words that differ only in case. */
function splitTags(text: string): string[] {
  const seen = new Map<string, string>();
  for (const part of text.split(",")) {
    const tag = part.trim();
    if (tag !== "" && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}

export interface FormTagsProps extends FieldProps {
  /** Suggestions while typing. */
  suggestions?: readonly string[];
  placeholder?: string;
}

/** A list of words: typed with commas or Enter, pasted as a whole, or chosen; each becomes a chip. */
export function FormTags({ name, label, hint, required, disabled, suggestions = [], placeholder }: FormTagsProps) {
  const { id, value, setValue, onBlur, error, aria } = useFormField<string[]>({ name, required });
  const [typed, setTyped] = useState("");
  const add = (texts: readonly string[]) => setValue(splitTags([...value, ...texts].join(",")));
  return (
    <FieldFrame id={id} label={label} required={required} hint={hint} error={error}>
      <Autocomplete
        id={id}
        multiple
        freeSolo
        disableClearable
        filterSelectedOptions
        disabled={disabled}
        options={suggestions}
        value={value}
        inputValue={typed}
        onChange={(_event, chosen) => setValue(splitTags(chosen.join(",")))}
        onInputChange={(_event, text, reason) => {
          if (reason === "input" && text.includes(",")) {
            const rest = text.slice(text.lastIndexOf(",") + 1);
            add(splitTags(text.slice(0, text.length - rest.length)));
            setTyped(rest.trimStart());
          } else setTyped(text);
        }}
        onKeyDown={({ nativeEvent }) => {
          // Saving with the keyboard leaves the focus here, and sends what is in the form before the event ends.
          if (isCommandKey(nativeEvent, "s") && typed.trim() !== "")
            flushSync(() => {
              add([typed]);
              setTyped("");
            });
        }}
        onBlur={() => {
          if (typed.trim() !== "") add([typed]);
          setTyped("");
          onBlur();
        }}
        renderValue={(tags, getItemProps) =>
          tags.map((tag, index) => {
            const { key, ...props } = getItemProps({ index });
            return <Chip key={key} size="small" label={tag} {...props} />;
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            name={name}
            size="small"
            placeholder={value.length === 0 ? placeholder : undefined}
            slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...aria } }}
          />
        )}
      />
    </FieldFrame>
  );
}
