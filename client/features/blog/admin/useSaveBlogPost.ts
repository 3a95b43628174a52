import { useApolloClient, useMutation } from "@apollo/client/react";
import { useContext, useRef } from "react";
import { evictLists } from "../../../graphql/admin/cacheChanges";
import { useCreate } from "../../../graphql/admin/useCreate";
import { useReload } from "../../../graphql/admin/useReload";
import { trySave } from "../../../graphql/admin/trySave";
import { useSavedToast } from "../../../graphql/admin/useSavedToast";
import {
  BlogPostRecordDocument,
  CreateBlogPostDocument,
  UpdateBlogPostDocument,
  type BlogPostFieldsFragment,
} from "../../../graphql/generated/adminOperations";
import { unpublishedOutcome, newRowStatus } from "../../../shared/admin/record/newRow";
import type { RowVersion, SaveIntent, SaveOutcome } from "../../../shared/admin/record/recordTypes";
import { AccountContext } from "../../../shared/admin/role/accountContext";
import { blogLists } from "./blogLists";
import { toBlogPostValues, type BlogPostValues } from "./blogPostValues";

export interface SaveBlogPost {
  save: (values: BlogPostValues, version: number | null, intent: SaveIntent) => Promise<SaveOutcome<BlogPostValues>>;
  /** Reads the current row; null when it was deleted. Undefined for a new article. */
  reload: (() => Promise<RowVersion<BlogPostValues> | null>) | undefined;
  tellSaved: (intent: SaveIntent) => void;
}

/** Saves an article; creates one without `id`. */
export function useSaveBlogPost(id: string | null): SaveBlogPost {
  const { cache } = useApolloClient();
  const reload = useReload(BlogPostRecordDocument, (data) => data.blogPost);
  const create = useCreate(CreateBlogPostDocument);
  const [update] = useMutation(UpdateBlogPostDocument);
  const showSaved = useSavedToast("blogPost");
  const saved = useRef<BlogPostFieldsFragment>(null);
  const { role } = useContext(AccountContext);
  const done = id === null ? "added" : "updated";
  const message = { title: `Blog post ${done}`, text: `Your blog post has been ${done} successfully` };
  const tellSaved = (intent: SaveIntent) =>
    showSaved(saved.current, (id === null ? unpublishedOutcome(role, intent) : null) ?? message);
  const changed = () => evictLists(cache, [...blogLists, "terms"]);
  if (id === null)
    return {
      save: (values, _version, intent) =>
        trySave(async () => {
          const input = { ...values, ...newRowStatus(intent) };
          await create(input, { update: changed });
        }),
      reload: undefined,
      tellSaved,
    };
  return {
    save: (values, version) =>
      trySave(async () => {
        const input = { id, version: version ?? 0, ...values };
        const { data } = await update({ variables: { input }, update: changed });
        saved.current = data?.updateBlogPost ?? null;
      }),
    reload: async () => {
      const row = await reload(id);
      return row && { values: toBlogPostValues(row), version: row.version };
    },
    tellSaved,
  };
}
