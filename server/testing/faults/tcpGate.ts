import net, { type AddressInfo } from "node:net";

/** A proxy before a server. When closed, it drops all connections and refuses new ones, as if the server had stopped. */
export interface TcpGate {
  /** URL of the server through the gate. */
  url: string;
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function tcpGate(url: string): Promise<TcpGate> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  const gate = net.createServer((socket) => {
    const server = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, server],
      [server, socket],
    ]) {
      sockets.add(from);
      from
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  const listen = (gatePort: number) => new Promise<void>((resolve) => gate.listen(gatePort, "127.0.0.1", resolve));
  await listen(0);
  const listenPort = (gate.address() as AddressInfo).port;
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${listenPort}` }).href,
    open: () => listen(listenPort),
    close: async () => {
      const closed = new Promise((resolve) => gate.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
