import { randomBytes } from "node:crypto";
import { lockById } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from "./webhook.inputs";
import { WebhookEndpoint, type WebhookEndpointSecret } from "./webhookEndpoint.entity";

const secretBytes = 32;
/** After a rotation, receivers have a day to learn the new secret. */
const formerSecretMs = 24 * 60 * 60 * 1_000;

const generateSecret = (): string => `whsec_${randomBytes(secretBytes).toString("base64")}`;

/** @throws NOT_FOUND */
export const lockEndpoint = (change: Pick<Write, "db">, id: string): Promise<WebhookEndpoint> =>
  lockById(change, WebhookEndpoint, id, "This webhook no longer exists.");

const toColumns = ({ url, description, eventTypes }: CreateWebhookEndpointInput) => ({
  url: url.trim(),
  description: description?.trim() ?? "",
  eventTypes: [...new Set(eventTypes)],
});

const note = (change: Write, action: string, { id, url }: WebhookEndpoint): Promise<unknown> =>
  change.audit({ action, entityType: "webhook", entityId: id, title: new URL(url).host });

export async function createEndpoint(change: Write, input: CreateWebhookEndpointInput): Promise<WebhookEndpointSecret> {
  const secret = generateSecret();
  const endpoint = await change.db.save(
    WebhookEndpoint,
    change.db.create(WebhookEndpoint, { ...toColumns(input), secret }),
  );
  await note(change, "create", endpoint);
  return { endpoint, secret };
}

/** @throws NOT_FOUND */
export async function updateEndpoint(
  change: Write,
  { id, isOn, ...input }: UpdateWebhookEndpointInput,
): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(change, id);
  const isTurnedOn = isOn && !endpoint.isOn;
  Object.assign(endpoint, toColumns(input), { isOn }, isTurnedOn && { problem: "", failingSince: null });
  await note(change, "update", endpoint);
  return change.db.save(WebhookEndpoint, endpoint);
}

/** Deletes an endpoint with its deliveries. @throws NOT_FOUND */
export async function deleteEndpoint(change: Write, id: string): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(change, id);
  await change.db.delete(WebhookEndpoint, { id });
  await note(change, "delete", endpoint);
  return endpoint;
}

/** Gives an endpoint another secret; the former one signs for another 24 hours. @throws NOT_FOUND */
export async function rotateSecret(change: Write, id: string): Promise<WebhookEndpointSecret> {
  const endpoint = await lockEndpoint(change, id);
  const secret = generateSecret();
  Object.assign(endpoint, {
    secret,
    formerSecret: endpoint.secret,
    formerSecretUntil: new Date(Date.now() + formerSecretMs),
  });
  await note(change, "rotateSecret", endpoint);
  return { endpoint: await change.db.save(WebhookEndpoint, endpoint), secret };
}
