import { randomInt } from "node:crypto";
import net from "node:net";

/**
 * Outside the range that Linux and macOS hand out by themselves, so that no other process gets a port between its choice
 * and its use.
 */
const [firstPort, endPort] = [10_000, 32_000];

/** Listens on a port for a moment. @returns null when another process uses it */
function tryPort(port: number): Promise<net.Server | null> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(null)).listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Returns different ports that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const listeners = new Map<number, net.Server>();
  while (listeners.size < count) {
    const port = randomInt(firstPort, endPort);
    const listener = await tryPort(port);
    if (listener) listeners.set(port, listener);
  }
  await Promise.all([...listeners.values()].map((listener) => new Promise((resolve) => listener.close(resolve))));
  return [...listeners.keys()];
}
