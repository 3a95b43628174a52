import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import type { MailPreferences } from "../../../../site/mailPages";
import { outcomeBox, plainField } from "../../../shared/ui/PlainForm";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";

const rhythms = [
  { value: "NEVER", label: "Never" },
  { value: "WEEKLY", label: "Once a week" },
  { value: "DAILY", label: "Once a day" },
];

interface TickProps {
  label: string;
  name: string;
  checked: boolean;
  type?: "checkbox" | "radio";
  value?: string;
}

const Tick = ({ label, checked, type = "checkbox", ...input }: TickProps) => (
  <label>
    <input type={type} defaultChecked={checked} {...input} />
    <span>{label}</span>
  </label>
);

const Piece = ({ value, name, chosen, target }: MailPreferences["pieces"][number]) => (
  <PieceRow>
    <Tick name="piece" value={value} label={name} checked={chosen} />
    <label>
      <span>
        Target price<VisuallyHidden> of {name}</VisuallyHidden>
      </span>
      <input name={`target-${value}`} type="text" maxLength={100} defaultValue={target} autoComplete="off" />
    </label>
  </PieceRow>
);

/** What a subscriber gets: one form, whose buttons save, find a celebrity, export and delete. */
export function MailPreferencesForm({ action, email, message, ...shown }: MailPreferences) {
  const searchId = useId();
  return (
    <Container>
      <PageHeader kicker="Newsletter" title="Your mails" text={`What we send to ${email}.`} />
      <Form method="post" action={action}>
        {message ? <p role={message.isError ? "alert" : "status"}>{message.text}</p> : null}
        {[...shown.celebrities, ...shown.pieces].map(({ value }) => (
          <input key={value} type="hidden" name="shown" value={value} />
        ))}
        {/* Enter in a field presses the first button of a form. */}
        <button type="submit" name="press" value="save" hidden tabIndex={-1} aria-hidden="true" />
        <fieldset>
          <legend>Newsletter</legend>
          <Tick name="newsletters" label="Send me newsletters" checked={shown.newsletters} />
          <h2>About these topics</h2>
          <Columns>
            {shown.topics.map(({ value, name, chosen }) => (
              <Tick key={value} name="topic" value={value} label={name} checked={chosen} />
            ))}
          </Columns>
        </fieldset>
        <fieldset>
          <legend>New looks</legend>
          <Columns>
            {rhythms.map(({ value, label }) => (
              <Tick
                key={value}
                type="radio"
                name="digest"
                value={value}
                label={label}
                checked={shown.digest === value}
              />
            ))}
          </Columns>
          <h2>Whom and what you follow</h2>
          {shown.celebrities.length > 0 ? (
            <Columns>
              {shown.celebrities.map(({ value, name, chosen }) => (
                <Tick key={value} name="celebrity" value={value} label={name} checked={chosen} />
              ))}
            </Columns>
          ) : (
            <p>You follow nobody by mail yet.</p>
          )}
          <Search>
            <label htmlFor={searchId}>Add a celebrity by name</label>
            <div>
              <input
                id={searchId}
                name="search"
                type="text"
                maxLength={100}
                defaultValue={shown.search}
                autoComplete="off"
              />
              <Button type="submit" name="press" value="find" variant="outlined">
                Find
              </Button>
            </div>
          </Search>
        </fieldset>
        <fieldset>
          <legend>Alerts</legend>
          <Tick
            name="alerts"
            label="Tell me when the price of a saved piece drops, or when it is back in stock"
            checked={shown.alerts}
          />
          {shown.pieces.length > 0 ? (
            <>
              <h2>About these pieces</h2>
              {shown.pieces.map((piece) => (
                <Piece key={piece.value} {...piece} />
              ))}
              <p>A target price is optional. With one, a drop counts only when the piece costs that or less.</p>
            </>
          ) : null}
        </fieldset>
        <div>
          <Button type="submit" name="press" value="save">
            Save my choices
          </Button>
        </div>
        <fieldset>
          <legend>Your data</legend>
          <p>A file with everything that we store about this address.</p>
          <div>
            <Button type="submit" name="press" value="export" variant="outlined">
              Download my data
            </Button>
          </div>
          <Tick name="sure" label="Yes, delete everything about this address" checked={false} />
          <div>
            <Button type="submit" name="press" value="delete" variant="outlined" color="error">
              Delete everything
            </Button>
          </div>
        </fieldset>
      </Form>
    </Container>
  );
}

const Form = styled("form")(({ theme }) => ({
  display: "grid",
  gap: 36,
  maxWidth: "46rem",
  paddingBottom: "clamp(3rem, 2rem + 4vw, 6rem)",
  "& fieldset": { display: "grid", gap: 14, margin: 0, padding: "20px 0 0", border: 0, minInlineSize: 0 },
  "& legend": { ...theme.typography.h4, float: "left", width: "100%", padding: 0 },
  "& fieldset > *": { clear: "both" },
  "& fieldset:not(:first-of-type)": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& h2": { ...theme.typography.subtitle2, margin: "8px 0 0" },
  "& p": { margin: 0, color: theme.vars.palette.text.secondary },
  "& > p[role='status']": outcomeBox(theme, "success"),
  "& > p[role='alert']": outcomeBox(theme, "error"),
  "& label": { display: "flex", alignItems: "flex-start", gap: 12, minHeight: 28 },
  "& input[type='checkbox'], & input[type='radio']": {
    flex: "none",
    width: 20,
    height: 20,
    margin: "2px 0 0",
    accentColor: theme.vars.palette.primary.main,
  },
  "& input[type='text']": { ...plainField(theme), padding: "5px 14px" },
}));

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
  gap: "12px 24px",
});

const Search = styled("div")({
  display: "grid",
  gap: 6,
  maxWidth: "28rem",
  "& > div": { display: "flex", flexWrap: "wrap", gap: 12 },
  "& input": { flex: "1 1 12rem" },
});

const PieceRow = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  gap: "6px 24px",
  alignItems: "center",
  "& > label:last-of-type": { alignItems: "center" },
  "& input[type='text']": { width: "9rem" },
});
