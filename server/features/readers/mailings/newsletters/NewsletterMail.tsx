import { MailCard } from "../../../../core/mail/MailCard";
import { MailLayout, type MailSite } from "../../../../core/mail/MailLayout";
import type { NewsletterCard } from "./newsletterCards.service";

/** A part of a newsletter: text as sanitized HTML with absolute addresses, or a card. */
export type NewsletterPart = { html: string } | { card: NewsletterCard };

export interface NewsletterMailProps {
  site: MailSite;
  subject: string;
  /** Empty for none. */
  preview: string;
  parts: readonly NewsletterPart[];
  toAbsolute: (path: string) => string;
  /** Said when the mail has links to shops; empty otherwise. */
  disclosure: string;
  leaveUrl: string;
  preferencesUrl: string;
}

/** A newsletter. The links of the footer are the reader's. */
export const NewsletterMail = (props: NewsletterMailProps) => {
  const { site, subject, preview, parts, toAbsolute, disclosure, leaveUrl, preferencesUrl } = props;
  return (
    <MailLayout
      site={site}
      preview={preview || subject}
      footer={
        <p>
          You get this newsletter because you subscribed to it at {site.name}.{" "}
          <a href={leaveUrl}>Leave the newsletter</a> or <a href={preferencesUrl}>choose what you get</a>.
        </p>
      }
    >
      <h1>{subject}</h1>
      {disclosure ? <p className="soft">{disclosure}</p> : null}
      {parts.map((part, place) =>
        "html" in part ? (
          <div key={place} className="content" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <MailCard
            key={place}
            origin={site.origin}
            href={toAbsolute(part.card.path)}
            image={part.card.image}
            title={part.card.title}
            lines={[part.card.note, part.card.source]}
          />
        ),
      )}
    </MailLayout>
  );
};
