import fs from "node:fs";
import path from "node:path";
import { removeFilledSite } from "./filledSite";
import { printStarts } from "./run";

export default async function stopSite(): Promise<void> {
  if (!globalThis.run) return;
  const { folder, servers, copies, browsers } = globalThis.run;
  await Promise.all([
    ...servers.map((server) => server.stop("SIGTERM")),
    ...browsers.map((browser) => browser.close()),
  ]);
  for (const copy of copies) await removeFilledSite(copy);
  printStarts(path.join(folder, "starts"));
  fs.rmSync(folder, { recursive: true, force: true });
}
