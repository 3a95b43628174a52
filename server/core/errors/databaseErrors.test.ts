import { databaseError } from "./databaseErrors";

const failure = (fields: object): Error => Object.assign(new Error("failed"), fields);
const getCode = (fields: object): unknown => databaseError(failure(fields))?.extensions.code;

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
    expect(getCode({ code })).toBe("SERVICE_UNAVAILABLE");
    expect(getCode({ driverError: { code } })).toBe("SERVICE_UNAVAILABLE");
  });

  test("ENOENT means unavailable for the engine's socket only, not for a missing file", () => {
    expect(getCode({ code: "ENOENT", syscall: "connect" })).toBe("SERVICE_UNAVAILABLE");
    expect(getCode({ driverError: { code: "ENOENT", syscall: "connect" } })).toBe("SERVICE_UNAVAILABLE");
    expect(getCode({ code: "ENOENT", syscall: "open" })).toBeUndefined();
  });

  test.each(["22P02", "22P05", "22021", "22003", "22007", "22008"])("%s is caused by a value", (code) => {
    expect(getCode({ code })).toBe("BAD_USER_INPUT");
  });

  // Division by zero, a negative LIMIT, an invalid regular expression: the statement is wrong, which is our fault.
  test.each(["22012", "2201W", "2201B", "23505"])("%s is not caused by a value", (code) => {
    expect(getCode({ code })).toBeUndefined();
  });

  test("57014 means a timeout", () => {
    expect(getCode({ code: "57014" })).toBe("TIMEOUT");
  });
});
