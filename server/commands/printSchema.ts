/** Writes schema.graphql and the table of rights. With --check, it only fails when a file is outdated. */
import "reflect-metadata";
import fs from "node:fs";
import path from "node:path";
import { lexicographicSortSchema } from "graphql";
import { createSchema } from "../app/graphql/schema";
import { describeSchema } from "../app/graphql/schemaRoute";
import { listApiRoutes } from "./listApiRoutes";
import { printRights } from "./printRights";

async function main(): Promise<void> {
  const schema = lexicographicSortSchema(await createSchema());
  const texts = {
    "schema.graphql": describeSchema(schema),
    "server/app/graphql/rights.md": printRights(schema, await listApiRoutes()),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = path.resolve(name);
    if (!process.argv.includes("--check")) fs.writeFileSync(file, text);
    else if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) {
      throw new Error(`${name} is outdated: run npm run codegen and commit the changes.`);
    }
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
