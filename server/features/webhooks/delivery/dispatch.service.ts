import { Webhook } from "standardwebhooks";
import { type EntityManager, In } from "typeorm";
import { isPrivateAddress } from "../../../core/network/privateNetwork";
import { WebhookDelivery } from "../webhookDelivery.entity";
import { WebhookEndpoint } from "../webhookEndpoint.entity";
import { postMessage, type PostOptions } from "./postMessage";
import { recordAttempt } from "./recordAttempt";

export interface DeliveryOptions extends PostOptions {
  /** Public URL of the site; null: events have paths instead of URLs. */
  publicUrl: string | null;
}

export const deliveryOptions: PostOptions = { isRefused: isPrivateAddress, timeoutMs: 15_000 };

const eventBatch = 500;
/** Deliveries that one process sends at the same time: in all, and to one endpoint, so that a slow one holds up no other. */
const limits = { all: 20, endpoint: 4 };
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

/**
 * Claims due deliveries, so that other processes send others. A claim counts as an attempt.
 * @param busy the endpoints of current deliveries, one entry each
 */
async function claimDue(db: EntityManager, busy: readonly string[]): Promise<WebhookDelivery[]> {
  const [claimed]: [{ id: string }[]] = await db.query(
    `UPDATE webhook_deliveries SET next_attempt_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
     WHERE id IN (
       SELECT due.id FROM webhook_endpoints endpoint CROSS JOIN LATERAL (
         SELECT id, next_attempt_at FROM webhook_deliveries
         WHERE endpoint_id = endpoint.id AND status = 'PENDING' AND next_attempt_at <= now()
         ORDER BY next_attempt_at
         LIMIT $1::int - (SELECT count(*) FROM unnest($2::uuid[]) AS busy WHERE busy = endpoint.id)
         FOR UPDATE SKIP LOCKED) AS due
       WHERE endpoint.is_on ORDER BY due.next_attempt_at LIMIT $3)
     RETURNING id`,
    [limits.endpoint, busy, limits.all - busy.length],
  );
  return claimed.length ? db.findBy(WebhookDelivery, { id: In(claimed.map(({ id }) => id)) }) : [];
}

/** Builds the body of a delivery: type, timestamp, and the row with the URL of its page. */
function buildBody({ eventType, occurredAt, data }: WebhookDelivery, publicUrl: string | null): string {
  const { path, ...row } = data;
  const url = path === null ? null : `${publicUrl ?? ""}${path}`;
  return JSON.stringify({ type: eventType, timestamp: occurredAt.toISOString(), data: { ...row, url } });
}

/** Returns the headers of Standard Webhooks: the signature covers id, time and body, with each valid secret. */
function signMessage(
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

export interface Dispatcher {
  /** Starts the due deliveries for which there is room. @returns their number. */
  start(): Promise<number>;
  /** Waits until the current deliveries have ended. */
  settle(): Promise<void>;
}

/** Sends the deliveries of one process. @param onFault is called when a result could not be stored. */
export function createDispatcher(
  db: EntityManager,
  options: DeliveryOptions,
  onFault: (error: unknown) => void,
): Dispatcher {
  /** The current deliveries, and their endpoints. */
  const current = new Map<Promise<void>, string>();
  const begin = (delivery: WebhookDelivery, endpoint: WebhookEndpoint | undefined): void => {
    const sending = deliver(db, delivery, endpoint, options)
      .catch(onFault)
      .finally(() => current.delete(sending));
    current.set(sending, delivery.endpointId);
  };
  return {
    start: async () => {
      while ((await planDeliveries(db)) === eventBatch && !options.end?.aborted);
      const claimed = current.size < limits.all ? await claimDue(db, [...current.values()]) : [];
      const endpoints = await db.findBy(WebhookEndpoint, { id: In(claimed.map(({ endpointId }) => endpointId)) });
      for (const delivery of claimed)
        begin(
          delivery,
          endpoints.find(({ id }) => id === delivery.endpointId),
        );
      return claimed.length;
    },
    settle: async () => void (await Promise.all(current.keys())),
  };
}
