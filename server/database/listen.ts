import { Client } from "pg";
import { retryWithBackoff } from "../core/network/retryWithBackoff";

export interface Listener {
  /** Receivers of messages, by channel. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** The listener receives all messages from now on. */
  onListening(): void;
  /** The connection is lost: messages can be missed until `onListening` is called again. */
  onConnectionLost(error: unknown): void;
}

/** A periodic query detects a connection that was lost silently. */
const checkIntervalMs = 2_000;
const timeoutMs = 2_000;
/** Other processes may write again before this one listens. */
const maxWaitMs = 1_000;

/** Resolves with the reason when the connection is lost. */
function waitForLoss(client: Client, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const lost = (loss: unknown): void => {
      clearInterval(checkTimer);
      signal.removeEventListener("abort", stopped);
      resolve(loss);
    };
    const stopped = (): void => lost(signal.reason);
    const checkTimer = setInterval(() => void client.query("SELECT 1").catch(lost), checkIntervalMs).unref();
    client.on("error", lost).on("end", () => lost(new Error("The connection has ended.")));
    signal.addEventListener("abort", stopped);
  });
}

/** Listens until the connection is lost. @throws what ended it. */
async function listenOnce(url: string, listener: Listener, signal: AbortSignal): Promise<never> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    application_name: "wornby invalidations",
  });
  const lost = waitForLoss(client, signal);
  try {
    await client.connect();
    client.on("notification", ({ channel, payload }) => listener.channels[channel]?.(payload ?? ""));
    for (const channel of Object.keys(listener.channels))
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    listener.onListening();
    throw await lost;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Listens on PostgreSQL channels with a separate connection, and reconnects when it is lost. @returns a function that stops it. */
export function listen(url: string, listener: Listener): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listening = retryWithBackoff(
    (resetDelay) => {
      const onListening = (): void => {
        resetDelay();
        listener.onListening();
      };
      return listenOnce(url, { ...listener, onListening }, signal);
    },
    { signal, shouldRetry: () => true, maxWaitMs, onRetry: (loss) => listener.onConnectionLost(loss) },
  ).catch(() => undefined);
  return async () => {
    stopping.abort();
    await listening;
  };
}
