import { MailButton, MailLayout, type MailSite } from "../../../core/mail/MailLayout";

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
export const WelcomeMail = ({ site, greeting, items, preferencesUrl, leaveUrl }: WelcomeMailProps) => (
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
