import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../../testing/database/testDatabase";
import { importAtRandom } from "../../../../../testing/salesMonth/importAtRandom";

describe("imports of sales", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test.each([52, 53, 54])(
    "that overlap, and their undo, leave what a model says (seed %i)",
    async (seed) => {
      await dataSource.query("TRUNCATE conversions, conversion_imports, imports, import_changes CASCADE");
      await importAtRandom(dataSource.manager, seed, 300);
    },
    300_000,
  );
});
