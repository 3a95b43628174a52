import type { EntityManager } from "typeorm";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { AffiliateProgram, ProgramKind } from "../../../site/programs/affiliateProgram.entity";
import { noAnswers } from "../conversions/reportAnswers";
import { importConversions } from "../conversions/importConversions.service";
import type { SaleState } from "../conversions/reportStatus";

const header = ["ID", "Date", "Commission", "Currency", "Status"];
/** A sale by its transaction; on June 10 in dollars if nothing else is said. */
type Sale = [id: string, amount: string, status: string, date?: string, currency?: string];
const june = { from: "2025-06-01", to: "2025-06-30", paidOn: "2025-08-15" };

describe("payouts", () => {
  let api: TestApi;
  let db: EntityManager;
  let program: AffiliateProgram;
  beforeAll(async () => {
    api = await testApi();
    db = api.dataSource.manager;
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await db.query("TRUNCATE payouts, conversions, affiliate_programs, audit_log CASCADE");
    program = await buildProgram("Northloom");
  });

  const buildProgram = (name: string) =>
    db.save(AffiliateProgram, db.create(AffiliateProgram, { name, kind: ProgramKind.COMMISSION_NETWORK, hosts: [] }));
  const report = (...sales: Sale[]) => {
    const rows = sales.map(([id, amount, status, date = "2025-06-10", currency = "USD"], at) => ({
      line: at + 2,
      cells: [id, date, amount, currency, status],
    }));
    const choices = {
      answers: { ...noAnswers, known: "take" as const, lookalikes: "different" as const },
      source: "file" as const,
      fileName: "",
    };
    return importConversions(db, { header, rows }, { program, ...choices, dryRun: false, actor: editor });
  };
  const run = async (text: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    return errors.length ? { ...errors[0].extensions, message: errors[0].message } : data;
  };
  const create = async (amount: string, values: object = {}) => {
    const input = { programId: program.id, amount, ...june, ...values };
    const text =
      "mutation ($input: CreatePayoutInput!) { createPayout(input: $input) { id program amount currency from to paidOn note comparison { approved difference } } }";
    const result = await run(text, { input });
    return result.createPayout ?? result;
  };
  const remove = (id: string) => run("mutation ($input: IdInput!) { deletePayout(input: $input) }", { input: { id } });
  const compare = async () =>
    (await run("{ payouts { comparison { approved difference takenBack takenBackCount } } }")).payouts.map(
      ({ comparison }: { comparison: object }) => comparison,
    );
  const states = async (): Promise<Record<string, SaleState>> => {
    const rows: { id: string; state: SaleState }[] = await db.query(
      "SELECT transaction_id || line AS id, state FROM conversions ORDER BY 1",
    );
    return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  };

  test("that equal what was approved mark the sales of their program, currency and period as paid, until deleted", async () => {
    await report(
      ["A", "300.0051", "approved"],
      ["B", "212.40", "paid", "2025-06-30"],
      ["C", "-12.40", "approved"],
      ["D", "7.00", "pending"],
      ["E", "5.00", "declined"],
      ["F", "9.00", "approved", "2025-07-01"],
      ["G", "9.00", "approved", "2025-06-10", "EUR"],
    );
    const before = await states();
    const payout = await create("$500.01", { note: " Wire 7 " });
    expect(payout).toMatchObject({
      program: "Northloom",
      amount: 500.01,
      currency: "USD",
      ...june,
      note: "Wire 7",
      comparison: { approved: 500.01, difference: 0 },
    });
    const paid = { A: "paid", B: "paid", "Ctaken back 2025-06-10": "paid" };
    expect(await states()).toEqual({ ...before, ...paid });
    expect(await remove(payout.id)).toEqual({ deletePayout: payout.id });
    expect(await states()).toEqual(before);
    expect(await remove(payout.id)).toMatchObject({ code: "NOT_FOUND", message: "This payout no longer exists." });
    const audit: object[] = await db.query(
      "SELECT action, title FROM audit_log WHERE entity_type = 'payout' ORDER BY created_at",
    );
    const title = "Northloom: 500.01 USD, 2025-06-01 to 2025-06-30";
    expect(audit).toEqual([
      { action: "create", title },
      { action: "delete", title },
    ]);
  });

  test("use the days of the site's time zone", async () => {
    await db.query("UPDATE settings SET time_zone = 'America/New_York'");
    await report(["A", "10.00", "approved", "2025-07-01T03:30:00Z"], ["B", "5.00", "approved", "2025-06-01T03:30:00Z"]);
    expect(await create("USD 10")).toMatchObject({ comparison: { approved: 10, difference: 0 } });
    expect(await states()).toEqual({ A: "paid", B: "approved" });
    await db.query("UPDATE settings SET time_zone = 'UTC'");
  });

  test.each([
    ["less", "USD 500", 12.4],
    ["more", "USD 520.10", -7.7],
    ["in another currency", "EUR 512.40", -512.4],
  ])("of another amount (%s) change no sale", async (_, amount, difference) => {
    await report(["A", "512.40", "approved"]);
    const payout = await create(amount);
    expect(payout.comparison.difference).toBe(difference);
    expect(await states()).toEqual({ A: "approved" });
  });

  test("are matched again by the import that corrects a difference", async () => {
    await report(["A", "512.40", "approved"]);
    await create("USD 500");
    await report(["A", "500.00", "approved"]);
    expect(await compare()).toEqual([{ approved: 500, difference: 0, takenBack: [], takenBackCount: 0 }]);
    expect(await states()).toEqual({ A: "paid" });
  });

  test("are corrected and compared again", async () => {
    const update = async (id: string, amount: string, values: object = {}) => {
      const text =
        "mutation ($input: UpdatePayoutInput!) { updatePayout(input: $input) { program amount currency from to paidOn note comparison { approved difference } } }";
      const result = await run(text, { input: { id, amount, ...june, ...values } });
      return result.updatePayout ?? result;
    };
    await report(["A", "512.40", "approved"], ["B", "7.00", "approved", "2025-07-10"], ["C", "1.00", "paid"]);
    const { id } = await create("USD 500", { note: "Wire" });
    const other = await create("USD 7", { from: "2025-07-01", to: "2025-07-31" });
    expect(await update(id, "USD 513.40", { note: "Wire 8", paidOn: "2025-08-16" })).toEqual({
      ...june,
      program: "Northloom",
      amount: 513.4,
      currency: "USD",
      paidOn: "2025-08-16",
      note: "Wire 8",
      comparison: { approved: 513.4, difference: 0 },
    });
    expect(await states()).toEqual({ A: "paid", B: "paid", C: "paid" });
    await report(["A", "512.40", "declined"]);
    const takenBack = { approved: 1, difference: -512.4, takenBack: ["A"], takenBackCount: 1 };
    expect(await update(id, "USD 513.40")).toMatchObject({ note: "" });
    expect(await compare()).toContainEqual(takenBack);
    expect(await update(other.id, "USD 8", { from: "2025-07-01", to: "2025-07-31" })).toMatchObject({
      comparison: { approved: 7, difference: -1 },
    });
    expect(await states()).toEqual({ A: "declined", B: "approved", C: "paid" });
    const overlap = { code: "BAD_USER_INPUT", fieldErrors: { from: expect.stringContaining("Choose other days.") } };
    expect(await update(other.id, "USD 8", { from: "2025-06-30", to: "2025-07-31" })).toMatchObject(overlap);
    expect(await update(id, "500")).toMatchObject({ fieldErrors: { amount: expect.stringContaining("currency") } });
    await remove(id);
    expect(await update(id, "USD 1")).toMatchObject({ code: "NOT_FOUND", message: "This payout no longer exists." });
    const audit = await db.query("SELECT title FROM audit_log WHERE action = 'update' AND entity_id = $1", [other.id]);
    expect(audit).toEqual([{ title: "Northloom: 8.00 USD, 2025-07-01 to 2025-07-31" }]);
  });

  test("stay paid when a later report repeats approved sales, and when a report that said paid outlives them", async () => {
    await report(["A", "10.00", "approved"], ["B", "20.00", "approved"]);
    const { id } = await create("USD 30");
    await report(["A", "10.00", "approved"], ["B", "20.00", "pending"]);
    expect(await states()).toEqual({ A: "paid", B: "paid" });
    await report(["B", "20.00", "paid"]);
    await remove(id);
    expect(await states()).toEqual({ A: "approved", B: "paid" });
  });

  test("differ, by name, when a paid sale is declined or refunded later", async () => {
    await report(["A", "10.00", "approved"], ["B", "20.00", "paid"], ["C", "5.00", "approved"]);
    const { id } = await create("USD 35");
    await report(["B", "20.00", "declined"], ["C", "-5.00", "approved"]);
    expect(await compare()).toEqual([{ approved: 10, difference: -25, takenBack: ["B", "C"], takenBackCount: 2 }]);
    expect(await states()).toEqual({ A: "paid", B: "declined", C: "paid", "Ctaken back 2025-06-10": "approved" });
    await remove(id);
    expect(await states()).toEqual({
      A: "approved",
      B: "declined",
      C: "approved",
      "Ctaken back 2025-06-10": "approved",
    });
  });

  test("that were matched pay for no later sale or refund, and name what was taken back", async () => {
    await report(["A", "30.00", "approved"]);
    await create("USD 30");
    const later: Sale[] = [
      ["A", "30.00", "approved"],
      ["A", "-10.00", "approved", "2025-06-12"],
      ["B", "10.00", "approved"],
      ["C", "5.00", "approved"],
      ["C", "-5.00", "approved"],
    ];
    for (const sales of [later.slice(0, 1), later.slice(1), later]) await report(...sales);
    const unpaid = { B: "approved", C: "approved", "Ctaken back 2025-06-10": "approved" };
    expect(await states()).toEqual({ A: "paid", "Ataken back 2025-06-12": "approved", ...unpaid });
    expect(await compare()).toEqual([{ approved: 30, difference: 0, takenBack: ["A"], takenBackCount: 1 }]);
  });

  test("that were matched keep to their sales when one is declined and approved again", async () => {
    await report(["A", "30.00", "approved"]);
    await create("USD 30");
    await report(["A", "30.00", "declined"], ["B", "30.00", "approved"]);
    expect(await states()).toEqual({ A: "declined", B: "approved" });
    expect(await compare()).toEqual([{ approved: 30, difference: 0, takenBack: ["A"], takenBackCount: 1 }]);
    await report(["A", "30.00", "approved"]);
    expect(await states()).toEqual({ A: "paid", B: "approved" });
    expect(await compare()).toEqual([{ approved: 60, difference: 30, takenBack: [], takenBackCount: 0 }]);
  });

  test("release a sale whose corrected day is outside their period", async () => {
    await report(["A", "10.00", "approved"], ["B", "20.00", "paid"], ["C", "5.00", "approved"]);
    await create("USD 35");
    await report(["A", "10.00", "approved", "2025-07-01"], ["B", "20.00", "approved", "2025-07-01"]);
    expect(await states()).toEqual({ A: "approved", B: "paid", C: "paid" });
    expect(await compare()).toEqual([{ approved: 5, difference: -30, takenBack: [], takenBackCount: 0 }]);
    await create("USD 30", { from: "2025-07-01", to: "2025-07-31" });
    expect(await states()).toEqual({ A: "paid", B: "paid", C: "paid" });
  });

  test("do not overlap another one of the program in the currency", async () => {
    await create("USD 30");
    const sentence =
      "Northloom already has a payout in USD for the sales of 2025-06-01 to 2025-06-30. Choose other days.";
    const refused = { code: "BAD_USER_INPUT", message: sentence, fieldErrors: { from: sentence } };
    for (const period of [
      { from: "2025-06-30", to: "2025-07-31" },
      { from: "2025-05-01", to: "2025-06-01" },
      { from: "2025-06-10", to: "2025-06-11" },
    ])
      expect(await create("USD 30", period)).toMatchObject(refused);
    expect(await create("USD 30", { from: "2025-07-01", to: "2025-07-31" })).toHaveProperty("id");
    expect(await create("EUR 30")).toHaveProperty("id");
    program = await buildProgram("Other");
    expect(await create("USD 30")).toHaveProperty("id");
    expect(await compare()).toHaveLength(4);
  });

  test("are created once by simultaneous requests", async () => {
    const requestId = "0198c1a2-7c11-7000-8000-000000000001";
    const payouts = await Promise.all([1, 2, 3].map(() => create("USD 30", { requestId })));
    expect(new Set(payouts.map(({ id }) => id)).size).toBe(1);
    const others = await Promise.all([1, 2, 3].map(() => create("EUR 30")));
    expect(others.filter(({ id }) => id)).toHaveLength(1);
    expect(await compare()).toHaveLength(2);
  });

  const invalid: [values: object, fieldErrors: object][] = [
    [{ programId: "" }, { programId: "Choose an affiliate program." }],
    [{ amount: "" }, { amount: "There is no amount." }],
    [{ amount: "500.00" }, { amount: "Write the currency too, for example USD 500.00." }],
    [{ amount: "USD -500" }, { amount: "Enter what the network paid, an amount above zero." }],
    [{ amount: "USD 0" }, { amount: "Enter what the network paid, an amount above zero." }],
    [{ amount: "JPY 100.50" }, { amount: "JPY has no decimals. Write the amount that was paid." }],
    [{ amount: "USD 1.0005" }, { amount: "USD has 2 decimals. Write the amount that was paid." }],
    [{ amount: "USD 500 EUR" }, { amount: "This price names two currencies. Write one of them." }],
    [{ paidOn: "15.08.2025" }, { paidOn: "Enter a day as YYYY-MM-DD." }],
    [{ paidOn: "9999-01-01" }, { paidOn: "This day has not come yet." }],
    [{ from: "2025-07-01" }, { to: "The last day must not be before the first." }],
    [
      { from: "2025-02-30", to: "" },
      { from: "Enter a day as YYYY-MM-DD.", to: "Enter a day as YYYY-MM-DD." },
    ],
    [{ note: "x".repeat(501) }, { note: "At most 500 characters" }],
  ];
  test.each(invalid.map((row) => [JSON.stringify(row[0]).slice(0, 60), ...row] as const))(
    "refuse %s",
    async (_, values, fieldErrors) => {
      expect(await create("USD 500", values)).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors });
      expect(await compare()).toEqual([]);
    },
  );

  test("follow the name of their program", async () => {
    await report(["A", "30.00", "approved"]);
    await create("USD 35");
    const input = { id: program.id, version: 1, name: "Southloom", kind: "COMMISSION_NETWORK", hosts: [] };
    await run("mutation ($input: UpdateAffiliateProgramInput!) { updateAffiliateProgram(input: $input) { id } }", {
      input,
    });
    expect(await run("{ payouts { program } }")).toEqual({ payouts: [{ program: "Southloom" }] });
    expect(await compare()).toMatchObject([{ approved: 30, difference: -5 }]);
  });

  test("that are expected stand beside what was paid, by month, and tell what is overdue", async () => {
    const [{ last, present }]: { last: string; present: string }[] = await db.query(
      `SELECT to_char(now() - interval '3 months', 'YYYY-MM') AS last, to_char(now(), 'YYYY-MM') AS present`,
    );
    const read = async () =>
      (await run("{ expectedPayouts { month program currency approved paid pending decidedBy isOverdue } }"))
        .expectedPayouts;
    await report(
      ["A", "10.00", "approved", `${last}-05`],
      ["B", "-2.00", "approved", `${last}-06`],
      ["C", "4.00", "paid", `${last}-07`],
      ["D", "3.00", "pending", `${last}-08`],
      ["E", "9.00", "declined", `${last}-08`],
      ["F", "1.00", "pending", `${present}-01`, "EUR"],
      ["G", "1.00", "approved", "2020-01-01"],
    );
    const present1 = { month: present, program: "Northloom", currency: "EUR", approved: 0, paid: 0, pending: 1 };
    const last1 = { month: last, program: "Northloom", currency: "USD", approved: 12, paid: 4, pending: 3 };
    const unknown = { decidedBy: null, isOverdue: false };
    expect(await read()).toEqual([
      { ...present1, ...unknown },
      { ...last1, ...unknown },
    ]);
    await db.update(AffiliateProgram, { id: program.id }, { validationDays: 30 });
    expect(await read()).toMatchObject([{ isOverdue: false }, { ...last1, isOverdue: true }]);
    await report(
      ["A", "10.00", "paid", `${last}-05`],
      ["B", "-2.00", "paid", `${last}-06`],
      ["D", "3.00", "declined", `${last}-08`],
    );
    expect(await read()).toMatchObject([
      { isOverdue: false },
      { approved: 12, paid: 12, pending: 0, isOverdue: false },
    ]);
  });
});
