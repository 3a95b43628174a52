import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { AppliedFilters } from "../../../features/shops/offer/AppliedFilters";
import { boundedNumber, boundedText } from "../../../shared/format/plural";
import { FragmentLink } from "../../../shared/ui/links/FragmentLink";
import { outcomeBox } from "../../../shared/ui/PlainForm";
import type { FoundRows, Group } from "./searchResults";

interface SearchPageSummaryProps {
  found: FoundRows;
  /** The words that became filters. */
  parts: readonly { label: string; to: string }[];
  groups: readonly Group[];
}

/** Says which words were corrected or left out; null when the results are for the words as typed. */
function describeChange({ correction, droppedWords }: FoundRows): string | null {
  const corrected =
    correction && `Nothing was found for “${correction.from}”. These results are for “${correction.to}”.`;
  const words = droppedWords.map((word) => `“${word}”`).join(", ");
  const dropped = words && `Nothing was found with ${words}. These results are for the other words.`;
  return [corrected, dropped].filter(Boolean).join(" ") || null;
}

/** How the search was understood, what was found instead, and how much there is of each kind. */
export function SearchPageSummary({ found, parts, groups }: SearchPageSummaryProps) {
  const change = describeChange(found);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Band>
      <Container>
        {change ? <Instead role="status">{change}</Instead> : null}
        {parts.length > 0 ? (
          <Understood>
            <span>Understood as</span>
            <AppliedFilters filters={parts} />
          </Understood>
        ) : null}
        <Contents aria-label="Kinds of results">
          <p role="status">{boundedText(total, "result")}</p>
          {groups.length > 1 ? (
            <ul>
              {groups.map(({ id, title, count }) => (
                <li key={id}>
                  <FragmentLink target={id}>
                    {title} <small>{boundedNumber(count)}</small>
                  </FragmentLink>
                </li>
              ))}
            </ul>
          ) : null}
        </Contents>
      </Container>
    </Band>
  );
}

const Band = styled("div")(({ theme }) => ({
  background: theme.vars.editorial.sunken,
  "& > div": { display: "grid", gap: 8, paddingBlock: 16 },
}));

const Instead = styled("p")(({ theme }) => ({ ...outcomeBox(theme, "success"), justifySelf: "start" }));

const Understood = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  "& > span": { ...theme.typography.overline, color: theme.vars.palette.text.secondary },
}));

const Contents = styled("nav")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 28px",
  "& > p": { fontWeight: 600 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 24px", listStyle: "none" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 44,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.4em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
