import { MailCard } from "../../../../core/mail/MailCard";
import { MailLayout, type MailSite } from "../../../../core/mail/MailLayout";
import type { OfferNews } from "../../follow/offerEvents.service";

interface AlertMailProps {
  site: MailSite;
  /** At least one. */
  news: readonly OfferNews[];
  preferencesUrl: string;
  leaveUrl: string;
}

export const alertSubject = (news: readonly OfferNews[]): string =>
  news.length === 1 ? news[0].title : `${news[0].title}, and ${news.length - 1} more`;

/** Real price drops and returns to stock of saved pieces. */
export const AlertMail = ({ site, news, preferencesUrl, leaveUrl }: AlertMailProps) => (
  <MailLayout
    site={site}
    preview={news[0].text}
    footer={
      <p>
        You get this mail because you asked for alerts about pieces that you saved at {site.name}.{" "}
        <a href={leaveUrl}>Leave price and stock alerts</a> or <a href={preferencesUrl}>choose what you get</a>. Prices
        may have changed since.
      </p>
    }
  >
    <h1>About {news.length === 1 ? "a piece" : "pieces"} that you saved</h1>
    {news.map(({ id, path, image, title, text }) => (
      <MailCard key={id} origin={site.origin} href={site.origin + path} image={image} title={title} lines={[text]} />
    ))}
  </MailLayout>
);
