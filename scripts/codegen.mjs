/** npm run codegen: generates schema.graphql, its changelog, the client's types and its persisted queries; --check only compares. */
import { execFileSync } from "node:child_process";
import { bin, install, run } from "./steps.mjs";

await install();
const check = process.argv.includes("--check");
await run(process.execPath, [
  "-r",
  "./scripts/registerTypescript.cjs",
  "server/commands/printSchema.ts",
  ...(check ? ["--check"] : []),
]);
await run(process.execPath, ["scripts/checks/schemaChanges.mjs", ...(check ? ["--check"] : [])]);
await run(bin("graphql-codegen"), ["--config", "codegen.yml", "--silent", ...(check ? ["--check"] : [])]);
await run(process.execPath, ["-r", "./scripts/registerTypescript.cjs", "client/build/persistDocuments.ts"]);
if (check) {
  const written = ["client/graphql/generated", "server/app/cache/persistedDocuments.json"];
  execFileSync("git", ["diff", "--exit-code", "--stat", "--", ...written], { stdio: "inherit" });
}
