/** npm run restore -- FILE [--replace | --check] */
import { build, install, run } from "./steps.mjs";

await install();
await build();
await run(process.execPath, ["dist/server/commands/restore.js", ...process.argv.slice(2)]);
