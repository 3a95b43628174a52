import net, { type AddressInfo } from "node:net";

/** Returns different ports that are free at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => net.createServer().listen(0, "127.0.0.1"));
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.once("listening", resolve))));
  const ports = listeners.map((listener) => (listener.address() as AddressInfo).port);
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
  return ports;
}
