import net, { type AddressInfo } from "node:net";

/** Stands before a server: shut, it refuses everybody and cuts off whoever is there, as if the server's process were gone. */
export interface TcpGate {
  /** The server's address, by way of the gate. */
  url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function tcpGate(url: string): Promise<TcpGate> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  const gate = net.createServer((socket) => {
    const server = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ]) {
      sockets.add(one);
      one
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => gate.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const own = (gate.address() as AddressInfo).port;
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${own}` }).href,
    open: () => listen(own),
    shut: async () => {
      const closed = new Promise((resolve) => gate.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
