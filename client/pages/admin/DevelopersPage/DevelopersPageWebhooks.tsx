import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { SecretDialog } from "../../../admin/SecretDialog";
import { RotateWebhookSecret } from "../../../features/outside/webhooks/admin/RotateWebhookSecret";
import { webhookColumns, webhookName, webhookNoun } from "../../../features/outside/webhooks/admin/webhookColumns";
import { WebhookDeliveries } from "../../../features/outside/webhooks/admin/WebhookDeliveries";
import { WebhookForm } from "../../../features/outside/webhooks/admin/WebhookForm";
import { gridRows, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminWebhooksDocument,
  DeleteWebhookDocument,
  type WebhookRowFragment,
} from "../../../graphql/generated/adminOperations";
import { AddIcon, DeleteIcon, EditIcon, RefreshIcon, ViewIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { onlyOrder, useGridState } from "../../../admin/grid/useGridState";
import { RemoveDialog } from "../../../admin/RemoveDialog";
import { StateNotice } from "../../../admin/StateNotice";

type Opened =
  | { about: "new" }
  | { about: "secret"; secret: string }
  | { about: "edit" | "delete" | "rotate" | "deliveries"; webhook: WebhookRowFragment };

/** The webhooks of the site. */
export function DevelopersPageWebhooks() {
  const state = useGridState({ sorts: onlyOrder });
  const { data, loading, error, retry } = useAdminList(AdminWebhooksDocument, {});
  const [opened, setOpened] = useState<Opened | null>(null);
  const webhooks = data?.webhookEndpoints;
  const open = (about: "edit" | "delete" | "rotate" | "deliveries", webhook: WebhookRowFragment) =>
    setOpened({ about, webhook });
  const rowActions = (webhook: WebhookRowFragment): RowAction[] => [
    { label: "Deliveries", icon: <ViewIcon />, onClick: () => open("deliveries", webhook) },
    { label: "Edit", icon: <EditIcon />, onClick: () => open("edit", webhook) },
    { label: "Replace secret", icon: <RefreshIcon />, onClick: () => open("rotate", webhook) },
    { label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => open("delete", webhook) },
  ];
  return (
    <>
      <Row>
        <Button startIcon={<AddIcon />} onClick={() => setOpened({ about: "new" })}>
          Add Webhook
        </Button>
      </Row>
      {webhooks
        ?.filter(({ problem }) => problem)
        .map((webhook) => (
          <Row key={webhook.id} data-notice>
            <StateNotice kind="error" title={webhookName(webhook)}>
              {webhook.problem}
            </StateNotice>
          </Row>
        ))}
      <AdminGrid
        noun={webhookNoun}
        state={state}
        columns={webhookColumns}
        {...gridRows({ loading, error, retry }, webhooks)}
        emptyText="There are no webhooks yet"
        onOpen={(webhook) => open("edit", webhook)}
        rowActions={rowActions}
        rowHeight={52}
      />
      {opened ? (
        <WebhookDialogs
          opened={opened}
          eventTypes={data?.webhookEventTypes ?? []}
          onSecret={(secret) => setOpened({ about: "secret", secret })}
          onClose={() => {
            // A delivery may have succeeded or failed meanwhile.
            if (opened.about === "deliveries") retry();
            setOpened(null);
          }}
        />
      ) : null}
    </>
  );
}

interface WebhookDialogsProps {
  opened: Opened;
  eventTypes: readonly { name: string; description: string }[];
  onSecret: (secret: string) => void;
  onClose: () => void;
}

function WebhookDialogs({ opened, eventTypes, onSecret, onClose }: WebhookDialogsProps) {
  if (opened.about === "secret")
    return (
      <SecretDialog
        title="Signing Secret"
        label="Signing secret"
        secret={opened.secret}
        text="With it, the receiver verifies that an event comes from this site."
        onClose={onClose}
      />
    );
  if (opened.about === "new" || opened.about === "edit")
    return (
      <WebhookForm
        webhook={opened.about === "edit" ? opened.webhook : null}
        eventTypes={eventTypes}
        onCreated={onSecret}
        onClose={onClose}
      />
    );
  const { webhook } = opened;
  if (opened.about === "delete")
    return (
      <RemoveDialog
        document={DeleteWebhookDocument}
        variables={{ input: { id: webhook.id } }}
        lists={["webhookEndpoints"]}
        title="Delete Webhook"
        text={`“${webhookName(webhook)}” gets no more events, and its deliveries are deleted. This cannot be undone.`}
        done={{ title: "Webhook deleted", text: webhookName(webhook) }}
        onClose={onClose}
      />
    );
  if (opened.about === "rotate")
    return <RotateWebhookSecret webhook={webhook} onRotated={onSecret} onClose={onClose} />;
  return <WebhookDeliveries webhook={webhook} onClose={onClose} />;
}

const Row = styled("div")({
  display: "flex",
  justifyContent: "flex-end",
  marginBottom: 16,
  "&[data-notice] > *": { flex: 1 },
});
