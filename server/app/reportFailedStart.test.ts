import { QueryFailedError } from "typeorm";
import { EnvironmentError } from "../config/variables";
import { MigrationFailed } from "../database/migrate";
import { reportFailedStart } from "./reportFailedStart";

function report(error: unknown): string[] {
  const lines: string[] = [];
  reportFailedStart(error, { write: (text: string) => void lines.push(text) });
  return lines;
}

describe("a failed start", () => {
  test("is a sentence when a person can mend it", () => {
    expect(report(new EnvironmentError("PORT must be a number."))).toEqual(["PORT must be a number.\n"]);
    const cause = new Error("relation is missing");
    expect(report(new MigrationFailed("The migration failed.", { cause }))).toEqual(["The migration failed.\n"]);
  });

  test("is one line of JSON when the database died in a migration", () => {
    const cause = new Error("Connection terminated unexpectedly");
    const lines = report(new MigrationFailed("The migration failed.", { cause }));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 60, err: { type: "MigrationFailed" } },
    ]);
  });

  test.each([
    [
      "a database that died",
      "Connection terminated unexpectedly",
      /^The database stopped responding during the start\./,
    ],
    ["another fault", "relation is missing", /^The server could not start\.$/],
  ])("is one line of JSON without SQL for %s", (_, message, sentence) => {
    const failure = new QueryFailedError("INSERT INTO outfits (title) VALUES ($1)", ["Secret"], new Error(message));
    const lines = report(failure);
    expect(lines).toHaveLength(1);
    expect(lines[0].trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(lines[0])).toMatchObject({ level: 60, msg: expect.stringMatching(sentence), err: { message } });
    expect(lines[0]).not.toMatch(/INSERT|outfits|Secret/);
  });
});
