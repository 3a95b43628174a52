import { useSuspenseQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { Suspense } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { CorrectPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { byIdOrSlug } from "../../../shared/identifier";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { Notice } from "../../../shared/ui/Notice";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { CorrectPageForm } from "./CorrectPageForm";

/** The form in which a reader says what is wrong about a look, and the thanks for it. Works without JavaScript. */
export function CorrectPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<WaitNotice text="Loading..." />}>
      <Look name={slug} />
    </Suspense>
  );
}

CorrectPage.firstQuery = ({ params: { slug = "" } }: PageAddress) => pageQuery(CorrectPageDocument, byIdOrSlug(slug));

function Look({ name }: { name: string }) {
  const [params] = useSearchParams();
  const product = params.get("product") ?? undefined;
  const { data, error, refetch } = useSuspenseQuery(CorrectPageDocument, {
    variables: byIdOrSlug(name),
    errorPolicy: "all",
  });
  const { busy, retry } = useRetry(refetch);
  if (!data || (error && !data.outfit)) return <UnavailablePage title="Correction" busy={busy} onRetry={retry} />;
  const { outfit } = data;
  if (!outfit) return <MissingPage title="Outfit not found" to={paths.outfits()} linkLabel="View all outfits" />;
  if (outfit.slug !== name) return <PageRedirect to={paths.correct(outfit.slug, { product })} />;
  if (params.has("sent"))
    return (
      <>
        <Seo title="Thank you" noindex />
        <Notice
          kicker="Correction"
          title="Thank you"
          text="An editor reads it. If you are right, the look's page says so."
          action={
            <Button component={Link} to={paths.outfit(outfit.slug)}>
              Back to the look
            </Button>
          }
        />
      </>
    );
  return (
    <>
      <Seo title="Is this wrong?" noindex />
      <Container>
        <PageHeader
          kicker="Correction"
          title="Is this wrong?"
          text={`Tell us what is wrong about “${outfit.title}”.`}
        />
        <CorrectPageForm outfit={outfit} product={product} />
      </Container>
    </>
  );
}
