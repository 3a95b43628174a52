import type { DataSource } from "typeorm";
import { importSampleData } from "../features/sampleData/sampleData.service";
import { testDatabase } from "../testing/testDatabase";
import { migrate, schemaDrift } from "./migrate";
import { migrations } from "./migrations";

describe("migrations", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test("make the schema that the entities describe", async () => {
    expect(await schemaDrift(dataSource)).toEqual([]);
  });

  test("run down on a filled database, and up again", async () => {
    await importSampleData(dataSource.manager, null);
    for (const _ of migrations) await dataSource.undoLastMigration();
    const left: unknown[] = await dataSource.query(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'",
    );
    expect(left).toEqual([]);
    expect(await migrate(dataSource)).toHaveLength(migrations.length);
    expect(await schemaDrift(dataSource)).toEqual([]);
  });
});
