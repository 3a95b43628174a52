import type { EntityManager } from "typeorm";
import type { Press } from "../../../core/access/press";
import { formLimit } from "../../../core/access/sharedLimit.service";
import { badUserInput } from "../../../core/errors/appErrors";
import { normalizeMailAddress } from "../../../core/text/mailAddress";
import { findCategory } from "../../content/category/category.service";
import { getMailSetup } from "../../site/mail/mailSite.service";
import { getOutboxPath } from "../../site/mail/outbox.service";
import { findCelebrity } from "../../content/celebrity/celebrity.service";
import { askConfirmation, type AskOutcome } from "./askConfirmation.service";
import { emailProblem } from "./email";
import { categorySource, type SubscribeNewsletterInput } from "./subscriber.inputs";
import { type FollowedName, readFollowedNames } from "./follows.service";
import { NewsletterAlreadySubscribed, NewsletterSubscribed, newsletterMessages as messages } from "./newsletter.types";

const formSent = formLimit("subscriptions");

function validEmail(typed: string): string {
  const problem = emailProblem(typed);
  if (problem) throw badUserInput(problem, { email: problem });
  return normalizeMailAddress(typed);
}

/** @throws BAD_USER_INPUT for the page of a category that does not exist. */
async function requireKnownSource(db: EntityManager, source: string): Promise<void> {
  if (!source.startsWith(categorySource)) return;
  if (await findCategory(db, source.slice(categorySource.length))) return;
  throw badUserInput(messages.sourceUnknown, { source: messages.sourceUnknown });
}

/** @throws BAD_USER_INPUT for a celebrity or a place that visitors do not see. */
async function readFollowed(
  db: EntityManager,
  { celebrity: slug, place }: SubscribeNewsletterInput,
): Promise<FollowedName | null> {
  if (place) {
    const [found] = await readFollowedNames(db, [place]);
    if (!found) throw badUserInput(messages.placeUnknown, { place: messages.placeUnknown });
    return found;
  }
  if (!slug) return null;
  const celebrity = await findCelebrity(db, { slug });
  if (!celebrity) throw badUserInput(messages.celebrityUnknown, { celebrity: messages.celebrityUnknown });
  return celebrity;
}

/**
 * Asks for the newsletter, for the new looks of a celebrity or a place, or for alerts about pieces, once even for simultaneous requests. Nothing is sent but
 * the mail that asks to confirm.
 * @throws BAD_USER_INPUT for a blank or malformed address, TOO_MANY_REQUESTS after five attempts a minute or 50 a
 * day from one client address, or after three mails a day to the address.
 */
export async function subscribe(
  db: EntityManager,
  input: SubscribeNewsletterInput,
  press: Press,
): Promise<NewsletterSubscribed | NewsletterAlreadySubscribed> {
  const email = validEmail(input.email);
  await formSent.count(db, press.from, { minute: messages.tooMany, day: messages.tooManyToday });
  // A bot gets a success message, so that it does not try another way.
  if (input.website) return answer(db, { kind: "asked", key: "" }, false);
  await requireKnownSource(db, input.source);
  const followed = await readFollowed(db, input);
  const { source } = input;
  const pieces = [...new Set(input.pieces)];
  const outcome = await db.transaction((transaction) =>
    askConfirmation(transaction, { email, source, followed, pieces }, press),
  );
  return answer(db, outcome, pieces.length > 0);
}

/** Says what happened, in the words of the specification where it has some, and what the reader does next. */
async function answer(
  db: EntityManager,
  outcome: AskOutcome,
  isAlerts: boolean,
): Promise<NewsletterSubscribed | NewsletterAlreadySubscribed> {
  const { canSend, isOutboxPublic } = getMailSetup(db);
  const outboxPath = outcome.kind === "known" ? null : await getOutboxPath(db, outcome.key);
  const next = (sentence: string): string => (canSend || isOutboxPublic ? sentence : messages.noMail);
  if (outcome.kind === "asked") {
    const message = isAlerts ? messages.alertsAsked : messages.subscribed;
    return Object.assign(new NewsletterSubscribed(), { message, next: next(messages.openMail), outboxPath });
  }
  const again = Object.assign(new NewsletterAlreadySubscribed(), {
    message: isAlerts ? messages.alertsKnown : messages.alreadySubscribed,
    next: null,
    outboxPath,
  });
  if (outcome.kind === "known") return again;
  const waiting = isAlerts ? { message: messages.alertsWaiting } : {};
  return Object.assign(again, waiting, { next: next(messages.openEarlierMail(outcome.minutes)) });
}
