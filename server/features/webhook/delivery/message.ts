import { Webhook } from "standardwebhooks";
import type { WebhookDelivery } from "../webhookDelivery.entity";
import type { WebhookEndpoint } from "../webhookEndpoint.entity";

/** Builds the body of a delivery: type, timestamp, and the row with the URL of its page. */
export function buildBody({ eventType, occurredAt, data }: WebhookDelivery, publicUrl: string | null): string {
  const { path, ...row } = data;
  const url = path === null ? null : `${publicUrl ?? ""}${path}`;
  return JSON.stringify({ type: eventType, timestamp: occurredAt.toISOString(), data: { ...row, url } });
}

/** Returns the headers of Standard Webhooks: the signature covers id, time and body, with each valid secret. */
export function signMessage(
  { eventId }: Pick<WebhookDelivery, "eventId">,
  { secret, formerSecret, formerSecretUntil }: WebhookEndpoint,
  body: string,
  now: Date,
): Record<string, string> {
  const isFormerValid = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > now;
  const secrets = isFormerValid ? [secret, formerSecret] : [secret];
  const id = `msg_${eventId}`;
  return {
    "content-type": "application/json",
    "user-agent": "WornBy-Webhooks/1.0",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": secrets.map((key) => new Webhook(key).sign(id, now, body)).join(" "),
  };
}
