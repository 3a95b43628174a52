/** npm test: everything that needs no browser, on the embedded engine, or on PostgreSQL when TEST_DATABASE_URL is set. */
import { bin, install, run } from "./steps.mjs";

await install();
await run(bin("jest"), process.argv.slice(2), { NODE_ENV: "test" });
