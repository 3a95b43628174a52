import type { ApiTokenRowFragment } from "../../../../graphql/generated/adminOperations";
import type { AdminColumn, Noun } from "../../../../admin/grid/gridTypes";
import { shortDate } from "../../../../shared/format/date";
import { dateTime } from "../../../../shared/format/dateTime";
import { StateMark } from "../../../../admin/StateMark";
import { describeScopes } from "./tokenScopes";

export const apiTokenNoun: Noun = ["token", "tokens"];

const isExpired = ({ expiresAt }: ApiTokenRowFragment): boolean => Date.parse(expiresAt) <= Date.now();

export const apiTokenColumns: readonly AdminColumn<ApiTokenRowFragment>[] = [
  { field: "name", label: "Name", flex: 2, minWidth: 180, phone: "title" },
  { field: "ending", label: "Token", width: 120, render: ({ ending }) => <code>wb_…{ending}</code> },
  { field: "scopes", label: "Allows", flex: 2, minWidth: 180, render: ({ scopes }) => describeScopes(scopes) },
  { field: "owner", label: "Created by", minWidth: 130, render: ({ ownerName }) => ownerName },
  {
    field: "lastUsedAt",
    label: "Last used",
    minWidth: 170,
    render: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt) : "Never"),
  },
  {
    field: "expiresAt",
    label: "Expires",
    minWidth: 130,
    render: (row) =>
      isExpired(row) ? <StateMark tone="problem">Expired</StateMark> : shortDate(row.expiresAt.slice(0, 10)),
  },
];
