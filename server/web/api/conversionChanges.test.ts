import type { DataSource } from "typeorm";
import { forgetImportChanges, undoImport } from "../../core/imports/undoImport.service";
import { salesUndo } from "../../features/money/sales/conversions/undoSales.service";
import { createPayout } from "../../features/money/sales/payouts/payout.service";
import { AffiliateProgram, ProgramKind } from "../../features/site/programs/affiliateProgram.entity";
import { workbook } from "../../testing/files/workbook";
import { zip } from "../../testing/files/zip";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerConversions } from "./conversions";

const titles = "Order ID,Date,Commission,Currency,Status";

describe("what an import of sales changes", () => {
  let dataSource: DataSource;
  let routes: TestRoutes;
  let programId: string;
  beforeAll(async () => {
    dataSource = await testDatabase();
    routes = await testRoutes(dataSource, registerConversions);
  });
  beforeEach(async () => {
    await dataSource.query(
      "TRUNCATE conversions, conversion_imports, imports, import_changes, affiliate_programs, payouts CASCADE",
    );
    const program = { name: "Shares", kind: ProgramKind.SHARE_SALE, hosts: [], subIdParameter: "afftrack" };
    ({ id: programId } = await dataSource.manager.save(AffiliateProgram, program));
  });
  afterAll(async () => {
    await routes.app.close();
    await dataSource.destroy();
  });

  /** A report, or several by their names. */
  type Reports = readonly string[] | Record<`${string}.${string}`, readonly string[]>;
  const send = async (reports: Reports, fields: Record<string, string> = {}) => {
    const files = Array.isArray(reports)
      ? reports.join("\n")
      : Object.fromEntries(Object.entries(reports).map(([name, rows]) => [name, rows.join("\n")]));
    const response = await routes.upload("/api/conversions", files, { programId, ...fields });
    return { status: response.statusCode, body: response.json<Record<string, never>>() };
  };
  /** Sends a report that asks, and returns what about. */
  const ask = async (rows: Reports, fields: Record<string, string> = {}) => {
    const { status, body } = await send(rows, fields);
    expect(status).toBe(400);
    const [{ extensions }] = body.errors as { extensions: Record<string, unknown> }[];
    return extensions;
  };
  const all = (): Promise<unknown[]> => dataSource.query("SELECT * FROM conversions ORDER BY id");
  const stored = async (): Promise<string[]> => {
    const rows = await dataSource.query<{ text: string }[]>(
      `SELECT concat_ws(' ', transaction_id, NULLIF(order_id, ''), amount, currency, state) AS text FROM conversions
       ORDER BY transaction_id, line, advertiser`,
    );
    return rows.map(({ text }) => text);
  };
  const newestImport = async (): Promise<string> => {
    const [{ id }] = await dataSource.query<{ id: string }[]>(
      "SELECT id FROM conversion_imports ORDER BY created_at DESC LIMIT 1",
    );
    return id;
  };
  const undo = (id: string) => undoImport(dataSource.manager, null, id, salesUndo);

  test("is shown before it is written, with sums before and after", async () => {
    await send([titles, "1,2026-05-10,10,USD,Pending", "2,2026-05-11,5,USD,Approved", "3,2026-05-12,7,EUR,Approved"]);
    const report = [
      titles,
      "1,2026-05-10,10,USD,Approved",
      "2,2026-05-11,4,USD,Approved",
      "4,2026-05-12,1,EUR,Pending",
    ];
    const { body } = await send(report, { dryRun: "true" });
    expect(body).toMatchObject({ created: 1, updated: 2, unchanged: 0 });
    expect(body.changes).toEqual({
      rows: [
        {
          rows: "sales",
          created: 1,
          changed: 2,
          removed: 0,
          newTitles: ["4"],
          changes: [
            { title: "2", fields: [{ label: "Commission", from: "5 USD", to: "4 USD" }] },
            { title: "1", fields: [{ label: "State", from: "pending", to: "approved" }] },
          ],
          removedTitles: [],
        },
      ],
      revived: 0,
      before: [
        { state: "approved", currency: "EUR", amount: 7, sales: 1 },
        { state: "approved", currency: "USD", amount: 5, sales: 1 },
        { state: "pending", currency: "USD", amount: 10, sales: 1 },
      ],
      after: [
        { state: "approved", currency: "EUR", amount: 7, sales: 1 },
        { state: "pending", currency: "EUR", amount: 1, sales: 1 },
        { state: "approved", currency: "USD", amount: 14, sales: 2 },
      ],
      absent: { sales: 1, money: [{ amount: 7, currency: "EUR" }] },
      olderThan: null,
    });
    expect(await stored()).toEqual(["1 10 USD pending", "2 5 USD approved", "3 7 EUR approved"]);
  });

  describe("undone", () => {
    const first = [titles, "1,2026-05-10,10,USD,Pending", "2,2026-05-11,5,USD,Approved"];
    const second = [titles, "1,2026-05-10,12,USD,Approved", "3,2026-05-12,7,EUR,Approved"];

    test("is as it was, exactly, in any order of later imports that wait for their turn", async () => {
      await send(first);
      const [one, before] = [await newestImport(), await all()];
      await send(second);
      const two = await newestImport();
      await expect(undo(one)).rejects.toThrow(
        /^1 sale \(“1”\) changed since this import\. Undo the later import of “Shares: file\.csv” of \d{4}-\d\d-\d\d first\.$/,
      );
      expect((await undo(two)).undoneAt).not.toBeNull();
      expect(await all()).toEqual(before);
      await expect(undo(two)).rejects.toThrow("This import has been undone already.");
      await undo(one);
      expect(await all()).toEqual([]);
      expect((await send(second)).body).toMatchObject({ created: 2 });
    });

    test("stays beside imports that changed other sales", async () => {
      await send(first);
      await send([titles, "8,2026-05-10,8,USD,Approved"]);
      const other = await newestImport();
      await send([titles, "9,2026-05-10,9,USD,Approved"]);
      await undo(other);
      expect(await stored()).toEqual(["1 10 USD pending", "2 5 USD approved", "9 9 USD approved"]);
    });

    test("waits for a payout that has its sales", async () => {
      await send([titles, "1,2026-05-10,10,USD,Approved"]);
      const payout = { programId, paidOn: "2026-06-01", from: "2026-05-01", to: "2026-05-31", amount: "USD 10.00" };
      await createPayout(dataSource.manager, null, { ...payout, requestId: "6a4d9a52-2f7c-4a4f-9d7c-111111111112" });
      await expect(undo(await newestImport())).rejects.toThrow("Delete the payout that has them first.");
      expect(await stored()).toEqual(["1 10 USD paid"]);
    });

    test("forgets the answers that came with it", async () => {
      const rows = [titles, "1,2026-05-10,10,USD,Odd"];
      await send(rows, { meanings: JSON.stringify({ Status: { odd: "declined" } }) });
      expect((await send(rows)).body).toMatchObject({ unchanged: 1 });
      const [{ id }] = await dataSource.query<{ id: string }[]>("SELECT id FROM conversion_imports WHERE created = 1");
      await undo(id);
      expect(await ask(rows)).toMatchObject({ meanings: [{ title: "Status", words: [{ word: "odd" }] }] });
    });

    test("ends after its days, and never began for an import that changed nothing", async () => {
      await send(first);
      const id = await newestImport();
      await send(first);
      await expect(undo(await newestImport())).rejects.toThrow("This import can no longer be undone.");
      await dataSource.query("UPDATE imports SET undo_until = now() - interval '1 day' WHERE id = $1", [id]);
      await forgetImportChanges(dataSource.manager);
      expect(await dataSource.query("SELECT FROM import_changes")).toEqual([]);
      await expect(undo(id)).rejects.toThrow("This import can no longer be undone.");
      await expect(undo("6a4d9a52-2f7c-4a4f-9d7c-111111111111")).rejects.toThrow("This import no longer exists.");
    });
  });

  test("counts no declined sale again without an answer", async () => {
    const report = (one: string) => [titles, `1,2026-11-10,10,USD,${one}`, "2,2026-11-11,5,USD,Approved"];
    await send(report("Declined"));
    expect((await send(report("Approved"), { dryRun: "true" })).body.changes).toMatchObject({ revived: 1 });
    expect(await ask(report("Approved"))).toMatchObject({
      fieldErrors: { known: "Say whether known sales take the values of this report." },
    });
    expect((await send(report("Approved"), { known: "keep" })).body).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await stored()).toEqual(["1 10 USD declined", "2 5 USD approved"]);
    await send(report("Approved"), { known: "take" });
    expect(await stored()).toEqual(["1 10 USD approved", "2 5 USD approved"]);
  });

  test("says that a report is older than an earlier one, where it changes known sales", async () => {
    await send([titles, "1,2026-11-10,10,USD,Approved", "2,2026-11-28,5,USD,Approved"]);
    const older = [titles, "1,2026-11-10,9,USD,Approved", "3,2026-11-01,1,USD,Approved"];
    expect((await send(older, { dryRun: "true" })).body.changes).toMatchObject({ olderThan: "2026-11-28" });
    expect(await ask(older)).toMatchObject({ fieldErrors: { known: expect.any(String) as string } });
    expect((await send(older, { known: "keep" })).body).toMatchObject({ created: 1, updated: 0 });
    // New sales alone are no question.
    expect((await send([titles, "4,2026-11-02,1,USD,Approved"])).body).toMatchObject({ created: 1 });
  });

  describe("a row that looks like a known sale", () => {
    const cj = "Commission ID,Order ID,Date,Commission,Currency,Advertiser Name";
    const orders = "Order ID,Date,Commission,Currency,Advertiser Name";
    const pieces = "Order ID,SKU,Date,Commission,Currency,Advertiser Name";

    test.each<[name: string, first: string[], second: string[], once: string[]]>([
      [
        "by its order, where the transaction is known",
        [cj, "C1,O1,2026-05-10,5,USD,Shop", "C2,O1,2026-05-10,8,USD,Shop"],
        [orders, "O1,2026-05-10,8,USD,Shop", "O1,2026-05-10,5,USD,Shop"],
        ["C1 O1 5 USD approved", "C2 O1 8 USD approved"],
      ],
      [
        "by its transaction, where the order is known",
        [orders, "O1,2026-05-10,5,USD,Shop"],
        [cj, "C1,O1,2026-05-10,5,USD,Shop"],
        ["C1 O1 5 USD approved"],
      ],
      [
        "without the zeros of its id",
        [orders, "00123,2026-05-10,5,USD,Shop"],
        [orders, "123,2026-05-10,5,USD,Shop"],
        ["00123 5 USD approved"],
      ],
      [
        "without the sign of its number, as a spreadsheet writes it",
        [orders, "#1001,2026-05-10,5,USD,Shop"],
        [orders, "1001.0,2026-05-10,5,USD,Shop"],
        ["#1001 5 USD approved"],
      ],
      [
        "as a piece, where the order is known",
        [orders, "1,2026-05-10,5,USD,Shop"],
        [pieces, "1,S1,2026-05-10,5,USD,Shop"],
        ["1 5 USD approved"],
      ],
      [
        "as an order, where its piece is known",
        [pieces, "1,S1,2026-05-10,5,USD,Shop"],
        [orders, "1,2026-05-10,5,USD,Shop"],
        ["1 5 USD approved"],
      ],
      [
        "in other letters",
        [orders, "T1,2026-05-10,5,USD,Shop"],
        [orders, "'t1,2026-05-10,6,USD,Shop"],
        ["T1 6 USD approved"],
      ],
      [
        "at a shop of another name",
        [orders, "1,2026-05-10,5,USD,Shop A"],
        [orders, "1,2026-05-10,5,USD,Shop A Ltd"],
        ["1 5 USD approved"],
      ],
      [
        "on another day",
        [orders, "B0ES1,2026-10-10,2,EUR,Shop"],
        [orders, "B0ES1,2026-11-10,3,EUR,Shop"],
        ["B0ES1 3 EUR approved"],
      ],
    ])("%s is asked about", async (_, first, second, once) => {
      await send(first);
      const asked = await ask(second);
      expect(asked).toMatchObject({
        lookalikes: [
          { line: 2, stored: expect.any(Object) as object },
          ...once.slice(1).map(() => expect.anything() as object),
        ],
      });
      const before = await stored();
      const twice = await send(second, { lookalikes: "different" });
      expect(twice.body).toMatchObject({ created: once.length });
      await undo(await newestImport());
      expect(await stored()).toEqual(before);
      const { body } = await send(second, { lookalikes: "same" });
      expect(body).toMatchObject({ created: 0, changes: { absent: { sales: 0 } } });
      expect(await stored()).toEqual(once);
      await undo(await newestImport()).catch(() => undefined);
    });

    test("is none of another piece, another sign, or another transaction of the order", async () => {
      await send([cj, "C1,O1,2026-05-10,5,USD,Shop"]);
      expect((await send([cj, "C2,O1,2026-05-10,5,USD,Shop"])).body).toMatchObject({ created: 1 });
      const lines = "Order ID,SKU,Date,Commission,Currency";
      await send([lines, "7,1,2026-05-10,5,USD"]);
      expect((await send([lines, "7,2,2026-05-10,5,USD", "7,1,2026-05-12,-5,USD"])).body).toMatchObject({ created: 2 });
    });

    test("is a problem where it is an order of several known pieces", async () => {
      await send([pieces, "1,S1,2026-05-10,2,USD,Shop", "1,S2,2026-05-10,3,USD,Shop"]);
      expect((await send([orders, "1,2026-05-10,5,USD,Shop"])).body).toMatchObject({
        created: 0,
        problems: [{ line: 2, sentence: expect.stringContaining("Use a report that numbers the lines.") as string }],
      });
      expect((await send([pieces, "1,,2026-05-10,1,USD,Shop"])).status).toBe(200);
    });

    test("twice in one file, in other letters, is one", async () => {
      const { body } = await send([orders, "T1,2026-05-10,5,USD,", "t1,2026-05-10,5,USD,", "'T1,2026-05-10,5,USD,"]);
      expect(body).toMatchObject({ created: 1, problemCount: 2 });
    });
  });

  describe("of several files", () => {
    const may = [titles, "1,2026-05-10,10,USD,Pending", "2,2026-05-20,4,USD,Approved", "3,2026-05-31,x,USD,Approved"];
    const june = [titles, "2,2026-05-20,6,USD,Approved", "4,2026-06-02,3,USD,Approved", "1,2026-05-10,10,USD,Approved"];
    // Neither their order nor their names are those of their days.
    const both = { "a-june.csv": june, "b-may.csv": may } as const;

    test("counts each sale once, as the file with the later days says", async () => {
      const { body: checked } = await send(both, { dryRun: "true" });
      const counts = { created: 3, updated: 0, unchanged: 0, totals: [{ amount: 19, currency: "USD" }] };
      expect(checked).toMatchObject({ ...counts, changes: { rows: [{ created: 3, changed: 0 }] } });
      expect(await stored()).toEqual([]);
      const { body } = await send(both);
      expect(body).toMatchObject({ ...counts, problemCount: 1, problems: [{ file: "b-may.csv", line: 4 }] });
      expect(await stored()).toEqual(["1 10 USD approved", "2 6 USD approved", "4 3 USD approved"]);
      expect((await send(both)).body).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    });

    test("is one import with one undo", async () => {
      await send(may);
      const before = await all();
      await send({ "b.csv": june, "a.csv": [titles, "5,2026-07-01,1,USD,Approved"] });
      expect(await stored()).toHaveLength(4);
      await undo(await newestImport());
      expect(await all()).toEqual(before);
    });

    test("takes a row without numbers in both files for one sale", async () => {
      const header = "Title,Date,Commission,Currency";
      const files = {
        "1.csv": [header, "Coat,2026-10-10,2.00,EUR", "Hat,2026-10-11,5.00,EUR"],
        "2.csv": [header, "Hat,2026-10-11,5.00,EUR", "Scarf,2026-10-12,1.00,EUR"],
      } as const;
      const columns = JSON.stringify({ noIds: "yes", line: "Title" });
      expect((await send(files, { columns })).body).toMatchObject({ created: 3, totals: [{ amount: 8 }] });
    });

    test("asks when one of them is older than what is known", async () => {
      await send([titles, "1,2026-06-10,10,USD,Approved", "9,2026-06-20,1,USD,Approved"]);
      const files = {
        "new.csv": [titles, "8,2026-07-01,1,USD,Approved"],
        "old.csv": [titles, "1,2026-06-10,7,USD,Approved"],
      } as const;
      expect(await ask(files)).toMatchObject({ fieldErrors: { known: expect.any(String) as string } });
      expect((await send(files, { known: "keep" })).body).toMatchObject({ created: 1, updated: 0, unchanged: 1 });
    });

    test("lets a later file change what an earlier one has added, although known sales stay", async () => {
      await send([titles, "9,2026-06-20,1,USD,Approved"]);
      await send(both, { known: "keep" });
      expect(await stored()).toContain("2 6 USD approved");
    });

    test("asks about what looks like a known sale of any file, by its name", async () => {
      await send([titles, "00012,2026-05-01,1,USD,Approved", "00034,2026-06-01,1,USD,Approved"]);
      const files = {
        "may.csv": [titles, "12,2026-05-01,1,USD,Approved"],
        "june.csv": [titles, "34,2026-06-01,1,USD,Approved"],
      } as const;
      expect(await ask(files)).toMatchObject({
        lookalikes: [
          { file: "may.csv", line: 2 },
          { file: "june.csv", line: 2 },
        ],
      });
    });

    test("refuses files with other columns, and too many, in a sentence", async () => {
      const other = ["Order,Date,Commission,Currency,Status", "1,2026-05-10,10,USD,Pending"];
      const { body } = await send({ "may.csv": may, "shop.csv": other });
      expect(body).toMatchObject({
        errors: [
          {
            message: '"shop.csv" has other columns than "may.csv". Import only files with the same columns together.',
          },
        ],
      });
      const { body: broken } = await send({ "may.csv": may, "empty.csv": [] });
      expect(broken).toMatchObject({ errors: [{ message: expect.stringMatching(/^empty\.csv: The file is empty/) }] });
      const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${at}.csv`, may]));
      expect((await send(many)).body).toMatchObject({ errors: [{ message: "Choose at most 50 files at once." }] });
      expect(await stored()).toEqual([]);
    });

    test("reads the tables in a ZIP, also of a workbook", async () => {
      const archive = zip({ "may.csv": may.join("\n"), "__MACOSX/._may.csv": "x", "june.csv": june.join("\n") });
      const response = await routes.upload("/api/conversions", { "reports.zip": archive }, { programId });
      expect(response.json()).toMatchObject({ created: 3, problems: [{ file: "may.csv", line: 4 }] });
      const sheet = zip({
        "july.xlsx": await workbook([titles.split(","), ["7", "2026-07-01", "1", "USD", "Approved"]]),
      });
      expect((await routes.upload("/api/conversions", sheet, { programId })).json()).toMatchObject({ created: 1 });
    });
  });

  test("of a report without numbers: a row is the n-th of its day, piece and amount", async () => {
    const header = "Title,Date,Commission,Currency";
    const october = [header, "Coat,2026-10-10,2.00,EUR", "Coat,2026-10-10,2.00,EUR", "Hat,2026-10-11,5.00,EUR"];
    const columns = JSON.stringify({ noIds: "yes", line: "Title" });
    expect(await ask(october)).toMatchObject({
      fieldErrors: { columns: expect.stringContaining("the transaction or the order") as string },
    });
    expect((await send(october, { columns })).body).toMatchObject({
      created: 3,
      totals: [{ amount: 9 }],
      problems: [],
    });
    expect((await send(october)).body).toMatchObject({ created: 0, unchanged: 3 });
    const november = [header, "Coat,2026-11-10,3.00,EUR", "Hat,2026-10-11,5.00,EUR", "Hat,2026-10-11,1.00,EUR"];
    expect((await send(november)).body).toMatchObject({ created: 2, updated: 0, unchanged: 1 });
    expect(await dataSource.query("SELECT sum(amount)::float AS sum FROM conversions")).toEqual([{ sum: 13 }]);
  });
});
