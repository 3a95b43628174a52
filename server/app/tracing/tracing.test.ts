import { trace } from "@opentelemetry/api";
import { parse } from "graphql";
import pino from "pino";
import type { DataSource } from "typeorm";
import { type Environment, parseEnvironment } from "../../config/environment";
import { readThrough, runOnDataSource } from "../../shared/read/connection";
import { buildCelebrity } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestSite, testSite, testClient } from "../../testing/testSite";
import { type CollectedSpan, startTraceCollector, type TraceCollector } from "../../testing/traceCollector";
import { waitUntil } from "../../testing/waiting";
import type { PageRequest, RenderedPage } from "../../web/pages/pageRenderer";
import { startJobs } from "../jobs/jobs";
import { createLog } from "../log";
import { startTracing, type Tracing } from "./startTracing";

const loadsOfTheSdk: string[] = [];
jest.mock("@opentelemetry/sdk-trace", () => {
  loadsOfTheSdk.push("@opentelemetry/sdk-trace");
  return jest.requireActual<object>("@opentelemetry/sdk-trace");
});

const page = parse("query CelebrityPage($slug: String!) { celebrity(slug: $slug) { name } }");
const frame = parse("query SiteSettings { settings { siteName } }");

/** Replaces the built client with a page of two queries, which reports an error for a wrong slug. */
const client = testClient(async ({ url, execute, onError }: PageRequest): Promise<RenderedPage> => {
  const slug = url.split("/").at(-1);
  const [{ data }] = (await Promise.all([execute(page, { slug }), execute(frame, {})])) as [
    { data: { celebrity: object | null } },
    unknown,
  ];
  if (!data.celebrity) onError(new Error("no such row"));
  return { status: 200, html: JSON.stringify(data), styleHashes: [], scriptHashes: [] };
});

const silent = pino({ level: "silent" });
const environmentFor = (endpoint: string, variables: Record<string, string> = {}): Environment =>
  parseEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: "always_on", ...variables });

test("tracing: without an endpoint, the SDK is not loaded", async () => {
  expect(parseEnvironment({}).tracing).toBeNull();
  expect(await startTracing(parseEnvironment({}), silent)).toBeNull();
  expect(loadsOfTheSdk).toEqual([]);
});

