import type { CacheTag } from "../../../core/cache/cacheTag";

/** Cache tag of the whole list. */
export const synonymsTag: CacheTag = "synonyms";
