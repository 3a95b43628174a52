import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState, type FormEvent } from "react";
import { describedBy, FieldFrame } from "../../../../admin/form/FieldFrame";

export interface AddTermProps {
  /** The singular noun: "occasion". */
  one: string;
  /** Returns the error of a name; null when it is valid. */
  check: (name: string) => string | null;
  /** Adds it; resolves to an error message or null. */
  onAdd: (name: string) => Promise<string | null>;
}

/** The input above a list. It keeps the focus, so that several terms can be typed in a row. */
export function AddTerm({ one, check, onAdd }: AddTermProps) {
  const id = useId();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = check(name);
    if (problem) {
      setError(problem);
      input.current?.focus();
      return;
    }
    setBusy(true);
    const failure = await onAdd(name.trim());
    setBusy(false);
    setError(failure);
    // The next name may be typed while this one is stored.
    if (failure === null) setName((now) => (now === name ? "" : now));
    input.current?.focus();
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <FieldFrame id={id} label={`Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`} error={error ?? undefined} live>
        <OutlinedInput
          id={id}
          inputRef={input}
          value={name}
          placeholder="Name"
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            setError(null);
          }}
          slotProps={{ input: { maxLength: 100, "aria-invalid": error !== null, "aria-describedby": describedBy(id) } }}
        />
      </FieldFrame>
      <Button type="submit" disabled={busy}>
        {busy ? "Adding..." : "Add"}
      </Button>
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  flex: "1 1 320px",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: 10,
  maxWidth: 460,
  // Aligned with the input, which has its label above.
  "& > button": { marginTop: `calc(0.8125rem * 1.4 + ${theme.spacing(0.75)})`, minHeight: 38 },
}));
