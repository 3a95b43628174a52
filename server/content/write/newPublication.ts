import { type PublishableRow, PublicationStatus } from "../kinds/publishableRow";
import type { Actor } from "../../shared/graphql/context";
import { isContributor } from "./ownDraft";
import type { Write } from "./write";

/** What a contributor adds is a draft, or waits for review. */
const chooseStatus = (actor: Actor | null, status: PublicationStatus | null | undefined): PublicationStatus =>
  isContributor(actor) && status !== PublicationStatus.IN_REVIEW
    ? PublicationStatus.DRAFT
    : (status ?? PublicationStatus.PUBLISHED);

/** Returns the columns of a new row that say how public it is and who wrote it. */
export const newPublication = (
  { actor }: Write,
  status: PublicationStatus | null | undefined,
): Pick<PublishableRow, "status" | "authorId"> => ({
  status: chooseStatus(actor, status),
  authorId: actor?.id ?? null,
});
