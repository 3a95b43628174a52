import type { EntityManager } from "typeorm";
import { DeliveryStatus, WebhookDelivery } from "../webhookDelivery.entity";
import { WebhookEndpoint } from "../webhookEndpoint.entity";
import type { PostResult } from "./postMessage";

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
export async function recordAttempt(db: EntityManager, delivery: WebhookDelivery, result: PostResult): Promise<void> {
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
