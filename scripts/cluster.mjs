/** npm run cluster: three servers, three PostgreSQL nodes under Patroni, etcd, HAProxy and PgBouncer; see docs/operations.md. */
import { installPrograms } from "./packages.mjs";
import { build, install, run } from "./steps.mjs";

await install();
await build();
installPrograms();
// Ctrl+C also reaches the cluster, which stops its processes first.
process.on("SIGINT", () => undefined);
await run(process.execPath, ["-r", "./scripts/registerTypescript.cjs", "e2e/support/servers/cluster/main.ts"]);
