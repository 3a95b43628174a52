import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { SearchSuggestionsDocument } from "../../graphql/generated/operations";
import { plural } from "../../shared/format/plural";
import { paths } from "../../shared/paths";
import { styled } from "@mui/material/styles";
import type { SuggestionListProps } from "../../shared/ui/combobox";
import { SearchIcon } from "../../shared/ui/icons";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { isHit } from "./highlight";
import { SuggestionOption } from "./SuggestionOption";
import { suggestionsOf } from "./suggestions";
import { useSettled } from "./useSettled";

/** Typing faster than this asks once. */
const typingPause = 150;

/** People, looks and articles that fit what is being typed, and at the end the way to everything that does. */
export function SuggestionPanel({ text, open, id, activeId, onChoose }: SuggestionListProps) {
  const wanted = text.trim();
  const settled = useSettled(wanted, typingPause);
  // A question that is overtaken by another text is cancelled.
  const { data, previousData, loading } = useQuery(SearchSuggestionsDocument, {
    variables: { text: settled },
    skip: !open || settled === "",
  });
  if (!open) return null;
  // Until the answer is there, what fits of the last one stays.
  const waiting =
    loading && previousData ? suggestionsOf(previousData.search).filter(({ label }) => isHit(label, wanted)) : [];
  const suggestions = data ? suggestionsOf(data.search) : waiting;
  const allId = `${id}-all`;
  return (
    <Panel>
      {/* The focus stays in the field, also when an option is pressed. */}
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion) => {
          const optionId = `${id}-${suggestion.key}`;
          return (
            <SuggestionOption
              key={suggestion.key}
              id={optionId}
              suggestion={suggestion}
              query={wanted}
              selected={optionId === activeId}
              onChoose={onChoose}
            />
          );
        })}
        <All
          id={allId}
          to={paths.search(wanted)}
          role="option"
          aria-selected={allId === activeId}
          tabIndex={-1}
          onClick={onChoose}
        >
          <SearchIcon />
          <span>Search for “{wanted}”</span>
        </All>
      </div>
      <VisuallyHidden role="status">{data ? plural(suggestions.length, "suggestion") : ""}</VisuallyHidden>
    </Panel>
  );
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
  // The icon stands under the pictures' middle, the words under the names.
  gap: 25,
  minHeight: 52,
  padding: "8px 14px 8px 19px",
  textDecoration: "none",
  "& svg": { flex: "none" },
  "& span": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "&:hover": { background: theme.vars.editorial.sunken },
  "&[aria-selected='true']": {
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
}));
