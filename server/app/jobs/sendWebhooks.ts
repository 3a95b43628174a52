import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import {
  createDispatcher,
  type DeliveryOptions,
  deliveryOptions,
} from "../../features/webhook/delivery/dispatch.service";
import type { Environment } from "../../config/environment";

const intervalMs = 1_000;

/**
 * Sends due webhooks, in every process; they share the work by locks. @returns a function that stops it, aborts
 * current requests, and waits until they have ended.
 */
export function startWebhooks(
  db: EntityManager,
  log: Logger,
  { publicUrl, allowPrivateWebhooks }: Pick<Environment, "publicUrl" | "allowPrivateWebhooks">,
): () => Promise<void> {
  const end = new AbortController();
  const options: DeliveryOptions = {
    ...deliveryOptions,
    ...(allowPrivateWebhooks && { isRefused: () => false }),
    publicUrl,
    end: end.signal,
  };
  // The next look, or the lease of a delivery, repeats what failed.
  const onFault = (error: unknown): void => {
    if (!end.signal.aborted) log.warn({ err: error }, "webhooks could not be sent");
  };
  const dispatcher = createDispatcher(db, options, onFault);
  let isBusy = false;
  const check = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      await dispatcher.start();
    } catch (error) {
      onFault(error);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void check(), intervalMs).unref();
  return () => {
    clearInterval(timer);
    end.abort();
    return dispatcher.settle();
  };
}
