/** npm run codegen: generates schema.graphql, the client's types and its persisted queries; --check only compares. */
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
await run(process.execPath, ["-r", "@swc-node/register", "client/build/persistDocuments.ts"], {
  TS_NODE_PROJECT: "client/tsconfig.json",
});
if (check) {
  const written = ["client/graphql/generated", "server/app/cache/persistedDocuments.json"];
  execFileSync("git", ["diff", "--exit-code", "--stat", "--", ...written], { stdio: "inherit" });
}
