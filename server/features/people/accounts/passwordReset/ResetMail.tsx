import { MailButton, MailLayout, type MailSite } from "../../../../core/mail/MailLayout";

interface ResetMailProps {
  site: MailSite;
  name: string;
  /** Of the page with the form, with the token. */
  url: string;
}

/** The link that sets another password. */
export const ResetMail = ({ site, name, url }: ResetMailProps) => (
  <MailLayout
    site={site}
    preview="The link works once, within an hour."
    footer={`You get this mail because someone asked for it with your address at ${site.name}.`}
  >
    <h1>Reset your password</h1>
    <p>
      Hello {name}, here you choose a new password for {site.name}. The link works once, within an hour.
    </p>
    <MailButton href={url}>Choose a new password</MailButton>
    <p>If you did not ask for it, ignore this mail. Your password stays as it is.</p>
  </MailLayout>
);
