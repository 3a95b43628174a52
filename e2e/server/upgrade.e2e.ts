import { describeIf, testIf } from "../../server/testing/skipped";
import { ContinuousVisitor } from "../support/servers/continuousVisitor";
import { findPostgresPrograms } from "../support/servers/postgres/postgresPrograms";
import { TestPostgres } from "../support/servers/postgres/testPostgres";
import { Releases } from "../support/servers/releases";
import { waitUntil } from "../support/waiting";

/** What an upgrade has printed when it is killed, and the milliseconds after it. */
const killPoints: (readonly [string, number])[] = [
  ...([0, 20, 80] as const).map((ms) => ["", ms] as const),
  ...([0, 100] as const).map((ms) => ["Building", ms] as const),
  ...([0, 20, 60, 150] as const).map((ms) => ["Copying", ms] as const),
  ...([0, 100, 500] as const).map((ms) => ["Trying", ms] as const),
  ...([0, 100, 300] as const).map((ms) => ["ready at", ms] as const),
  ...([0, 5, 100, 500, 2_000] as const).map((ms) => ["Switching", ms] as const),
];

/** Builds that fail, and what the upgrade says. */
const failing = [
  ["cannot start", 'throw new Error("broken");', "It did not get ready."],
  ["starts and is never ready", "setInterval(() => {}, 1000); return;", "It did not get ready.", "5000"],
  [
    "cannot migrate",
    'const database = require("./database/dataSource"), create = database.createDataSource;' +
      "database.createDataSource = (...all) => { const source = create(...all); source.migrations.push({ " +
      'name: "Fails9000000000000", up: (runner) => runner.query("SELECT nothing") }); return source; };',
    "It did not get ready.",
  ],
  ["cannot start beside the other", 'if (process.argv.includes("--beside")) process.exit(1);', "does not get ready."],
] as const;
/** Passes the trial only. */
const failsLater = 'if (process.env.PORT !== "0") process.exit(1);';

const hasPostgres = findPostgresPrograms() !== undefined;

describeIf(
  hasPostgres && Boolean(process.env.UPGRADE_KILLS),
  "two requests hung up at a change-over; set UPGRADE_KILLS=true",
)("an upgrade on one machine", () => {
  let postgres: TestPostgres;
  let site: Releases;
  let visitor: ContinuousVisitor;
  let version = 1;

  const upgradeTo = async (code?: string, variables?: NodeJS.ProcessEnv) => {
    site.makeVersion(`v${(version += 1)}`, code);
    const upgrade = site.upgrade(variables);
    return { code: await upgrade.exited, output: upgrade.output(), name: `v${version}` };
  };
  /** For some seconds the version before answers requests, too. */
  const answers = (name: string) => waitUntil(async () => (await site.findVersion()) === name);
  const findCurrent = () => site.current().replace(/-.*/, "");
  const readsWithoutFailure = async () => {
    const { requests } = visitor;
    await waitUntil(() => visitor.requests > requests + 20);
    expect(visitor.failures).toEqual([]);
  };

  beforeAll(async () => {
    postgres = await TestPostgres.create();
    site = await Releases.create(postgres.folder, {
      DATABASE_URL: postgres.url,
      LOG_LEVEL: "error",
      MAX_LAG_MS: "0",
      CLIENT_BUDGET_MS: "0",
      DATABASE_WAIT_MS: "10000",
      TRUST_PROXY: "1",
    });
    site.makeVersion("v1");
    const first = site.upgrade();
    expect([await first.exited, first.output()]).toEqual([0, expect.stringContaining("Start the service.")]);
    await site.startSupervisor();
    visitor = new ContinuousVisitor(site.address, ["/", "/outfits"]);
    await waitUntil(() => visitor.requests > 20);
  });
  afterAll(async () => {
    await visitor?.stop();
    await site?.stopSupervisor();
    await postgres?.remove();
    console.log(
      `${visitor?.requests} requests for pages and files of ${visitor?.files.size} scripts and styles during ` +
        `${killPoints.length} killed upgrades: ${visitor?.failures.length} failed, the longest took ${visitor?.longestMs} ms.`,
    );
  });

  test("lets the new version take over, keeps the one before, and removes older ones", async () => {
    for (let n = 0; n < 2; n += 1) {
      const { code, output, name } = await upgradeTo();
      expect([code, output]).toEqual([0, expect.stringContaining(`${name}-00000000 serves.`)]);
      await answers(name);
      await readsWithoutFailure();
    }
    expect(site.list()).toEqual(["v2-00000000", "v3-00000000"]);
  });

  test.each(failing)("returns by itself from a build that %s", async (_, code, sentence, waitMs?: string) => {
    const before = findCurrent();
    const result = await upgradeTo(code, { UPGRADE_WAIT_MS: waitMs });
    expect([result.code, result.output]).toEqual([1, expect.stringContaining(sentence)]);
    expect(findCurrent()).toBe(before);
    await answers(before);
    await readsWithoutFailure();
  });

  const testKills = testIf(Boolean(process.env.UPGRADE_KILLS), "twenty upgrades take long; set UPGRADE_KILLS=true");
  testKills(
    "answers with the old or the new version when it is killed at any step",
    async () => {
      for (const [marker, delay] of killPoints) {
        site.makeVersion(`v${(version += 1)}`);
        // Killed, or done before.
        expect([marker, [null, 0]]).toEqual([marker, expect.arrayContaining([await site.killUpgrade(marker, delay)])]);
        expect(site.list()).toContain(`${await site.findVersion()}-00000000`);
        expect([marker, delay, visitor.failures]).toEqual([marker, delay, []]);
      }
      const { code, name } = await upgradeTo();
      expect(code).toBe(0);
      await answers(name);
      expect(site.list()).toHaveLength(2);
      await readsWithoutFailure();
      // Twenty upgrades: two minutes, and many more on a busy machine.
    },
    1_200_000,
  );

  test("starts the version before when the current one does not start", async () => {
    const before = findCurrent();
    site.makeVersion(`v${(version += 1)}`, failsLater);
    await site.killUpgrade("Switching", 1_000);
    await readsWithoutFailure();
    await visitor.stop();
    expect(await site.stopSupervisor()).toBe(0);
    expect(site.current()).toBe(`v${version}-00000000`);
    await site.startSupervisor();
    await answers(before);
    const { code, name } = await upgradeTo();
    expect(code).toBe(0);
    await answers(name);
  });

  test("refuses a second upgrade at the same time", async () => {
    site.makeVersion(`v${(version += 1)}`);
    const first = site.upgrade();
    await waitUntil(() => first.output().includes("Trying"));
    const second = site.upgrade();
    expect([await second.exited, second.output()]).toEqual([1, "Another upgrade runs.\n"]);
    expect(await first.exited).toBe(0);
  });
});
