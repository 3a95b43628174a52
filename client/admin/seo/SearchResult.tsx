import { styled } from "@mui/material/styles";
import { cutDescription } from "./seoAdvice";

export interface SearchResultProps {
  /** URL of the page. */
  address: string;
  siteName: string;
  title: string;
  description: string;
}

/** "example.com › outfit › navy-suit" */
const crumbs = (address: string): string => {
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split("/").filter(Boolean)].join(" › ");
};

/** How a search engine will show the page; it cuts the title and the description. */
export function SearchResult({ address, siteName, title, description }: SearchResultProps) {
  return (
    <ResultPreview aria-label="Search result">
      <h3>Search result</h3>
      <Result>
        <small>{siteName}</small>
        <small>{crumbs(address)}</small>
        <strong>{title || "Untitled"}</strong>
        <p>{cutDescription(description) || "Search engines choose a sentence from the page."}</p>
      </Result>
    </ResultPreview>
  );
}

const ResultPreview = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 8,
  "& h3": { fontFamily: "inherit", fontSize: "0.8125rem", fontWeight: 550, lineHeight: 1.4, letterSpacing: 0 },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary, overflowWrap: "anywhere" },
}));

/** The widths and sizes of a large search engine. */
const Result = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 2,
  padding: "14px 16px",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  fontFamily: "Arial, sans-serif",
  "& strong": {
    maxWidth: 580,
    overflow: "hidden",
    fontSize: "1.25rem",
    fontWeight: 400,
    lineHeight: 1.4,
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: theme.vars.palette.primary.main,
  },
  "& p": { maxWidth: 600, fontSize: "0.875rem", lineHeight: 1.55, overflowWrap: "anywhere" },
}));
