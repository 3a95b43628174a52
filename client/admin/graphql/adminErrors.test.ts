import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { getFieldErrors, isConflict, isUnauthenticated, getErrorMessage } from "./adminErrors";
import { toRequestError } from "./requestError";
import { trySave } from "./trySave";

const refused = (code: string, message: string, more: object = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...more } }] });

describe("adminErrors", () => {
  it("return the server's message and field errors", () => {
    const error = refused("BAD_USER_INPUT", "Please check.", { fieldErrors: { title: "Too long", odd: 1 } });
    expect(getErrorMessage(error)).toBe("Please check.");
    expect(getFieldErrors(error)).toEqual({ title: "Too long" });
  });

  it("hide internal errors behind a general message, and say when there is no connection", () => {
    expect(getErrorMessage(refused("INTERNAL_SERVER_ERROR", "log id 7"))).toBe("An unexpected error occurred");
    const unreachable = "The server cannot be reached. Check your connection and try again.";
    expect(getErrorMessage(new TypeError("Failed to fetch"), "Try again.")).toBe(unreachable);
    expect(getFieldErrors(new TypeError("Failed to fetch"))).toEqual({});
  });

  it("handle errors of HTTP routes like GraphQL errors", () => {
    const body = JSON.stringify({
      errors: [
        { message: "No picture.", extensions: { code: "BAD_USER_INPUT", fieldErrors: { file: "No picture." } } },
      ],
    });
    const error = toRequestError(400, body);
    expect(getErrorMessage(error)).toBe("No picture.");
    expect(getFieldErrors(error)).toEqual({ file: "No picture." });
    expect(isUnauthenticated(toRequestError(401, "<html>"))).toBe(true);
    expect(toRequestError(502, "<html>").message).toBe("An unexpected error occurred");
  });
});

describe("saving", () => {
  it("never throws, and returns the outcome", async () => {
    expect(await trySave(() => Promise.resolve({ version: 4 }))).toEqual({ kind: "saved", version: 4 });
    const stale = refused("CONFLICT", "Saved meanwhile.");
    expect(isConflict(stale)).toBe(true);
    expect(await trySave(() => Promise.reject(stale))).toEqual({ kind: "conflict", message: "Saved meanwhile." });
    const wrong = refused("BAD_USER_INPUT", "Please check.", { fieldErrors: { title: "Too long" } });
    expect(await trySave(() => Promise.reject(wrong))).toEqual({
      kind: "invalid",
      message: "Please check.",
      fieldErrors: { title: "Too long" },
    });
    expect(await trySave(() => Promise.reject(new Error("lost")))).toEqual({
      kind: "failed",
      message: "An unexpected error occurred",
    });
  });
});
