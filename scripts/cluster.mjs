/** npm run cluster: the site on several processes with a replicated database, on loopback; see docs/scaling.md. */
import { build, install, run } from "./steps.mjs";

await install();
await build();
// Ctrl+C also reaches the cluster, which stops its processes first.
process.on("SIGINT", () => undefined);
await run(process.execPath, ["-r", "@swc-node/register", "e2e/support/cluster/main.ts"], {
  TS_NODE_PROJECT: "e2e/tsconfig.json",
});
