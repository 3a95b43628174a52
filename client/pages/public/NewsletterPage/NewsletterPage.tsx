import { skipToken, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link, useSearchParams } from "react-router-dom";
import { outboxPattern, paths } from "../../../../site/addresses";
import { followWording } from "../../../../site/newsletterWording";
import { NewsletterForm } from "../../../features/readers/readers/NewsletterForm";
import { categoryTitles, newsletterMessages, plainTitles } from "../../../features/readers/readers/newsletterMessages";
import { readNewsletterSource } from "../../../features/readers/readers/useSubscribeNewsletter";
import {
  NewsletterPageCelebrityDocument,
  NewsletterPageLooksDocument,
  type NewsletterPageLooksQuery,
  NewsletterPagePlaceDocument,
} from "../../../graphql/generated/operations";
import { useRefusedForm } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { Notice } from "../../../shared/ui/Notice";
import { FormPage } from "../../../shared/ui/layout/FormPage";
import { useId } from "react";
import { OutfitThumb } from "../../../features/content/outfit/OutfitThumb";

/**
 * The newsletter's form, with `celebrity` or `place` the one for their new looks. Also the result of forms without
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
  const placeId = params.get("place");
  const { data: places } = useQuery(
    NewsletterPagePlaceDocument,
    placeId && isUuid.test(placeId) ? { variables: { id: placeId } } : skipToken,
  );
  const place = places?.followedPlacesByIds[0];
  const followed = celebrity ?? place;
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
  const heading = followed ? `New looks of ${followed.name} by mail` : "Newsletter";
  const moreLooks = place ? (
    <ThumbList title={`The newest looks of ${place.name}`} looks={place.latestOutfits.slice(0, 3)} />
  ) : (slug || placeId) && !followed ? null : (
    <NewsletterPageLooks celebrity={celebrity} />
  );
  return (
    <>
      <Seo title={heading} noindex />
      <FormPage
        kicker="Newsletter"
        title={refused ? titles.refused : heading}
        text="New looks, and where to find the pieces, in your inbox."
        steps={steps}
        more={moreLooks}
      >
        <SignUp>
          {refused ? <p role="alert">{refused.message}</p> : null}
          <NewsletterForm
            source={celebrity ? "celebrity_page" : place ? "place_page" : source}
            titles={titles}
            typed={refused?.fields.email}
            wording={followed && followWording(followed.name)}
            celebrity={celebrity?.slug}
            place={place?.id}
          />
        </SignUp>
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

const SignUp = styled("div")({ display: "grid", gap: 20 });

/** The newest looks, of the celebrity if there is one: what the mails are about. An error omits them. */
function NewsletterPageLooks({ celebrity }: { celebrity: { id: string; name: string } | undefined }) {
  const filter = celebrity ? { celebrityId: celebrity.id } : null;
  const { data } = useQuery(NewsletterPageLooksDocument, { variables: { filter } });
  const title = celebrity ? `The newest looks of ${celebrity.name}` : "The newest looks";
  return <ThumbList title={title} looks={data?.outfits.nodes ?? []} />;
}

function ThumbList({ title, looks }: { title: string; looks: NewsletterPageLooksQuery["outfits"]["nodes"] }) {
  const titleId = useId();
  if (looks.length === 0) return null;
  return (
    <Looks aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {looks.map((look) => (
          <li key={look.id}>
            <OutfitThumb outfit={look} />
          </li>
        ))}
      </ul>
    </Looks>
  );
}

const Looks = styled("section")(({ theme }) => ({
  marginTop: 36,
  "& h2": { ...theme.typography.overline, marginBottom: 14, color: theme.vars.palette.text.secondary },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: 16,
    maxWidth: "36rem",
    listStyle: "none",
  },
}));
