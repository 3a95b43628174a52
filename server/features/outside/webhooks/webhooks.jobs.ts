import { daily, type Job, type JobTools } from "../../../core/jobs/job";
import { createDispatcher, type DeliveryOptions, deliveryOptions } from "./delivery/dispatch.service";
import { deleteOldDeliveries } from "./webhookDeliveries.service";

interface WebhookTools extends JobTools, Pick<DeliveryOptions, "publicUrl"> {
  /** Whether webhooks may be sent to private networks, too. */
  allowPrivateWebhooks: boolean;
}

export const webhooksJobs: readonly Job<WebhookTools>[] = [
  { name: "delete-webhook-deliveries", once: daily("03:10"), run: ({ db }) => deleteOldDeliveries(db) },
  {
    name: "send-webhooks",
    everywhere: 1_000,
    start: ({ db, log, publicUrl, allowPrivateWebhooks }, end) => {
      const refusal = allowPrivateWebhooks && { isRefused: () => false };
      // The lease of a delivery repeats what failed.
      const dispatcher = createDispatcher(db, { ...deliveryOptions, ...refusal, publicUrl, end }, (error) => {
        if (!end.aborted) log.warn({ err: error }, "webhooks could not be sent");
      });
      return { run: () => dispatcher.start(), stop: () => dispatcher.settle() };
    },
  },
];
