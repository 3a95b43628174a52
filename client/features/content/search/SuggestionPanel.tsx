import { useQuery } from "@apollo/client/react";
import useAutocomplete from "@mui/material/useAutocomplete";
import { styled } from "@mui/material/styles";
import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { SearchSuggestionsDocument } from "../../../graphql/generated/operations";
import { boundedText, plural } from "../../../shared/format/plural";
import { SearchIcon } from "../../../shared/ui/icons";
import type { FieldListeners, SuggestionListProps } from "../../../shared/ui/search/useSuggestionField";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { isHit } from "./highlight";
import { SuggestionOption } from "./SuggestionOption";
import { countResults, selectSuggestions, type Suggestion } from "./suggestions";

/** The last option: the search for the text as it was typed. */
const all = "all";
type Option = Suggestion | typeof all;
type InputProps = FieldListeners & { ref: RefObject<HTMLInputElement | null> };

/** Debounce in milliseconds. */
const typingPause = 150;

/** Returns the text once it has not changed for `pause` milliseconds; blank before the first time. */
function useDebouncedText(text: string, pause: number): string {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return settled;
}

/** Suggestions for the text, queried while `open`; `hasResponse` is false, and the total of all results is 0, until the response for this text arrives. */
function useSuggestions(
  text: string,
  open: boolean,
): { suggestions: readonly Suggestion[]; total: number; hasResponse: boolean } {
  const settled = useDebouncedText(text, typingPause);
  // Apollo cancels a query that another text supersedes.
  const { data, previousData, loading } = useQuery(SearchSuggestionsDocument, {
    variables: { text: settled },
    skip: !open || settled === "",
  });
  // While typing goes on, the data belong to an earlier text.
  const hasResponse = data !== undefined && settled === text;
  // Until the response arrives, the previous suggestions that still match stay.
  const response = data ?? (loading ? previousData : undefined);
  const suggestions = useMemo(() => {
    const found = response ? selectSuggestions(response) : [];
    return hasResponse ? found : found.filter(({ label }) => isHit(label, text));
  }, [response, hasResponse, text]);
  return { suggestions, total: hasResponse ? countResults(data.search) : 0, hasResponse };
}

/** What the site has for the text while it is typed, kind by kind, and the search for the text itself at the end. */
export function SuggestionPanel({ text, typed, input, listen, onShown, onChoose }: SuggestionListProps) {
  const navigate = useNavigate();
  const query = text.trim();
  const [isOpened, setIsOpened] = useState(typed);
  const open = isOpened && query !== "";
  const { suggestions, total, hasResponse } = useSuggestions(query, open);
  // A stable reference while the suggestions are unchanged; otherwise the highlighted option would be lost.
  const options = useMemo((): Option[] => [...suggestions, all], [suggestions]);
  const address = (option: Option) => (option === all ? paths.search({ q: query }) : option.to);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Option, false, false, true>({
    freeSolo: true,
    value: null,
    inputValue: text,
    options,
    filterOptions: (found) => found,
    getOptionLabel: (option) => (typeof option === "string" ? option : option.label),
    getOptionKey: (option) => (typeof option === "string" ? option : option.key),
    includeInputInList: true,
    open,
    onOpen: () => setIsOpened(true),
    onClose: () => setIsOpened(false),
    onChange: (event, option) => {
      // Without a highlighted option, the form searches for the text.
      if (option === null || (typeof option === "string" && option !== all)) return;
      onChoose();
      // A click follows the link natively, also into a new tab.
      if (event.type === "keydown") void navigate(address(option));
    },
  });
  const { id: listId, ...listProps } = getListboxProps() as { id: string };
  const { ref, onBlur, onChange } = getInputProps() as InputProps;
  const { onKeyDown } = getRootProps() as FieldListeners;
  useLayoutEffect(() => listen({ onBlur, onChange, onKeyDown }));
  useEffect(() => {
    onShown(open ? listId : null);
  }, [open, listId, onShown]);
  // The hook looks for its input in its effects, so the ref must be set before.
  setRef(ref, input.current);
  if (!open) return null;
  return (
    <Panel>
      <div {...listProps} id={listId} aria-label="Suggestions">
        {options.map((option, index) => {
          const { key, ...rest } = getOptionProps({ option, index });
          const props = rest as HTMLAttributes<HTMLElement>;
          return option === all ? (
            <AllResults key={key} to={address(option)} {...props}>
              <SearchIcon />
              <span>{`Search for “${query}”`}</span>
              {total > 0 ? <small>{boundedText(total, "result")}</small> : null}
            </AllResults>
          ) : (
            <SuggestionOption key={key} {...props} suggestion={option} query={query} />
          );
        })}
      </div>
      <VisuallyHidden role="status">{hasResponse ? plural(suggestions.length, "suggestion") : ""}</VisuallyHidden>
    </Panel>
  );
}

function setRef(ref: RefObject<HTMLInputElement | null>, field: HTMLInputElement | null): void {
  ref.current = field;
}

const Panel = styled("div")(({ theme }) => ({
  position: "absolute",
  zIndex: 2,
  top: "calc(100% + 9px)",
  right: 0,
  width: "100%",
  maxHeight: "min(34rem, 62dvh)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: `1px solid ${theme.vars.palette.text.primary}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up("md")]: { width: "max(100%, 25rem)", "[data-size='large'] &": { right: "auto", left: 0 } },
}));

const AllResults = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: "flex",
  alignItems: "center",
  // Aligns the icon with the images and the text with the names.
  gap: 25,
  minHeight: 52,
  padding: "8px 14px 8px 19px",
  textDecoration: "none",
  "& svg": { flex: "none" },
  "& small": { ...theme.typography.caption, flex: "none", marginLeft: "auto" },
  "& span": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "&:hover": { background: theme.vars.editorial.sunken },
  "&.Mui-focused": { background: theme.vars.palette.text.primary, color: theme.vars.palette.background.default },
}));
