import { contentLists } from "../../../../admin/graphql/cacheChanges";

/** Root fields whose responses may contain or count sample rows. */
export const sampleLists = ["sampleDataStatus", ...contentLists, "settings", "trash", "analytics"];
