import type { EntityManager } from "typeorm";
import { addressRange, countAttempt } from "../../core/access/rateLimit";
import { hashedKey, sharedLimit } from "../../core/access/sharedLimit.service";
import { badUserInput } from "../../core/errors/appErrors";
import { emailProblem, normalizeEmail } from "./email";
import { findCategory } from "../category/category.service";
import { categorySource, type SubscribeNewsletterInput } from "./subscriber.inputs";
import { NewsletterAlreadySubscribed, NewsletterSubscribed, newsletterMessages as messages } from "./newsletter.types";

const perMinute = sharedLimit("subscriptions", { points: 5, duration: 60 });

function validEmail(typed: string): string {
  const email = normalizeEmail(typed);
  const problem = emailProblem(email);
  if (problem) throw badUserInput(problem, { email: problem });
  return email;
}

/** @throws BAD_USER_INPUT for the page of a category that does not exist. */
async function requireKnownSource(db: EntityManager, source: string): Promise<void> {
  if (!source.startsWith(categorySource)) return;
  if (await findCategory(db, source.slice(categorySource.length))) return;
  throw badUserInput(messages.sourceUnknown, { source: messages.sourceUnknown });
}

/**
 * Adds an address to the list, once even for simultaneous requests.
 * @throws BAD_USER_INPUT for a blank or malformed address, TOO_MANY_REQUESTS after five attempts a minute from one
 * client address.
 */
export async function subscribe(db: EntityManager, input: SubscribeNewsletterInput, clientAddress: string) {
  const email = validEmail(input.email);
  await countAttempt(perMinute(db), hashedKey(addressRange(clientAddress)), messages.tooMany);
  // A bot gets a success message, so that it does not try another way.
  if (input.website) return Object.assign(new NewsletterSubscribed(), { message: messages.subscribed });
  await requireKnownSource(db, input.source);
  const rows: unknown[] = await db.query(
    `INSERT INTO newsletter_subscribers AS existing (email, source) VALUES ($1, $2)
     ON CONFLICT (email) DO UPDATE SET subscribed = TRUE, source = excluded.source, updated_at = now() WHERE NOT existing.subscribed
     RETURNING id`,
    [email, input.source],
  );
  return rows.length
    ? Object.assign(new NewsletterSubscribed(), { message: messages.subscribed })
    : Object.assign(new NewsletterAlreadySubscribed(), { message: messages.alreadySubscribed });
}
