/** Writes schema.graphql. With --check, it only fails when the file is outdated. */
import "reflect-metadata";
import fs from "node:fs";
import path from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "../app/graphql/schema";

async function main(): Promise<void> {
  const file = path.resolve("schema.graphql");
  const text = `${printSchema(lexicographicSortSchema(await createSchema()))}\n`;
  if (!process.argv.includes("--check")) return fs.writeFileSync(file, text);
  if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) {
    throw new Error("schema.graphql is outdated: run npm run codegen and commit the changes.");
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
