import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useMemo } from "react";
import { paths } from "../../../../../site/addresses";
import { slugify } from "../../../../../site/slugify";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { BlogPostPreviewDocument, type BlogPostPreviewQuery } from "../../../../graphql/generated/adminOperations";
import { SearchEngineFields } from "../../../../admin/seo/SearchEngineFields";
import { useDebouncedValue } from "../../../../shared/hooks/useDebouncedValue";
import { useRetry } from "../../../../shared/hooks/useRetry";
import { articleHead } from "../../../../shared/seo/derivedHead";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import type { BlogPostValues } from "./blogPostKind";

/** Formats JSON with indentation; returns it unchanged when it cannot be parsed. */
function spread(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

export function BlogPostSearchEngines() {
  const { values } = useFormikContext<BlogPostValues>();
  return (
    <SearchEngineFields
      path={paths.blogPost(slugify(values.slug || values.title) || "article")}
      derived={articleHead(values)}
      image={values.image}
      source="the excerpt is"
    >
      <DerivedFacts values={useDebouncedValue(values, 600)} />
    </SearchEngineFields>
  );
}

interface PostPreview {
  /** Undefined until the response. */
  preview: BlogPostPreviewQuery["blogPostPreview"] | undefined;
  /** The error message when there is no preview. */
  problem: string | null;
  retry: () => void;
}

/** What the server derives from the article in the editor. It is not cached, because the next one has another text. */
function usePostPreview(values: BlogPostValues): PostPreview {
  const { slug: _slug, seoTitle: _title, ...input } = values;
  const { data, error, refetch } = useQuery(BlogPostPreviewDocument, { variables: { input }, fetchPolicy: "no-cache" });
  const { retry } = useRetry(refetch);
  return { preview: data?.blogPostPreview, problem: error ? getErrorMessage(error) : null, retry };
}

/** What each save derives from the article. */
function DerivedFacts({ values }: { values: BlogPostValues }) {
  const { preview, problem, retry } = usePostPreview(values);
  const data = useMemo(() => spread(preview?.structuredData ?? ""), [preview]);
  if (problem) return <ErrorState title="This could not be loaded" text={problem} onRetry={retry} />;
  if (!preview) return <WaitNotice text="Loading..." />;
  return (
    <Facts>
      <dt>Keywords</dt>
      <dd>{preview.keywords}</dd>
      <dt>Structured data</dt>
      <dd>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard */}
        <pre tabIndex={0} aria-label="Structured data">
          {data}
        </pre>
      </dd>
    </Facts>
  );
}

const Facts = styled("dl")(({ theme }) => ({
  minWidth: 0,
  "& dt": { fontSize: "0.8125rem", fontWeight: 550 },
  "& dd": { margin: "4px 0 18px", overflowWrap: "anywhere" },
  "& pre": {
    padding: 14,
    overflowX: "auto",
    background: theme.vars.editorial.sunken,
    fontSize: "0.8125rem",
    lineHeight: 1.5,
  },
}));
