import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useState, type FormEvent } from "react";
import { useAddressDraft } from "../../../../shared/hooks/useAddressDraft";
import { listPresets, rangeProblems, isSameRange, type DayRange } from "./analyticsRange";

export interface RangeFormProps {
  range: DayRange;
  today: string;
  onChange: (range: DayRange) => void;
}

const ends = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const;

/** Selects a date range: a preset, or two dates. */
export function RangeForm({ range, today, onChange }: RangeFormProps) {
  const id = useId();
  const { draft: typed, setDraft: setTyped, sent, noteSent } = useAddressDraft(range, isSameRange);
  const [tried, setTried] = useState(false);
  const show = (next: DayRange) => {
    setTyped(next);
    if (isSameRange(next, sent)) return;
    noteSent(next);
    onChange(next);
  };
  const problems = rangeProblems(typed);
  // Hide errors until the first submit, except for a range from the URL, which may be invalid.
  const shownProblems = tried || isSameRange(typed, range) ? problems : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length === 0) show(typed);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <div role="group" aria-label="Presets">
        {listPresets(today).map(({ label, range: preset }) => (
          <Button
            key={label}
            size="small"
            variant={isSameRange(preset, range) ? "contained" : "outlined"}
            aria-pressed={isSameRange(preset, range)}
            onClick={() => show(preset)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div>
        {ends.map(({ name, label }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <OutlinedInput
              id={`${id}-${name}`}
              type="date"
              value={typed[name]}
              error={shownProblems[name] !== undefined}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              slotProps={{
                input: {
                  "aria-invalid": shownProblems[name] !== undefined,
                  "aria-describedby": `${id}-problem`,
                  max: "9999-12-31",
                },
              }}
            />
          </div>
        ))}
        <Button type="submit" size="small" variant="outlined">
          Show
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert">
        {shownProblems.from ?? shownProblems.to}
      </p>
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 28px",
  "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" },
  "& > div:first-of-type": { gap: 8 },
  "& > div > div": { display: "flex", alignItems: "center", gap: 8 },
  [theme.breakpoints.down("sm")]: {
    "& > div": { alignItems: "end" },
    "& > div > div": { flex: "1 1 8rem", display: "grid", gap: 2 },
  },
  "& label": { fontSize: "0.8125rem", fontWeight: 550 },
  "& > p": { flexBasis: "100%", fontSize: "0.8125rem", color: theme.vars.palette.error.main },
  "& > p:empty": { display: "none" },
}));
