import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { useRemoval } from "../../../../admin/graphql/useRemoval";
import { DeleteWebhookDocument, type WebhookRowFragment } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { webhookName } from "./webhookColumns";

export interface DeleteWebhookProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
}

/** Asks, and deletes a webhook with its deliveries. */
export function DeleteWebhook({ webhook, onClose }: DeleteWebhookProps) {
  const { busy, remove } = useRemoval(DeleteWebhookDocument);
  const name = webhookName(webhook);
  const run = async () => {
    const isRemoved = await remove({
      variables: { input: { id: webhook.id } },
      update: (cache) => evictLists(cache, ["webhookEndpoints"]),
      done: { title: "Webhook deleted", text: name },
    });
    if (isRemoved) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Delete Webhook"
      text={`“${name}” gets no more events, and its deliveries are deleted. This cannot be undone.`}
      busy={busy}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
