import type { DataSource } from "typeorm";
import { undoImport } from "../../../../core/imports/undoImport.service";
import { readContentState } from "../../../../testing/database/databaseState";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { describeOnPostgres } from "../../../../testing/skipped";
import { waitUntil } from "../../../../testing/time/waiting";
import { AffiliateProgram, ProgramKind } from "../../../site/programs/affiliateProgram.entity";
import { importConversions } from "./importConversions.service";
import { noAnswers } from "./reportAnswers";
import { importAtRandom } from "../../../../testing/salesMonth/importAtRandom";
import { salesUndo } from "./undoSales.service";

describe("imports of sales", () => {
  let dataSource: DataSource;
  const db = () => dataSource.manager;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());
  beforeEach(() =>
    dataSource.query("TRUNCATE conversions, conversion_imports, imports, import_changes, affiliate_programs CASCADE"),
  );

  test("that overlap, and their undo, leave what a model says", async () => {
    const { imported, undone, refused } = await importAtRandom(db(), 7, 40);
    expect(Math.min(imported, undone, refused)).toBeGreaterThan(2);
  });

  describeOnPostgres("it has one connection")("whose connection ends in the middle", () => {
    /** Locks a row, and ends the connection that waits for it. */
    const endMidway = async (row: string, work: () => Promise<unknown>) => {
      const other = dataSource.createQueryRunner();
      await other.startTransaction();
      await other.query(`SELECT FROM ${row} FOR UPDATE`);
      const ended = expect(work()).rejects.toThrow();
      const waiting = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await waitUntil(async () => (await dataSource.query<unknown[]>(`SELECT ${waiting}`)).length > 0, 10_000);
      await other.query(`SELECT pg_terminate_backend(pid) ${waiting}`);
      await ended;
      await other.rollbackTransaction();
      await other.release();
    };
    const state = () => readContentState(dataSource);

    test("write and undo all or nothing", async () => {
      const program = await db().save(AffiliateProgram, { name: "Shop", kind: ProgramKind.SHARE_SALE, hosts: [] });
      const header = ["Number", "Date", "Commission", "Currency", "Status"];
      const answers = { ...noAnswers, known: "take", columns: { orderId: "Number" } } as const;
      const run = (amounts: readonly number[]) =>
        importConversions(
          db(),
          {
            header,
            rows: amounts.map((amount, at) => ({
              line: at + 2,
              cells: [`N${amounts.length - at}`, "2026-05-01", String(amount), "USD", "Approved"],
            })),
          },
          { program, answers, fileName: "", dryRun: false, actor: null, source: "file" },
        );
      await run([5]);
      const before = await state();
      // The known sale is in the second batch.
      const many = Array.from({ length: 2_500 }, (_, at) => at + 10);
      await endMidway("conversions", () => run(many));
      expect(await state()).toEqual(before);
      await db().update(AffiliateProgram, { id: program.id }, { reportChoices: { columns: {}, meanings: {} } });
      program.reportChoices = { columns: {}, meanings: {} };
      const { importId } = await run(many);
      const after = await state();
      // The answers of an import are restored after its sales.
      await endMidway("affiliate_programs", () => undoImport(db(), null, importId!, salesUndo));
      expect(await state()).toEqual(after);
      await undoImport(db(), null, importId!, salesUndo);
      expect(await dataSource.query("SELECT transaction_id AS id, amount FROM conversions")).toEqual([
        { id: "N1", amount: "5" },
      ]);
    });
  });
});
