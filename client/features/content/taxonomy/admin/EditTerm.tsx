import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from "react";

export interface EditTermProps {
  name: string;
  check: (name: string) => string | null;
  /** Renames it; resolves to an error message or null. */
  onUpdate: (name: string) => Promise<string | null>;
  /** Leaves the edit mode, renamed or not. */
  onEnd: () => void;
}

/** A row in edit mode: Enter saves, Escape cancels. */
export function EditTerm({ name, check, onUpdate, onEnd }: EditTermProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const fail = (sentence: string) => {
    setError(sentence);
    input.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === name) return onEnd();
    const problem = check(text);
    if (problem) return fail(problem);
    setBusy(true);
    const failure = await onUpdate(text.trim());
    setBusy(false);
    if (failure === null) onEnd();
    else fail(failure);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !busy) onEnd();
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown}>
      <OutlinedInput
        inputRef={input}
        value={text}
        autoComplete="off"
        error={error !== null}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
        slotProps={{
          input: {
            "aria-label": `New name of ${name}`,
            "aria-invalid": error !== null,
            "aria-describedby": id,
            maxLength: 100,
          },
        }}
      />
      <Button type="submit" size="small" disabled={busy}>
        {busy ? "Updating..." : "Update"}
      </Button>
      <Button size="small" variant="outlined" onClick={onEnd} disabled={busy}>
        Cancel
      </Button>
      <p id={id} role="alert">
        {error}
      </p>
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  "& > .MuiOutlinedInput-root": { flex: "1 1 200px", maxWidth: 360 },
  "& p": { flex: "1 0 100%", fontSize: "0.8125rem", color: theme.vars.palette.error.main },
  "& p:empty": { display: "none" },
}));
