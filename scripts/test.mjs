/**
 * npm test: every unit, component and API test, on the embedded engine, or on PostgreSQL when TEST_DATABASE_URL is set.
 * With arguments for Jest, such as a path, each file runs by itself: npm test -- server/features/content/outfit
 */
import fs from "node:fs";
import { describeResult, runTests, startJest } from "./jest/runTests.mjs";
import { install } from "./steps.mjs";

await install();
const args = process.argv.slice(2);
if (args.length > 0) process.exit(await startJest(args));
else {
  const engine = process.env.TEST_DATABASE_URL ? "PostgreSQL" : "the embedded database";
  console.log(`All unit, component and API tests, on ${engine}: four to ten minutes on two cores.`);
  const result = await runTests([]);
  // For `npm run verify`, which prints the sum.
  if (process.env.TEST_RESULT) fs.writeFileSync(process.env.TEST_RESULT, JSON.stringify(result));
  console.log(describeResult(result));
  process.exit(result.ok ? 0 : 1);
}
