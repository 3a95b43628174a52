import type { MailRowFragment, SuppressionRowFragment } from "../../../../graphql/generated/adminOperations";
import type { AdminColumn } from "../../../../admin/grid/gridTypes";
import { StateMark } from "../../../../admin/StateMark";
import { paddedDate } from "../../../../shared/format/date";
import { mailKinds, mailStatuses } from "./mailWords";

/** "Mar 05, 2024, 09:15" in UTC. */
export const mailTime = (value: string): string => `${paddedDate(value)}, ${value.slice(11, 16)}`;

export const mailColumns: readonly AdminColumn<MailRowFragment>[] = [
  { field: "subject", label: "Subject", flex: 2, minWidth: 200, phone: "title" },
  { field: "recipient", label: "Recipient", flex: 1, minWidth: 180 },
  { field: "kind", label: "Kind", minWidth: 120, render: ({ kind }) => mailKinds[kind] },
  {
    field: "status",
    label: "Status",
    minWidth: 100,
    render: ({ status }) => <StateMark tone={mailStatuses[status].tone}>{mailStatuses[status].label}</StateMark>,
  },
  { field: "problem", label: "Problem", flex: 1, minWidth: 110, render: ({ problem }) => problem || "–" },
  { field: "createdAt", label: "Queued (UTC)", minWidth: 180, render: ({ createdAt }) => mailTime(createdAt) },
];

export const suppressionColumns: readonly AdminColumn<SuppressionRowFragment>[] = [
  { field: "address", label: "Address", flex: 1, minWidth: 220, phone: "title" },
  {
    field: "reason",
    label: "Reason",
    minWidth: 170,
    render: ({ reason }) => (reason === "BOUNCE" ? "Mails came back" : "Reported as spam"),
  },
  { field: "problem", label: "What the server said", flex: 2, minWidth: 220, render: ({ problem }) => problem || "–" },
  { field: "createdAt", label: "Since (UTC)", minWidth: 180, render: ({ createdAt }) => mailTime(createdAt) },
];
