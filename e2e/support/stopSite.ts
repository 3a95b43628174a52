import { once } from "node:events";
import fs from "node:fs";

export default async function stopSite(): Promise<void> {
  if (!globalThis.site) return;
  const { process: server, folder } = globalThis.site;
  if (server.exitCode === null) {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
  fs.rmSync(folder, { recursive: true, force: true });
}
