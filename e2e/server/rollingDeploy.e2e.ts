import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDataSource } from "../../server/database/dataSource";
import { migrate } from "../../server/database/migrate";
import { randomIpAddress } from "../support/api";
import { ContinuousWriter } from "../support/servers/continuousWriter";
import { hasHaproxy, Haproxy } from "../support/servers/haproxy";
import { freePorts } from "../support/servers/ports";
import { findPostgresPrograms } from "../support/servers/postgres/postgresPrograms";
import { type SiteProcess, startServerProcess } from "../support/server";
import { TestPostgres } from "../support/servers/postgres/testPostgres";
import { waitUntil } from "../support/waiting";
import { describeIf } from "../../server/testing/skipped";

const canRun = findPostgresPrograms() !== undefined && hasHaproxy();
const withPrograms = describeIf(canRun, "PostgreSQL's programs or HAProxy are not installed");

const currentVersion = path.join(__dirname, "../..");
/** A built worktree of the version before; without it, both versions are this one, with a migration between them. */
const versionBefore = process.env.VERSION_BEFORE ?? currentVersion;

/** HAProxy notices a server that became ready at its next check. */
const healthCheckMs = 2_000;

/** What an expand step may do: a column with a default, one that allows NULL, a table, an index. */
const expandStep = [
  "ALTER TABLE outfits ADD COLUMN mood text NOT NULL DEFAULT ''",
  "ALTER TABLE newsletter_subscribers ADD COLUMN mood text",
  "ALTER TABLE settings ADD COLUMN mood text NOT NULL DEFAULT ''",
  "CREATE TABLE moods (outfit_id uuid PRIMARY KEY REFERENCES outfits (id) ON DELETE CASCADE)",
  "CREATE INDEX outfits_mood_idx ON outfits (mood)",
];

/** Migrates the database as the first server of a newer version does. */
async function migrateToNextVersion(url: string): Promise<void> {
  const dataSource = createDataSource({ url, poolSize: 1 });
  await dataSource.initialize();
  dataSource.migrations.push({
    name: "AddsMood9000000000000",
    up: async (runner) => {
      for (const statement of expandStep) await runner.query(statement);
    },
    down: () => Promise.resolve(),
  });
  try {
    expect(await migrate(dataSource)).toContain("AddsMood9000000000000");
  } finally {
    await dataSource.destroy();
  }
}

/** Requests pages and uncached queries, and records what failed. */
class ContinuousReader {
  readonly failures: string[] = [];
  responses = 0;
  private isReading = true;
  private readonly loops: Promise<void>[];

  constructor(site: string, paths: readonly string[]) {
    this.loops = paths.map(async (place) => {
      for (let n = 0; this.isReading; n += 1, await sleep(30)) {
        const failure = await this.read(site + place.replace("NUMBER", String(n))).catch(String);
        if (failure) this.failures.push(`${place}: ${failure}`);
        else this.responses += 1;
      }
    });
  }

  async stop(): Promise<void> {
    this.isReading = false;
    await Promise.all(this.loops);
  }

  private async read(url: string): Promise<string | null> {
    const headers = { "apollo-require-preflight": "1", "x-forwarded-for": randomIpAddress() };
    const response = await fetch(url, { headers });
    const text = await response.text();
    return response.ok && !text.includes('"errors":') ? null : `${response.status} ${text.slice(0, 200)}`;
  }
}

const searchQuery = '{ outfits(first: 5, filter: { search: "suit NUMBER" }) { totalCount nodes { title } } }';

withPrograms("a rolling deploy of three servers behind HAProxy", () => {
  let postgres: TestPostgres;
  let haproxy: Haproxy;
  let ports: number[];
  const servers: SiteProcess[] = [];

  const startServer = async (index: number, version: string): Promise<void> => {
    const variables = {
      DATABASE_URL: postgres.url,
      DEMO: "true",
      TRUST_PROXY: "1",
      HOST: "127.0.0.1",
      PORT: String(ports[index]),
    };
    servers[index] = startServerProcess(path.join(postgres.folder, `site-${index}`), variables, version);
    await servers[index].waitUntilReady();
  };

  beforeAll(async () => {
    postgres = await TestPostgres.create();
    ports = await freePorts(3);
    // The first one migrates and fills the database.
    await startServer(0, versionBefore);
    await Promise.all([startServer(1, versionBefore), startServer(2, versionBefore)]);
    fs.mkdirSync(path.join(postgres.folder, "balancer"));
    haproxy = await Haproxy.start(path.join(postgres.folder, "balancer"), ports);
  });
  afterAll(async () => {
    await haproxy?.stop();
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    await postgres?.remove();
  });

  test("fails no request and loses no write, with a migration and two versions side by side", async () => {
    const query = `/graphql?query=${encodeURIComponent(searchQuery)}`;
    const reader = new ContinuousReader(haproxy.address, ["/", "/outfits", "/shop", query, query]);
    const writer = new ContinuousWriter();
    await writer.start(haproxy.address);
    try {
      await waitUntil(() => writer.acknowledged > 10 && reader.responses > 10);
      await migrateToNextVersion(postgres.url);
      for (const index of servers.keys()) {
        const { acknowledged } = writer;
        // Both versions write.
        await waitUntil(() => writer.acknowledged > acknowledged + 10);
        expect(await servers[index].stop("SIGTERM")).toBe(0);
        await startServer(index, currentVersion);
        await sleep(healthCheckMs);
      }
    } finally {
      await Promise.all([writer.stop(), reader.stop()]);
    }
    console.log(`${reader.responses} reads and ${writer.acknowledged} writes during three restarts.`);
    expect({ reads: reader.failures, writes: writer.failures }).toEqual({ reads: [], writes: {} });
    expect(await writer.findLostWrites(postgres)).toEqual([]);
  });
});
