import type { SubscriberRowFragment, SubscriberSort } from "../../../graphql/generated/adminOperations";
import type { AdminColumn } from "../../../shared/admin/grid/gridTypes";
import type { SortOption } from "../../../shared/admin/grid/useGridState";
import { SubscriberStatus } from "./SubscriberStatus";
import { subscribedOn } from "./subscribedOn";

export const subscriberSorts: readonly SortOption<SubscriberSort>[] = [
  { value: "NEWEST", label: "Date Subscribed", naturally: "desc" },
  { value: "EMAIL", label: "Email" },
  { value: "SOURCE", label: "Source" },
  { value: "STATUS", label: "Status" },
];

export const subscriberColumns: readonly AdminColumn<SubscriberRowFragment>[] = [
  {
    field: "email",
    label: "Email",
    sort: "EMAIL",
    flex: 2,
    minWidth: 220,
    rowName: ({ email }) => email,
    phone: "title",
    render: ({ email }) => email,
  },
  {
    field: "createdAt",
    label: "Date Subscribed",
    sort: "NEWEST",
    minWidth: 150,
    render: ({ createdAt }) => subscribedOn(createdAt),
  },
  { field: "source", label: "Source", sort: "SOURCE", minWidth: 140, render: ({ source }) => source || "N/A" },
  {
    field: "subscribed",
    label: "Status",
    sort: "STATUS",
    minWidth: 140,
    render: ({ subscribed }) => <SubscriberStatus subscribed={subscribed} />,
  },
];
