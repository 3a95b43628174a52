/**
 * npm run e2e: the browser's journeys, against a newly built server with sample data. With a path, other browser tests:
 * npm run e2e -- e2e/server
 */
import { findBrowsers } from "./browser.mjs";
import { startJest } from "./jest/runTests.mjs";
import { installPrograms } from "./packages.mjs";
import { build, install } from "./steps.mjs";

await install();
await build();
const args = process.argv.slice(2);
if (args.some((arg) => arg.includes("e2e/server"))) installPrograms();
const files = args.length > 0 ? args : ["e2e/visitor", "e2e/admin"];
process.exit(await startJest(["--config", "e2e/jest.config.mjs", ...files], findBrowsers()));
