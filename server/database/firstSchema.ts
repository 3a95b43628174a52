import fs from "node:fs";
import path from "node:path";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The files of the folder `schema`, in an order in which each finds the tables and functions that it refers to. */
const files = [
  "search",
  "synonyms",
  "settings",
  "accounts",
  "celebrities",
  "outfits",
  "articles",
  "authors",
  "pages",
  "prices",
  "products",
  "categories",
  "wornPieces",
  "feeds",
  "categoryRules",
  "links",
  "restocks",
  "clicks",
  "sales",
  "publishing",
  "publicChanges",
  "history",
  "readers",
  "mails",
  "corrections",
  "questions",
  "addresses",
  "siteImports",
  "imports",
  "jobs",
];
export const parts = files.map((file) => fs.readFileSync(path.join(__dirname, "schema", `${file}.sql`), "utf8"));

/** Returns the names of what the parts create. Partitions and the view are dropped with their tables. */
const findNames = (pattern: RegExp): string =>
  parts.flatMap((part) => Array.from(part.matchAll(pattern), ([, name]) => name)).join(", ");

/** Its hash is that of the files: a test refuses a change of them. */
export const firstSchemaName = "FirstSchema_0d4d3d8b9c7a_1763700000000";

/** The schema of release 1.0. Constraints have the names that PostgreSQL gives them, unless they are stated. */
export class FirstSchema implements MigrationInterface {
  name = firstSchemaName;

  async up(runner: QueryRunner): Promise<void> {
    for (const part of parts) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ${findNames(/^CREATE TABLE (\w+) \(/gm)} CASCADE`);
    await runner.query(`DROP FUNCTION ${findNames(/^CREATE FUNCTION (\w+)/gm)}`);
    await runner.query("DROP EXTENSION unaccent, pg_trgm");
  }
}
