import { Client } from "pg";
import { retryWithBackoff } from "../shared/retryWithBackoff";

export interface Listener {
  /** From now on nothing is missed. */
  hearing(): void;
  heard(payload: string): void;
  /** The connection is gone: until `hearing` is called again anything may be missed. */
  deaf(error: unknown): void;
}

/** A query shows that a connection was cut without a message. */
const checkIntervalMs = 2_000;
const timeoutMs = 2_000;

/** Resolves with what ended the connection. */
function lossOf(client: Client, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const lost = (loss: unknown): void => {
      clearInterval(asking);
      signal.removeEventListener("abort", stopped);
      resolve(loss);
    };
    const stopped = (): void => lost(signal.reason);
    const asking = setInterval(() => void client.query("SELECT 1").catch(lost), checkIntervalMs).unref();
    client.on("error", lost).on("end", () => lost(new Error("The connection has ended.")));
    signal.addEventListener("abort", stopped);
  });
}

/** Listens until the connection is lost. @throws what ended it. */
async function listenOnce(url: string, channel: string, listener: Listener, signal: AbortSignal): Promise<never> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    application_name: "wornby news",
  });
  const lost = lossOf(client, signal);
  try {
    await client.connect();
    client.on("notification", ({ payload }) => listener.heard(payload ?? ""));
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    listener.hearing();
    throw await lost;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Listens on a channel of PostgreSQL, over a connection of its own that is made again when it is lost. @returns what ends it. */
export function listen(url: string, channel: string, listener: Listener): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const listening = retryWithBackoff(
    (resetWait) => {
      const hearing = (): void => {
        resetWait();
        listener.hearing();
      };
      return listenOnce(url, channel, { ...listener, hearing }, signal);
    },
    { signal, shouldRetry: () => true, onRetry: (loss) => listener.deaf(loss) },
  ).catch(() => undefined);
  return async () => {
    ending.abort();
    await listening;
  };
}
