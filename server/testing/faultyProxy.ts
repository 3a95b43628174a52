import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import type { DatabaseTarget } from "../database/dataSource";
import type { DataSource } from "typeorm";

/** Stands between the server and its database, and does to their bytes what networks do. */
export interface FaultyProxy {
  /** The database as it is reached through here. */
  target: DatabaseTarget;
  /** Every connection breaks as soon as the server sends this text; null breaks none. */
  resetAt: string | null;
  /** Connections on which the server sends this are silent from then on, as behind a cable that was cut; null silences none. */
  swallowAt: RegExp | null;
  /** Milliseconds that answers take longer. */
  delay: number;
  /** Breaks every connection now. */
  breakAll(): void;
  /** Ends every disturbance. */
  heal(): void;
  stop(): Promise<void>;
}

interface Place {
  connect: () => net.Socket;
  listen: (server: net.Server) => unknown;
  target: (server: net.Server) => DatabaseTarget;
}

/** The embedded engine is reached by a socket in a folder, PostgreSQL by a port. */
function placeOf(dataSource: DataSource, poolSize: number): Place {
  const { url } = dataSource.options as { url?: string };
  if (url === undefined) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-proxy-"));
    const name = ".s.PGSQL.5432";
    return {
      connect: () => net.connect(path.join(process.env.TEST_SOCKET_DIR ?? "", name)),
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
  const place = placeOf(dataSource, poolSize);
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = place.connect();
    const breakBoth = (): void => void [near, far].forEach((socket) => socket.destroy());
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", breakBoth).on("close", () => {
        sockets.delete(socket);
        breakBoth();
      });
    }
    let isSilent = false;
    near.on("data", (bytes) => {
      isSilent ||= proxy.swallowAt?.test(bytes.toString("latin1")) === true;
      if (proxy.resetAt !== null && bytes.includes(proxy.resetAt)) breakBoth();
      else if (!isSilent) far.write(bytes);
    });
    far.on("data", (bytes) => {
      if (!isSilent) setTimeout(() => near.writable && near.write(bytes), proxy.delay);
    });
  });
  place.listen(server);
  await once(server, "listening");
  const undisturbed = { resetAt: null, swallowAt: null, delay: 0 };
  const proxy: FaultyProxy = {
    target: place.target(server),
    ...undisturbed,
    breakAll: () => sockets.forEach((socket) => socket.destroy()),
    heal: () => void Object.assign(proxy, undisturbed),
    stop: async () => {
      proxy.breakAll();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
