/** npm run bench:ledger: see bench/ledger.ts; TEST_DATABASE_URL names the PostgreSQL server. */
import { install, run } from "./steps.mjs";

await install();
await run(process.execPath, ["-r", "@swc-node/register", "bench/ledger.ts", ...process.argv.slice(2)], {
  TS_NODE_PROJECT: "server/tsconfig.json",
});
