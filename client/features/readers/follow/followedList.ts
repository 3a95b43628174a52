import type { FeedList } from "../../../graphql/generated/operations";
import { storeKeys } from "../../../shared/favorites/useFavorites";
import { readStore } from "../../../shared/hooks/localStore";
import { isUuid } from "../../../shared/identifier";

/** The feed of a list, as the browser stores it. */
export interface StoredFeed {
  /** The key in its address; empty when the visitor has made none. */
  key: string;
  /** Identifies the list that the server has. */
  sent: string;
}

export const noFeed: StoredFeed = { key: "", sent: "" };

/** Names of the stored values: of the feed, and of the ids in its list. `follows` is the one of useFollows. */
export const stores: Record<FeedList, { feed: string; ids: readonly string[] }> = {
  FAVORITES: { feed: "favorites-feed", ids: Object.values(storeKeys) },
  FOLLOWING: { feed: "following-feed", ids: ["follows"] },
};

/** The longest list that the server takes. */
const longest = 1_000;
const none: readonly unknown[] = [];

/** Returns the ids of a list, of each kind the newest ones. */
export function readFollowed(list: FeedList): string[] {
  const { ids } = stores[list];
  const share = Math.floor(longest / ids.length);
  return ids.flatMap((key) =>
    readStore(key, none)
      .filter((id) => typeof id === "string")
      .filter(isUuid)
      .slice(-share),
  );
}

/** Returns a text that changes with the list. */
export function identifyList(ids: readonly string[]): string {
  let hash = 0;
  for (const sign of ids.join()) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0;
  return `${ids.length}:${hash}`;
}

/** Returns 128 random bits in base64url. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
