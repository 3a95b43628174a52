import { useSuspenseQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { Suspense } from "react";
import { Link, useParams } from "react-router-dom";
import { OutfitPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { byIdOrSlug } from "../../../shared/identifier";
import { paths } from "../../../shared/paths";
import { PageRedirect, PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { Notice } from "../../../shared/ui/Notice";
import { OutfitPageSkeleton } from "./OutfitPageSkeleton";
import { OutfitPageView } from "./OutfitPageView";

export function OutfitPage() {
  const { slug } = useParams();
  if (!slug) return <Missing title="Outfit ID or slug not found" />;
  return (
    <Suspense fallback={<OutfitPageSkeleton />}>
      <Outfit name={slug} />
    </Suspense>
  );
}

OutfitPage.firstQuery = ({ params: { slug = "" } }: PageAddress) => pageQuery(OutfitPageDocument, byIdOrSlug(slug));

function Outfit({ name }: { name: string }) {
  const { data, refetch } = useSuspenseQuery(OutfitPageDocument, {
    variables: byIdOrSlug(name),
    errorPolicy: "all",
  });
  const { busy, retry } = useRetry(refetch);
  if (!data) {
    return (
      <Container>
        <PageStatus code={503} />
        <Seo title="Outfit" noindex />
        <ErrorState busy={busy} onRetry={retry} />
      </Container>
    );
  }
  const { outfit } = data;
  if (!outfit) {
    return <Missing title="Outfit not found" text="The outfit you're looking for doesn't exist or has been removed." />;
  }
  if (outfit.slug !== name) return <PageRedirect to={paths.outfit(outfit.slug)} />;
  return <OutfitPageView outfit={outfit} />;
}

function Missing({ title, text }: { title: string; text?: string }) {
  return (
    <>
      <PageStatus code={404} />
      <Seo title={title} noindex />
      <Notice
        kicker="Nothing here"
        title={title}
        text={text}
        action={
          <Button component={Link} to={paths.outfits()}>
            View all outfits
          </Button>
        }
      />
    </>
  );
}
