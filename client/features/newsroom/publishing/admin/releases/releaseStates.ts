import type { ReleaseStatus } from "../../../../../graphql/generated/adminOperations";

/** The states of releases by their names on screens. */
export const releaseStates: Readonly<Record<ReleaseStatus, string>> = {
  SCHEDULED: "Scheduled",
  FAILED: "Failed",
  PUBLISHED: "Published",
  CANCELLED: "Canceled",
};

/** Returns the state of a filter in the URL; releases that wait without one or for any other text. */
export const parseReleaseState = (text: string): ReleaseStatus =>
  (Object.keys(releaseStates) as ReleaseStatus[]).find((state) => state === text) ?? "SCHEDULED";
