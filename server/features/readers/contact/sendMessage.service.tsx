import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { formLimit } from "../../../core/access/sharedLimit.service";
import { badUserInput } from "../../../core/errors/appErrors";
import { MailLayout } from "../../../core/mail/MailLayout";
import { renderMail } from "../../../core/mail/renderMail";
import { isMailAddress } from "../../../core/text/mailAddress";
import { getMailSite } from "../../site/mail/mailSite.service";
import { queueMails } from "../../site/mail/mails.service";
import { getSettings } from "../../site/settings/settings.service";

/** The fields of the form, as typed. */
export interface TypedMessage {
  name: string;
  email: string;
  text: string;
  /** Honeypot field that people do not see: a value identifies a bot. */
  website: string;
}

const messageSent = formLimit("messages");
const tooMany = "Too many messages from your network. Please try again later; what you typed is still here.";
const longest = { name: 100, text: 5_000 };

/** Characters that would end a header, or that no mail shows. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** @throws BAD_USER_INPUT with the field that is wrong. */
function requireValid({ name, email, text }: TypedMessage): void {
  const refuse = (field: keyof TypedMessage, sentence: string) => badUserInput(sentence, { [field]: sentence });
  if (!name.trim()) throw refuse("name", "Please enter your name.");
  if (Array.from(name).length > longest.name || controls.test(name))
    throw refuse("name", `Please enter a name of at most ${longest.name} characters, without line breaks.`);
  if (!isMailAddress(email)) throw refuse("email", "Please enter a valid email address, so that we can answer.");
  if (!text.trim()) throw refuse("text", "Please write your message.");
  if (Array.from(text).length > longest.text)
    throw refuse("text", `Please write at most ${longest.text.toLocaleString("en")} characters.`);
  if (text.includes("\u0000")) throw refuse("text", "The text has a character that cannot be sent. Please remove it.");
}

/**
 * Queues a reader's message as a mail to the address in the settings; an answer goes to the reader. Nothing else is stored.
 * The same message is one mail a day.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS after five a minute or 50 a day from one client address.
 */
export async function sendMessage(db: EntityManager, typed: TypedMessage, clientAddress: string): Promise<void> {
  const message = { ...typed, email: typed.email.trim(), text: typed.text.replaceAll("\r\n", "\n") };
  requireValid(message);
  await messageSent.count(db, clientAddress, { minute: tooMany, day: tooMany });
  // A bot gets a success message, so that it does not try another way.
  if (message.website) return;
  const { contactEmail } = await getSettings(db);
  if (!contactEmail) throw badUserInput("This site takes no messages at the moment.");
  const site = await getMailSite(db);
  const name = message.name.trim();
  const content = renderMail(
    <MailLayout
      site={site}
      preview={`${name} has written to you.`}
      footer={
        <p>
          Sent with the contact form of {site.name}. Your answer goes to {message.email}.
        </p>
      }
    >
      <h1>{name} has written to you</h1>
      {message.text
        .split(/\n+/)
        .filter((line) => line.trim() !== "")
        .map((line, place) => (
          <p key={place}>{line}</p>
        ))}
    </MailLayout>,
  );
  const hash = createHash("sha256")
    .update(JSON.stringify([message.email, message.text]))
    .digest("hex")
    .slice(0, 32);
  const key = `message:${new Date().toISOString().slice(0, 10)}:${hash}`;
  await queueMails(db, [
    {
      key,
      kind: "MESSAGE",
      recipient: contactEmail,
      replyTo: message.email,
      subject: `Message from ${name}`,
      ...content,
    },
  ]);
}
