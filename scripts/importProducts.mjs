/** npm run import:products -- FILE [options] */
import { build, install, run } from "./steps.mjs";

await install();
await build();
await run(process.execPath, [
  // Young objects of a large file get little memory: docs/decisions/0011-feeds.md.
  "--max-semi-space-size=4",
  "dist/server/commands/importProducts.js",
  ...process.argv.slice(2),
]);
