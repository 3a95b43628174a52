import type { MigrationInterface, QueryRunner } from "typeorm";
import { accounts } from "../schema/accounts";
import { clicks } from "../schema/clicks";
import { content } from "../schema/content";
import { feeds } from "../schema/feeds";
import { history } from "../schema/history";
import { products } from "../schema/products";
import { publishing } from "../schema/publishing";
import { search } from "../schema/search";
import { site } from "../schema/site";
import { wornPieces } from "../schema/wornPieces";

/** In an order in which each part finds the tables and functions that it refers to. */
const parts = [search, content, products, wornPieces, feeds, clicks, publishing, accounts, site, history];

/** Returns the names of what the parts create. Partitions and the view are dropped with their tables. */
const findNames = (pattern: RegExp): string =>
  parts.flatMap((part) => Array.from(part.matchAll(pattern), ([, name]) => name)).join(", ");

/** The whole schema of the first version. Constraints have the names that PostgreSQL gives them, unless they are stated. */
export class FirstSchema1763700000000 implements MigrationInterface {
  name = "FirstSchema1763700000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const part of parts) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ${findNames(/^CREATE TABLE (\w+) \(/gm)} CASCADE`);
    await runner.query(`DROP FUNCTION ${findNames(/^CREATE FUNCTION (\w+)/gm)}`);
    await runner.query("DROP EXTENSION unaccent, pg_trgm");
  }
}
