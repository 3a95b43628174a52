/** npm run check:migrations: refuses a migration that breaks the released version; --release records a release. */
import { install, run } from "./steps.mjs";

await install();
await run(process.execPath, [
  "-r",
  "./scripts/registerTypescript.cjs",
  "server/commands/checkMigrations.ts",
  ...process.argv.slice(2),
]);
