import { MailLayout, type MailSite } from "../../../core/mail/MailLayout";

interface AnswerMailProps {
  site: MailSite;
  look: string;
  lookUrl: string;
  /** What the reader wrote. */
  body: string;
  answer: string;
}

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== "");

/** An editor's answer to the reader who sent a correction. */
export const AnswerMail = ({ site, look, lookUrl, body, answer }: AnswerMailProps) => (
  <MailLayout
    site={site}
    preview="An answer to your correction."
    footer={
      <p>
        You get this mail because somebody gave this address with a correction at {site.name}. It is the only one: we
        have deleted the address from the correction.
      </p>
    }
  >
    <h1>Your correction</h1>
    {paragraphs(answer).map((line, place) => (
      <p key={place}>{line}</p>
    ))}
    <p className="soft">
      You wrote about <a href={lookUrl}>{look}</a>:
    </p>
    {paragraphs(body).map((line, place) => (
      <p className="soft" key={place}>
        {line}
      </p>
    ))}
  </MailLayout>
);
