import type { PublicationStatus } from "../../../../../graphql/generated/adminOperations";

/** The statuses by their names on screens, in the order of the work. */
export const statusNames: Readonly<Record<PublicationStatus, string>> = {
  DRAFT: "Draft",
  IN_REVIEW: "In review",
  SCHEDULED: "Scheduled",
  PUBLISHED: "Published",
};

export const statuses = Object.keys(statusNames) as PublicationStatus[];

/** Returns the status of a filter in the URL; null for none and for any other text. */
export const parseStatus = (text: string): PublicationStatus | null =>
  statuses.find((status) => status === text) ?? null;
