import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { useRefusedForm } from "../../../shared/seo/PageStatus";
import { PlainForm } from "../../../shared/ui/PlainForm";
import { Trap } from "../../../shared/ui/Trap";

interface AskPageFormProps {
  isOtherLook: boolean;
  /** What the reader searched for in vain; null without it. */
  text: string | null;
}

const longestText = 500;

/** A plain form: the browser sends it, with and without JavaScript. */
export function AskPageForm({ isOtherLook, text }: AskPageFormProps) {
  const refused = useRefusedForm();
  const typed = refused?.fields ?? {};
  return (
    <Form method="post" action={paths.ask()} encType="multipart/form-data">
      {refused ? <p role="alert">{refused.message}</p> : null}
      <label>
        <span>Picture (at most 10 MB)</span>
        <input name="file" type="file" accept="image/jpeg,image/png,image/webp,image/avif,image/gif" />
      </label>
      <label>
        <span>Or the address of a picture</span>
        <input name="address" type="text" inputMode="url" placeholder="https://" defaultValue={typed.address} />
      </label>
      <label>
        <span>What do you want to know?</span>
        <textarea
          name="text"
          rows={3}
          maxLength={longestText}
          required
          defaultValue={typed.text ?? text?.slice(0, longestText)}
          placeholder="Where is the coat from?"
        />
      </label>
      <p>
        Only our editors see the picture and your words. We delete the picture after 30 days. Please send no private
        pictures.
      </p>
      {isOtherLook ? <input type="hidden" name="other" value="1" /> : null}
      <Trap aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </Trap>
      <div>
        <Button type="submit">Ask</Button>
      </div>
    </Form>
  );
}

const Form = styled(PlainForm)({
  "& input::file-selector-button": {
    marginRight: 14,
    padding: "4px 12px",
    font: "inherit",
    color: "inherit",
    border: "1px solid currentColor",
    background: "none",
    cursor: "pointer",
  },
});
