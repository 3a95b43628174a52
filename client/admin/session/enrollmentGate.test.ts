import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { createEnrollmentGate } from "./enrollmentGate";
import { RequestError } from "../graphql/requestError";

const refusal = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code: "FORBIDDEN", ...extensions } }] });
const required = { reason: "ENROLLMENT_REQUIRED" };

describe("enrollment gate", () => {
  it.each([
    ["a GraphQL response", refusal(required)],
    ["a file route", new RequestError("No.", "FORBIDDEN", {}, required)],
  ])("closes on the refusal of %s, and opens after the setup", (_, error) => {
    const gate = createEnrollmentGate();
    const listener = jest.fn();
    gate.subscribe(listener);
    gate.notice(error);
    gate.notice(error);
    expect(gate.isClosed()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    gate.open();
    expect(gate.isClosed()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([refusal({}), new RequestError("No.", "FORBIDDEN"), new Error("lost")])("stays open on %s", (error) => {
    const gate = createEnrollmentGate();
    gate.notice(error);
    expect(gate.isClosed()).toBe(false);
  });
});
