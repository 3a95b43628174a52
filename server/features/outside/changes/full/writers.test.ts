import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { Mirror } from "../../../../testing/changes/mirror";
import { randomEdit } from "../../../../testing/changes/randomEdits";
import { readChanges } from "../../../../core/publicChanges/readChanges";
import { describeOnPostgres } from "../../../../testing/skipped";

const onPostgres = describeOnPostgres("the embedded engine has one connection");

const writerCount = 3;
const transactionCount = 150;

onPostgres("a mirror", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  const url = () => (dataSource.options as { url: string }).url;
  const counts = { committed: 0, rolledBack: 0, killed: 0, failed: 0 };

  /** Writes transactions of random length, which commit, roll back, or are killed. */
  async function writeMany(killer: Client): Promise<void> {
    let client: Client | null = null;
    for (let at = 0; at < transactionCount; at += 1) {
      if (client === null) {
        client = new Client({ connectionString: url() });
        client.on("error", () => undefined);
        await client.connect();
      }
      const end = Math.random();
      try {
        await client.query("BEGIN");
        for (let edits = 1 + Math.floor(Math.random() * 4); edits > 0; edits -= 1) {
          const { text, values } = randomEdit(Math.random);
          await client.query(text, values);
          if (Math.random() < 0.5) await sleep(Math.random() * 30);
        }
        if (end < 0.1) {
          const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
          await killer.query("SELECT pg_terminate_backend($1)", [rows[0].pid]);
          counts.killed += 1;
          client = null;
          continue;
        }
        await client.query(end < 0.25 ? "ROLLBACK" : "COMMIT");
        counts[end < 0.25 ? "rolledBack" : "committed"] += 1;
      } catch {
        // A rule of a table, or a deadlock.
        await client?.query("ROLLBACK");
        counts.failed += 1;
      }
    }
    await client?.end();
  }

  test("equals the site after three writers with kills, rollbacks and late commits", async () => {
    const killer = new Client({ connectionString: url() });
    await killer.connect();
    const mirrors = [3, 100].map(
      (first) => new Mirror((args) => readChanges(dataSource.manager, { first, since: args.since }), first),
    );
    let isWriting = true;
    let proofs = 0;
    const follow = async (mirror: Mirror) => {
      while (isWriting) {
        const { checksums } = await mirror.step();
        if (checksums === null) continue;
        const { own, theirs } = mirror.compare(checksums);
        expect(own).toEqual(theirs);
        proofs += 1;
      }
    };
    const following = Promise.all(mirrors.map(follow));
    await Promise.all(Array.from({ length: writerCount }, () => writeMany(killer)));
    isWriting = false;
    await following;
    for (const mirror of mirrors) {
      const { own, theirs } = await mirror.follow();
      expect(own).toEqual(theirs);
    }
    expect(Object.fromEntries(mirrors[0].records)).toEqual(Object.fromEntries(mirrors[1].records));
    expect(proofs).toBeGreaterThan(0);
    for (const count of [counts.committed, counts.rolledBack, counts.killed]) expect(count).toBeGreaterThan(10);
    await killer.end();
  }, 300_000);

  test("does not pass a change that commits after a later one", async () => {
    const late = new Client({ connectionString: url() });
    await late.connect();
    const mirror = new Mirror((args) => readChanges(dataSource.manager, { first: 100, since: args.since }), 100);
    await mirror.follow();
    await late.query("BEGIN");
    const insert = "INSERT INTO celebrities (name, slug) VALUES ($1, $1) RETURNING id";
    const { rows } = await late.query<{ id: string }>(insert, ["late"]);
    const [{ id }] = await dataSource.query<[{ id: string }]>(insert, ["early"]);
    const page = await mirror.step();
    expect([page.nodes, page.hasMore, page.checksums]).toEqual([[], false, null]);
    await late.query("COMMIT");
    await late.end();
    const { own, theirs, nodes } = await mirror.follow();
    expect(nodes.map((node) => node.id)).toEqual([rows[0].id, id]);
    expect(own).toEqual(theirs);
  });
});
