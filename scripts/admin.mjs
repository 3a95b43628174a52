/** npm run admin -- create|list|disable|enable|reset-password [EMAIL] [options] */
import { build, install, run } from "./steps.mjs";

await install();
await build();
await run(process.execPath, ["dist/server/commands/admin.js", ...process.argv.slice(2)]);
