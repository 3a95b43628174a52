import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { DataDirError, explainFailure } from "../dataDir";
import { findLockedSocket } from "./lock";
import type { SnapshotReply } from "./snapshotServer";

/** How long to wait for an engine that is starting again. */
const connectTimeoutMs = 10_000;
const pollIntervalMs = 100;

/** A copy of the embedded database as it was at one moment. */
export interface Snapshot {
  /** Holds the copy as `DATA_DIR` holds the database. */
  dataDir: string;
  /** Removes the copy. */
  remove(): Promise<void>;
}

/** The snapshot's socket is beside the socket of the engine. */
export const snapshotSocket = (socketPath: string): string => path.join(path.dirname(socketPath), "snapshot");

async function connect(socketPath: string): Promise<net.Socket> {
  const socket = net.connect(snapshotSocket(socketPath));
  await once(socket, "connect");
  return socket.on("error", () => undefined);
}

/** Connects to the engine of the server that uses the folder. Returns null when no server uses it. */
async function connectToEngine(dataDir: string): Promise<net.Socket | null> {
  for (const startedAt = Date.now(); ; await sleep(pollIntervalMs)) {
    const socketPath = findLockedSocket(path.join(dataDir, "database.lock"));
    if (socketPath === null) return null;
    try {
      return await connect(socketPath);
    } catch (error) {
      if (Date.now() - startedAt < connectTimeoutMs) continue;
      const { code } = error as NodeJS.ErrnoException;
      throw new DataDirError(
        `A server is using ${dataDir}, but its database does not respond on ${snapshotSocket(socketPath)} (${code}). Run the command as the server's user and with the same /tmp, or stop the server first.`,
        { cause: error },
      );
    }
  }
}

async function readReply(socket: net.Socket): Promise<SnapshotReply | null> {
  for await (const line of createInterface({ input: socket })) return JSON.parse(line) as SnapshotReply;
  return null;
}

/**
 * Asks the server that uses the data folder for a copy of its database. Returns null when no server uses the folder.
 * @throws DataDirError when the server does not respond or cannot copy its database.
 */
export async function takeSnapshot(dataDir: string): Promise<Snapshot | null> {
  const socket = await connectToEngine(dataDir);
  if (!socket) return null;
  const reply = await readReply(socket);
  if (!reply) throw new DataDirError("The server stopped while it copied its database. Run the command again.");
  if ("failed" in reply) {
    throw new DataDirError(`The server cannot copy its database in ${dataDir} (${explainFailure(reply.failed)}).`);
  }
  return {
    dataDir: reply.dataDir,
    remove: async () => {
      await fs.promises.rm(reply.dataDir, { recursive: true, force: true });
      socket.destroy();
    },
  };
}
