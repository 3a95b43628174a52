import IconButton from "@mui/material/IconButton";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { Suspense, type FormEvent } from "react";
import { useSearchText } from "../../hooks/useSearchText";
import { underlinedField } from "../../theme/fields";
import { SearchIcon } from "../icons";
import { useSuggestionField, type SuggestionList } from "./useSuggestionField";
import { VisuallyHidden } from "../VisuallyHidden";

export interface SearchBoxProps {
  label: string;
  /** Names the form's landmark when another field has the same label. */
  landmark?: string;
  placeholder?: string;
  /** The text in the URL; a new value (Back, a cleared filter) replaces the typed text. */
  value?: string;
  /** Target of the form without JavaScript: a GET with the text as `name`. */
  action: string;
  name?: string;
  onSearch: (text: string) => void;
  size?: "small" | "large";
  /** Suggestions while typing; may be lazy, as it first renders when the field gets the focus. */
  suggestions?: SuggestionList;
  /** The visitor chose a suggestion instead. */
  onSuggestionChosen?: () => void;
}

/** A labeled search form; submitting blank text does nothing. */
export function SearchBox(props: SearchBoxProps) {
  const {
    label,
    landmark = label,
    placeholder = label,
    value = "",
    action,
    name = "search",
    onSearch,
    size = "small",
  } = props;
  const { suggestions: Suggestions, onSuggestionChosen } = props;
  const { text, type, noteSent } = useSearchText({ value, onSearch });
  const { touched, list, attributes, events, onType } = useSuggestionField();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query === "") return;
    noteSent(query);
    onSearch(query);
  };
  return (
    <Form role="search" aria-label={landmark} action={action} method="get" onSubmit={submit} data-size={size}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <InputBase
          fullWidth
          type="search"
          name={name}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          inputRef={list.input}
          inputProps={{ maxLength: 100, ...(Suggestions ? attributes : {}) }}
          {...(Suggestions ? events : {})}
          onChange={(event) => {
            type(event.target.value);
            onType(event);
          }}
          endAdornment={
            <IconButton type="submit" aria-label="Search" edge="end">
              <SearchIcon />
            </IconButton>
          }
        />
      </label>
      {Suggestions && touched ? (
        <Suspense fallback={null}>
          <Suggestions {...list} text={text} onChoose={() => onSuggestionChosen?.()} />
        </Suspense>
      ) : null}
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  // The list of suggestions is positioned relative to it.
  position: "relative",
  minWidth: 0,
  "& .MuiInputBase-root": underlinedField(theme),
  "& .MuiInputBase-input": { textOverflow: "ellipsis" },
  "&[data-size='large'] .MuiInputBase-root": { ...theme.typography.h4, fontWeight: 400, minHeight: 60 },
}));
