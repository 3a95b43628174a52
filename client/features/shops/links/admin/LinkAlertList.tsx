import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { LinkAlertsDocument } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { stateLabel } from "./linkStates";

const mostShown = 5;

/** Unread alerts of links; renders nothing when all are read. */
export function LinkAlertList({ onSeen }: { onSeen: () => void }) {
  const { data } = useQuery(LinkAlertsDocument, { fetchPolicy: "cache-and-network" });
  const alerts = data?.linkAlerts ?? [];
  if (alerts.length === 0) return null;
  return (
    <AlertBox aria-label="Link changes">
      <h2>{plural(alerts.length, "link has changed", "links have changed")}</h2>
      <ul>
        {alerts.slice(0, mostShown).map(({ id, before, after, link }) => (
          <li key={id}>
            <strong>{link?.host ?? "A link"}</strong>: {stateLabel(before)} → {stateLabel(after)}
          </li>
        ))}
        {alerts.length > mostShown ? <li>and {alerts.length - mostShown} more</li> : null}
      </ul>
      <Button size="small" variant="outlined" onClick={onSeen}>
        Mark as read
      </Button>
    </AlertBox>
  );
}

/** What editors should look at, above a list. */
export const AlertBox = styled("section")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  marginBottom: 24,
  padding: "16px 20px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `3px solid ${theme.vars.palette.warning.main}`,
  background: theme.vars.palette.background.paper,
  "& h2": { ...theme.typography.h4 },
  "& ul": { paddingLeft: 18 },
  "& li": { overflowWrap: "anywhere" },
}));
