import { isValid, parseISO } from "date-fns";
import type {
  SubscriberRowFragment,
  SubscriberSort,
  SubscriberStatus,
} from "../../../../graphql/generated/adminOperations";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import type { SortOption } from "../../../../admin/grid/useGridState";
import { StatusMark } from "../../../../admin/StatusMark";
import { paddedDate } from "../../../../shared/format/date";

/** The same words as in the exported file: two of the specification, and two for those who get no mail. */
export const statusWords: Record<SubscriberStatus, string> = {
  CONFIRMED: "Active",
  WAITING: "Waiting",
  LEFT: "Unsubscribed",
  SUPPRESSED: "Suppressed",
};

export const subscriberSorts: readonly SortOption<SubscriberSort>[] = [
  { value: "NEWEST", label: "Date Subscribed", naturally: "desc" },
  { value: "EMAIL", label: "Email" },
  { value: "SOURCE", label: "Source" },
  { value: "STATUS", label: "Status" },
];

/** "Mar 05, 2024" in UTC, as in the exported file; the specification's text for an invalid date. */
const subscribedOn = (value: string): string => (isValid(parseISO(value)) ? paddedDate(value) : "Invalid date");

export const subscriberColumns: readonly AdminColumn<SubscriberRowFragment>[] = [
  { field: "email", label: "Email", sort: "EMAIL", flex: 2, minWidth: 220, phone: "title" },
  {
    field: "createdAt",
    label: "Date Subscribed",
    sort: "NEWEST",
    minWidth: 150,
    render: ({ createdAt }) => subscribedOn(createdAt),
  },
  { field: "source", label: "Source", sort: "SOURCE", minWidth: 140, render: ({ source }) => source || "N/A" },
  {
    field: "status",
    label: "Status",
    sort: "STATUS",
    minWidth: 140,
    render: ({ status }) => (
      <StatusMark fill={status === "CONFIRMED" ? "full" : "empty"}>{statusWords[status]}</StatusMark>
    ),
  },
];
