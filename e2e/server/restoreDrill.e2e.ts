import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readDatabaseState } from "../../server/testing/database/databaseState";
import { ContinuousWriter } from "../support/servers/continuousWriter";
import { hasPgBackRest, PgBackRest } from "../support/servers/postgres/pgBackRest";
import { findPostgresPrograms } from "../support/servers/postgres/postgresPrograms";
import { startServerProcess } from "../support/server";
import { TestPostgres } from "../support/servers/postgres/testPostgres";
import { waitUntil } from "../support/waiting";
import { describeIf } from "../../server/testing/skipped";

const canRun = findPostgresPrograms() !== undefined && hasPgBackRest();
const withPrograms = describeIf(canRun, "PostgreSQL's programs or pgbackrest are not installed");

/** Returns the row count and a checksum of every table. */
const readState = (postgres: TestPostgres): Promise<Record<string, string>> =>
  readDatabaseState({ query: <T>(sql: string) => postgres.query(sql) as Promise<T> });

/** Waits until the server has replayed everything that it should and accepts writes. */
const waitForRecovery = (postgres: TestPostgres): Promise<void> =>
  waitUntil(async () => {
    const [{ done }] = await postgres.query<{ done: boolean }>("SELECT NOT pg_is_in_recovery() AS done");
    return done;
  });

// The second test continues from the state that the first one left.
withPrograms("a restore by pgBackRest", () => {
  const repository = new PgBackRest();
  let postgres: TestPostgres;
  let beforeDeletion: Record<string, string>;
  let afterDeletion: Record<string, string>;
  let second: string;

  /** Starts a site with sample data and takes a full backup while it is written to. */
  async function backUpWhileWriting(): Promise<void> {
    const server = startServerProcess(path.join(postgres.folder, "site"), {
      DATABASE_URL: postgres.url,
      DEMO: "true",
      TRUST_PROXY: "1",
      HOST: "127.0.0.1",
    });
    try {
      const site = await server.waitUntilReady();
      const writer = new ContinuousWriter();
      await writer.start(site);
      await repository.run(postgres, "backup", "--type=full");
      const { acknowledged } = writer;
      await waitUntil(() => writer.acknowledged > acknowledged + 10);
      await writer.stop();
      expect(writer.failures).toEqual({});
    } finally {
      await server.stop("SIGTERM");
    }
  }

  beforeAll(async () => {
    postgres = await TestPostgres.create({
      settings: repository.postgresSettings,
      environment: repository.environment,
    });
    await repository.run(postgres, "stanza-create");
    await repository.run(postgres, "check");
    await backUpWhileWriting();
    beforeDeletion = await readState(postgres);
    [{ second }] = await postgres.query<{ second: string }>("SELECT clock_timestamp()::text AS second");
    await sleep(1_000);
    await postgres.query("DROP TABLE outfits CASCADE");
    await postgres.query("DELETE FROM newsletter_subscribers");
    await postgres.query("UPDATE celebrities SET name = 'Nobody'");
    afterDeletion = await readState(postgres);
    await postgres.stop();
  });
  afterAll(async () => {
    await postgres?.remove();
    repository.remove();
  });

  test("to the second before a deletion, on another machine, has every row of every table", async () => {
    const copy = await TestPostgres.create({
      settings: [`unix_socket_directories=${repository.folder}`],
      environment: repository.environment,
      fill: (data) =>
        repository.run(
          { data },
          "restore",
          "--type=time",
          `--target=${second}`,
          "--target-action=promote",
          "--archive-mode=off",
        ),
    });
    try {
      await waitForRecovery(copy);
      const restored = await readState(copy);
      expect(Object.keys(restored).length).toBeGreaterThan(50);
      expect(restored).toEqual(beforeDeletion);
      expect(restored).not.toEqual(afterDeletion);
    } finally {
      await copy.remove();
    }
  });

  test("to the end of the archive, over a damaged data folder, has the last rows", async () => {
    for (const name of ["base", "pg_wal"]) fs.rmSync(path.join(postgres.data, name), { recursive: true });
    await repository.run(postgres, "restore");
    await postgres.start();
    await waitForRecovery(postgres);
    expect(await readState(postgres)).toEqual(afterDeletion);
  });
});
