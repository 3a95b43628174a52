import { context, ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { AlwaysOnSampler, StackContextManager, TracerProvider } from "@opentelemetry/sdk-trace";
import type { DataSource } from "typeorm";
import { Subscriber } from "../features/readers/readers/subscriber.entity";
import { testDatabase } from "../testing/database/testDatabase";
import { injectRequest } from "../testing/inject";
import { testEnvironment } from "../testing/testEnvironment";
import { createGraphqlServer } from "./graphql/graphqlServer";
import { createHttpServer } from "./http/httpServer";
import { createLog } from "./log";

describe("log", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  beforeEach(() => lines.splice(0));

  const written = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  test("writes one line of JSON per event with any content", () => {
    log.info({ text: "one\ntwo" }, "first\nline");
    log.warn({ err: new Error("several\nlines") }, "second");
    expect(lines.map((line) => line.trimEnd().split("\n").length)).toEqual([1, 1]);
    expect(written()).toMatchObject([
      { level: 30, text: "one\ntwo", msg: "first\nline", time: expect.any(Number) },
      {
        level: 40,
        msg: "second",
        err: { type: "Error", message: "several\nlines", stack: expect.stringContaining("log.test") },
      },
    ]);
  });

  test("names the trace of a recorded request", () => {
    const span = new TracerProvider({ sampler: new AlwaysOnSampler() }).getTracer("test").startSpan("a request");
    context.setGlobalContextManager(new StackContextManager().enable());
    context.with(trace.setSpan(ROOT_CONTEXT, span), () => {
      log.info("during");
      span.end();
      log.info("after");
    });
    context.disable();
    const { traceId, spanId } = span.spanContext();
    const [during, after] = written();
    expect(during).toMatchObject({ msg: "during", trace_id: traceId, span_id: spanId });
    expect(after).not.toHaveProperty("trace_id");
  });

  test.each(["password", "passwordHash", "cookie", "set-cookie", "authorization", "email", "token"])(
    "never contains a %s at any depth",
    (name) => {
      log.info({ [name]: "s3cret" }, "top");
      log.info({ row: { [name]: "s3cret" } }, "in a row");
      log.info({ req: { headers: { [name]: "s3cret" } } }, "in headers");
      expect(lines).toHaveLength(3);
      expect(lines.join("")).not.toContain("s3cret");
    },
  );

  test("contains only type and origin of an error", () => {
    const cause = new Error("cannot send to hanne@example.com");
    const error = Object.assign(new Error("no luck", { cause }), {
      code: "ECONNRESET",
      config: { headers: { cookie: "s3cret" } },
      response: { body: "s3cret" },
    });
    log.error({ err: error }, "failed");
    expect(lines[0]).not.toMatch(/s3cret|hanne@/);
    expect(written()[0]).toMatchObject({
      err: {
        type: "Error",
        message: "no luck: cannot send to [redacted]",
        code: "ECONNRESET",
        stack: expect.stringMatching(/log\.test/),
      },
    });
  });

  test("contains addresses without their query", () => {
    log.warn({ url: "/search?q=hanne%40example.com&token=s3cret" }, "slow");
    log.warn({ url: "/feeds/mine/s3cret.xml" }, "slow");
    expect(written()).toMatchObject([{ url: "/search?..." }, { url: "/feeds/mine/..." }]);
  });

  describe("log of a failed statement", () => {
    let dataSource: DataSource;
    beforeAll(async () => (dataSource = await testDatabase()));
    afterAll(() => dataSource.destroy());

    const failure = (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => fail(),
        (error: unknown) => error,
      );
    const fail = (): never => {
      throw new Error("The statement did not fail.");
    };

    test("contains a unique request id", async () => {
      const environment = testEnvironment();
      const graphql = await createGraphqlServer(environment, log);
      const app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
      app.get("/fails", () => dataSource.query("SELECT 's3cret' FROM nowhere"));
      const headers = { cookie: "session=s3cret", authorization: "Bearer s3cret" };
      for (let n = 0; n < 2; n++) expect((await app.inject({ url: "/fails?s3cret", headers })).statusCode).toBe(500);
      await app.close();
      await graphql.stop();
      const ids = written().map(({ requestId }) => requestId);
      expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
      expect(ids[0]).not.toBe(ids[1]);
      expect(lines.join("")).not.toContain("s3cret");
    });

    test("has no line about a persisted query with the hash of another one, which is a BAD_REQUEST", async () => {
      const environment = testEnvironment();
      const graphql = await createGraphqlServer(environment, log);
      const app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
      const response = await injectRequest(app, {
        method: "POST",
        url: "/graphql",
        payload: {
          query: "{ settings { siteName } }",
          extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } },
        },
      });
      await app.close();
      await graphql.stop();
      expect([response.statusCode, response.json().errors]).toEqual([
        400,
        [{ message: "provided sha does not match query", extensions: { code: "BAD_REQUEST" } }],
      ]);
      expect(lines).toEqual([]);
    });

    test("contains neither the statement nor a value", async () => {
      const row = { email: "hanne@example.com", source: "footer" };
      await dataSource.manager.insert(Subscriber, { ...row });
      log.error({ err: await failure(dataSource.manager.insert(Subscriber, { ...row })) }, "twice");
      log.error({ err: await failure(dataSource.query("SELECT $1::uuid", ["s3cret\nvalue"])) }, "no uuid");
      log.error({ err: await failure(dataSource.query("SELECT 's3cret' FROM nowhere")) }, "no table");
      expect(lines.join("")).not.toMatch(/s3cret|hanne|SELECT|INSERT/);
      expect(written()).toMatchObject([
        { err: { code: "23505", constraint: "newsletter_subscribers_email_key" } },
        { err: { code: "22P02", message: "invalid input syntax for type uuid: [redacted]" } },
        {
          err: {
            code: "42P01",
            message: 'relation "nowhere" does not exist',
            stack: expect.stringContaining("log.test"),
          },
        },
      ]);
    });
  });
});
