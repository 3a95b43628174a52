import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { isBadCursor } from "../../../graphql/errorCodes";
import { EventPageDocument } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";
import { MissingPage } from "../../../shared/ui/MissingPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { EventPageView } from "./EventPageView";

const readVariables = (slug: string, search: URLSearchParams) => {
  const after = search.get("after") || undefined;
  return { slug, ...(after ? { after } : {}) };
};

export function EventPage() {
  const { slug = "" } = useParams();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NamedEvent slug={slug} />
    </Suspense>
  );
}

EventPage.firstQuery = ({ params: { slug = "" }, search }: PageAddress) =>
  pageQuery(EventPageDocument, readVariables(slug, search));

function NamedEvent({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const variables = readVariables(slug, params);
  const { data, error, refetch } = useSuspenseQuery(EventPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  // Invalid cursor: start from the beginning of the list.
  if (!data && isBadCursor(error, variables.after)) return <PageRedirect to={paths.event(slug)} code={302} />;
  if (!data || (error && !data.event)) return <UnavailablePage title="" busy={busy} onRetry={retry} />;
  const { event, outfits } = data;
  if (!event)
    return (
      <MissingPage
        title="Event not found"
        text="There is no such event, or not any more."
        to={paths.events()}
        linkLabel="View all events"
      />
    );
  if (event.slug !== slug) return <PageRedirect to={paths.event(event.slug)} />;
  return <EventPageView event={event} outfits={outfits} after={variables.after} />;
}
