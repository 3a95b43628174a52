/** npm run bench:lists: how long the admin area's lists take with a large catalogue; TEST_DATABASE_URL names the PostgreSQL server. */
import { install, run } from "./steps.mjs";

await install();
await run(process.execPath, ["-r", "@swc-node/register", "bench/adminLists.ts"], {
  TS_NODE_PROJECT: "server/tsconfig.json",
});
