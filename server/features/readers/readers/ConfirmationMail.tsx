import { MailButton, MailLayout, type MailSite } from "../../../core/mail/MailLayout";

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
export const ConfirmationMail = ({ site, greeting, items, confirmUrl, leaveUrl }: ConfirmationMailProps) => (
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
