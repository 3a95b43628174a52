import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { testDatabase } from "../testing/database/testDatabase";
import { firstSchemaName, parts } from "./firstSchema";

const server = path.join(__dirname, "..");

/** Derived rows, which triggers and statements write. */
const withoutEntity = ["search_words", "worn_pieces", "brand_spellings"];

/** What defines a part of the schema. Temporary tables do not. */
const definition =
  /\bCREATE (?:OR REPLACE )?(?:UNIQUE )?(?:TABLE|INDEX|TRIGGER|FUNCTION|VIEW|STATISTICS|EXTENSION|TYPE|SEQUENCE) [\w"$]|\bALTER TABLE [^;`]*\bADD\b/;
/** One makes for a restore what archives had, the other partitions of new months. */
const allowed = ["commands/archive/formerTables.ts", "features/money/clicks/partitions.service.ts"];

/** The names of all that the schema has, except sequences, primary keys, partitions, and what extensions have. */
const namesQuery = `
  SELECT relname AS name FROM pg_class LEFT JOIN pg_index ON indexrelid = oid
  WHERE relnamespace = 'public'::regnamespace AND relkind <> 'S' AND NOT relispartition AND NOT COALESCE(indisprimary, false)
  UNION ALL SELECT stxname FROM pg_statistic_ext WHERE stxnamespace = 'public'::regnamespace
  UNION ALL SELECT tgname FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
  WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND NOT relispartition
  UNION ALL SELECT proname FROM pg_proc
  WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`;

describe("the schema", () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await testDatabase();
  });
  afterAll(() => dataSource.destroy());

  const readNames = async (query: string): Promise<string[]> =>
    (await dataSource.query<{ name: string }[]>(query)).map(({ name }) => name);

  test("of release 1.0 stays as it was", () => {
    // Comments, line ends and indents may change.
    const statements = parts
      .flatMap((part) => part.split("\n"))
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("--"))
      .join("\n");
    const hash = createHash("sha256").update(statements).digest("hex").slice(0, 12);
    const advice = "Write a migration in server/database/migrations instead of changing server/database/schema.";
    expect(firstSchemaName.includes(hash) ? "" : advice).toBe("");
  });

  test("is defined by its files only", () => {
    const sources = fs
      .readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter(
        (file) => file.endsWith(".ts") && !/^testing\/|^database\/migrations\/|(?:^|\/)full\/|\.test\.ts$/.test(file),
      );
    const definers = sources.filter((file) => definition.test(fs.readFileSync(path.join(server, file), "utf8")));
    expect(definers).toEqual(allowed);
  });

  test("has nothing that its files do not name", async () => {
    const files = fs
      .readdirSync(__dirname, { recursive: true, encoding: "utf8" })
      .filter((file) => /^(?:schema|migrations)\/.+\./.test(file));
    const words = new Set(files.flatMap((file) => fs.readFileSync(path.join(__dirname, file), "utf8").split(/\W+/)));
    const unnamed = (await readNames(namesQuery)).filter((name) => !words.has(name));
    expect(unnamed).toEqual(["migrations"]);
  });

  test("has the tables and indexes of the entities, and no table without one", async () => {
    const entities = dataSource.entityMetadatas;
    const relations = "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace";
    const tables = await readNames(`${relations} AND relkind IN ('r', 'p', 'v') AND NOT relispartition`);
    const described = [...entities.map(({ tableName }) => tableName), ...withoutEntity, "migrations"];
    expect(tables.sort()).toEqual(described.sort());
    // The drift check leaves out the indexes that TypeORM cannot describe.
    const indexes = entities.flatMap((entity) => entity.indices.map(({ name }) => name));
    expect(await readNames(relations)).toEqual(expect.arrayContaining(indexes));
  });
});
