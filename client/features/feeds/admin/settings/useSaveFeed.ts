import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../admin/graphql/trySave";
import { useCreate } from "../../../../admin/graphql/useCreate";
import { useReload } from "../../../../admin/graphql/useReload";
import {
  CreateFeedDocument,
  FeedRecordDocument,
  UpdateFeedDocument,
} from "../../../../graphql/generated/adminOperations";
import type { RowVersion, SaveOutcome } from "../../../../admin/record/recordTypes";
import { feedInput, feedValues, type FeedValues } from "./feedValues";

/** Adds a feed. @param onCreated gets its id. */
export function useCreateFeed(onCreated: (id: string) => void) {
  const create = useCreate(CreateFeedDocument);
  return (values: FeedValues): Promise<SaveOutcome<FeedValues>> =>
    trySave(async () => {
      const { data } = await create(feedInput(values), { update: (cache) => evictLists(cache, ["feeds"]) });
      if (data) onCreated(data.createFeed.id);
    });
}

export interface UpdateFeed {
  save: (values: FeedValues, version: number | null) => Promise<SaveOutcome<FeedValues>>;
  reload: () => Promise<RowVersion<FeedValues> | null>;
}

/** Saves a feed, and reads it again after a conflict. */
export function useUpdateFeed(id: string): UpdateFeed {
  const [update] = useMutation(UpdateFeedDocument);
  const reload = useReload(FeedRecordDocument, (data) => data.feed);
  return {
    save: (values, version) =>
      trySave(async () => {
        const { data } = await update({ variables: { input: { ...feedInput(values), id, version: version ?? 0 } } });
        return data ? { values: feedValues(data.updateFeed), version: data.updateFeed.version } : {};
      }),
    reload: async () => {
      const feed = await reload(id);
      return feed && { values: feedValues(feed), version: feed.version };
    },
  };
}
