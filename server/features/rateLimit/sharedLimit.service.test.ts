import type { DataSource, EntityManager } from "typeorm";
import { testDatabase } from "../../testing/testDatabase";
import { countAttempt } from "../../shared/access/rateLimit";
import { deleteExpiredAttempts, hashedKey, sharedLimit } from "./sharedLimit.service";

describe("attempts that processes count together", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  const limit = { points: 2, duration: 60 };
  /** A server process as far as its counts go. */
  const process = (name: string) => {
    const limiter = sharedLimit(name, limit);
    return (key: string, db = dataSource.manager) =>
      countAttempt(limiter(db), hashedKey(key), "Too many.").then(
        () => "counted",
        (error: Error) => error.message,
      );
  };

  test("are limited whichever process is asked, each for what it is and who tries", async () => {
    const [first, second, other] = [process("a"), process("a"), process("b")];
    expect([await first("x"), await second("x"), await first("x"), await second("x")]).toEqual([
      "counted",
      "counted",
      "Too many.",
      "Too many.",
    ]);
    expect([await second("y"), await other("x")]).toEqual(["counted", "counted"]);
  });

  test("many at once do not slip through", async () => {
    const processes = [process("at once"), process("at once")];
    const told = await Promise.all(Array.from({ length: 10 }, (_, n) => processes[n % 2]("x")));
    expect(told.filter((one) => one === "counted")).toHaveLength(limit.points);
  });

  test("leave nothing to read, and nothing at all when their time is over", async () => {
    await process("kept")("somebody@example.com");
    const rows = await dataSource.query("SELECT * FROM attempts");
    expect(JSON.stringify(rows)).not.toContain("somebody");
    await dataSource.query("UPDATE attempts SET expire = $1 WHERE key LIKE 'kept:%'", [Date.now() - 1]);
    expect(await deleteExpiredAttempts(dataSource.manager)).toBe(1);
    expect(await process("kept")("somebody@example.com")).toBe("counted");
  });

  test("are counted by each process for itself while the database is away", async () => {
    const runner = { query: () => Promise.reject(new Error("It is away.")), release: () => Promise.resolve() };
    const db = { connection: { createQueryRunner: () => runner } } as unknown as EntityManager;
    const attempt = process("alone");
    expect([await attempt("x", db), await attempt("x", db), await attempt("x", db)]).toEqual([
      "counted",
      "counted",
      "Too many.",
    ]);
  });
});
