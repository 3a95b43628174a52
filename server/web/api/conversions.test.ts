import type { DataSource } from "typeorm";
import { AffiliateProgram, ProgramKind } from "../../features/programs/affiliateProgram.entity";
import { buildPost, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerAnalyticsCsv } from "./analyticsCsv";
import { registerConversions } from "./conversions";

const titles = "Trans ID,Trans Date,Commission,Merchant,Aff Track,Voided";
const unknown = "6a4d9a52-2f7c-4a4f-9d7c-111111111111";

describe("/api/conversions", () => {
  let dataSource: DataSource;
  let routes: TestRoutes;
  let programId: string;
  beforeAll(async () => {
    dataSource = await testDatabase();
    routes = await testRoutes(dataSource, registerConversions, registerAnalyticsCsv);
    const program = { name: "Shares", kind: ProgramKind.SHARE_SALE, hosts: [], subIdParameter: "afftrack" };
    ({ id: programId } = await dataSource.manager.save(AffiliateProgram, program));
  });
  beforeEach(() => dataSource.query("TRUNCATE conversions, conversion_imports"));
  afterAll(async () => {
    await routes.app.close();
    await dataSource.destroy();
  });

  const send = async (rows: string | Buffer, fields: Record<string, string> = {}) => {
    const response = await routes.upload("/api/conversions", rows, { programId, ...fields });
    return { status: response.statusCode, body: response.json<Record<string, never>>() };
  };
  const stored = (): Promise<Record<string, unknown>[]> =>
    dataSource.query(
      `SELECT transaction_id AS id, amount, currency, retailer, subject_type AS type, subject_id AS subject,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS time
       FROM conversions ORDER BY transaction_id`,
    );

  test("reads the usual titles of the program's kind and resolves the clicked links", async () => {
    const product = await buildProduct(dataSource.manager, { retailer: "Northloom" });
    const post = await buildPost(dataSource.manager);
    const report = [
      titles,
      `1,03/04/2026 5:06 PM,"$1,012.50",Velvet Row,${product.id},0`,
      `2,2026-03-05,7.25,,${product.id.toUpperCase()},`,
      `3,2026-03-06,-3.00,Shop,${post.id},0`,
      `4,2026-03-07,9.00,Shop,${unknown},1`,
      `5,2026-03-07,1.00,=Shop,free words,0`,
    ].join("\r\n");
    const { status, body } = await send(report);
    expect(status).toBe(200);
    expect(body).toMatchObject({ program: "Shares", dryRun: false, rows: 5, created: 5, updated: 0, unchanged: 0 });
    expect(body).toMatchObject({ totals: [{ currency: "USD", amount: 1017.75 }], problemCount: 0, problems: [] });
    expect(body).toMatchObject({
      headers: titles.split(","),
      columns: { transactionId: "Trans ID", currency: null, reference: "Aff Track", cancelled: "Voided" },
    });
    const ofProduct = { type: "product", subject: product.id };
    expect(await stored()).toEqual([
      { id: "1", amount: "1012.50", currency: "USD", retailer: "Velvet Row", ...ofProduct, time: "2026-03-04 17:06" },
      { id: "2", amount: "7.25", currency: "USD", retailer: "Northloom", ...ofProduct, time: "2026-03-05 00:00" },
      expect.objectContaining({ id: "3", amount: "-3.00", type: "blogPost", subject: post.id }),
      expect.objectContaining({ id: "4", amount: "0.00", type: null, subject: null }),
      expect.objectContaining({ id: "5", retailer: "=Shop" }),
    ]);
    const [outfit] = await dataSource.query<{ outfit_id: string }[]>(
      "SELECT outfit_id FROM conversions WHERE transaction_id = '1'",
    );
    expect(outfit.outfit_id).toBe(product.outfitId);
  });

  test("changes nothing the second time, and updates corrected amounts", async () => {
    const report = (amount: string) => `${titles}\n1,2026-03-04,${amount},Shop,,0\n2,2026-03-05,5,Shop,,0\n`;
    await send(report("7"));
    const before = await dataSource.query("SELECT * FROM conversions ORDER BY id");
    expect((await send(report("7.00"))).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await dataSource.query("SELECT * FROM conversions ORDER BY id")).toEqual(before);
    expect((await send(report("6.50"))).body).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect((await stored()).map(({ amount }) => amount)).toEqual(["6.50", "5.00"]);
    const [{ imports }] = await dataSource.query<{ imports: number }[]>(
      "SELECT count(*)::int AS imports FROM conversion_imports",
    );
    expect(imports).toBe(3);
  });

  test("writes nothing in a dry run", async () => {
    const response = await send(`${titles}\n1,2026-03-04,7,Shop,,0\n`, { dryRun: "true" });
    expect(response.body).toMatchObject({ dryRun: true, created: 1 });
    expect(await stored()).toEqual([]);
    expect(await dataSource.query("SELECT FROM conversion_imports")).toEqual([]);
  });

  test("reports invalid rows by line and imports the others", async () => {
    const rows = [
      titles,
      "1,2026-03-04,7,Shop,,0",
      ",2026-03-04,7,Shop,,0",
      "3,2026-02-30,7,Shop,,0",
      "4,2026-03-04,seven,Shop,,0",
      "1,2026-03-04,8,Shop,,0",
      "6,2026-03-04",
      "7,2026-03-04,7,Shop,,0",
    ];
    const { body } = await send(rows.join("\n"));
    expect(body).toMatchObject({ rows: 2, created: 2, problemCount: 5 });
    expect(body.problems).toEqual([
      { line: 3, sentence: "The transaction ID is missing." },
      { line: 4, sentence: 'The date "2026-02-30" cannot be read.' },
      { line: 5, sentence: 'The amount "seven" is not a number.' },
      { line: 6, sentence: 'The transaction "1" already appears in line 2.' },
      { line: 7, sentence: "The number of cells differs from the header; the row was skipped." },
    ]);
  });

  test("reads chosen titles, joined columns, another currency and date order", async () => {
    const report = "Product;Day\n".replace(";", ",Tag,").replace("\n", ",Paid\n") + 'A1,x,03/04/2026,"5,50"\n';
    const columns = { transactionId: "product + tag", occurredAt: "day", amount: "Paid", currency: "" };
    const fields = { columns: JSON.stringify(columns), currency: "eur", dateOrder: "dmy" };
    expect((await send(report, fields)).body).toMatchObject({
      created: 1,
      columns: { transactionId: "Product + Tag" },
    });
    expect(await stored()).toEqual([
      expect.objectContaining({ id: "A1|x", amount: "5.50", currency: "EUR", time: "2026-04-03 00:00" }),
    ]);
  });

  test("rejects a report with a missing column and returns its titles", async () => {
    const { status, body } = await send("Number,When,Money\n1,2026-03-04,7\n");
    expect(status).toBe(400);
    const [{ message, extensions }] = body.errors as { message: string; extensions: Record<string, unknown> }[];
    expect(message).toBe("Choose the column of the transaction and of the date and of the commission.");
    expect(extensions).toMatchObject({ code: "BAD_USER_INPUT", headers: ["Number", "When", "Money"] });
  });

  test.each([
    [{ programId: unknown }, "programId"],
    [{ programId: "x" }, "programId"],
    [{ currency: "dollars" }, "currency"],
    [{ dateOrder: "ymd" }, "dateOrder"],
    [{ columns: "{" }, "columns"],
    [{ columns: "null" }, "columns"],
    [{ columns: "[]" }, "columns"],
    [{ columns: '{"amount":5}' }, "columns"],
    [{ columns: '{"amount":"No such title"}' }, "columns"],
  ])("rejects %j and names the field", async (fields, field) => {
    const { status, body } = await send(`${titles}\n1,2026-03-04,7,Shop,,0\n`, fields);
    const [{ extensions }] = body.errors as { extensions: { fieldErrors: object } }[];
    expect([status, Object.keys(extensions.fieldErrors)]).toEqual([400, [field]]);
    expect(await stored()).toEqual([]);
  });

  test.each(["", "\u0000\u0001\u0002", '"', `${titles}\n"1,2026`, "💃,🕺"])(
    "survives a file such as %j",
    async (file) => {
      const { status } = await send(file);
      expect([200, 400]).toContain(status);
      expect(await stored()).toEqual([]);
    },
  );

  test("exports daily revenue with a column per currency", async () => {
    const rows = [`${titles},Currency`, "1,2026-03-02,7,Shop,,0,USD", "2,2026-03-02,-5.59,Shop,,0,EUR"].join("\n");
    expect((await send(rows)).status).toBe(200);
    const response = await routes.get("/api/analytics.csv?from=2026-03-01&to=2026-03-02");
    expect(response.headers["content-disposition"]).toContain('filename="analytics-2026-03-01-2026-03-02.csv"');
    expect(response.body).toBe(
      "\ufeffDay (UTC),Views,Clicks,Revenue EUR,Revenue USD\r\n2026-03-01,0,0,0.00,0.00\r\n2026-03-02,0,0,-5.59,7.00\r\n",
    );
    for (const query of ["", "?from=2026-03-02&to=2026-03-01", "?from=x&to=y", "?from=2020-01-01&to=2026-01-01"]) {
      expect((await routes.get(`/api/analytics.csv${query}`)).statusCode).toBe(400);
    }
    expect((await routes.get("/api/analytics.csv?from=2026-03-01&to=2026-03-02", {})).statusCode).toBe(401);
  });
});
