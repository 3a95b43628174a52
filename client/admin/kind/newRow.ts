import type { Role } from "../role/roles";
import { hasRole } from "../role/roles";
import type { SaveIntent } from "../record/recordTypes";

/** Returns the status to send with a new row; nothing for the server's choice. */
export function newRowStatus(intent: SaveIntent): { status?: "DRAFT" | "IN_REVIEW" } {
  if (intent === "save") return {};
  return { status: intent === "draft" ? "DRAFT" : "IN_REVIEW" };
}

/** Returns what became of a new row that is not public, for a toast; null for a published one. */
export function unpublishedOutcome(role: Role, intent: SaveIntent): { title: string; text: string } | null {
  if (hasRole(role, "editor"))
    return intent === "draft"
      ? { title: "Saved as a draft", text: "Visitors do not see it until it is published." }
      : null;
  return intent === "review"
    ? { title: "Submitted for review", text: "An editor decides when to publish it." }
    : { title: "Saved as a draft", text: "Only you and the editors see it. Submit it for review when it is ready." };
}
