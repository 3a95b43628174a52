import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { countAttempt } from "../../../../core/access/rateLimit";
import { sharedLimit } from "../../../../core/access/sharedLimit.service";
import { notFound } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { AdminUser } from "../../../people/accounts/adminUser.entity";
import { getMailSite } from "../../../site/mail/mailSite.service";
import { queueMails } from "../../../site/mail/mails.service";
import type { NewsletterDraftInput } from "./newsletters.inputs";
import { addressMail, renderNewsletter } from "./renderNewsletter.service";

const perHour = sharedLimit("newsletter-tests", { points: 20, duration: 3_600 });

export const toDraft = ({ subject, preview, body }: NewsletterDraftInput) => ({
  id: "",
  subject: subject.trim(),
  preview: preview?.trim() ?? "",
  body: body ?? "",
});

/**
 * Sends a newsletter as it is in the editor to the editor's own address. The links of a reader lead to the home page.
 * @returns the address
 * @throws TOO_MANY_REQUESTS after 20 tests in an hour
 */
export async function sendTest(
  db: EntityManager,
  { id }: Pick<Actor, "id">,
  input: NewsletterDraftInput,
): Promise<string> {
  const account = await db.findOneBy(AdminUser, { id });
  if (!account) throw notFound("This account no longer exists.");
  await countAttempt(perHour(db), id, "You have sent 20 tests in an hour. Please wait before you send another one.");
  const draft = toDraft(input);
  const { origin } = await getMailSite(db);
  const mail = addressMail(await renderNewsletter(db, draft), { leave: origin, preferences: origin });
  await queueMails(db, [
    {
      ...mail,
      key: `newsletter-test:${randomUUID()}`,
      kind: "NEWSLETTER",
      recipient: account.email,
      subject: `Test: ${draft.subject}`,
    },
  ]);
  return account.email;
}
