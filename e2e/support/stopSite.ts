import fs from "node:fs";
import { removeFilledSite } from "./filledSite";

export default async function stopSite(): Promise<void> {
  if (!globalThis.site) return;
  const { server, filled, folder } = globalThis.site;
  await server.stop("SIGTERM");
  await removeFilledSite(filled);
  fs.rmSync(folder, { recursive: true, force: true });
}
