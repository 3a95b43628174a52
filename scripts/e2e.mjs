/** npm run e2e: the browser tests, against a newly built server with sample data. */
import { findBrowsers } from "./browser.mjs";
import { installClusterPrograms } from "./packages.mjs";
import { bin, build, install, run } from "./steps.mjs";

await install();
await build();
installClusterPrograms();
await run(bin("jest"), ["--config", "e2e/jest.config.mjs", ...process.argv.slice(2)], findBrowsers());