describe("tracing", () => {
  let collector: TraceCollector;
  let tracing: Tracing | null;
  let dataSource: DataSource;
  let site: TestSite;
  const lines: string[] = [];
  let read = runOnDataSource;

  beforeAll(async () => {
    collector = await startTraceCollector();
    tracing = await startTracing(environmentFor(collector.endpoint), silent);
    dataSource = await testDatabase();
    const log = createLog("info", { write: (line) => void lines.push(line) });
    const db = readThrough(dataSource.createEntityManager(), (work) => read(dataSource, work));
    const reader = { db, markWritten: () => undefined, ping: () => Promise.resolve() };
    site = await testSite(dataSource, {}, { client, reader, log, tracing });
  });
  afterAll(async () => {
    await site.stop();
    await tracing?.stop();
    await dataSource.destroy();
    await collector.stop();
  });

  /** Returns the spans of the traces whose first span has this name, in the order of their ends. */
  async function waitForTraces(name: string, count = 1): Promise<CollectedSpan[][]> {
    const isRoot = (span: CollectedSpan) => span.name === name && span.parentSpanId === undefined;
    await waitUntil(() => collector.spans.filter(isRoot).length >= count);
    const roots = collector.spans.filter(isRoot);
    return roots.map(({ traceId }) => collector.spans.filter((span) => span.traceId === traceId));
  }
  const find = (spans: readonly CollectedSpan[], name: string): CollectedSpan =>
    spans.find((span) => span.name === name) as CollectedSpan;
  /** Returns the names from the span up to its root. */
  function getAncestry(spans: readonly CollectedSpan[], { name, parentSpanId }: CollectedSpan): string[] {
    const parent = spans.find(({ spanId }) => spanId === parentSpanId);
    return parent ? [name, ...getAncestry(spans, parent)] : [name];
  }
  const getAttributes = ({ attributes }: CollectedSpan): Record<string, unknown> =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value as object)[0] as unknown]));

  const findLine = (message: string): object | undefined =>
    lines.map((line) => JSON.parse(line) as { msg: string }).find(({ msg }) => msg === message);

  beforeEach(() => void collector.spans.splice(0));

  test("records a page: request, rendering, GraphQL operation and statement", async () => {
    const { slug } = await buildCelebrity(dataSource.manager);
    const { status } = await site.get(`/celebrity/${slug}`);
    expect(status).toBe(200);
    const [spans] = await waitForTraces("GET /celebrity/:slug");
    const server = find(spans, "GET /celebrity/:slug");
    expect(server.kind).toBe(2);
    expect(getAttributes(server)).toMatchObject({
      "http.request.method": "GET",
      "http.route": "/celebrity/:slug",
      "http.response.status_code": 200,
    });
    expect(getAttributes(find(spans, "query CelebrityPage"))).toEqual({
      "graphql.operation.type": "query",
      "graphql.operation.name": "CelebrityPage",
    });
    const statements = spans.filter(({ name }) => name === "SELECT");
    expect(statements.map((span) => getAncestry(spans, span)).sort()).toEqual([
      // The address is looked up.
      ["SELECT", "GET /celebrity/:slug"],
      ["SELECT", "query CelebrityPage", "render", "GET /celebrity/:slug"],
      ["SELECT", "query SiteSettings", "render", "GET /celebrity/:slug"],
    ]);
    expect(getAttributes(statements[0])).toMatchObject({
      "db.system.name": "postgresql",
      "db.operation.name": "SELECT",
    });
  });

  test("records nothing for a cached response", async () => {
    const { slug } = await buildCelebrity(dataSource.manager);
    const first = await site.get(`/celebrity/${slug}`);
    expect((await site.get(`/celebrity/${slug}`)).body).toEqual(first.body);
    await site.get("/nowhere");
    await waitForTraces("GET /*");
    expect(await waitForTraces("GET /celebrity/:slug")).toHaveLength(1);
  });

  test("records each request with its own statements, also compiled queries at the same time", async () => {
    const { slug } = await buildCelebrity(dataSource.manager);
    const query = "query CelebrityPage($slug: String!) { celebrity(slug: $slug) { name slug } }";
    for (let time = 0; time < 5; time += 1) await site.post({ query, variables: { slug } });
    await waitForTraces("POST /graphql", 5);
    collector.spans.splice(0);
    await Promise.all(Array.from({ length: 4 }, () => site.post({ query, variables: { slug } })));
    for (const spans of await waitForTraces("POST /graphql", 4)) {
      expect(spans.filter(({ name }) => name === "SELECT")).toHaveLength(1);
      expect(getAncestry(spans, find(spans, "SELECT"))).toEqual(["SELECT", "query CelebrityPage", "POST /graphql"]);
    }
  });

  test("records the statements of an editor: of the session, a transaction and a read", async () => {
    const { id, slug } = await buildCelebrity(dataSource.manager);
    await site.edit("mutation DeleteCelebrity($input: IdInput!) { deleteCelebrity(input: $input) { __typename } }", {
      input: { id },
    });
    const [change] = await waitForTraces("POST /graphql");
    const ancestries = change.map((span) => getAncestry(change, span).join(" < "));
    expect(ancestries).toContain("SELECT < POST /graphql");
    for (const name of ["START", "UPDATE", "INSERT", "COMMIT"])
      expect(ancestries).toContain(`${name} < mutation other < POST /graphql`);
    expect(getAttributes(find(change, "INSERT"))["db.query.text"]).toContain("$1");
    await site.edit("query CelebrityPage($slug: String!) { celebrity(slug: $slug) { name } }", { slug });
    const [, query] = await waitForTraces("POST /graphql", 2);
    const reads = query.map((span) => getAncestry(query, span).join(" < "));
    expect(reads).toContain("SELECT < query CelebrityPage < POST /graphql");
  });

  test("records no values of requests", async () => {
    const secrets = ["secret-slug", "typed words", "person@example.com", "secret-password", "InventedName"];
    await site.get("/celebrity/secret-slug?tab=typed%20words");
    await site.post({
      query:
        'query InventedName($text: String!) { celebrity(slug: $text) { name } other: celebrity(slug: "secret-slug") { name } }',
      variables: { text: "typed words" },
    });
    await site.post({
      query: "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }",
      variables: { input: { email: "person@example.com", password: "secret-password" } },
    });
    await waitForTraces("POST /graphql", 2);
    await waitForTraces("GET /celebrity/:slug");
    const text = JSON.stringify(collector.spans);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toContain(site.cookie);
  });

  test("adds the trace to the log lines of a request", async () => {
    lines.splice(0);
    await site.get("/celebrity/unknown-person");
    const [[{ traceId }]] = await waitForTraces("GET /celebrity/:slug");
    expect(findLine("a page could not be rendered")).toMatchObject({ trace_id: traceId });
  });

  test("adds the trace to the log line of a failed operation", async () => {
    read = () => Promise.reject(new TypeError("no such thing"));
    await site.post({ query: 'query CelebrityPage { celebrity(slug: "nobody") { name } }' });
    read = runOnDataSource;
    const [spans] = await waitForTraces("POST /graphql");
    const { traceId, spanId, status } = find(spans, "query CelebrityPage");
    expect(status.code).toBe(2);
    expect(findLine("an operation failed")).toMatchObject({ trace_id: traceId, span_id: spanId });
    expect(find(spans, "SELECT").status.code).toBe(2);
    expect(getAttributes(find(spans, "SELECT"))).toMatchObject({ "error.type": "TypeError" });
  });

  test("follows a traceparent header", async () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const read = async () => {
      const started = await startTracing(environmentFor(collector.endpoint, {}), silent);
      const context = started?.sampleRequest({ traceparent });
      await started?.stop();
      return context && trace.getSpanContext(context)?.traceId;
    };
    expect(await read()).toBe("0af7651916cd43dd8448eb211c80319c");
  });

  test("a collector that cannot be reached costs one log line, and no request fails", async () => {
    const warnings: string[] = [];
    const log = createLog("info", { write: (line) => void warnings.push(line) });
    process.env.OTEL_EXPORTER_OTLP_TIMEOUT = "200";
    const started = await startTracing(environmentFor("http://127.0.0.1:1"), log);
    delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
    const failures = () => warnings.filter((line) => line.includes("the collector does not receive traces"));
    const ask = async () => expect((await site.post({ query: "{ settings { siteName } }" })).status).toBe(200);
    await ask();
    await waitUntil(() => failures().length > 0);
    await ask();
    // Sends what waits, in vain.
    await started?.stop();
    expect(failures()).toHaveLength(1);
  });

  test("records the run of a job with its outcome, also when requests are rarely recorded", async () => {
    const { endpoint } = collector;
    const rarely = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0" };
    const started = await startTracing(environmentFor(endpoint, rarely), silent);
    expect(started?.sampleRequest({})).toBeNull();
    jest.useFakeTimers();
    const tools = { db: {} as never, log: silent, pictures: {} as never, auditDays: 1 };
    const stop = await startJobs({ databaseUrl: null, ...tools });
    await jest.advanceTimersByTimeAsync(11 * 60_000);
    jest.useRealTimers();
    await stop();
    await started?.stop();
    expect(getAttributes(find(collector.spans, "job check-links"))).toEqual({
      "wornby.job.name": "check-links",
      "wornby.job.outcome": "failed",
    });
  });
});
