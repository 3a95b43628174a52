import { useSuspenseQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { type ReactNode, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { heldPicturePath, paths } from "../../../../site/addresses";
import { questionFeedPath } from "../../../../site/feedPaths";
import { AskPageLookDocument, AskPageQuestionDocument } from "../../../graphql/generated/operations";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Seo } from "../../../shared/seo/Seo";
import { FormPage } from "../../../shared/ui/layout/FormPage";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { Notice } from "../../../shared/ui/Notice";
import { Picture } from "../../../shared/ui/picture/Picture";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { useRetry } from "../../../shared/hooks/useRetry";
import { AskPageForm } from "./AskPageForm";
import { AskPageMail } from "./AskPageMail";

/** The form in which a reader asks what a person in a picture wears, and its answer. Works without JavaScript. */
export function AskPage() {
  const [params] = useSearchParams();
  const [look, question] = [params.get("look"), params.get("question")];
  if (look || question)
    return (
      <Suspense fallback={<WaitNotice text="Loading..." />}>
        {look ? (
          <KnownLook slug={look} question={question} />
        ) : (
          <AskedQuestion id={question ?? ""} isNew={params.has("sent")} mail={params.get("mail")} />
        )}
      </Suspense>
    );
  if (params.has("sent")) return <Waiting />;
  return (
    <>
      <Seo
        title="What is she wearing?"
        description="Ask with a picture: we tell you the look, or find it out."
        path={paths.ask()}
      />
      <FormPage
        kicker="Ask"
        title="What is she wearing?"
        text="Send a picture. If we know the look, you see it at once; if not, our editors try to find out."
        steps={steps}
      >
        <AskPageForm isOtherLook={params.has("other")} text={params.get("text")} />
      </FormPage>
    </>
  );
}

const steps = [
  "Send a picture, or its address, and say what you want to know.",
  "We compare it with the looks on this site. If one is the same, you see it beside your picture at once.",
  "If none is, our editors look at it. The answer appears on a page of its own, in its feed, and by mail if you like.",
];

/** @param question whose picture is shown beside the look; null without one. */
function KnownLook({ slug, question }: { slug: string; question: string | null }) {
  const { data, error, refetch } = useSuspenseQuery(AskPageLookDocument, { variables: { slug }, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  if (!data || (error && !data.outfit)) return <UnavailablePage title="Ask" busy={busy} onRetry={retry} />;
  if (!data.outfit) return <MissingPage title="Outfit not found" to={paths.ask()} linkLabel="Ask again" />;
  const { title, slug: found, image, imageAlt } = data.outfit;
  return (
    <>
      <Seo title="Is it this look?" noindex />
      <Notice
        kicker="Ask"
        title="Is it this look?"
        text={title}
        action={
          <>
            <Pictures>
              {question === null ? null : (
                <figure>
                  <img src={heldPicturePath(question)} alt="" />
                  <figcaption>Your picture</figcaption>
                </figure>
              )}
              <figure>
                <Picture src={image} alt={imageAlt} kind="outfit" width={600} height={800} sizes="240px" />
                <figcaption>The look that we know</figcaption>
              </figure>
            </Pictures>
            <Cluster>
              <Button component={Link} to={paths.outfit(found)}>
                See the look
              </Button>
              {question === null ? (
                <Button component={Link} to={paths.ask({ other: "1" })} variant="text">
                  No, ask the editors
                </Button>
              ) : (
                <form method="post" action={paths.ask({ question })}>
                  <input type="hidden" name="other" value="1" />
                  <Button type="submit" variant="text">
                    No, ask the editors
                  </Button>
                </form>
              )}
            </Cluster>
          </>
        }
      />
    </>
  );
}

function AskedQuestion({ id, isNew, mail }: { id: string; isNew: boolean; mail: string | null }) {
  const { data, error, refetch } = useSuspenseQuery(AskPageQuestionDocument, { variables: { id }, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  if (!data || (error && !data.askedQuestion)) return <UnavailablePage title="Ask" busy={busy} onRetry={retry} />;
  const { askedQuestion: question } = data;
  // A replica may not have a new question yet.
  if (question?.status === "OPEN" || (!question && isNew))
    return <Waiting id={id} mail={question?.canMail ? <AskPageMail id={id} mail={mail} /> : null} />;
  if (!question) return <MissingPage title="Question not found" to={paths.ask()} linkLabel="Ask again" />;
  if (question.outfit)
    return (
      <>
        <Seo title="We know this look" noindex />
        <Notice
          kicker="Ask"
          title="We know this look"
          text={question.outfit.title}
          action={
            <Button component={Link} to={paths.outfit(question.outfit.slug)}>
              See the look
            </Button>
          }
        />
      </>
    );
  return (
    <>
      <Seo title="No answer" noindex />
      <Notice
        kicker="Ask"
        title="No answer"
        text="We could not find out what the person in this picture wears."
        action={
          <Button component={Link} to={paths.outfits()}>
            View all outfits
          </Button>
        }
      />
    </>
  );
}

/** Without an id for a bot. */
const Waiting = ({ id, mail }: { id?: string; mail?: ReactNode }) => (
  <>
    <Seo title="Thank you" noindex />
    <Notice
      kicker="Ask"
      title="Thank you"
      text="Our editors look at the picture. The answer appears on this page, and in its feed: keep the address."
      action={
        <>
          {mail}
          <Button component={Link} to={paths.outfits()} variant={mail ? "outlined" : "contained"}>
            View all outfits
          </Button>
          {id === undefined ? null : (
            <Button href={questionFeedPath(id, "xml")} variant="text">
              Feed of the answer
            </Button>
          )}
        </>
      }
    />
  </>
);

/** Both pictures beside each other, also on a phone, so that they can be compared. */
const Pictures = styled("div")(({ theme }) => ({
  flex: "1 0 100%",
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 240px))",
  gap: 16,
  "& figure": { margin: 0 },
  "& img": { width: "100%", aspectRatio: "3 / 4", objectFit: "contain", background: theme.vars.editorial.sunken },
  "& figcaption": { ...theme.typography.caption, marginTop: 6, color: theme.vars.palette.text.secondary },
}));
