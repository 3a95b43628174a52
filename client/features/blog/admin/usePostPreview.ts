import { useQuery } from "@apollo/client/react";
import { getErrorMessage } from "../../../graphql/admin/adminErrors";
import { BlogPostPreviewDocument, type BlogPostPreviewQuery } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import type { BlogPostValues } from "./blogPostValues";

export interface PostPreview {
  /** Undefined until the response. */
  preview: BlogPostPreviewQuery["blogPostPreview"] | undefined;
  /** The error message when there is no preview. */
  problem: string | null;
  retry: () => void;
}

/** What the server derives from the article in the editor. It is not cached, because the next one has another text. */
export function usePostPreview(values: BlogPostValues): PostPreview {
  const { slug: _slug, seoTitle: _title, ...input } = values;
  const { data, error, refetch } = useQuery(BlogPostPreviewDocument, { variables: { input }, fetchPolicy: "no-cache" });
  const { retry } = useRetry(refetch);
  return { preview: data?.blogPostPreview, problem: error ? getErrorMessage(error) : null, retry };
}
