import { styled } from "@mui/material/styles";
import type { PersonRowFragment } from "../../../graphql/generated/adminOperations";
import { shortDate } from "../../../shared/format/date";

/** Returns whether a person can sign in, in words. */
export function personStatus({ status, inviteExpiresAt }: PersonRowFragment): string {
  if (status === "ACTIVE") return "Active";
  if (status === "DISABLED") return "Disabled";
  const isOver = inviteExpiresAt !== null && Date.parse(inviteExpiresAt) < Date.now();
  return isOver ? "Invitation expired" : `Invited, expires ${shortDate(inviteExpiresAt)}`;
}

/** The status as text beside a circle, so that color is not the only signal. */
export const PersonStatusMark = ({ person }: { person: PersonRowFragment }) => (
  <Mark data-status={person.status}>{personStatus(person)}</Mark>
);

const Mark = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  color: theme.vars.palette.text.secondary,
  "&::before": {
    content: '""',
    flex: "none",
    width: 9,
    height: 9,
    borderRadius: "50%",
    border: "1.5px solid currentColor",
  },
  "&[data-status='ACTIVE']": { color: theme.vars.palette.text.primary },
  "&[data-status='ACTIVE']::before": {
    background: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.main,
  },
  "&[data-status='INVITED']::before": { background: "linear-gradient(90deg, currentColor 50%, transparent 50%)" },
}));
