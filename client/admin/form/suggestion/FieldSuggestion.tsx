import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext, getIn, type FormikValues } from "formik";
import { useId } from "react";
import { FieldNote } from "../FieldNote";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { suggestionOrigins, useSuggestions, type Suggestion } from "./suggestionContext";

interface FieldSuggestionProps {
  /** Path of the field. */
  name: string;
  label: string;
}

/**
 * The suggestions for a field, of a feed, a link check or a pasted page: where its value is from, another value to use
 * instead, or a question with choices.
 */
export function FieldSuggestion({ name, label }: FieldSuggestionProps) {
  const { suggestions } = useSuggestions();
  return suggestionOrigins.map((origin) => {
    const suggestion = suggestions[origin]?.[name];
    return suggestion ? <Shown key={origin} name={name} label={label} suggestion={suggestion} /> : null;
  });
}

function Shown({ name, label, suggestion }: FieldSuggestionProps & { suggestion: Suggestion }) {
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  const current = String(getIn(values, name) ?? "");
  const use = (value: string) => void setFieldValue(name, value);
  const { value, label: shown = value, says, note, source, question } = suggestion;
  if (question !== null) return <Question {...suggestion} question={question} current={current} onChoose={use} />;
  if (value === null) return null;
  if (value.trim() === current.trim()) return source ? <SuggestionNote>From {source}</SuggestionNote> : null;
  return (
    <SuggestionNote>
      <span>
        {says} <b>{shown}</b>
        {note ? ` (${note})` : null}
      </span>
      <Button type="button" size="small" variant="outlined" onClick={() => use(value)}>
        Use
        <VisuallyHidden>
          {" "}
          {shown} as {label}
        </VisuallyHidden>
      </Button>
    </SuggestionNote>
  );
}

interface QuestionProps extends Pick<Suggestion, "choices"> {
  question: string;
  current: string;
  onChoose: (value: string) => void;
}

function Question({ question, choices, current, onChoose }: QuestionProps) {
  const id = useId();
  return (
    <Choices>
      <legend>{question}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === current.trim()}
            onChange={() => onChoose(value)}
          />
          <span>
            {value}
            {label ? <small>{label}</small> : null}
          </span>
        </label>
      ))}
    </Choices>
  );
}

const SuggestionNote = styled(FieldNote)({
  "& > span": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 3,
    overflow: "hidden",
    minWidth: 0,
    flex: "0 1 auto",
  },
});

const Choices = styled("fieldset")(({ theme }) => ({
  display: "grid",
  gap: 2,
  minWidth: 0,
  margin: 0,
  padding: "8px 12px 6px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `3px solid ${theme.vars.palette.warning.main}`,
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  "& legend": { float: "left", width: "100%", padding: 0, marginBottom: 4, fontWeight: 550 },
  "& label": { display: "flex", alignItems: "center", gap: 10, minHeight: 32, clear: "both", cursor: "pointer" },
  "& input": { width: 18, height: 18, margin: 0, flex: "none", accentColor: theme.vars.palette.primary.main },
  "& span": { minWidth: 0, overflowWrap: "anywhere", fontSize: "0.875rem" },
  "& small": { marginLeft: 8, fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
