import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
// Of Node, so that fake timers do not stop the network.
import { setTimeout as setNetworkTimeout } from "node:timers";
import type { DatabaseTarget } from "../../database/dataSource";
import type { DataSource } from "typeorm";
import { getEmbeddedSocketDir } from "../database/startDatabase";

/** A proxy between the server and its database that simulates network faults. */
export interface FaultyProxy {
  /** Connection settings that go through the proxy. */
  target: DatabaseTarget;
  /** Resets a connection when the server sends this text; null resets none. */
  resetOn: string | null;
  /** Drops all data of a connection after the server sends a match, as if the cable were cut; null drops nothing. */
  muteOn: RegExp | null;
  /** Connections of which it drops all data. */
  mutedCount: number;
  /** Extra delay of responses, in milliseconds. */
  delayMs: number;
  /** Resets all connections now. */
  resetConnections(): void;
  /** Disables all faults. */
  reset(): void;
  stop(): Promise<void>;
}

interface Endpoint {
  connect: () => net.Socket;
  listen: (server: net.Server) => unknown;
  target: (server: net.Server) => DatabaseTarget;
}

/** The embedded engine listens on a Unix socket, PostgreSQL on a port. */
function createEndpoint(dataSource: DataSource, poolSize: number): Endpoint {
  const { url } = dataSource.options as { url?: string };
  if (url === undefined) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-proxy-"));
    const name = ".s.PGSQL.5432";
    return {
      connect: () => net.connect(path.join(getEmbeddedSocketDir() ?? "", name)),
      listen: (server) => server.listen(path.join(folder, name)),
      target: () => ({ socketDir: folder }),
    };
  }
  const address = new URL(url);
  return {
    connect: () => net.connect(Number(address.port || 5432), address.hostname),
    listen: (server) => server.listen(0, "127.0.0.1"),
    target: (server) => {
      const { port } = server.address() as net.AddressInfo;
      return { url: Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href, poolSize };
    },
  };
}

export async function faultyProxy(dataSource: DataSource, poolSize = 2): Promise<FaultyProxy> {
  const endpoint = createEndpoint(dataSource, poolSize);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = endpoint.connect();
    const destroyBoth = (): void => void [client, database].forEach((socket) => socket.destroy());
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", destroyBoth).on("close", () => {
        sockets.delete(socket);
        destroyBoth();
      });
    }
    let isMuted = false;
    client.on("data", (bytes) => {
      if (!isMuted && proxy.muteOn?.test(bytes.toString("latin1"))) {
        isMuted = true;
        proxy.mutedCount += 1;
      }
      if (proxy.resetOn !== null && bytes.includes(proxy.resetOn)) destroyBoth();
      else if (!isMuted) database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (!isMuted) setNetworkTimeout(() => client.writable && client.write(bytes), proxy.delayMs);
    });
  });
  endpoint.listen(server);
  await once(server, "listening");
  const noFaults = { resetOn: null, muteOn: null, mutedCount: 0, delayMs: 0 };
  const proxy: FaultyProxy = {
    target: endpoint.target(server),
    ...noFaults,
    resetConnections: () => sockets.forEach((socket) => socket.destroy()),
    reset: () => void Object.assign(proxy, noFaults),
    stop: async () => {
      proxy.resetConnections();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
