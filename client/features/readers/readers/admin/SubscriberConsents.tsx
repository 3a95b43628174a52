import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { PanelDialog } from "../../../../admin/PanelDialog";
import {
  type ConsentAction,
  SubscriberConsentsDocument,
  type SubscriberConsentsQuery,
  type SubscriberRowFragment,
} from "../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../shared/format/date";

const labels: Record<ConsentAction, string> = {
  ASKED: "Asked to confirm",
  CONFIRMED: "Confirmed",
  IMPORTED: "Imported",
  CHANGED: "Changed choices",
  LEFT: "Left",
  DELETED: "Deleted everything",
};

type Press = Pick<SubscriberConsentsQuery["subscriberConsents"][number], "pressedBy" | "clientAddress" | "device">;

/** "By Hanne, who was signed in, from 192.0.2.1, Firefox on Linux." */
function describePresser({ pressedBy, clientAddress, device }: Press): string {
  const who = pressedBy ? `By ${pressedBy}, who was signed in` : "By a visitor";
  return `${[who, clientAddress && `from ${clientAddress}`, device].filter(Boolean).join(", ")}.`;
}

interface SubscriberConsentsProps {
  subscriber: SubscriberRowFragment;
  onClose: () => void;
}

/** When, where and by which text a person agreed, or left. */
export function SubscriberConsents({ subscriber, onClose }: SubscriberConsentsProps) {
  const { data, error } = useQuery(SubscriberConsentsDocument, {
    variables: { id: subscriber.id },
    fetchPolicy: "network-only",
  });
  const consents = data?.subscriberConsents;
  return (
    <PanelDialog
      title="Consent"
      maxWidth={640}
      onClose={onClose}
      footer={
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Address>{subscriber.email}</Address>
      {error ? <p role="alert">The record could not be read. Close it and try again.</p> : null}
      {consents?.length === 0 ? <p>No record: this address is from before confirmations, or from a file.</p> : null}
      <Record>
        {consents?.map(({ id, givenAt, action, source, wording, pressedBy, clientAddress, device }) => (
          <li key={id}>
            <strong>{labels[action]}</strong>
            <time dateTime={givenAt}>{`${paddedDate(givenAt)}, ${givenAt.slice(11, 16)} UTC`}</time>
            <span>{source}</span>
            <p>{wording}</p>
            <p>{describePresser({ pressedBy, clientAddress, device })}</p>
          </li>
        ))}
      </Record>
    </PanelDialog>
  );
}

const Address = styled("p")({ margin: "0 0 12px", overflowWrap: "anywhere", fontWeight: 550 });

const Record = styled("ol")(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 16px",
    padding: "12px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& time, & span": { color: theme.vars.palette.text.secondary },
  "& p": { flex: "1 0 100%", margin: 0 },
}));
