/** npm run import:site -- FOLDER|FILE [options] */
import { build, install, run } from "./steps.mjs";

await install();
await build();
await run(process.execPath, ["dist/server/commands/importSite.js", ...process.argv.slice(2)]);
