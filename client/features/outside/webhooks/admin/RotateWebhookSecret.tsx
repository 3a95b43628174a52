import { useMutation } from "@apollo/client/react";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { RotateWebhookSecretDocument, type WebhookRowFragment } from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { webhookName } from "./webhookColumns";

export interface RotateWebhookSecretProps {
  webhook: WebhookRowFragment;
  onRotated: (secret: string) => void;
  onClose: () => void;
}

/** Asks, and replaces the secret of a webhook. */
export function RotateWebhookSecret({ webhook, onRotated, onClose }: RotateWebhookSecretProps) {
  const [rotate, { loading }] = useMutation(RotateWebhookSecretDocument);
  const attempt = useAttempt();
  const run = async () => {
    const isRotated = await attempt(async () => {
      const { data } = await rotate({ variables: { input: { id: webhook.id } } });
      if (data) onRotated(data.rotateWebhookSecret.secret);
    });
    if (!isRotated) onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Replace Signing Secret"
      text={`“${webhookName(webhook)}” gets a new secret. Deliveries are signed with both secrets for 24 hours, then with the new one only.`}
      confirmLabel="Replace"
      busyLabel="Replacing..."
      busy={loading}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  );
}
