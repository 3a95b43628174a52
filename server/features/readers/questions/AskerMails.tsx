import { MailCard } from "../../../core/mail/MailCard";
import { MailButton, MailLayout, type MailSite } from "../../../core/mail/MailLayout";

interface ConfirmAskerMailProps {
  site: MailSite;
  confirmUrl: string;
}

/** Asks a reader whether the answer of a question shall go to this address. */
export const ConfirmAskerMail = ({ site, confirmUrl }: ConfirmAskerMailProps) => (
  <MailLayout
    site={site}
    preview="One press, and you get the answer."
    footer={
      <p>
        You get this mail because somebody asked a question at {site.name} with this address. If it was not you, do
        nothing: we send you nothing else, and forget the address after 30 days.
      </p>
    }
  >
    <h1>Please confirm your address</h1>
    <p>You asked what the person in a picture wears. When our editors answer, we mail it to you.</p>
    <MailButton href={confirmUrl}>Mail me the answer</MailButton>
    <p className="soft">The button opens a page that asks once more, so that no program confirms for you.</p>
  </MailLayout>
);

interface QuestionAnswerMailProps {
  site: MailSite;
  /** The first reader's words. */
  question: string;
  /** Null when there is no answer. */
  look: { title: string; image: string; url: string } | null;
}

/** The answer of a question. */
export const QuestionAnswerMail = ({ site, question, look }: QuestionAnswerMailProps) => (
  <MailLayout
    site={site}
    preview={look ? look.title : "We could not find it out."}
    footer={
      <p>
        You get this mail because you asked a question at {site.name} and confirmed this address. We forget it 30 days
        after the answer.
      </p>
    }
  >
    <h1>{look ? "We know this look" : "No answer"}</h1>
    {look ? (
      <MailCard origin={site.origin} href={look.url} image={look.image} title={look.title} lines={[]} />
    ) : (
      <p>We could not find out what the person in this picture wears.</p>
    )}
    <p className="soft">The question was: {question}</p>
  </MailLayout>
);
