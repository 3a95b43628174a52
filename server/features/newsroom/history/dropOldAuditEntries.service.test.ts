import type { DataSource } from "typeorm";
import { testDatabase } from "../../../testing/database/testDatabase";
import { deleteOldAuditEntries } from "./dropOldAuditEntries.service";

describe("audit log retention", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test("deletes entries after the given number of days, except imports of sample data", async () => {
    await dataSource.query(
      `INSERT INTO audit_log (action, entity_type, created_at)
       SELECT 'update', CASE WHEN n = 6000 THEN 'sampleData' ELSE 'outfit' END, now() - n * interval '1 hour' FROM generate_series(1, 6000) n`,
    );
    expect(await deleteOldAuditEntries(dataSource.manager, 10)).toBe(6_000 - 1 - 239);
    expect(await deleteOldAuditEntries(dataSource.manager, 10)).toBe(0);
    const left: unknown = await dataSource.query(
      "SELECT entity_type AS type, count(*)::int AS entries FROM audit_log GROUP BY 1 ORDER BY 1",
    );
    expect(left).toEqual([
      { type: "outfit", entries: 239 },
      { type: "sampleData", entries: 1 },
    ]);
  });

  test("forgets after a day how to undo a change", async () => {
    await dataSource.query("UPDATE audit_log SET undo = '[]' WHERE created_at > now() - interval '30.5 hours'");
    await deleteOldAuditEntries(dataSource.manager, 10);
    const left: unknown = await dataSource.query(
      "SELECT count(*)::int AS entries FROM audit_log WHERE undo IS NOT NULL",
    );
    expect(left).toEqual([{ entries: 23 }]);
  });

  test("stops when the job is aborted", async () => {
    expect(await deleteOldAuditEntries(dataSource.manager, 1, AbortSignal.abort())).toBe(0);
  });
});
