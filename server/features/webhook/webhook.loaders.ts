import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { WebhookDelivery } from "./webhookDelivery.entity";

/** Loads the newest delivery of endpoints; null for those that had none. */
export const lastDeliveries: LoaderFactory<string, WebhookDelivery | null> = (db: EntityManager) =>
  new DataLoader(async (ids) => {
    const rows = await db
      .createQueryBuilder(WebhookDelivery, "delivery")
      .distinctOn(["delivery.endpoint_id"])
      .where("delivery.endpoint_id = ANY(:ids)", { ids: [...ids] })
      .orderBy({ "delivery.endpoint_id": "ASC", "delivery.created_at": "DESC" })
      .getMany();
    return ids.map((id) => rows.find(({ endpointId }) => endpointId === id) ?? null);
  });
