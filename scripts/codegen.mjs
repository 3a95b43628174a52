/** npm run codegen: schema.graphql from the resolvers, and the client's types from both; --check only compares. */
import { execFileSync } from "node:child_process";
import { bin, install, run } from "./steps.mjs";

await install();
const check = process.argv.includes("--check");
await run(
  process.execPath,
  ["-r", "@swc-node/register", "server/commands/printSchema.ts", ...(check ? ["--check"] : [])],
  {
    TS_NODE_PROJECT: "server/tsconfig.json",
  },
);
await run(bin("graphql-codegen"), ["--config", "codegen.yml", "--silent", ...(check ? ["--check"] : [])]);
if (check)
  execFileSync("git", ["diff", "--exit-code", "--stat", "--", "client/graphql/generated"], { stdio: "inherit" });
