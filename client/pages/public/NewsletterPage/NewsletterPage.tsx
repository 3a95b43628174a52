import { skipToken, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link, useSearchParams } from "react-router-dom";
import { outboxPattern, paths } from "../../../../site/addresses";
import { followWording } from "../../../../site/newsletterWording";
import { NewsletterForm } from "../../../features/readers/readers/NewsletterForm";
import { categoryTitles, newsletterMessages, plainTitles } from "../../../features/readers/readers/newsletterMessages";
import { readNewsletterSource } from "../../../features/readers/readers/useSubscribeNewsletter";
import { NewsletterPageCelebrityDocument } from "../../../graphql/generated/operations";
import { useRefusedForm } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { Notice } from "../../../shared/ui/Notice";
import { FormPage } from "../../../shared/ui/layout/FormPage";
import { NewsletterPageLooks } from "./NewsletterPageLooks";

/**
 * The newsletter's form, with `celebrity` the one for the new looks of a celebrity. Also the result of forms without
 * JavaScript: thanks, or shows the error with the typed text.
 */
export function NewsletterPage() {
  const [params] = useSearchParams();
  const refused = useRefusedForm();
  const source = readNewsletterSource(refused?.fields.source ?? params.get("subscribed"));
  // The id of the mail in a demo, which sends none.
  const mail = isUuid.exec(params.get("mail") ?? "")?.[0];
  const slug = params.get("celebrity");
  const { data } = useQuery(NewsletterPageCelebrityDocument, slug ? { variables: { slug } } : skipToken);
  const celebrity = data?.celebrity ?? undefined;
  const titles = source.startsWith("category-") ? categoryTitles : plainTitles;
  if (params.has("subscribed")) {
    return (
      <>
        <Seo title={titles.done} noindex />
        <Notice
          kicker="Newsletter"
          title={titles.done}
          text={`${newsletterMessages.thanks} ${inbox}`}
          action={
            <>
              {mail ? (
                <Button href={outboxPattern.replace(":id", encodeURIComponent(mail))}>Open the mail here</Button>
              ) : null}
              <Button component={Link} to={paths.home()} variant={mail ? "outlined" : undefined}>
                Return to Home
              </Button>
            </>
          }
        />
      </>
    );
  }
  const heading = celebrity ? `New looks of ${celebrity.name} by mail` : "Newsletter";
  return (
    <>
      <Seo title={heading} noindex />
      <FormPage
        kicker="Newsletter"
        title={refused ? titles.refused : heading}
        text="New looks, and where to find the pieces, in your inbox."
        steps={steps}
        more={slug && !celebrity ? null : <NewsletterPageLooks celebrity={celebrity} />}
      >
        <Content>
          {refused ? <p role="alert">{refused.message}</p> : null}
          <NewsletterForm
            source={celebrity ? "celebrity_page" : source}
            titles={titles}
            typed={refused?.fields.email}
            wording={celebrity && followWording(celebrity.name)}
            celebrity={celebrity?.slug}
          />
        </Content>
      </FormPage>
    </>
  );
}

const steps = [
  "Enter your address.",
  "Open the mail that we send you, and confirm the address. Until you do, we send you nothing else.",
  "In every mail, choose what you get, or leave with one click.",
];

const isUuid = /^[0-9a-f-]{36}$/;
const inbox = "Please open the mail that we have sent you, and confirm your address.";

const Content = styled("div")({ display: "grid", gap: 20 });
