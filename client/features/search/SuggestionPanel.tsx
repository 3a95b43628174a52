import useAutocomplete from "@mui/material/useAutocomplete";
import { styled } from "@mui/material/styles";
import { useEffect, useLayoutEffect, useMemo, useState, type HTMLAttributes, type RefObject } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { plural } from "../../shared/format/plural";
import { SearchIcon } from "../../shared/ui/icons";
import type { FieldListeners, SuggestionListProps } from "../../shared/ui/search/useSuggestionField";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { SuggestionOption } from "./SuggestionOption";
import type { Suggestion } from "./suggestions";
import { useSuggestions } from "./useSuggestions";

/** The last option: all results. */
const all = "all";
type Option = Suggestion | typeof all;
type InputProps = FieldListeners & { ref: RefObject<HTMLInputElement | null> };

/** Matching people, looks and articles while typing, and a link to all results at the end. */
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
            <All key={key} to={address(option)} {...props}>
              <SearchIcon />
              <span>{total > 0 ? `See all ${plural(total, "result")}` : `Search for “${query}”`}</span>
            </All>
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

const All = styled(Link)(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: "flex",
  alignItems: "center",
  // Aligns the icon with the images and the text with the names.
  gap: 25,
  minHeight: 52,
  padding: "8px 14px 8px 19px",
  textDecoration: "none",
  "& svg": { flex: "none" },
  "& span": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "&:hover": { background: theme.vars.editorial.sunken },
  "&.Mui-focused": { background: theme.vars.palette.text.primary, color: theme.vars.palette.background.default },
}));
