import { StatusMark } from "../../../../../admin/StatusMark";
import type { PublicationStatus } from "../../../../../graphql/generated/adminOperations";
import { statusNames } from "./statuses";

const fills = { DRAFT: "empty", IN_REVIEW: "half", SCHEDULED: "most", PUBLISHED: "full" } as const;

/** A status; its circle fills on the way to the public. */
export const StatusChip = ({ status }: { status: PublicationStatus }) => (
  <StatusMark fill={fills[status]}>{statusNames[status]}</StatusMark>
);
