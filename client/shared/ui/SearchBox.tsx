import { Suspense, type FormEvent } from "react";
import { useSearchText } from "../hooks/useSearchText";
import { styled } from "@mui/material/styles";
import type { SuggestionList } from "./combobox";
import { SearchIcon } from "./icons";
import { useCombobox } from "./useCombobox";
import { VisuallyHidden } from "./VisuallyHidden";

export interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** The text that the address holds; a new value (Back, a cleared filter) replaces what was typed. */
  value?: string;
  /** Where the form leads without JavaScript: a GET with the text as `name`. */
  action: string;
  name?: string;
  onSearch: (text: string) => void;
  size?: "small" | "large";
  /** Suggestions while typing; may be lazy, for it is first rendered when the field gets the focus. */
  suggestions?: SuggestionList;
  /** A suggestion was followed instead. */
  onSuggestionChosen?: () => void;
}

/** A labelled search form; a blank text does nothing. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder = label, value = "", action, name = "search", onSearch, size = "small" } = props;
  const { suggestions: Suggestions, onSuggestionChosen } = props;
  const { text, type, noteSent } = useSearchText({ value, onSearch });
  const combobox = useCombobox(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === "") return;
    noteSent(wanted);
    onSearch(wanted);
  };
  return (
    <Form role="search" aria-label={label} action={action} method="get" onSubmit={submit} data-size={size}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          type="search"
          name={name}
          value={text}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => {
            type(event.target.value);
            combobox.onType();
          }}
          {...(Suggestions ? combobox.field : {})}
        />
      </label>
      <button type="submit">
        <SearchIcon />
        <VisuallyHidden>Search</VisuallyHidden>
      </button>
      {Suggestions && combobox.touched ? (
        <Suspense fallback={null}>
          <Suggestions
            {...combobox.list}
            text={text}
            onChoose={() => {
              combobox.list.onChoose();
              onSuggestionChosen?.();
            }}
          />
        </Suspense>
      ) : null}
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  // The list of suggestions hangs under it.
  position: "relative",
  display: "flex",
  alignItems: "stretch",
  minWidth: 0,
  borderBottom: `1px solid ${theme.vars.editorial.control}`,
  transition: "border-color 160ms",
  "&:hover": { borderColor: theme.vars.palette.text.primary },
  "&:focus-within": { borderColor: theme.vars.editorial.focus, boxShadow: `0 1px 0 ${theme.vars.editorial.focus}` },
  "& label": { flex: 1, minWidth: 0 },
  "& input": {
    width: "100%",
    minHeight: 44,
    padding: "8px 0",
    border: 0,
    background: "transparent",
    fontSize: "1rem",
    textOverflow: "ellipsis",
    appearance: "none",
    "&:focus-visible": { outline: "none" },
    "&::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  "& button": {
    display: "grid",
    placeItems: "center",
    width: 44,
    minHeight: 44,
    padding: 0,
    marginRight: -12,
    border: 0,
    background: "none",
    cursor: "pointer",
  },
  "&[data-size='large'] input": { ...theme.typography.h4, fontWeight: 400, minHeight: 60 },
  "&[data-size='large'] button": { width: 56 },
}));
