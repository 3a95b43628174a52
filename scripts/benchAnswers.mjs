/** npm run bench:answers: kept answers next to a bare node:http server; TEST_DATABASE_URL names the PostgreSQL server. */
import { build, install, run } from "./steps.mjs";

await install();
await build();
await run(process.execPath, ["-r", "@swc-node/register", "bench/answers.ts", ...process.argv.slice(2)], {
  TS_NODE_PROJECT: "server/tsconfig.json",
});
