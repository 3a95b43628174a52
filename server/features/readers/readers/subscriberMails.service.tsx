import type { EntityManager } from "typeorm";
import { readLinkKey } from "../../../core/access/signedLink";
import { renderMail } from "../../../core/mail/renderMail";
import { getMailSite } from "../../site/mail/mailSite.service";
import { queueMails } from "../../site/mail/mails.service";
import { getSettings } from "../../site/settings/settings.service";
import { type Choices, describeChoices } from "./choices.service";
import type { Consent } from "./consent.entity";
import { confirmPath, preferencesPath, unsubscribeUrl, type Wish } from "./subscriberLinks.service";
import { MailButton, MailLayout, type MailSite } from "../../../core/mail/MailLayout";

interface Asked {
  subscriber: { id: string; email: string };
  wish: Wish;
  /** What the subscriber gets after the confirmation. */
  items: readonly string[];
  /** The record of the question: a second mail about it is not queued. */
  consent: Pick<Consent, "id" | "givenAt">;
}

/** The key of a mail that asks to confirm a wish. @param consentId the record of the question */
export const confirmationKey = (consentId: string, wish: Wish): string => `confirmation:${consentId}:${wish}`;

/** Queues the mails that ask people to confirm their addresses, up to a few hundred at a time. */
export async function queueConfirmations(db: EntityManager, asked: readonly Asked[]): Promise<void> {
  const [site, key, { confirmationGreeting }] = [await getMailSite(db), await readLinkKey(db), await getSettings(db)];
  const mails = asked.map(({ subscriber: { id, email }, wish, items, consent }) => ({
    key: confirmationKey(consent.id, wish),
    kind: "CONFIRMATION" as const,
    recipient: email,
    subject: `Please confirm your address for ${site.name}`,
    ...renderMail(
      <ConfirmationMail
        site={site}
        greeting={confirmationGreeting}
        items={items}
        confirmUrl={site.origin + confirmPath(key, id, wish, consent.givenAt)}
        leaveUrl={unsubscribeUrl(key, site.origin, id, "all")}
      />,
    ),
  }));
  await queueMails(db, mails);
}

/** Queues the mail that greets a subscriber, once for each confirmation. */
export async function queueWelcome(db: EntityManager, choices: Choices, consentId: string): Promise<void> {
  const [site, key, { welcomeGreeting }] = [await getMailSite(db), await readLinkKey(db), await getSettings(db)];
  const leaveUrl = unsubscribeUrl(key, site.origin, choices.id, "all");
  const content = renderMail(
    <WelcomeMail
      site={site}
      greeting={welcomeGreeting}
      items={describeChoices(choices)}
      preferencesUrl={site.origin + preferencesPath(key, choices.id)}
      leaveUrl={leaveUrl}
    />,
  );
  await queueMails(db, [
    {
      key: `welcome:${consentId}`,
      kind: "WELCOME",
      recipient: choices.email,
      subject: `Welcome to ${site.name}`,
      unsubscribeUrl: leaveUrl,
      ...content,
    },
  ]);
}

interface ConfirmationMailProps {
  site: MailSite;
  /** The editors' words. */
  greeting: string;
  /** What the reader gets after the confirmation. */
  items: readonly string[];
  confirmUrl: string;
  leaveUrl: string;
}

/** Asks a reader to confirm the address. */
const ConfirmationMail = ({ site, greeting, items, confirmUrl, leaveUrl }: ConfirmationMailProps) => (
  <MailLayout
    site={site}
    preview="One press, and you are on the list."
    footer={
      <p>
        You get this mail because somebody entered this address at {site.name}. If it was not you, do nothing: we send
        you nothing else, and forget the address after 30 days. Or <a href={leaveUrl}>leave at once</a>.
      </p>
    }
  >
    <h1>Please confirm your address</h1>
    <p>{greeting}</p>
    <p>After that you get:</p>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <MailButton href={confirmUrl}>Confirm my address</MailButton>
    <p className="soft">The button opens a page that asks once more, so that no program confirms for you.</p>
  </MailLayout>
);

interface WelcomeMailProps {
  site: MailSite;
  /** The editors' words. */
  greeting: string;
  /** What the reader gets. */
  items: readonly string[];
  preferencesUrl: string;
  leaveUrl: string;
}

/** Greets a confirmed subscriber. */
const WelcomeMail = ({ site, greeting, items, preferencesUrl, leaveUrl }: WelcomeMailProps) => (
  <MailLayout
    site={site}
    preview="What you get, and where to change it."
    footer={
      <p>
        You get this mail because you confirmed this address at {site.name}. <a href={leaveUrl}>Leave all lists</a>
      </p>
    }
  >
    <h1>Welcome to {site.name}</h1>
    <p>{greeting}</p>
    <p>You get:</p>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <MailButton href={preferencesUrl}>Choose what you get</MailButton>
    <p className="soft">Keep this mail: its button works for ever, and it opens your choices without a password.</p>
  </MailLayout>
);
