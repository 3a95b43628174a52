import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { write } from "../../../core/write/write";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { loadByKey } from "../../../core/graphql/loaders";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { createConnectionType } from "../../../core/paging/connection";
import {
  CreateWebhookEndpointInput,
  UpdateWebhookEndpointInput,
  WebhookDeliveriesArgs,
  eventTypes,
  WebhookEventType,
} from "./webhook.inputs";
import { listDeliveries, resendDelivery, sendTestEvent } from "./webhookDeliveries.service";
import { WebhookDelivery } from "./webhookDelivery.entity";
import { createEndpoint, deleteEndpoint, rotateSecret, updateEndpoint } from "./webhookEndpoints.service";
import { WebhookEndpoint, WebhookEndpointSecret } from "./webhookEndpoint.entity";

const WebhookDeliveryConnection = createConnectionType(WebhookDelivery);

/** Loads the newest delivery of endpoints; null for those that had none. */
const lastDeliveries = loadByKey<WebhookDelivery | null>(async (db, ids) => {
  const rows = await db
    .createQueryBuilder(WebhookDelivery, "delivery")
    .distinctOn(["delivery.endpoint_id"])
    .where("delivery.endpoint_id = ANY(:ids)", { ids: [...ids] })
    .orderBy({ "delivery.endpoint_id": "ASC", "delivery.created_at": "DESC" })
    .getMany();
  return new Map(rows.map((row) => [row.endpointId, row]));
}, null);

@Resolver(() => WebhookEndpoint)
export class WebhookResolver {
  @FieldResolver(() => WebhookDelivery, { nullable: true, description: "The newest delivery; null before the first." })
  lastDelivery(@Root() { id }: WebhookEndpoint, @Ctx() { loader }: RequestContext): Promise<WebhookDelivery | null> {
    return loader(lastDeliveries).load(id);
  }

  @RequiresRole("admin", "never")
  @Query(() => [WebhookEndpoint], { description: "The endpoints, in the order of their creation." })
  webhookEndpoints(@Ctx() { db }: RequestContext): Promise<WebhookEndpoint[]> {
    return db.find(WebhookEndpoint, { order: { createdAt: "ASC", id: "ASC" } });
  }

  @RequiresRole("admin", "never")
  @Query(() => [WebhookEventType], { description: "The types of events that an endpoint can get." })
  webhookEventTypes(): readonly WebhookEventType[] {
    return eventTypes;
  }

  @RequiresRole("admin", "never")
  @Query(() => WebhookDeliveryConnection, { description: "Deliveries of an endpoint in 30 days, newest first." })
  webhookDeliveries(@Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs, @Ctx() { db }: RequestContext) {
    return listDeliveries(db, args);
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => WebhookEndpointSecret, { description: "Adds an endpoint, and returns its secret once." })
  createWebhookEndpoint(
    @Arg("input", () => CreateWebhookEndpointInput, { description: "Address and events." })
    input: CreateWebhookEndpointInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<WebhookEndpointSecret> {
    return write(db, actor, (change) => createEndpoint(change, input));
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => WebhookEndpoint, { description: "Changes an endpoint, or turns it on or off." })
  updateWebhookEndpoint(
    @Arg("input", () => UpdateWebhookEndpointInput, { description: "The new state." })
    input: UpdateWebhookEndpointInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<WebhookEndpoint> {
    return write(db, actor, (change) => updateEndpoint(change, input));
  }

  @RequiresRole("admin", "never")
  @Mutation(() => WebhookEndpoint, { description: "Deletes an endpoint with its deliveries." })
  deleteWebhookEndpoint(
    @Arg("input", () => IdInput, { description: "Id of the endpoint." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<WebhookEndpoint> {
    return write(db, actor, (change) => deleteEndpoint(change, id));
  }

  @RequiresRole("admin", "never", { reauthenticated: true })
  @Mutation(() => WebhookEndpointSecret, {
    description: "Gives an endpoint another secret, and returns it once. The former one also signs for 24 hours.",
  })
  rotateWebhookSecret(
    @Arg("input", () => IdInput, { description: "Id of the endpoint." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<WebhookEndpointSecret> {
    return write(db, actor, (change) => rotateSecret(change, id));
  }

  @RequiresRole("admin", "never")
  @Mutation(() => WebhookDelivery, { description: "Sends a test event soon. CONFLICT when the endpoint is off." })
  sendTestWebhook(
    @Arg("input", () => IdInput, { description: "Id of the endpoint." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<WebhookDelivery> {
    return write(db, actor, (change) => sendTestEvent(change, id));
  }

  @RequiresRole("admin", "never")
  @Mutation(() => WebhookDelivery, { description: "Sends a delivery again soon, with the same webhook-id." })
  resendWebhookDelivery(
    @Arg("input", () => IdInput, { description: "Id of the delivery." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<WebhookDelivery> {
    return write(db, actor, (change) => resendDelivery(change, id));
  }
}
