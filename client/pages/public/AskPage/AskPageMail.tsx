import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { outboxPattern, paths } from "../../../../site/addresses";
import { useRefusedForm } from "../../../shared/seo/PageStatus";
import { outcomeBox, plainField } from "../../../shared/ui/PlainForm";
import { Trap } from "../../../shared/ui/Trap";

interface AskPageMailProps {
  /** The question's id. */
  id: string;
  /** Null before the form was sent; the id of the mail in a demo, which sends none. */
  mail: string | null;
}

/** Where the answer of a question shall go. A plain form: the browser sends it, with and without JavaScript. */
export function AskPageMail({ id, mail }: AskPageMailProps) {
  const refused = useRefusedForm();
  if (mail !== null)
    return (
      <NoticeLine>
        <Status role="status">
          Please open the mail that we have sent you, and press its button. Who has confirmed the address already gets
          no second one.
          {mail === "1" ? null : (
            <>
              {" "}
              This demo sends no mail. <a href={outboxPattern.replace(":id", encodeURIComponent(mail))}>Open it here</a>
              .
            </>
          )}
        </Status>
      </NoticeLine>
    );
  return (
    <NoticeLine>
      <Form method="post" action={paths.ask({ question: id })}>
        {refused ? <p role="alert">{refused.message}</p> : null}
        <label htmlFor="asker-email">Mail me the answer</label>
        <input
          id="asker-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder="Your email address"
          defaultValue={refused?.fields.email}
        />
        <Trap aria-hidden="true">
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </Trap>
        <Button type="submit">Mail me</Button>
        <p>One mail with the answer, after you confirm the address. We forget it 30 days later.</p>
      </Form>
    </NoticeLine>
  );
}

/** A line among the actions of a notice. */
const NoticeLine = styled("div")({ flex: "1 0 100%", marginBottom: 12 });

const Status = styled("p")(({ theme }) => ({
  maxWidth: "46ch",
  margin: 0,
  ...outcomeBox(theme, "success"),
}));

const Form = styled("form")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  maxWidth: "34rem",
  "& > label, & > p": { flex: "1 0 100%", margin: 0 },
  "& > label": theme.typography.subtitle2,
  "& > p": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& > p[role='alert']": { ...outcomeBox(theme, "error"), fontSize: "inherit" },
  "& > input": { ...plainField(theme), flex: "1 1 12rem", padding: "5px 14px" },
}));
