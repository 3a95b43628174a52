import { type EntityManager, In } from "typeorm";
import { isPrivateAddress } from "../../../shared/network/privateNetwork";
import { WebhookDelivery } from "../webhookDelivery.entity";
import { WebhookEndpoint } from "../webhookEndpoint.entity";
import { buildBody, signMessage } from "./message";
import { postMessage, type PostOptions } from "./postMessage";
import { recordAttempt } from "./recordAttempt";

export interface DeliveryOptions extends PostOptions {
  /** Public URL of the site; null: events have paths instead of URLs. */
  publicUrl: string | null;
}

export const deliveryOptions: PostOptions = { isRefused: isPrivateAddress, timeoutMs: 15_000 };

const eventBatch = 500;
/** Deliveries that one process sends at the same time. */
const deliveryBatch = 10;
/** Longer than the timeout: a delivery whose process died is sent again, with the same webhook-id. */
const leaseSeconds = 60;

/** Hands waiting events over to the endpoints that want them. Processes share the work. @returns their number. */
async function planDeliveries(db: EntityManager): Promise<number> {
  const [{ events }]: [{ events: number }] = await db.query(
    `WITH taken AS (
       DELETE FROM content_events WHERE id IN
         (SELECT id FROM content_events ORDER BY created_at LIMIT ${eventBatch} FOR UPDATE SKIP LOCKED)
       RETURNING id, type, data, created_at
     ), planned AS (
       INSERT INTO webhook_deliveries (endpoint_id, event_id, event_type, data, occurred_at, next_attempt_at)
       SELECT endpoint.id, taken.id, taken.type, taken.data, taken.created_at, now()
       FROM taken JOIN webhook_endpoints endpoint ON endpoint.is_on AND taken.type = ANY(endpoint.event_types)
     )
     SELECT count(*)::int AS events FROM taken`,
  );
  return events;
}

/** Claims due deliveries, so that other processes send others. A claim counts as an attempt. */
async function claimDue(db: EntityManager): Promise<WebhookDelivery[]> {
  const [claimed]: [{ id: string }[]] = await db.query(
    `UPDATE webhook_deliveries SET next_attempt_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
     WHERE id IN (
       SELECT delivery.id FROM webhook_deliveries delivery JOIN webhook_endpoints endpoint ON endpoint.id = delivery.endpoint_id
       WHERE delivery.status = 'PENDING' AND delivery.next_attempt_at <= now() AND endpoint.is_on
       ORDER BY delivery.next_attempt_at LIMIT ${deliveryBatch} FOR UPDATE OF delivery SKIP LOCKED)
     RETURNING id`,
  );
  return claimed.length ? db.findBy(WebhookDelivery, { id: In(claimed.map(({ id }) => id)) }) : [];
}

/** Sends a claimed delivery and stores the result; an aborted one is sent again after its claim. */
async function deliver(
  db: EntityManager,
  delivery: WebhookDelivery,
  endpoint: WebhookEndpoint | undefined,
  { publicUrl, ...options }: DeliveryOptions,
): Promise<void> {
  if (!endpoint) return;
  const body = buildBody(delivery, publicUrl);
  const headers = signMessage(delivery, endpoint, body, new Date());
  const result = await postMessage(new URL(endpoint.url), headers, body, options);
  if (!options.end?.aborted) await recordAttempt(db, delivery, result);
}

/** Sends every due delivery. @returns the number of attempts. */
export async function deliverDue(db: EntityManager, options: DeliveryOptions): Promise<number> {
  while ((await planDeliveries(db)) === eventBatch && !options.end?.aborted);
  let attempts = 0;
  while (!options.end?.aborted) {
    const claimed = await claimDue(db);
    if (claimed.length === 0) break;
    const endpoints = await db.findBy(WebhookEndpoint, { id: In(claimed.map(({ endpointId }) => endpointId)) });
    await Promise.all(
      claimed.map((delivery) =>
        deliver(
          db,
          delivery,
          endpoints.find(({ id }) => id === delivery.endpointId),
          options,
        ),
      ),
    );
    attempts += claimed.length;
  }
  return attempts;
}
