import type { FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { paths } from "../../site/addresses";
import type { Press } from "../core/access/press";
import type { MailNotice, MailPage } from "../../site/mailPages";

/** What the link of a mail answers: a page, a redirect, a file or a line of text. */
export type MailAnswer =
  { status: number; page: MailPage } | { location: string } | { file: object } | { line: string };

export interface MailLinkRoute {
  Querystring: Record<string, unknown>;
  /** Undefined for GET. */
  Body?: URLSearchParams;
}

/** @param press who sends the request; only POST needs it */
export type AnswerMail = (
  db: EntityManager,
  request: FastifyRequest<MailLinkRoute>,
  press: Press,
) => Promise<MailAnswer>;

export const notice = (status: number, page: Omit<MailNotice, "kind">): MailAnswer => ({
  status,
  page: { kind: "notice", ...page },
});

export const homeLink = { label: "Return to Home", href: paths.home() };

/** For a wrong signature. */
export const badLink = notice(404, {
  title: "This link is not complete",
  text: "Some mail programs break long links. Open it from the mail again, or copy the whole address.",
  link: homeLink,
});

/** For a subscriber who was deleted, and for an old confirmation. */
export const goneAddress = notice(410, {
  title: "This link is too old",
  text: "We have no subscription for it any more, and it changes nothing. You can subscribe again at any time.",
  link: { label: "Newsletter", href: paths.newsletter() },
});

/** While the database is away. */
export const tryAgain = notice(503, {
  title: "Please try again in a minute",
  text: "The site cannot read your choices at the moment. Nothing was changed.",
});
