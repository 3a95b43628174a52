/** npm run check:migrations: refuses a migration that breaks the released version; --release records a release. */
import { install, run } from "./steps.mjs";

await install();
await run(
  process.execPath,
  ["-r", "@swc-node/register", "server/commands/checkMigrations.ts", ...process.argv.slice(2)],
  { TS_NODE_PROJECT: "server/tsconfig.json" },
);
