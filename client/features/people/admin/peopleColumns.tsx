import { styled } from "@mui/material/styles";
import type { PersonRowFragment } from "../../../graphql/generated/adminOperations";
import type { AdminColumn, Noun } from "../../../shared/admin/grid/gridTypes";
import { roleNames } from "../../../shared/admin/role/roles";
import { dateTime } from "../../../shared/format/dateTime";
import { PersonStatusMark } from "./PersonStatusMark";

export const peopleNoun: Noun = ["person", "people"];

/** @param ownId id of the signed-in account, which the list marks. */
export const peopleColumns = (ownId: string): readonly AdminColumn<PersonRowFragment>[] => [
  {
    field: "name",
    label: "Name",
    flex: 2,
    minWidth: 150,
    rowName: ({ name }) => name,
    phone: "title",
    render: ({ id, name }) => (
      <>
        {name}
        {id === ownId ? <You>(you)</You> : null}
      </>
    ),
  },
  { field: "email", label: "Email", flex: 3, minWidth: 200, render: ({ email }) => email },
  { field: "role", label: "Role", width: 130, render: ({ role }) => roleNames[role] },
  { field: "status", label: "Status", width: 230, render: (person) => <PersonStatusMark person={person} /> },
  {
    field: "lastSeenAt",
    label: "Last seen",
    width: 190,
    render: ({ lastSeenAt }) => (lastSeenAt ? <time dateTime={lastSeenAt}>{dateTime(lastSeenAt)}</time> : "Never"),
  },
];

const You = styled("span")(({ theme }) => ({
  marginLeft: 5,
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
