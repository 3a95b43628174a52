/** npm run backup -- FILE */
import { build, install, run } from "./steps.mjs";

await install();
await build();
await run(process.execPath, ["dist/server/commands/backup.js", ...process.argv.slice(2)]);
