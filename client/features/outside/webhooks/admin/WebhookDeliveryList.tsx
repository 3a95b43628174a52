import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { WebhookDeliveryRowFragment } from "../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../shared/format/dateTime";
import { plural } from "../../../../shared/format/plural";
import { DeliveryState } from "./DeliveryState";

export interface WebhookDeliveryListProps {
  deliveries: readonly WebhookDeliveryRowFragment[];
  totalCount: number;
  /** Whether the webhook is on; otherwise nothing can be sent. */
  isOn: boolean;
  onResend: (id: string) => void;
}

/** "2 attempts. The address answered with an error (500). Next attempt: Nov 24, 2026, 2:05 PM." */
function describeDelivery({ attempts, problem, status, nextAttemptAt }: WebhookDeliveryRowFragment): string {
  const next = status === "PENDING" && attempts > 0 && nextAttemptAt ? `Next attempt: ${dateTime(nextAttemptAt)}.` : "";
  return [`${plural(attempts, "attempt")}.`, problem, next].filter(Boolean).join(" ");
}

export function WebhookDeliveryList({ deliveries, totalCount, isOn, onResend }: WebhookDeliveryListProps) {
  if (deliveries.length === 0) return <Empty>No deliveries in the last 30 days.</Empty>;
  return (
    <>
      <List aria-label="Deliveries">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <div>
              <strong>{delivery.eventType}</strong> <DeliveryState status={delivery.status} />
              <p>{dateTime(delivery.createdAt)}</p>
              <p>{describeDelivery(delivery)}</p>
            </div>
            <Button
              size="small"
              variant="outlined"
              disabled={!isOn}
              aria-label={`Send ${delivery.eventType} of ${dateTime(delivery.createdAt)} again`}
              onClick={() => onResend(delivery.id)}
            >
              Send again
            </Button>
          </li>
        ))}
      </List>
      {totalCount > deliveries.length ? (
        <Empty>
          The newest {deliveries.length} of {totalCount} deliveries in 30 days.
        </Empty>
      ) : null}
    </>
  );
}

const List = styled("ul")(({ theme }) => ({
  margin: "12px 0 0",
  padding: 0,
  listStyle: "none",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& li": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    paddingBlock: 12,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& li > div": { minWidth: 0, overflowWrap: "anywhere" },
  "& strong": { fontWeight: 600, marginRight: 8 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& button": { flex: "none" },
}));

const Empty = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  paddingTop: 16,
  color: theme.vars.palette.text.secondary,
}));
