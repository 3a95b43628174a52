/** npm run dev: restarts the server when its sources change, and hot-reloads the client. */
import { install, tryRun } from "./steps.mjs";

await install();
process.exit(
  await tryRun(
    process.execPath,
    [
      "--watch-path=site",
      "--watch-path=server",
      "--watch-preserve-output",
      "-r",
      "./scripts/registerTypescript.cjs",
      "server/main.ts",
    ],
    {
      NODE_ENV: process.env.NODE_ENV ?? "development",
      VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
    },
  ),
);
