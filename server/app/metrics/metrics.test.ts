import http from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { DataSource } from "typeorm";
import { parseEnvironment } from "../../config/environment";
import { EnvironmentError } from "../../config/variables";
import { everyMinutes } from "../../core/jobs/job";
import { buildOutfit } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { waitUntil } from "../../testing/time/waiting";
import { testEnvironment } from "../../testing/testEnvironment";
import { buildPersistedQueryPath } from "../../testing/testSite";
import { registerClickTracking } from "../../web/outbound/clickTracking";
import { startJobs } from "../jobs/jobs";
import { createSite, type Site } from "../site";
import { Metrics } from "./metrics";
import { startMetricsServer } from "./metricsServer";
import { watchComponents } from "./watchComponents";

const log = pino({ level: "silent" });

/** Starts a server with metrics. */
describe("metrics", () => {
  const environment = testEnvironment();
  const metrics = new Metrics();
  let dataSource: DataSource;
  let app: FastifyInstance;
  let stopMetrics: () => Promise<void>;
  let place: { host: string; port: number };
  let running: Site;

  beforeAll(async () => {
    dataSource = await testDatabase();
    running = await createSite({ environment, log, readiness: { ready: true }, dataSource, metrics });
    const { responseCache } = running;
    app = running.http;
    const db = () => dataSource.manager;
    const recorder = registerClickTracking(app, { db, readDb: db, log, publicUrl: null });
    await app.listen({ host: "127.0.0.1", port: 0 });
    responseCache.start();
    watchComponents(metrics, { http: app, dataSource, responseCache, recorder });
    place = { host: "127.0.0.1", port: await freePort() };
    stopMetrics = await startMetricsServer({ metrics: place }, metrics, log);
  });
  afterAll(async () => {
    await stopMetrics();
    await app.close();
    await running.stop();
    await dataSource.destroy();
  });

  async function freePort(): Promise<number> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  const site = (url: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${url}`, init).then(async (response) => {
      await response.arrayBuffer();
      return response;
    });
  const ask = (query: string): Promise<Response> =>
    site("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
  /** Returns the metrics by name and labels. */
  async function figures(): Promise<Record<string, number>> {
    const text = await (await fetch(`http://${place.host}:${place.port}/metrics`)).text();
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ""), Number(/\S+$/.exec(line)?.[0])]));
  }
  /** Returns the increments during the work. */
  async function added(work: () => Promise<unknown>): Promise<(name: string) => number> {
    const before = await figures();
    await work();
    const after = await figures();
    return (name) => (after[name] ?? NaN) - (before[name] ?? 0);
  }

  test("describe the process and its database", async () => {
    const now = await figures();
    expect(now.process_resident_memory_bytes).toBeGreaterThan(1_000_000);
    expect(now).toHaveProperty("nodejs_eventloop_lag_p99_seconds");
    expect(now.wornby_ready).toBe(1);
    expect(now.wornby_database_connections_in_use).toBe(0);
    const held = [dataSource.createQueryRunner()];
    await held[0].query("SELECT 1");
    expect((await figures()).wornby_database_connections_in_use).toBe(1);
    await held[0].release();
  });

  test("count requests by kind, operations of the site by name, and errors by code", async () => {
    const since = await added(async () => {
      await ask("query SiteSettings { settings { siteName } }");
      await ask("query SomethingMadeUp { settings { siteName } }");
      await ask("mutation { importMockData { outfits } }");
      await ask("{ nothing }");
      await site("/go/nowhere");
      await site("/wp-admin.php");
      await site("/livez", { method: "PROPFIND" });
    });
    expect(since('wornby_http_request_seconds_count{method="POST",route="graphql",status="200"}')).toBe(3);
    expect(since('wornby_http_request_seconds_count{method="POST",route="graphql",status="400"}')).toBe(1);
    expect(since('wornby_http_request_seconds_count{method="GET",route="go",status="404"}')).toBe(1);
    expect(since('wornby_http_request_seconds_count{method="GET",route="none",status="404"}')).toBe(1);
    expect(since('wornby_graphql_operation_seconds_count{name="SiteSettings"}')).toBe(1);
    expect(since('wornby_graphql_operation_seconds_count{name="other"}')).toBe(3);
    expect(since('wornby_graphql_errors_total{code="UNAUTHENTICATED"}')).toBe(1);
    expect(since('wornby_graphql_errors_total{code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
    const names = Object.keys(await figures()).join("\n");
    expect(names).not.toMatch(/SomethingMadeUp|wp-admin|PROPFIND/);
  });

  test("count repeated queries each time", async () => {
    const since = await added(async () => {
      for (let time = 0; time < 6; time += 1)
        await ask("query Celebrities { celebrities(first: 1) { nodes { name } } }");
    });
    expect(since('wornby_http_request_seconds_count{method="POST",route="graphql",status="200"}')).toBe(6);
    expect(since('wornby_graphql_operation_seconds_count{name="other"}')).toBe(6);
  });

  test("describe the response cache", async () => {
    const { slug } = await buildOutfit(dataSource.manager);
    const url = buildPersistedQueryPath("OutfitPage", { slug });
    while (!(await site(url)).headers.has("etag"));
    const since = await added(async () => {
      for (let n = 0; n < 3; n++) await site(url);
      await site(buildPersistedQueryPath("OutfitPage", { slug: "another" }));
    });
    expect(since("wornby_cached_responses_sent_total")).toBe(3);
    expect(since("wornby_cached_responses_created_total")).toBe(1);
    const now = await figures();
    expect(now.wornby_cached_responses).toBeGreaterThanOrEqual(2);
    expect(now.wornby_cached_responses_bytes).toBeGreaterThan(100);
  });

  test("count clicks", async () => {
    const { id } = await buildOutfit(dataSource.manager, { affiliateLink: "https://northloom.example/a" });
    const since = await added(async () => {
      await site(`/go/${id}`, { redirect: "manual" });
      while ((await figures()).wornby_clicks_waiting > 0);
    });
    expect(since("wornby_clicks_stored_total")).toBe(1);
    expect(since("wornby_clicks_dropped_total")).toBe(0);
  });

  test("count job runs by outcome", async () => {
    const run = () => Promise.reject(new Error("as meant"));
    const job = { name: "check-links", once: everyMinutes(10), run };
    const tools = { db: dataSource.manager, log };
    const failed = async () => (await figures())['wornby_job_runs_total{job="check-links",outcome="failed"}'];
    const stop = startJobs([job], tools, { onRun: metrics.countRun, firstRunMs: 0 });
    await waitUntil(async () => (await failed()) === 1);
    await stop();
  });

  test("are served on their own port only, and only if configured", async () => {
    expect((await site("/metrics")).status).toBe(404);
    expect((await fetch(`http://${place.host}:${place.port}/`)).status).toBe(404);
    expect(parseEnvironment({ METRICS_HOST: "0.0.0.0" }).metrics).toBeNull();
    expect(parseEnvironment({ METRICS_PORT: "9464" }).metrics).toEqual({ host: "127.0.0.1", port: 9464 });
    await expect(startMetricsServer({ metrics: place }, metrics, log)).rejects.toThrow(
      new EnvironmentError(
        `METRICS_PORT ${place.port} is in use by another program. Stop that one first, or set METRICS_PORT to another number.`,
      ),
    );
  });
});
