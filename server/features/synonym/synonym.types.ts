import type { CacheTag } from "../../shared/cache/cacheTag";

/** Cache tag of the whole list. */
export const synonymsTag: CacheTag = "synonyms";
