import { getFieldErrors, isConflict, getErrorMessage } from "./adminErrors";

type Failure =
  | { kind: "conflict"; message: string }
  | { kind: "invalid"; message: string; fieldErrors: Record<string, string> }
  | { kind: "failed"; message: string };

/** Runs a mutation and returns its outcome for the form kit (`useRecordForm`); never throws. */
export async function trySave<Saved extends object = object>(
  run: () => Promise<Saved | void>,
): Promise<(Saved & { kind: "saved" }) | Failure> {
  try {
    return { ...((await run()) ?? ({} as Saved)), kind: "saved" };
  } catch (error) {
    if (isConflict(error)) return { kind: "conflict", message: getErrorMessage(error) };
    const fieldErrors = getFieldErrors(error);
    const message = getErrorMessage(error);
    return Object.keys(fieldErrors).length > 0
      ? { kind: "invalid", message, fieldErrors }
      : { kind: "failed", message };
  }
}
