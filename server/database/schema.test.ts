import fs from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { testDatabase } from "../testing/database/testDatabase";

const server = path.join(__dirname, "..");
const folder = path.join(__dirname, "schema");

/** Derived rows, which triggers and statements write. */
const withoutEntity = ["search_words", "worn_pieces"];

/** What defines a part of the schema. Temporary tables do not. */
const definition =
  /\bCREATE (?:OR REPLACE )?(?:UNIQUE )?(?:TABLE|INDEX|TRIGGER|FUNCTION|VIEW|STATISTICS|EXTENSION|TYPE|SEQUENCE) [\w"$]|\bALTER TABLE [^;`]*\bADD\b/;
/** One makes for a restore what archives had, the other partitions of new months. */
const allowed = ["commands/archive/formerTables.ts", "features/money/clicks/partitions.service.ts"];

/** Statements of the files, with the names of what they create. */
const patterns = [
  /^CREATE TABLE (\w+) \(/gm,
  /^CREATE VIEW (\w+)/gm,
  /^CREATE (?:UNIQUE )?INDEX (\w+)/gm,
  /^CREATE STATISTICS (\w+)/gm,
  /^CREATE TRIGGER (\w+)/gm,
  /^CREATE FUNCTION (\w+)/gm,
];

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

  test("is defined by its files only", () => {
    const sources = fs
      .readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/^testing\/|(?:^|\/)full\/|\.test\.ts$/.test(file));
    const definers = sources.filter((file) => definition.test(fs.readFileSync(path.join(server, file), "utf8")));
    expect(definers).toEqual(allowed);
  });

  test("has what its files create, and nothing else", async () => {
    const text = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
    const created = patterns.flatMap((pattern) => Array.from(text.join("\n").matchAll(pattern), ([, name]) => name));
    expect((await readNames(namesQuery)).sort()).toEqual([...created, "migrations"].sort());
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
