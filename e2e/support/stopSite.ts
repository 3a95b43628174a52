import fs from "node:fs";

export default async function stopSite(): Promise<void> {
  await globalThis.site?.server.stop("SIGTERM");
  if (globalThis.site) fs.rmSync(globalThis.site.folder, { recursive: true, force: true });
}
