import { useSearchParams } from "react-router-dom";
import { NewsletterForm } from "../../features/newsletter/NewsletterForm";
import { categoryTitles, newsletterMessages, plainTitles } from "../../features/newsletter/newsletterMessages";
import { readNewsletterSource } from "../../features/newsletter/useSubscribeNewsletter";
import { paths } from "../../shared/paths";
import { useRefusedForm } from "../../shared/seo/PageStatus";
import { Seo } from "../../shared/seo/Seo";
import { styled } from "@mui/material/styles";
import { ActionLink } from "../../shared/ui/ActionLink";
import { Notice } from "../../shared/ui/Notice";
import { PageHeader } from "../../shared/ui/PageHeader";
import { Wrap } from "../../shared/ui/Wrap";

/** Answers the newsletter forms of browsers without JavaScript: thanks, or says what is wrong and keeps what was typed. */
export function NewsletterPage() {
  const [params] = useSearchParams();
  const refused = useRefusedForm();
  const source = readNewsletterSource(refused?.fields.source ?? params.get("subscribed"));
  const titles = source.startsWith("category-") ? categoryTitles : plainTitles;
  if (params.has("subscribed")) {
    return (
      <>
        <Seo title={titles.done} noindex />
        <Notice
          kicker="Newsletter"
          title={titles.done}
          text={newsletterMessages.thanks}
          action={<ActionLink to={paths.home()}>Back to the start page</ActionLink>}
        />
      </>
    );
  }
  return (
    <>
      <Seo title="Newsletter" noindex />
      <Wrap>
        <PageHeader kicker="Newsletter" title={refused ? titles.refused : "Newsletter"}>
          <Part>
            {refused ? <p role="alert">{refused.message}</p> : null}
            <NewsletterForm source={source} titles={titles} typed={refused?.fields.email} />
          </Part>
        </PageHeader>
      </Wrap>
    </>
  );
}

const Part = styled("div")({ display: "grid", gap: 20, paddingBottom: 48 });
