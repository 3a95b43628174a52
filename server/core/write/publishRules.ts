import { forbidden, badUserInput } from "../errors/appErrors";
import { requireTokenScope } from "../access/requireRole";
import { hasRole } from "../access/role";
import type { Actor } from "../graphql/context";
import { type PublishableRow, PublicationStatus } from "../kinds/publishableRow";
import type { Write } from "./write";

/**
 * Checks what a row needs before anyone else sees it. A draft needs a title only.
 * @param messages by field. @throws BAD_USER_INPUT with the message of each blank field.
 */
export function requireComplete(
  status: PublicationStatus,
  values: object,
  messages: Readonly<Record<string, string>>,
): void {
  if (status === PublicationStatus.DRAFT) return;
  const given = values as Readonly<Record<string, string | null | undefined>>;
  const missing = Object.entries(messages).filter(([field]) => !given[field]?.trim());
  if (missing.length > 0) throw badUserInput("Please check what you entered.", Object.fromEntries(missing));
}

/** The messages of the fields that an update changes: rows of an import may lack others. */
export const messagesOfChanged = (values: object, messages: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).filter(([field]) => (values as Record<string, unknown>)[field] !== undefined),
  );

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

/** What a contributor adds, or a token that may not publish, is a draft or waits for review. */
const chooseStatus = (actor: Actor | null, status: PublicationStatus | null | undefined): PublicationStatus =>
  mayPublish(actor) || status === PublicationStatus.IN_REVIEW
    ? (status ?? PublicationStatus.PUBLISHED)
    : PublicationStatus.DRAFT;

/** Returns the columns of a new row that say how public it is and who wrote it. */
export const newPublication = (
  { actor }: Write,
  status: PublicationStatus | null | undefined,
): Pick<PublishableRow, "status" | "authorId"> => ({
  status: chooseStatus(actor, status),
  authorId: actor?.id ?? null,
});
