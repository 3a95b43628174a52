import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { removeDataDir } from "../support/servers/processes";
import { type SiteProcess, startServerProcess } from "../support/server";
import { type CollectedSpan, startTraceCollector, type TraceCollector } from "../support/servers/traceCollector";
import { waitUntil } from "../support/waiting";

/** A trace of another service, which records it. */
const otherTrace = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${otherTrace}-b7ad6b7169203331-01`;

describe("tracing", () => {
  const folders: string[] = [];
  let collector: TraceCollector;
  let server: SiteProcess;
  let site: string;

  /** With a new database, because a job that has just run does not run again at the next start. */
  async function start(variables: Record<string, string>): Promise<void> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-tracing-"));
    folders.push(folder);
    server = startServerProcess(folder, { DEMO: "false", ...variables });
    site = await server.waitUntilReady();
  }

  beforeAll(async () => {
    collector = await startTraceCollector();
  });
  afterEach(() => server.stop("SIGTERM"));
  afterAll(async () => {
    await collector.stop();
    await Promise.all(folders.map(removeDataDir));
  });

  /** Returns the spans of each trace whose first span has this name. */
  async function waitForTraces(name: string, count = 1): Promise<CollectedSpan[][]> {
    const findRoots = () => collector.spans.filter((span) => span.name === name && span.parentSpanId === undefined);
    await waitUntil(() => findRoots().length >= count);
    return findRoots().map(({ traceId }) => collector.spans.filter((span) => span.traceId === traceId));
  }
  /** Returns the names from each span up to its root. */
  function listAncestries(spans: readonly CollectedSpan[]): string[] {
    const describeSpan = ({ name, parentSpanId }: CollectedSpan): string => {
      const parent = spans.find(({ spanId }) => spanId === parentSpanId);
      return parent ? `${name} < ${describeSpan(parent)}` : name;
    };
    return spans.map(describeSpan);
  }
  const getAttributes = (spans: readonly CollectedSpan[], wanted: string): Record<string, unknown> => {
    const { attributes = [] } = spans.find(({ name }) => name === wanted) ?? {};
    return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value as object)[0] as unknown]));
  };
  const post = (query: string, variables: object): Promise<Response> =>
    fetch(`${site}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", traceparent },
      body: JSON.stringify({ query, variables }),
    });

  test("names requests, pages, operations, statements and jobs, and sends no values", async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER: "always_on" });
    await fetch(`${site}/celebrity/secret-slug?tab=typed%20words`, { headers: { "user-agent": "secret-browser" } });
    const [page] = await waitForTraces("GET /celebrity/:slug");
    expect(listAncestries(page)).toEqual(
      expect.arrayContaining([
        "GET /celebrity/:slug",
        "SELECT < GET /celebrity/:slug",
        "render < GET /celebrity/:slug",
        "query CelebrityPage < render < GET /celebrity/:slug",
        "SELECT < query SiteSettings < render < GET /celebrity/:slug",
      ]),
    );
    expect(getAttributes(page, "GET /celebrity/:slug")).toEqual({
      "http.request.method": "GET",
      "http.route": "/celebrity/:slug",
      "http.response.status_code": 404,
    });
    expect(getAttributes(page, "query CelebrityPage")).toEqual({
      "graphql.operation.type": "query",
      "graphql.operation.name": "CelebrityPage",
    });
    expect(getAttributes(page, "SELECT")).toEqual({
      "db.system.name": "postgresql",
      "db.operation.name": "SELECT",
      "db.query.text": expect.stringContaining("$1"),
    });

    // The server compiles a repeated query.
    const query = "query CelebrityPage($slug: String!) { celebrity(slug: $slug) { name slug } }";
    for (let time = 0; time < 5; time += 1) await post(query, { slug: "secret-slug" });
    for (const spans of await waitForTraces("POST /graphql", 5))
      expect(listAncestries(spans)).toContain("SELECT < query CelebrityPage < POST /graphql");
    collector.spans.splice(0, Number.POSITIVE_INFINITY, ...page);

    const input = { email: "person@example.com", password: "secret-password" };
    await post("mutation InventedName($input: SignInInput!) { signIn(input: $input) { __typename } }", { input });
    const [change] = await waitForTraces("POST /graphql");
    expect(listAncestries(change)).toContain("INSERT < mutation other < POST /graphql");

    const [job] = await waitForTraces("job check-links");
    expect(job).toHaveLength(1);
    expect(getAttributes(job, "job check-links")).toEqual({
      "wornby.job.name": "check-links",
      "wornby.job.outcome": "done",
    });
    const text = JSON.stringify(collector.spans);
    // Without a trusted proxy, a visitor cannot decide about traces.
    for (const value of [/secret/, /typed/, /person@/, /InventedName/, /127\.0\.0\.1/, new RegExp(otherTrace)])
      expect(text).not.toMatch(value);
  });

  test("records no cached responses and no health checks", async () => {
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER: "always_on" });
    collector.spans.splice(0);
    for (const url of ["/blog", "/blog", "/livez", "/readyz", "/no/where"]) await fetch(`${site}${url}`);
    await waitForTraces("GET /*");
    const requests = collector.spans.filter(({ kind }) => kind === 2).map(({ name }) => name);
    expect(requests).toEqual(["GET /blog", "GET /*"]);
  });

  test("follows the header of a trusted proxy, and logs once that the collector is down", async () => {
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_TIMEOUT: "200",
      OTEL_TRACES_SAMPLER_ARG: "0",
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
    });
    collector.spans.splice(0);
    await fetch(`${site}/categories`);
    await fetch(`${site}/celebrities`, { headers: { traceparent } });
    await waitUntil(() => collector.spans.some(({ name }) => name === "GET /celebrities"));
    // Jobs are always recorded.
    await waitForTraces("job check-links");
    const requests = collector.spans.filter(({ kind }) => kind === 2);
    expect(requests.map(({ name, traceId }) => [name, traceId])).toEqual([["GET /celebrities", otherTrace]]);

    await collector.stop();
    const countWarnings = () => server.output().split("the collector does not receive traces").length - 1;
    const ask = async (url: string) =>
      expect((await fetch(`${site}${url}`, { headers: { traceparent } })).status).toBe(200);
    await ask("/outfits");
    await waitUntil(() => countWarnings() > 0);
    await ask("/shop");
    // Sends what waits, in vain.
    expect(await server.stop("SIGTERM")).toBe(0);
    expect(countWarnings()).toBe(1);
  });

  test("without an endpoint, nothing of the SDK is loaded", async () => {
    await start({ NODE_DEBUG: "module" });
    expect(server.output()).toContain("@opentelemetry/api");
    expect(server.output()).not.toMatch(/@opentelemetry\/(?!api\b)/);
  });
});
