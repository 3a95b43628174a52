import { useMutation } from "@apollo/client/react";
import { getErrorMessage, isNotFound } from "../../../../graphql/admin/adminErrors";
import { evictLists } from "../../../../graphql/admin/cacheChanges";
import { DeleteWebhookDocument, type WebhookRowFragment } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../shared/admin/ConfirmDialog";
import { useToast } from "../../../../shared/toast/ToastContext";
import { webhookName } from "./webhookColumns";

export interface DeleteWebhookProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
}

/** Asks, and deletes a webhook with its deliveries. */
export function DeleteWebhook({ webhook, onClose }: DeleteWebhookProps) {
  const toast = useToast();
  const [remove, { loading }] = useMutation(DeleteWebhookDocument, {
    update: (cache) => evictLists(cache, ["webhookEndpoints"]),
  });
  const name = webhookName(webhook);
  const run = async () => {
    try {
      await remove({ variables: { input: { id: webhook.id } } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      toast({ title: "Webhook deleted", text: name });
      onClose();
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Delete Webhook"
      text={`“${name}” gets no more events, and its deliveries are deleted. This cannot be undone.`}
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
