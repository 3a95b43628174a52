import Button from "@mui/material/Button";
import { useSearchParams } from "react-router-dom";
import { contactFormPath } from "../../../../site/addresses";
import { useRefusedForm } from "../../../shared/seo/PageStatus";
import { PlainForm, refusalId, refusedField } from "../../../shared/ui/PlainForm";
import { Trap } from "../../../shared/ui/Trap";

/** A plain form: the browser sends it, with and without JavaScript. After it was sent, the thanks for it. */
export function ContactForm({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const refused = useRefusedForm();
  const typed = refused?.fields ?? {};
  if (params.has("sent")) return <p role="status">Thank you. Your message is on its way to us.</p>;
  return (
    <PlainForm method="post" action={contactFormPath}>
      {refused ? (
        <p role="alert" id={refusalId}>
          {refused.message}
        </p>
      ) : null}
      <input type="hidden" name="page" value={slug} />
      <label>
        <span>Your name</span>
        <input
          name="name"
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={typed.name}
          {...refusedField(refused, "name")}
        />
      </label>
      <label>
        <span>Your email address</span>
        <input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={typed.email}
          {...refusedField(refused, "email")}
        />
      </label>
      <label>
        <span>Your message</span>
        <textarea
          name="text"
          rows={7}
          maxLength={5_000}
          required
          defaultValue={typed.text}
          {...refusedField(refused, "text")}
        />
      </label>
      <p>It reaches us as a mail. We use your address for the answer only.</p>
      <Trap aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <div>
        <Button type="submit">Send message</Button>
      </div>
    </PlainForm>
  );
}
