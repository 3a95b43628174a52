import Button from "@mui/material/Button";
import InputBase from "@mui/material/InputBase";
import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { paths } from "../../../../site/addresses";
import { newsletterWording } from "../../../../site/newsletterWording";
import { outlinedField } from "../../../shared/theme/fields";
import { outcomeBox } from "../../../shared/ui/PlainForm";
import { Trap } from "../../../shared/ui/Trap";
import type { ResultTitles } from "./newsletterMessages";
import { useSubscribeNewsletter, type NewsletterSource } from "./useSubscribeNewsletter";

export interface NewsletterFormProps {
  source: NewsletterSource;
  /** "footer" is a narrow line, "block" is centered in a full-width section. */
  variant?: "footer" | "block";
  titles?: ResultTitles;
  /** Uses the browser's validation for an empty field instead of the site's message. */
  required?: boolean;
  /** The previously submitted text. */
  typed?: string;
  /** What the visitor agrees to; the server stores the same text. */
  wording?: string;
  /** Asks for the new looks of a celebrity, by the slug, instead of the newsletter. */
  celebrity?: string;
  /** Asks for the new looks of a place, by the id, instead of the newsletter. */
  place?: string;
  /** Asks for alerts about pieces, by their ids, instead of the newsletter. */
  pieces?: string[];
}

/** A field and a button. The typed text stays until the subscription succeeds. */
export function NewsletterForm({
  source,
  variant = "block",
  titles,
  required = false,
  typed = "",
  wording = newsletterWording,
  celebrity,
  place,
  pieces,
}: NewsletterFormProps) {
  const { subscribe, busy, next } = useSubscribeNewsletter(source, titles, { celebrity, place, pieces });
  const [email, setEmail] = useState(typed);
  const [website, setWebsite] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // Disabling the field removes its focus; restore it if the visitor was in it.
    if (wasBusy.current && !busy && document.activeElement === document.body) field.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void subscribe({ email, website }).then((done) => {
      if (done) setEmail("");
    });
  };
  return (
    // POST, so that without JavaScript an email address never becomes part of a URL.
    <Form method="post" action={paths.newsletter()} onSubmit={submit} data-variant={variant} aria-busy={busy}>
      <input type="hidden" name="source" value={source} />
      {celebrity ? <input type="hidden" name="celebrity" value={celebrity} /> : null}
      {place ? <input type="hidden" name="place" value={place} /> : null}
      <FramedInput
        inputRef={field}
        type="email"
        name="email"
        value={email}
        placeholder="Your email address"
        autoComplete="email"
        inputProps={{ maxLength: 254, "aria-label": "Email address" }}
        required={required}
        disabled={busy}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Trap aria-hidden="true">
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </Trap>
      <Button type="submit" variant={variant === "footer" ? "outlined" : "contained"} disabled={busy}>
        {busy ? "Subscribing..." : "Subscribe"}
      </Button>
      {next ? (
        <NextLine role="status">
          {next.text}
          {next.outboxPath ? (
            <>
              {" "}
              This demo sends no mail. <a href={next.outboxPath}>Open it here</a>.
            </>
          ) : null}
        </NextLine>
      ) : null}
      <Wording>{wording}</Wording>
    </Form>
  );
}

const Form = styled("form")(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  "& .MuiInputBase-root": { flex: "1 1 12rem", width: "auto", minWidth: 0 },
  // As wide as the longer of its two labels, to avoid a layout shift while busy.
  "& button": { minWidth: 150, [theme.breakpoints.down("sm")]: { flex: "1 0 100%" } },
  "&[data-variant='block']": { maxWidth: "34rem", width: "100%" },
  "&[data-variant='block'] .MuiInputBase-root, &[data-variant='block'] button": { minHeight: 56 },
}));

const FramedInput = styled(InputBase)(({ theme }) => outlinedField(theme));

const NextLine = styled("p")(({ theme }) => ({
  flex: "1 0 100%",
  margin: 0,
  maxWidth: "62ch",
  ...outcomeBox(theme, "success"),
}));

const Wording = styled("p")(({ theme }) => ({
  flex: "1 0 100%",
  margin: 0,
  maxWidth: "62ch",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));
