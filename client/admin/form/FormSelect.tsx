import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { FieldFrame } from "./FieldFrame";
import { PendingValuesContext } from "./pendingValues";
import { SelectAddNew } from "./SelectAddNew";
import { toOption, type SelectOption } from "./selectOptions";
import { useFormField, type FieldProps } from "./useFormField";

export interface FormSelectProps extends FieldProps {
  /**
   * A string is both value and label. A current value that is not in the list is added, so that opening the form
   * changes nothing.
   */
  options: readonly (SelectOption | string)[];
  /** The label of the empty option. Without it, the empty option disappears once a value is chosen. */
  emptyLabel?: string;
  /** Called after the field has the value; for fields that depend on it. */
  onChoose?: (value: string) => void;
  /** Adds a last option, "+ Add new category", which asks for a name. */
  addNew?: {
    label: string;
    /** The label of the name's field. */
    nameLabel: string;
    /** Stores the name and returns the value to select. The message of a thrown error is shown. */
    onAdd: (name: string) => Promise<string>;
  };
}

const addValue = "\u0000add";

/** A select in the browser's own picker; empty text while nothing is chosen. */
export function FormSelect(props: FormSelectProps) {
  const { name, label, hint, required, disabled, options, emptyLabel, onChoose, addNew } = props;
  const { id, value, setValue, onBlur, error, aria } = useFormField<string>({ name, required });
  const [adding, setAdding] = useState(false);
  const pendingValues = useContext(PendingValuesContext);
  const choices = options.map(toOption);
  const shown =
    value === "" || choices.some((option) => option.value === value) ? choices : [toOption(value), ...choices];
  const choose = (chosen: string): void => {
    setValue(chosen);
    onChoose?.(chosen);
  };
  const add = async (text: string, store: (name: string) => Promise<string>): Promise<void> => {
    const added = await store(text);
    // A save that waits for the value reads it at once.
    flushSync(() => {
      setValue(added);
      setAdding(false);
    });
  };
  return (
    <FieldFrame id={id} name={name} label={label} required={required} hint={hint} error={error}>
      <NativeSelect
        value={value}
        disabled={disabled}
        input={<OutlinedInput id={id} name={name} />}
        inputProps={{ id, name, ...aria }}
        onChange={({ target }) => (target.value === addValue ? setAdding(true) : choose(target.value))}
        onBlur={onBlur}
      >
        {emptyLabel !== undefined || value === "" ? <option value="">{emptyLabel ?? "Choose..."}</option> : null}
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {addNew ? <option value={addValue}>{addNew.label}</option> : null}
      </NativeSelect>
      {addNew && adding ? (
        <SelectAddNew
          nameLabel={addNew.nameLabel}
          onAdd={(text) => pendingValues.add(add(text, addNew.onAdd))}
          onCancel={() => setAdding(false)}
        />
      ) : null}
    </FieldFrame>
  );
}
