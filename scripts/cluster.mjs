/** npm run cluster: the site on several processes with a replicated database, on loopback; docs/scaling.md tells of it. */
import { build, install, run } from "./steps.mjs";

await install();
await build();
// Ctrl+C reaches the cluster as well, which stops its processes first.
process.on("SIGINT", () => undefined);
await run(process.execPath, ["-r", "@swc-node/register", "e2e/support/cluster/main.ts"], {
  TS_NODE_PROJECT: "e2e/tsconfig.json",
});
