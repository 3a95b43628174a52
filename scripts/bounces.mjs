/** npm run bounces: reads a message to the bounce address from standard input. */
import { build, install, run } from "./steps.mjs";

await install();
await build();
await run(process.execPath, ["dist/server/commands/bounces.js"]);
