import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useState, type KeyboardEvent } from "react";
import { unexpectedMessage } from "../graphql/requestError";

export interface SelectAddNewProps {
  nameLabel: string;
  onAdd: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the name of a new option below its select. It renders no form element because it is used inside a form. */
export function SelectAddNew({ nameLabel, onAdd, onCancel }: SelectAddNewProps) {
  const id = useId();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const add = async () => {
    if (name.trim() === "") return setError("Name cannot be empty");
    setBusy(true);
    try {
      await onAdd(name.trim());
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : unexpectedMessage);
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Neither submits the surrounding form nor closes its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onCancel();
    else void add();
  };
  return (
    <Row>
      <OutlinedInput
        value={name}
        placeholder={nameLabel}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the choice just made asks for it
        autoFocus
        error={error !== null}
        disabled={busy}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ input: { "aria-label": nameLabel, "aria-describedby": id } }}
      />
      <Button size="small" onClick={() => void add()} disabled={busy}>
        {busy ? "Adding..." : "Add"}
      </Button>
      <Button size="small" variant="text" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <p id={id} role="alert">
        {error}
      </p>
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr auto auto",
  alignItems: "center",
  gap: 10,
  "& p": { gridColumn: "1 / -1", fontSize: "0.8125rem", color: theme.vars.palette.error.main },
  "& p:empty": { display: "none" },
}));
