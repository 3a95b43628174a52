import fs from "node:fs";
import path from "node:path";
import pino from "pino";
import type { DataSource } from "typeorm";
import { parse } from "yaml";
import { parseEnvironment } from "../../config/environment";
import { testDatabase } from "../../testing/database/testDatabase";
import { registerClickTracking } from "../../web/outbound/clickTracking";
import { createSite, type Site } from "../site";
import { Metrics } from "./metrics";
import { watchComponents } from "./watchComponents";

const root = path.join(__dirname, "../../..");
const read = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string };
}
interface Panel {
  title: string;
  type: string;
  targets?: { expr: string }[];
}

const rules = (parse(read("deploy/monitoring/alerts.yml")) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(read("deploy/monitoring/dashboard.json")) as { panels: Panel[] };
const queries = panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr));

/** Names in /metrics of Patroni 3.0, HAProxy 2.6 and Debian's node exporter 1.5, and the one that Prometheus adds. */
const othersMetrics = new Set([
  "up",
  "patroni_primary",
  "patroni_replica",
  "patroni_postgres_running",
  "patroni_xlog_location",
  "patroni_xlog_replayed_location",
  "patroni_is_paused",
  "haproxy_server_status",
  "haproxy_backend_active_servers",
  "haproxy_backend_http_responses_total",
  "node_filesystem_avail_bytes",
  "node_filesystem_size_bytes",
]);

/** Returns the names that a query reads: each stands before a selector, a comparison or the end of its argument. */
const findMetrics = (expression: string): string[] =>
  expression
    .replaceAll(/\{[^}]*\}|"[^"]*"/g, "")
    .match(/\b(?:up|(?:wornby|nodejs|process|patroni|haproxy|node)_\w+)\b/g) ?? [];

describe("monitoring", () => {
  let dataSource: DataSource;
  let site: Site;
  let ours: Set<string>;

  beforeAll(async () => {
    const metrics = new Metrics();
    dataSource = await testDatabase();
    const log = pino({ level: "silent" });
    const environment = parseEnvironment({});
    site = await createSite({ environment, log, readiness: { ready: true }, dataSource, metrics });
    const db = () => dataSource.manager;
    const recorder = registerClickTracking(site.http, { db, readDb: db, log, publicUrl: null });
    const { http, responseCache } = site;
    const reader = { figures: { reader: 0, writer: 0, stale: 0 } };
    watchComponents(metrics, { http, dataSource, reader, responseCache, recorder });
    await site.http.ready();
    const text = await metrics.registry.metrics();
    ours = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
  });
  afterAll(async () => {
    await site.http.close();
    await site.stop();
    await dataSource.destroy();
  });

  test("alerts and dashboard read metrics that exist, and each of our own is in one of them", () => {
    const used = new Set([...rules.map(({ expr }) => expr), ...queries].flatMap(findMetrics));
    expect([...used].filter((name) => !ours.has(name) && !othersMetrics.has(name))).toEqual([]);
    expect([...othersMetrics].filter((name) => !used.has(name))).toEqual([]);
    const isUsed = (name: string) => used.has(name) || /_(sum|bucket|count)$/.test(name);
    expect([...ours].filter((name) => name.startsWith("wornby_") && !isUsed(name))).toEqual([]);
  });

  test("each alert says how bad it is and what to do", () => {
    for (const { labels, annotations } of rules) {
      expect(["critical", "warning", "info"]).toContain(labels.severity);
      expect(annotations).toMatchObject({
        summary: expect.stringMatching(/\.$/) as string,
        description: expect.stringMatching(/\.$/) as string,
      });
    }
  });

  test("each alert is tested", () => {
    const { tests } = parse(read("deploy/monitoring/alerts.test.yml")) as {
      tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[];
    };
    const fired = tests.flatMap((one) => one.alert_rule_test.filter(({ exp_alerts: expected }) => expected.length > 0));
    expect(new Set(fired.map(({ alertname }) => alertname))).toEqual(new Set(rules.map(({ alert }) => alert)));
  });

  test("the panels of the dashboard have titles and queries", () => {
    expect(panels.length).toBeGreaterThan(15);
    for (const { title, type, targets } of panels) {
      expect(title).not.toBe("");
      expect(type === "row" || (targets ?? []).length > 0).toBe(true);
    }
  });
});
