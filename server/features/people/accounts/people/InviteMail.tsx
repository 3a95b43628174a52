import { MailButton, MailLayout, type MailSite } from "../../../../core/mail/MailLayout";

interface InviteMailProps {
  site: MailSite;
  name: string;
  invitedByName: string;
  /** Of the page that accepts the invitation, with the token. */
  url: string;
}

/** The link that creates an invited person's account. */
export const InviteMail = ({ site, name, invitedByName, url }: InviteMailProps) => (
  <MailLayout
    site={site}
    preview="The link works once, within seven days."
    footer={`You get this mail because ${invitedByName} entered your address at ${site.name}.`}
  >
    <h1>You are invited</h1>
    <p>
      Hello {name}, {invitedByName} invites you to work on {site.name}. Choose a password to create your account. The
      link works once, within seven days.
    </p>
    <MailButton href={url}>Accept the invitation</MailButton>
    <p>If you do not know why you get this, ignore it.</p>
  </MailLayout>
);
