import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import {
  ResendWebhookDeliveryDocument,
  SendTestWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookRowFragment,
} from "../../../../graphql/generated/adminOperations";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { StateNotice } from "../../../../admin/StateNotice";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import { webhookName } from "./webhookColumns";
import { WebhookDeliveryList } from "./WebhookDeliveryList";

/** While a delivery waits, the dialog asks again for its result. */
const pollMs = 3_000;

export interface WebhookDeliveriesProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
}

/** The newest deliveries of a webhook: status, attempts, and Send again. */
export function WebhookDeliveries({ webhook, onClose }: WebhookDeliveriesProps) {
  const [isWaiting, setWaiting] = useState(false);
  const { data, error, refetch } = useQuery(WebhookDeliveriesDocument, {
    variables: { endpointId: webhook.id },
    fetchPolicy: "network-only",
    pollInterval: isWaiting ? pollMs : 0,
  });
  const [resend] = useMutation(ResendWebhookDeliveryDocument);
  const [sendTest, { loading }] = useMutation(SendTestWebhookDocument);
  const attempt = useAttempt();
  const run = async (send: () => Promise<unknown>) => {
    if (!(await attempt(send))) return;
    setWaiting(true);
    void refetch();
  };
  const list = data?.webhookDeliveries;
  return (
    <PanelDialog
      title="Deliveries"
      maxWidth={860}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="outlined"
            disabled={loading || !webhook.isOn}
            onClick={() => void run(() => sendTest({ variables: { input: { id: webhook.id } } }))}
          >
            {loading ? "Sending..." : "Send test event"}
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <p>{webhookName(webhook)}</p>
      {webhook.problem ? <StateNotice kind="error" title={webhook.problem} /> : null}
      {error && !list ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !list ? <WaitNotice text="Loading deliveries..." /> : null}
      {list ? (
        <WebhookDeliveryList
          deliveries={list.nodes}
          totalCount={list.totalCount}
          isOn={webhook.isOn}
          onResend={(id) => void run(() => resend({ variables: { input: { id } } }))}
        />
      ) : null}
    </PanelDialog>
  );
}
