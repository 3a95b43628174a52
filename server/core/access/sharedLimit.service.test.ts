// On both engines: the embedded one has one connection.
import type { DataSource, EntityManager } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { countAttempt } from "./rateLimit";
import { deleteExpiredAttempts, hashedKey, sharedLimit } from "./sharedLimit.service";

describe("shared rate limit", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  const limit = { points: 2, duration: 60 };
  /** Simulates a server process with its own counter. */
  const process = (name: string) => {
    const limiter = sharedLimit(name, limit);
    return (key: string, db = dataSource.manager) =>
      countAttempt(limiter(db), hashedKey(key), "Too many.").then(
        () => "counted",
        (error: Error) => error.message,
      );
  };

  test("limits a client across processes, per limit and client", async () => {
    const [first, second, other] = [process("a"), process("a"), process("b")];
    expect([await first("x"), await second("x"), await first("x"), await second("x")]).toEqual([
      "counted",
      "counted",
      "Too many.",
      "Too many.",
    ]);
    expect([await second("y"), await other("x")]).toEqual(["counted", "counted"]);
  });

  test("limits simultaneous attempts", async () => {
    const processes = [process("at once"), process("at once")];
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, n) => processes[n % 2]("x")));
    expect(outcomes.filter((one) => one === "counted")).toHaveLength(limit.points);
  });

  test("stores no readable keys, and deletes expired rows", async () => {
    await process("kept")("somebody@example.com");
    const rows = await dataSource.query("SELECT * FROM attempts");
    expect(JSON.stringify(rows)).not.toContain("somebody");
    await dataSource.query("UPDATE attempts SET expire = $1 WHERE key LIKE 'kept:%'", [Date.now() - 1]);
    expect(await deleteExpiredAttempts(dataSource.manager)).toBe(1);
    expect(await process("kept")("somebody@example.com")).toBe("counted");
  });

  test("falls back to a counter per process while the database is unavailable", async () => {
    const runner = {
      query: () => Promise.reject(new Error("The database is unavailable.")),
      release: () => Promise.resolve(),
    };
    const db = { connection: { createQueryRunner: () => runner } } as unknown as EntityManager;
    const attempt = process("alone");
    expect([await attempt("x", db), await attempt("x", db), await attempt("x", db)]).toEqual([
      "counted",
      "counted",
      "Too many.",
    ]);
  });
});
