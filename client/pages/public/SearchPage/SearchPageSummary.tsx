import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { AppliedFilters } from "../../../features/offer/AppliedFilters";
import { boundedNumber, boundedText } from "../../../shared/format/plural";
import { FragmentLink } from "../../../shared/ui/links/FragmentLink";
import { outcomeBox } from "../../../shared/ui/PlainForm";
import type { Group } from "./searchResults";

interface SearchPageSummaryProps {
  query: string;
  /** The words that became filters. */
  parts: readonly { label: string; to: string }[];
  groups: readonly Group[];
  /** What the results are for instead; null when they are for the query. */
  shownText: string | null | undefined;
}

/** How the search was understood, what was found instead, and how much there is of each kind. */
export function SearchPageSummary({ query, parts, groups, shownText }: SearchPageSummaryProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Band>
      <Container>
        {shownText ? <Instead role="status">{`No results for “${query}”. Showing “${shownText}”.`}</Instead> : null}
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
