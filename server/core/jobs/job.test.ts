// On both engines: the database computes the times.
import type { DataSource } from "typeorm";
import { daily, everyMinutes, hourly, nextRunSql, type Schedule } from "./job";
import { testDatabase } from "../../testing/database/testDatabase";

describe("the next run of a job", () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await testDatabase();
  });
  afterAll(() => dataSource.destroy());

  test.each<[string, Schedule, string, string]>([
    ["is today before its time", daily("03:05"), "2026-02-28T03:04:59.999Z", "2026-02-28T03:05:00.000Z"],
    ["is tomorrow at its time", daily("03:05"), "2026-02-28T03:05:00.000Z", "2026-03-01T03:05:00.000Z"],
    ["is after midnight", daily("00:00"), "2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z"],
    ["is a day after midnight", daily("00:00"), "2027-01-01T00:00:00.000Z", "2027-01-02T00:00:00.000Z"],
    ["is late on the same day", daily("23:59"), "2026-03-29T00:00:01.000Z", "2026-03-29T23:59:00.000Z"],
    ["is in the same hour", hourly(15), "2026-03-29T01:14:00.000Z", "2026-03-29T01:15:00.000Z"],
    ["is in the next day's first hour", hourly(15), "2026-03-29T23:15:00.000Z", "2026-03-30T00:15:00.000Z"],
    ["is at the next ten minutes", everyMinutes(10), "2026-03-29T23:51:00.000Z", "2026-03-30T00:00:00.000Z"],
    ["is six hours later", everyMinutes(360, 35), "2026-03-29T18:35:00.001Z", "2026-03-30T00:35:00.000Z"],
  ])("%s", async (_, schedule, time, next) => {
    const [row]: [{ next: Date }] = await dataSource.query(
      `SELECT ${nextRunSql(schedule, `'${time}'::timestamptz`)} AS next`,
    );
    expect(row.next.toISOString()).toBe(next);
  });
});
