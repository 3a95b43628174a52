import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { paths } from "../../../../site/addresses";
import { slugify } from "../../../../site/slugify";
import { useSite } from "../../../shared/site/SiteContext";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import type { BlogPostValues } from "./blogPostValues";
import { usePostPreview } from "./usePostPreview";

/** Formats JSON with indentation; returns it unchanged when it cannot be parsed. */
function spread(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

/** The search engine data derived from the article at every save, and a preview of a search result. */
export function SearchEngineFacts({ values }: { values: BlogPostValues }) {
  const { preview, problem, retry } = usePostPreview(values);
  const origin = useSite().origin || window.location.origin;
  const data = useMemo(() => spread(preview?.structuredData ?? ""), [preview]);
  if (problem) return <ErrorState title="This could not be loaded" text={problem} onRetry={retry} />;
  if (!preview) return <WaitNotice text="Loading preview..." />;
  return (
    <Facts>
      <p>Generated from the article each time you save.</p>
      <Result aria-label="Search result">
        <span>{origin + paths.blogPost(slugify(values.slug || values.title) || "article")}</span>
        <strong>{values.title || "Untitled"}</strong>
        <p>{preview.metaDescription || "Without an excerpt, search engines choose a sentence from the article."}</p>
      </Result>
      <dl>
        <dt>
          Meta description <small>{`${preview.metaDescription.length} / 160`}</small>
        </dt>
        <dd>{preview.metaDescription || "(empty)"}</dd>
        <dt>Keywords</dt>
        <dd>{preview.keywords}</dd>
        <dt>Structured data</dt>
        <dd>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard */}
          <pre tabIndex={0} aria-label="Structured data">
            {data}
          </pre>
        </dd>
      </dl>
    </Facts>
  );
}

const Facts = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  "& > p": { color: theme.vars.palette.text.secondary },
  "& dt": { fontSize: "0.8125rem", fontWeight: 550 },
  "& dt small": { marginLeft: 8, fontWeight: 400, color: theme.vars.palette.text.secondary },
  "& dd": { margin: "4px 0 18px", overflowWrap: "anywhere" },
  "& pre": {
    padding: 14,
    overflowX: "auto",
    background: theme.vars.editorial.sunken,
    fontSize: "0.8125rem",
    lineHeight: 1.5,
  },
}));

const Result = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 2,
  padding: "14px 16px",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  overflowWrap: "anywhere",
  "& span": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& strong": { ...theme.typography.h3 },
  "& p": { ...theme.typography.body2 },
}));
