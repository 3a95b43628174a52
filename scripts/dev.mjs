/** npm run dev: restarts the server when its sources change, and hot-reloads the client. */
import fs from "node:fs";
import { install, tryRun } from "./steps.mjs";

await install();
// The site works without the sample data.
const watched = ["site", "server", "sample"]
  .filter((folder) => fs.existsSync(folder))
  .map((folder) => `--watch-path=${folder}`);
process.exit(
  await tryRun(
    process.execPath,
    [...watched, "--watch-preserve-output", "-r", "./scripts/registerTypescript.cjs", "server/main.ts"],
    {
      NODE_ENV: process.env.NODE_ENV ?? "development",
      VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
    },
  ),
);
