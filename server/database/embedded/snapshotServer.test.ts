import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { createDeferred, waitUntil } from "../../testing/time/waiting";
import { serveSnapshots, type SnapshotReply } from "./snapshotServer";

test("the engine reports each backup from its connection to its end", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-snapshots-"));
  fs.mkdirSync(path.join(folder, "database"));
  fs.writeFileSync(path.join(folder, "database", "rows"), "of one moment");
  const free = createDeferred();
  const reports: number[] = [];
  const isExclusive = jest.fn();
  const busyEngine = {
    runExclusive: async (copy: () => Promise<void>) => {
      isExclusive();
      await free.promise;
      await copy();
    },
  } as unknown as PGlite;
  const socketPath = path.join(folder, "snapshot");
  const report = (running: number) => void reports.push(running);
  const server = await serveSnapshots(busyEngine, path.join(folder, "database"), socketPath, report);
  const sockets = [net.connect(socketPath), net.connect(socketPath)];
  try {
    await waitUntil(() => isExclusive.mock.calls.length === 2);
    expect(reports).toEqual([1, 2]);
    const replies = Promise.all(sockets.map((socket) => once(socket, "data") as Promise<[Buffer]>));
    free.resolve();
    for (const [reply] of await replies) {
      const { dataDir } = JSON.parse(String(reply)) as Extract<SnapshotReply, { dataDir: string }>;
      expect(fs.readFileSync(path.join(dataDir, "database", "rows"), "utf8")).toBe("of one moment");
    }
    expect(reports).toEqual([1, 2]);
  } finally {
    for (const socket of sockets) socket.destroy();
    await waitUntil(() => fs.readdirSync(folder).every((name) => !name.startsWith("snapshot-")));
    await waitUntil(() => reports.length > 3);
    expect(reports).toEqual([1, 2, 1, 0]);
    server.close();
    fs.rmSync(folder, { recursive: true });
  }
});
