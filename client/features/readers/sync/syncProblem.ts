import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { errorCodes } from "../../../graphql/errorCodes";
import type { SyncProblem } from "./syncRecord";

/** A problem that has a sentence for the visitor. */
export class SyncError extends Error {
  constructor(readonly problem: SyncProblem) {
    super(problem);
    this.name = "SyncError";
  }
}

/** Returns what an error means for the visitor. */
export function findProblem(error: unknown): SyncProblem {
  if (error instanceof SyncError) return error.problem;
  const codes = errorCodes(error);
  if (codes.includes("NOT_FOUND")) return "ended";
  if (codes.includes("TOO_MANY_REQUESTS")) return "limited";
  return CombinedGraphQLErrors.is(error) ? "failed" : "offline";
}

export const problemTexts: Record<SyncProblem, string> = {
  ended: "This code has ended: it was replaced or deleted on another device. Nothing on this device was lost.",
  offline: "The server cannot be reached. Changes stay on this device and sync later.",
  limited: "Too many syncs from your network. Changes stay on this device and sync in a minute or later.",
  storage: "Your browser's storage is full or blocked, so this device cannot sync.",
  tooLong: "The list is too long to sync. Remove some favorites. Nothing on this device was lost.",
  unreadable: "The synced list cannot be read on this device. Nothing on this device was changed.",
  failed: "The list could not be synced. Changes stay on this device and sync later.",
};
