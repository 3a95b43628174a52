import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import type { MailNotice } from "../../../../site/mailPages";
import { useMailPage } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { Notice } from "../../../shared/ui/Notice";
import { MailPreferencesForm } from "./MailPreferencesForm";

/**
 * The page of a link in a mail: confirms, leaves, or shows the subscriber's choices. The server renders it without
 * scripts from what it has read; the client never links here.
 */
export function MailPage() {
  const shown = useMailPage();
  if (!shown)
    return (
      <MissingPage
        documentTitle="Link not found"
        title="This link is not complete"
        text="Open it from the mail again."
        to={paths.newsletter()}
        linkLabel="Newsletter"
      />
    );
  return (
    <>
      <Seo title={shown.kind === "notice" ? shown.title : "Your mails"} noindex />
      {shown.kind === "notice" ? <MailNoticePage {...shown} /> : <MailPreferencesForm {...shown} />}
    </>
  );
}

const MailNoticePage = ({ kicker = "Newsletter", title, text, items = [], button, link }: MailNotice) => (
  <Notice
    kicker={kicker}
    title={title}
    text={text}
    action={
      <>
        {items.length > 0 ? (
          <Items>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Items>
        ) : null}
        {button ? (
          <form method="post" action={button.action}>
            <Button type="submit">{button.label}</Button>
          </form>
        ) : null}
        {link ? (
          <Button href={link.href} variant="outlined">
            {link.label}
          </Button>
        ) : null}
      </>
    }
  />
);

const Items = styled("ul")(({ theme }) => ({
  flex: "1 0 100%",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { padding: "10px 0", maxWidth: "46ch", borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
