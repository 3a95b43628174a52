import { databaseError } from "./databaseErrors";

const failure = (fields: object): Error => Object.assign(new Error("failed"), fields);
const codeOf = (fields: object): unknown => databaseError(failure(fields))?.extensions.code;

describe("database errors", () => {
  test.each([
    "ECONNREFUSED",
    "ENOTFOUND",
    "EAI_AGAIN",
    "EHOSTUNREACH",
    "ENETUNREACH",
    "57P01",
    "53300",
    "08006",
    "25006",
    "40001",
  ])("%s means that the database is unavailable", (code) => {
    expect(codeOf({ code })).toBe("SERVICE_UNAVAILABLE");
    expect(codeOf({ driverError: { code } })).toBe("SERVICE_UNAVAILABLE");
  });

  test("ENOENT means unavailable for the engine's socket only, not for a missing file", () => {
    expect(codeOf({ code: "ENOENT", syscall: "connect" })).toBe("SERVICE_UNAVAILABLE");
    expect(codeOf({ driverError: { code: "ENOENT", syscall: "connect" } })).toBe("SERVICE_UNAVAILABLE");
    expect(codeOf({ code: "ENOENT", syscall: "open" })).toBeUndefined();
  });

  test.each(["22P02", "22P05", "22021", "22003", "22007", "22008"])("%s is caused by a value", (code) => {
    expect(codeOf({ code })).toBe("BAD_USER_INPUT");
  });

  // Division by zero, a negative LIMIT, an invalid regular expression: the statement is wrong, which is our fault.
  test.each(["22012", "2201W", "2201B", "23505"])("%s is not caused by a value", (code) => {
    expect(codeOf({ code })).toBeUndefined();
  });

  test("57014 means a timeout", () => {
    expect(codeOf({ code: "57014" })).toBe("TIMEOUT");
  });
});
