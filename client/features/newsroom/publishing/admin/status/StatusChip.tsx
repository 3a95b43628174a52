import { styled } from "@mui/material/styles";
import type { PublicationStatus } from "../../../../../graphql/generated/adminOperations";
import { statusNames } from "./statuses";

/** A status as text beside a circle that fills on the way to the public, so that color is not the only signal. */
export const StatusChip = ({ status }: { status: PublicationStatus }) => (
  <Chip data-status={status}>{statusNames[status]}</Chip>
);

const Chip = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  whiteSpace: "nowrap",
  color: theme.vars.palette.text.secondary,
  "&::before": {
    content: '""',
    flex: "none",
    width: 9,
    height: 9,
    borderRadius: "50%",
    border: "1.5px solid currentColor",
  },
  "&[data-status='IN_REVIEW']": { color: theme.vars.palette.text.primary },
  "&[data-status='IN_REVIEW']::before": { background: "linear-gradient(90deg, currentColor 50%, transparent 50%)" },
  "&[data-status='SCHEDULED']": { color: theme.vars.palette.primary.main },
  "&[data-status='SCHEDULED']::before": { background: "linear-gradient(90deg, currentColor 75%, transparent 75%)" },
  "&[data-status='PUBLISHED']": { color: theme.vars.palette.text.primary },
  "&[data-status='PUBLISHED']::before": {
    background: theme.vars.palette.success.main,
    borderColor: theme.vars.palette.success.main,
  },
}));
