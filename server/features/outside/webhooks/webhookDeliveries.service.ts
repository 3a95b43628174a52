import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Write } from "../../../core/write/write";
import { conflict, notFound } from "../../../core/errors/appErrors";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { sql } from "../../../core/read/sql";
import { type WebhookDeliveriesArgs, testEventType } from "./webhook.inputs";
import { DeliveryStatus, WebhookDelivery } from "./webhookDelivery.entity";
import { lockEndpoint } from "./webhookEndpoints.service";

const newest: SortOrder = { direction: "DESC", keys: [{ expression: "delivery.created_at", type: "timestamptz" }] };
const retentionDays = 30;
const isOff = "This webhook is off. Turn it on first.";

/** Returns the deliveries of an endpoint, newest first. */
export function listDeliveries(
  db: EntityManager,
  { endpointId, ...page }: WebhookDeliveriesArgs,
): Promise<Page<WebhookDelivery>> {
  const query = new Select(db, WebhookDelivery, "delivery");
  query.andWhere(isUuid(endpointId) ? sql`delivery.endpoint_id = ${endpointId}` : sql`FALSE`);
  return readKeysetPage(query, newest, page);
}

/** Plans a test event for one endpoint. @throws NOT_FOUND, CONFLICT when it is off. */
export async function sendTestEvent(change: Write, id: string): Promise<WebhookDelivery> {
  const endpoint = await lockEndpoint(change, id);
  if (!endpoint.isOn) throw conflict(isOff);
  const now = new Date();
  const planned = change.db.create(WebhookDelivery, {
    endpointId: id,
    eventId: randomUUID(),
    eventType: testEventType,
    data: { id, slug: null, title: "Test event", status: null, path: null },
    occurredAt: now,
    nextAttemptAt: now,
  });
  return change.db.save(WebhookDelivery, planned);
}

/** Plans a delivery again, with the same webhook-id. @throws NOT_FOUND, CONFLICT when the endpoint is off. */
export async function resendDelivery(change: Write, id: string): Promise<WebhookDelivery> {
  const delivery = isUuid(id) ? await change.db.findOneBy(WebhookDelivery, { id }) : null;
  if (!delivery) throw notFound("This delivery no longer exists.");
  if (!(await lockEndpoint(change, delivery.endpointId)).isOn) throw conflict(isOff);
  const again = { status: DeliveryStatus.PENDING, attempts: 0, nextAttemptAt: new Date() };
  return change.db.save(WebhookDelivery, Object.assign(delivery, again));
}

/** Deletes deliveries after 30 days. @returns the number of deleted rows. */
export async function deleteOldDeliveries(db: EntityManager): Promise<number> {
  const [, deleted]: [unknown, number] = await db.query(
    "DELETE FROM webhook_deliveries WHERE created_at < now() - make_interval(days => $1)",
    [retentionDays],
  );
  return deleted;
}
