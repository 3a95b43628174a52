import { contentKinds, contentTypes } from "../../../../admin/kind/contentKinds";

/** Root fields that return links. */
const linkLists = ["links", "linkStateCounts", "linkAlerts", "linkHosts"];

/** Root fields that return links, and rows that may contain their URLs. */
export const listsWithLinks: readonly string[] = [
  ...linkLists,
  ...contentTypes.flatMap((type) => contentKinds[type].linkRoots),
];
