import { type PublishableRow, PublicationStatus } from "../kinds/publishableRow";
import type { Actor } from "../graphql/context";
import { mayPublish } from "./ownDraft";
import type { Write } from "./write";

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
