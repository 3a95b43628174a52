import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Link, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { NewsletterForm } from "../../../features/newsletter/NewsletterForm";
import { categoryTitles, newsletterMessages, plainTitles } from "../../../features/newsletter/newsletterMessages";
import { readNewsletterSource } from "../../../features/newsletter/useSubscribeNewsletter";
import { useRefusedForm } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { Notice } from "../../../shared/ui/Notice";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";

/** The result page of newsletter forms without JavaScript: thanks, or shows the error with the typed text. */
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
          action={
            <Button component={Link} to={paths.home()}>
              Return to Home
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <Seo title="Newsletter" noindex />
      <Container>
        <PageHeader kicker="Newsletter" title={refused ? titles.refused : "Newsletter"}>
          <Content>
            {refused ? <p role="alert">{refused.message}</p> : null}
            <NewsletterForm source={source} titles={titles} typed={refused?.fields.email} />
          </Content>
        </PageHeader>
      </Container>
    </>
  );
}

const Content = styled("div")({ display: "grid", gap: 20, paddingBottom: 48 });
