import http from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import pino from "pino";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { impactAction, awinTransaction } from "../../../../testing/networkRecords";
import { AffiliateProgram, ProgramKind } from "../../../site/programs/affiliateProgram.entity";
import { createAwinSource } from "./awinSource";
import { createImpactSource } from "./impactSource";
import type { ApiAccess } from "./networkApi";
import { pullDueSales, pullSales } from "./pullSales.service";

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

const token = "t0ken-that-nobody-may-see";
const now = new Date("2026-11-25T10:00:00Z");

describe("pulls of sales", () => {
  let dataSource: DataSource;
  let server: http.Server;
  let answer: (url: URL, count: number) => Answer;
  let requests: { url: URL; authorization: string | undefined }[];
  let waits: number[];
  let access: ApiAccess;
  const { signal } = new AbortController();

  beforeAll(async () => {
    dataSource = await testDatabase();
    server = http.createServer((request, response) => {
      const url = new URL(request.url ?? "", "http://api.example");
      requests.push({ url, authorization: request.headers.authorization });
      const { status = 200, headers = {}, body } = answer(url, requests.length);
      response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    access = {
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      isRefused: () => false,
      wait: (ms) => Promise.resolve(waits.push(ms)),
    };
  });
  beforeEach(async () => {
    [requests, waits] = [[], []];
    await dataSource.query("TRUNCATE conversions, conversion_imports, affiliate_programs CASCADE");
    const program = { name: "Partners", kind: ProgramKind.COMMISSION_NETWORK, hosts: [] };
    await dataSource.manager.save(AffiliateProgram, program);
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await dataSource.destroy();
  });

  const awin = (program = "partners") => createAwinSource({ publisherId: "45628", token, program }, access);
  const impact = () => createImpactSource({ accountSid: "IRsid", authToken: token, program: "Partners" }, access);
  const pull = (source = awin()) => pullSales(dataSource.manager, source, signal, now);
  /** Answers the first request with transactions, and the others with none. */
  const answerOnce = (...transactions: object[]) => {
    requests = [];
    answer = (_, count) => ({ body: count === 1 ? transactions : [] });
  };
  const stored = (): Promise<Record<string, unknown>[]> =>
    dataSource.query(
      `SELECT program, transaction_id AS id, amount, currency, sale_amount AS sale, state, retailer, reference,
         to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS time FROM conversions ORDER BY transaction_id`,
    );
  const problems = async (): Promise<string[]> => {
    const query = "SELECT problem FROM conversion_imports WHERE problem IS NOT NULL ORDER BY created_at";
    return (await dataSource.query<{ problem: string }[]>(query)).map(({ problem }) => problem);
  };

  test("read Awin by ranges of 31 days in UTC", async () => {
    // A sale at the end of a range is in the next one, too.
    answer = (_, count) => ({ body: count < 3 ? [awinTransaction(259630312)] : [] });
    expect(await pull()).toEqual({ source: "Awin API", created: 1, updated: 0, skipped: 0 });
    expect(await stored()).toEqual([
      {
        program: "Partners",
        id: "259630312",
        amount: "5.59",
        currency: "GBP",
        sale: "55.96",
        state: "pending",
        retailer: "",
        reference: "00ff00ff00ff00ff",
        time: "2026-10-23 22:04",
      },
    ]);
    expect(requests).toHaveLength(6);
    expect(requests[0]).toMatchObject({ authorization: `Bearer ${token}` });
    expect(requests[0].url.pathname).toBe("/publishers/45628/transactions/");
    expect(requests.map(({ url }) => Object.fromEntries(url.searchParams)).slice(4)).toEqual([
      { startDate: "2026-09-30T10:00:00", endDate: "2026-10-31T10:00:00", timezone: "UTC", dateType: "transaction" },
      { startDate: "2026-10-31T10:00:00", endDate: "2026-11-25T10:00:00", timezone: "UTC", dateType: "transaction" },
    ]);
  });

  test("follow a sale through its states, and import the same answer once", async () => {
    const states = async () => (await stored()).map(({ amount, state }) => `${String(amount)} ${String(state)}`);
    answerOnce(awinTransaction(1));
    await pull();
    answerOnce(
      awinTransaction(1, { commissionStatus: "approved", commissionAmount: { amount: 5.1, currency: "GBP" } }),
    );
    expect(await pull()).toMatchObject({ created: 0, updated: 1 });
    expect(await states()).toEqual(["5.1 approved"]);
    requests = [];
    expect(await pull()).toMatchObject({ created: 0, updated: 0 });
    answerOnce(awinTransaction(1, { commissionStatus: "approved", paidToPublisher: true }));
    await pull();
    expect(await states()).toEqual(["5.59 paid"]);
    answerOnce(awinTransaction(1, { commissionStatus: "declined" }));
    await pull();
    expect(await states()).toEqual(["5.59 declined"]);
    // A refund as a separate transaction
    answerOnce(
      awinTransaction(1, { commissionStatus: "approved" }),
      awinTransaction(2, { commissionStatus: "approved", commissionAmount: { amount: -5.59, currency: "GBP" } }),
    );
    await pull();
    expect(await states()).toEqual(["5.59 approved", "-5.59 approved"]);
  });

  test("read all pages of impact.com, in the zone of each sale", async () => {
    answer = (url) => {
      const page = url.searchParams.get("Page");
      if (!url.searchParams.get("ActionDateEnd")?.startsWith("2026-11-25")) return { body: { Actions: [] } };
      if (page) return { body: { "@nextpageuri": "", Actions: [impactAction("1.2.4", { State: "REVERSED" })] } };
      const next = `${url.pathname}${url.search}&Page=2`;
      return { body: { "@page": "1", "@nextpageuri": next, Actions: [impactAction("1.2.3")] } };
    };
    expect(await pull(impact())).toMatchObject({ created: 2, skipped: 0 });
    const sale = { program: "Partners", amount: "0.88", currency: "USD", sale: "21.99", retailer: "Northloom" };
    expect(await stored()).toEqual([
      { ...sale, id: "1.2.3", state: "pending", reference: "00ff00ff00ff00ff", time: "2026-10-11 05:42" },
      { ...sale, id: "1.2.4", state: "declined", reference: "00ff00ff00ff00ff", time: "2026-10-11 05:42" },
    ]);
    expect(requests).toHaveLength(5);
    expect(requests[0].url.href).toBe(
      "http://api.example/Mediapartners/IRsid/Actions?ActionDateStart=2026-05-29T10%3A00%3A00Z&ActionDateEnd=2026-07-13T10%3A00%3A00Z",
    );
    expect(requests[4].authorization).toBe(`Basic ${Buffer.from(`IRsid:${token}`).toString("base64")}`);
  });

  test("send the credentials to no other host, and end an endless list", async () => {
    answer = () => ({ body: { "@nextpageuri": "https://evil.example/", Actions: [] } });
    await expect(pull(impact())).rejects.toThrow("The next page of impact.com has another host.");
    answer = (url) => ({ body: { "@nextpageuri": url.pathname, Actions: [] } });
    await expect(pull(impact())).rejects.toThrow("impact.com has more than 20 pages of actions for 45 days.");
  });

  test("wait for a busy network as long as it asks, and then read on", async () => {
    answer = (_, count) => {
      if (count === 2) return { status: 429, body: "slow down" };
      if (count === 3) return { status: 429, headers: { "retry-after": "7" }, body: "" };
      return count === 4 ? { status: 502, body: "" } : { body: [awinTransaction(count)] };
    };
    expect(await pull()).toMatchObject({ created: 6 });
    expect(waits).toEqual([60_000, 7_000, 20_000]);
  });

  test("end with a sentence when the network stays busy", async () => {
    answer = (_, count) => (count === 1 ? { body: [awinTransaction(1)] } : { status: 503, body: "" });
    await expect(pull()).rejects.toThrow("Awin API: Awin answered with an error (503).");
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(await stored()).toEqual([]);
    answer = () => ({ status: 429, headers: { "retry-after": "3600" }, body: "" });
    await expect(pull()).rejects.toThrow("Awin allows no more requests at present (429).");
    expect(waits).toHaveLength(4);
  });

  test.each([
    [
      { status: 401, body: `{"error":"${token}"}` },
      "Awin refuses the credentials (401). Check AWIN_PUBLISHER_ID and AWIN_API_TOKEN.",
    ],
    [{ status: 400, body: token }, "Awin answered with an error (400)."],
    [{ status: 302, headers: { location: "https://evil.example" }, body: "" }, "Awin answered with an error (302)."],
    [{ body: '[{"id": 1, ' }, "The answer of Awin is not JSON."],
    [{ body: { error: "x" } }, "The answer of Awin is not a list of transactions."],
    [
      { body: [awinTransaction(1, { commissionStatus: "frozen" })] },
      'The network reports unknown states: "frozen". Import a report of this program that has them, and say what they mean.',
    ],
    [
      { body: [awinTransaction(1, { commissionAmount: { amount: 5.59, currency: null } })] },
      "This report does not say which currency it is in. Choose the one that the program pays in.",
    ],
  ])("store why they failed %#", async (given: Answer, problem) => {
    answer = () => given;
    await expect(pull()).rejects.toThrow(new Error(`Awin API: ${problem}`));
    expect(await problems()).toEqual([problem]);
    expect(await stored()).toEqual([]);
  });

  test("ask for a program that exists", async () => {
    await expect(pull(awin("Gone"))).rejects.toThrow(
      'There is no affiliate program "Gone". Change AWIN_PROGRAM, or add the program.',
    );
    expect(requests).toEqual([]);
  });

  test("run once a day, again after a failure, and independently of each other", async () => {
    let text = "";
    const out = new Writable({ write: (chunk: Buffer, _, done) => ((text += chunk.toString()), done()) });
    const log = pino({ level: "trace" }, out);
    const run = () => pullDueSales(dataSource.manager, log, [awin(), impact()], signal);
    answer = ({ pathname }) =>
      pathname.startsWith("/publishers") ? { status: 401, body: token } : { body: { Actions: [] } };
    const error = await run().catch((failure: unknown) => failure);
    log.error({ err: error }, "a job failed");
    expect(text).toContain("Awin refuses the credentials");
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(`IRsid:${token}`).toString("base64"));
    requests = [];
    answer = () => ({ body: [] });
    expect(await run()).toEqual([{ source: "Awin API", created: 0, updated: 0, skipped: 0 }]);
    expect(await run()).toEqual([]);
    expect(requests).toHaveLength(6);
  });

  test("store nothing about a pull that the server's stop ended", async () => {
    const end = new AbortController();
    answer = () => (end.abort(), { body: [] });
    await expect(pullSales(dataSource.manager, awin(), end.signal, now)).rejects.toThrow("aborted");
    expect(await problems()).toEqual([]);
  });
});
