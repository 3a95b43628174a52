import { useQuery } from "@apollo/client/react";
import { getErrorMessage } from "../../../graphql/admin/adminErrors";
import { BlogPostPreviewDocument, type BlogPostPreviewQuery } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import type { BlogPostValues } from "./blogPostValues";

export interface PostPreview {
  /** Undefined until the answer. */
  preview: BlogPostPreviewQuery["blogPostPreview"] | undefined;
  /** Why there is none, in a sentence. */
  problem: string | null;
  retry: () => void;
}

/** What the server would make of the article in the editor. Nothing of it is kept: the next look is at another text. */
export function usePostPreview(values: BlogPostValues): PostPreview {
  const { slug: _slug, ...input } = values;
  const { data, error, refetch } = useQuery(BlogPostPreviewDocument, { variables: { input }, fetchPolicy: "no-cache" });
  const { retry } = useRetry(refetch);
  return { preview: data?.blogPostPreview, problem: error ? getErrorMessage(error) : null, retry };
}
