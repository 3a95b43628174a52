import { ServerError } from "@apollo/client/errors";
import { OperationTypeNode } from "graphql";
import { shouldRetry, getRetryDelay } from "./retry";

const read = { operationType: OperationTypeNode.QUERY };
const write = { operationType: OperationTypeNode.MUTATION };

describe("retry", () => {
  it("waits 1, 2 and 4 seconds, never more than 30", () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(getRetryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it("repeats a query that did not reach the server up to three times", () => {
    const lost = new TypeError("Failed to fetch");
    expect([1, 2, 3, 4].map((attempt) => shouldRetry(attempt, read, lost))).toEqual([true, true, true, false]);
  });

  it("does not repeat mutations, responses and canceled queries", () => {
    const serverError = new ServerError("500", { response: { status: 500 } as Response, bodyText: "" });
    const aborted = Object.assign(new Error("aborted"), { name: "AbortError" });
    expect(shouldRetry(1, write, new TypeError("Failed to fetch"))).toBe(false);
    expect(shouldRetry(1, read, serverError)).toBe(false);
    expect(shouldRetry(1, read, aborted)).toBe(false);
  });
});
