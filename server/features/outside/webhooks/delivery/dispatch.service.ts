import { lockedKeys } from "../../../../core/jobs/claimRows";
import { Webhook } from "standardwebhooks";
import { type EntityManager, In } from "typeorm";
import { isPrivateAddress } from "../../../../core/network/privateNetwork";
import { WebhookDelivery, DeliveryStatus } from "../webhookDelivery.entity";
import { WebhookEndpoint } from "../webhookEndpoint.entity";
import { postMessage, type PostOptions, type PostResult } from "./postMessage";

const minute = 60;
const hour = 60 * minute;
/** Seconds until the next attempt after each failed one, as in Standard Webhooks. */
const retryDelays = [5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** Spreads the attempts of many deliveries that failed together. */
const jitter = 0.1;
const gone = 410;
const longestFailure = "5 days";

const isAccepted = (result: PostResult): boolean => "status" in result && result.status >= 200 && result.status < 300;

const describeProblem = (result: PostResult): string => {
  if (!("status" in result)) return result.problem;
  if (result.status >= 300 && result.status < 400)
    return `The address redirects (${result.status}). Enter the address where it leads.`;
  return `The address answered with an error (${result.status}).`;
};

/** Turns an endpoint off that is gone, or that has failed for five days. @returns whether it is off now. */
async function turnOffIfDead(db: EntityManager, endpointId: string, result: PostResult): Promise<boolean> {
  const isGone = "status" in result && result.status === gone;
  const problem = isGone
    ? "Turned off, because the address answered that it is gone (410)."
    : "Turned off, because every delivery failed for 5 days.";
  const [turnedOff]: [unknown[]] = await db.query(
    `UPDATE webhook_endpoints SET is_on = FALSE, problem = $2
     WHERE id = $1 AND is_on AND ($3 OR failing_since < now() - $4::interval) RETURNING id`,
    [endpointId, problem, isGone, longestFailure],
  );
  return turnedOff.length > 0;
}

/** Stores the result of an attempt, and plans the next one after a failure. */
async function recordAttempt(db: EntityManager, delivery: WebhookDelivery, result: PostResult): Promise<void> {
  const { id, endpointId, attempts } = delivery;
  const responseStatus = "status" in result ? result.status : null;
  if (isAccepted(result)) {
    const done = { status: DeliveryStatus.DELIVERED, nextAttemptAt: null, responseStatus, problem: "" };
    await db.update(WebhookDelivery, { id }, done);
    await db.update(WebhookEndpoint, { id: endpointId }, { failingSince: null });
    return;
  }
  await db.query("UPDATE webhook_endpoints SET failing_since = COALESCE(failing_since, now()) WHERE id = $1", [
    endpointId,
  ]);
  const isOff = await turnOffIfDead(db, endpointId, result);
  const delay = retryDelays.at(attempts - 1);
  const next =
    isOff || delay === undefined
      ? { status: DeliveryStatus.FAILED, nextAttemptAt: null }
      : { nextAttemptAt: new Date(Date.now() + delay * 1_000 * (1 + Math.random() * jitter)) };
  await db.update(WebhookDelivery, { id }, { ...next, responseStatus, problem: describeProblem(result) });
}

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
       DELETE FROM content_events
       WHERE id = ANY(${lockedKeys({ table: "content_events", order: "created_at", limit: eventBatch })})
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
      if (claimed.length === 0) return 0;
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
