import { styled } from "@mui/material/styles";
import type { PersonRowFragment } from "../../../../../graphql/generated/adminOperations";
import type { AdminColumn, Noun } from "../../../../../admin/grid/gridTypes";
import { StatusMark } from "../../../../../admin/StatusMark";
import { roleNames } from "../../../../../admin/role/roles";
import { shortDate } from "../../../../../shared/format/date";
import { dateTime } from "../../../../../shared/format/dateTime";

const fills = { ACTIVE: "full", INVITED: "half", DISABLED: "empty" } as const;

export const peopleNoun: Noun = ["person", "people"];

/** @param ownId id of the signed-in account, which the list marks. */
export const peopleColumns = (ownId: string): readonly AdminColumn<PersonRowFragment>[] => [
  {
    field: "name",
    label: "Name",
    flex: 2,
    minWidth: 150,
    phone: "title",
    render: ({ id, name }) => (
      <>
        {name}
        {id === ownId ? <You>(you)</You> : null}
      </>
    ),
  },
  { field: "email", label: "Email", flex: 3, minWidth: 200 },
  { field: "role", label: "Role", width: 130, render: ({ role }) => roleNames[role] },
  {
    field: "status",
    label: "Status",
    width: 230,
    render: (person) => <StatusMark fill={fills[person.status]}>{personStatus(person)}</StatusMark>,
  },
  {
    field: "lastSeenAt",
    label: "Last seen",
    width: 190,
    render: ({ lastSeenAt }) => (lastSeenAt ? <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time> : "Never"),
  },
];

/** Returns whether a person can sign in, in words. */
function personStatus({ status, inviteExpiresAt }: PersonRowFragment): string {
  if (status === "ACTIVE") return "Active";
  if (status === "DISABLED") return "Disabled";
  const isOver = inviteExpiresAt !== null && Date.parse(inviteExpiresAt) < Date.now();
  return isOver ? "Invitation expired" : `Invited, expires ${shortDate(inviteExpiresAt)}`;
}

const You = styled("span")(({ theme }) => ({
  marginLeft: 5,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
