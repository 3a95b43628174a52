import { forbidden } from "../errors/appErrors";
import { requireTokenScope } from "../access/requireRole";
import { hasRole } from "../access/role";
import type { Actor } from "../graphql/context";
import { type PublishableRow, PublicationStatus } from "../kinds/publishableRow";

const openStatuses: readonly PublicationStatus[] = [PublicationStatus.DRAFT, PublicationStatus.IN_REVIEW];

/** Whether the actor only contributes: such accounts write drafts of their own, and publish nothing. */
export const isContributor = (actor: Actor | null): boolean => actor !== null && !hasRole(actor.role, "editor");

/** Whether what the actor adds may be public at once. */
export const mayPublish = (actor: Actor | null): boolean =>
  !isContributor(actor) && (actor?.token?.scopes.includes("publish") ?? true);

/** @throws FORBIDDEN for a contributor, and for a token without the scope to publish. */
export function requireMayPublish(actor: Actor | null): void {
  if (isContributor(actor)) throw forbidden("Only editors can publish. Submit it for review instead.");
  if (actor) requireTokenScope(actor, "publish");
}

/** @throws FORBIDDEN when a contributor changes the draft of someone else, or what is scheduled or published. */
export function requireMayChange(
  actor: Actor | null,
  { status, authorId }: Pick<PublishableRow, "status" | "authorId">,
) {
  if (!actor || !isContributor(actor)) return;
  if (authorId !== actor.id) throw forbidden("You can change only your own drafts. Ask an editor to change this one.");
  if (!openStatuses.includes(status))
    throw forbidden("This is already scheduled or published. Ask an editor to change it.");
}
