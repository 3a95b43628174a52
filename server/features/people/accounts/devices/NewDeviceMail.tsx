import { MailButton, MailLayout, type MailSite } from "../../../../core/mail/MailLayout";

interface NewDeviceMailProps {
  site: MailSite;
  name: string;
  /** Such as "Chrome on Windows"; empty when unknown. */
  device: string;
  time: Date;
  /** Of the page that lists the account's sessions. */
  url: string;
}

/** Tells the owner of an account about a sign-in in a browser that had none before. */
export const NewDeviceMail = ({ site, name, device, time, url }: NewDeviceMailProps) => (
  <MailLayout
    site={site}
    preview={device ? `Someone signed in with ${device}.` : "Someone signed in with a new browser."}
    footer={`You get this mail because you have an account at ${site.name}.`}
  >
    <h1>New sign-in to your account</h1>
    <p>
      Hello {name}, your account was used in a browser for the first time: {device || "an unknown browser"}, on{" "}
      {time.toISOString().slice(0, 10)} at {time.toISOString().slice(11, 16)} UTC.
    </p>
    <p>If that was you, there is nothing to do. Otherwise end the session and change your password.</p>
    <MailButton href={url}>Show my sessions</MailButton>
  </MailLayout>
);
