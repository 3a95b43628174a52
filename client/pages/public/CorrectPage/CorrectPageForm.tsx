import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import type { CorrectPageQuery } from "../../../graphql/generated/operations";
import { useRefusedForm } from "../../../shared/seo/PageStatus";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PlainForm, refusalId, refusedField } from "../../../shared/ui/PlainForm";
import { Trap } from "../../../shared/ui/Trap";

interface CorrectPageFormProps {
  outfit: NonNullable<CorrectPageQuery["outfit"]>;
  /** Id of the product that the link was beside. */
  product?: string;
}

/** A plain form: the browser sends it, with and without JavaScript. */
export function CorrectPageForm({ outfit, product }: CorrectPageFormProps) {
  const refused = useRefusedForm();
  const typed = refused?.fields ?? {};
  return (
    <Form method="post" action={paths.correct(outfit.slug)}>
      <Picture src={outfit.image} alt="" kind="outfit" width={120} height={160} sizes="120px" />
      {refused ? (
        <p role="alert" id={refusalId}>
          {refused.message}
        </p>
      ) : null}
      <label>
        <span>What is it about?</span>
        <select name="product" defaultValue={typed.product ?? product ?? ""} {...refusedField(refused, "product")}>
          <option value="">The look as a whole</option>
          {outfit.products.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>What is wrong?</span>
        <textarea
          name="text"
          rows={5}
          maxLength={1_000}
          required
          defaultValue={typed.text}
          placeholder="It is the midi, not the maxi."
          {...refusedField(refused, "text")}
        />
      </label>
      <label>
        <span>Where can we check it? (optional)</span>
        <input
          name="source"
          type="text"
          inputMode="url"
          placeholder="https://"
          defaultValue={typed.source}
          {...refusedField(refused, "source")}
        />
      </label>
      <label>
        <span>Your email address, if you want an answer (optional)</span>
        <input
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed.email}
          {...refusedField(refused, "email")}
        />
      </label>
      <p>
        We use the address for one answer and delete it then, at the latest after 30 days. What you write is not
        published: if you are right, an editor says in their own words what changed.
      </p>
      <Trap aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <div>
        <Button type="submit">Send correction</Button>
      </div>
    </Form>
  );
}

const Form = styled(PlainForm)({ "& img": { width: 120 } });
