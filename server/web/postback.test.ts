import { createHmac, randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { editor } from "../testing/editor";
import { type TestApi, testApi } from "../testing/testApi";
import { AffiliateProgram, ProgramKind } from "../features/site/programs/affiliateProgram.entity";
import { registerPostback } from "./postback";

const create = "mutation ($input: IdInput!) { createPostbackSecret(input: $input) { path secret } }";
const wrongSignature = "The signature does not match the query and the program's secret.";

const sale = {
  click: "00ff00ff00ff00ff",
  order: "1001",
  amount: "4.90",
  currency: "EUR",
  sale: "49.00",
  status: "pending",
  time: "2026-11-20T12:00:00+01:00",
};

describe("/api/postback", () => {
  let api: TestApi;
  let app: FastifyInstance;
  let program: { path: string; secret: string };
  let programId: string;
  const createSecret = async (id: string) => {
    const { data, errors } = await api.run(create, { input: { id } }, { actor: editor });
    expect(errors).toEqual([]);
    return data.createPostbackSecret as typeof program;
  };
  beforeAll(async () => (api = await testApi()));
  beforeEach(async () => {
    await api.dataSource.query("TRUNCATE conversions, conversion_imports, affiliate_programs, audit_log CASCADE");
    const values = { name: "Direct", kind: ProgramKind.COMMISSION_NETWORK, hosts: [] };
    ({ id: programId } = await api.dataSource.manager.save(AffiliateProgram, values));
    program = await createSecret(programId);
    app = fastify();
    registerPostback(app, { db: () => api.dataSource.manager });
  });
  afterEach(() => app.close());
  afterAll(() => api.stop());

  const sign = (query: string, secret = program.secret) =>
    `${query}&signature=${createHmac("sha256", secret).update(query).digest("hex")}`;
  const build = (values: object, age = 0) =>
    String(new URLSearchParams({ ...sale, ...values, timestamp: String(Math.floor(Date.now() / 1_000) - age) }));
  const send = async (query: string, method: "GET" | "POST" = "POST", path = program.path) => {
    const response = await app.inject({ method, url: `${path}?${query}` });
    const body = response.json<{ errors?: { message: string }[] }>();
    return { status: response.statusCode, body, message: body.errors?.[0].message };
  };
  const report = (values: object) => send(sign(build(values)));
  const stored = (): Promise<unknown[]> =>
    api.dataSource.query(
      `SELECT transaction_id AS id, line, amount, currency, sale_amount AS sale, state, reference,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS time FROM conversions ORDER BY line`,
    );

  test("imports a signed sale once, and its later states", async () => {
    expect(await send(sign(build({})), "GET")).toMatchObject({ status: 200, body: { created: 1, updated: 0 } });
    expect(await send(sign(build({}, 60)))).toMatchObject({ body: { created: 0, updated: 0, unchanged: 1 } });
    const first = { id: "1001", line: "", amount: "4.9", currency: "EUR", sale: "49", state: "pending" };
    const more = { reference: "00ff00ff00ff00ff", time: "2026-11-20 11:00" };
    expect(await stored()).toEqual([{ ...first, ...more }]);
    expect(await report({ status: "approved", amount: "4.5" })).toMatchObject({ body: { updated: 1 } });
    expect(await report({ line: "2", amount: "1.255" })).toMatchObject({ body: { created: 1 } });
    expect(await report({ status: "refunded" })).toMatchObject({ body: { updated: 1 } });
    expect(await stored()).toMatchObject([
      { line: "", state: "declined" },
      { line: "2", amount: "1.255", state: "pending" },
    ]);
    const imports = "SELECT program, file_name, created, updated, unchanged FROM conversion_imports";
    expect(await api.dataSource.query(imports)).toEqual([
      { program: "Direct", file_name: "Postback", created: 2, updated: 2, unchanged: 1 },
    ]);
    const entries = await api.dataSource.query("SELECT action, title FROM audit_log");
    expect(entries).toEqual([{ action: "rotateSecret", title: "Direct" }]);
  });

  test("writes nothing for a request that is repeated, also after a correction", async () => {
    const captured = sign(build({ status: "approved" }));
    expect(await send(captured)).toMatchObject({ body: { created: 1 } });
    expect(await report({ status: "approved", amount: "4.5" })).toMatchObject({ body: { updated: 1 } });
    const tables = ["conversions", "conversion_imports", "affiliate_programs", "audit_log", "attempts"];
    const read = () =>
      Promise.all(tables.map((table) => api.dataSource.query<object[]>(`SELECT *, xmin FROM ${table} ORDER BY 1`)));
    const before = await read();
    for (const method of ["GET", "POST"] as const)
      expect(await send(captured, method)).toEqual({
        status: 200,
        body: { created: 0, updated: 0, unchanged: 1 },
        message: undefined,
      });
    expect(await read()).toEqual(before);
    expect(before[0]).toMatchObject([{ amount: "4.5" }]);
  });

  test("refuses a second refund of a day with the same line", async () => {
    await report({ status: "approved" });
    const refund = (amount: string, values: object = {}) => report({ status: "refunded", amount, ...values });
    expect(await refund("-2")).toMatchObject({ status: 200, body: { created: 1 } });
    expect(await refund("-2", { sale: "" })).toMatchObject({ status: 200, body: { created: 0 } });
    const message =
      'Another amount of the order "1001" was taken back on this day, so this row can be a correction or a second refund. Give each refund a different line.';
    expect(await refund("-1.5")).toMatchObject({ status: 400, message });
    expect(await refund("-1.5", { line: "second" })).toMatchObject({ status: 200, body: { created: 1 } });
    const amounts = (await stored()).map((row) => (row as { amount: string }).amount);
    expect(amounts.sort()).toEqual(["-1.5", "-2", "4.9"]);
  });

  test("is closed without a valid signature, and tells no programs", async () => {
    const query = build({});
    expect(await send(query)).toMatchObject({
      status: 401,
      message: "Add the parameter signature at the end of the query.",
    });
    const refused = { status: 401, message: wrongSignature };
    expect(await send(sign(query, "wbp_other"))).toMatchObject(refused);
    expect(await send(sign(query, "none"), "POST", `/api/postback/${randomUUID()}`)).toMatchObject(refused);
    expect(await send(sign(query), "POST", "/api/postback/x")).toMatchObject(refused);
    expect(await send(sign(query).replace("amount=4.90", "amount=9.90"))).toMatchObject(refused);
    const former = sign(query);
    await createSecret(programId);
    expect(await send(former)).toMatchObject(refused);
    expect(await stored()).toEqual([]);
  });

  test("is closed again when the secret is revoked, and says since when there is one", async () => {
    const ask = async (text: string) => {
      const { data, errors } = await api.run(text, {}, { actor: editor });
      expect(errors).toEqual([]);
      return data as Record<string, { path: string; secretCreatedAt: string | null }>;
    };
    const read = `{ postback(programId: "${programId}") { path secretCreatedAt } }`;
    const { postback } = await ask(read);
    expect(postback.path).toBe(program.path);
    expect(Date.parse(postback.secretCreatedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    const revoke = `mutation { revokePostbackSecret(input: { id: "${programId}" }) { path secretCreatedAt } }`;
    const closed = { path: program.path, secretCreatedAt: null };
    expect(await ask(revoke)).toEqual({ revokePostbackSecret: closed });
    expect(await ask(read)).toEqual({ postback: closed });
    expect(await report({})).toMatchObject({ status: 401, message: wrongSignature });
    await ask(revoke);
    const entries = await api.dataSource.query("SELECT action FROM audit_log WHERE action = 'revoke'");
    expect(entries).toHaveLength(1);
  });

  test("refuses a request of another time", async () => {
    const refused = {
      status: 401,
      message: "timestamp must be the present time in seconds since 1970, at most 5 minutes off.",
    };
    for (const age of [302, -302]) expect(await send(sign(build({}, age)))).toMatchObject(refused);
    expect(await send(sign(String(new URLSearchParams(sale))))).toMatchObject(refused);
    expect(await send(sign(build({}, 290)))).toMatchObject({ status: 200 });
  });

  test.each([
    [{ amount: "1,299.00" }, "amount must be a number such as 4.90."],
    [{ amount: "", currency: "$" }, "amount must be a number such as 4.90. currency must be a code such as USD."],
    [{ sale: "much" }, "sale must be a number such as 49.90."],
    [{ status: "frozen" }, "status must be one of pending, approved, paid, declined, refunded."],
    [{ time: "20/11/2026" }, "time must be like 2026-11-24T12:00:00Z."],
    [{ time: "2026-13-20T12:00:00Z" }, 'The date "2026-13-20T12:00:00Z" cannot be read.'],
    [{ order: " " }, "order must have 1 to 200 characters."],
    [{ ammount: "1" }, 'The parameter "ammount" is unknown.'],
  ])("refuses %j with a sentence", async (values, message) => {
    expect(await report(values)).toMatchObject({ status: 400, message });
    expect(await send(sign(`${build({})}&order=2`))).toMatchObject({ message: "The parameter order appears twice." });
    expect(await stored()).toEqual([]);
    expect(await api.dataSource.query("SELECT FROM conversion_imports")).toEqual([]);
  });

  test("limits the requests of an address", async () => {
    for (let count = 0; count < 120; count += 1) await send("x");
    expect(await report({})).toMatchObject({ status: 429, message: "Too many postbacks. Try again in a minute." });
  });
});
