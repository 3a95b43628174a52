import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { Suspense, useEffect, useState, useTransition } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { outfitFeed } from "../../../../site/feedPaths";
import { canonicalPath } from "../../../../site/links";
import { LookOfTheDay } from "../../../features/content/outfit/LookOfTheDay";
import { OutfitsPageDocument } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { previewImages } from "../../../shared/seo/head";
import { FeedLink } from "../../../shared/seo/FeedLink";
import { PageRedirect, PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { useToast } from "../../../shared/toast/ToastContext";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { SearchBox } from "../../../shared/ui/search/SearchBox";
import { OutfitsPageDialogs } from "./OutfitsPageDialogs";
import { OutfitsPageGallery } from "./OutfitsPageGallery";
import { OutfitsPageTools } from "./OutfitsPageTools";
import {
  type OutfitsAddress,
  hasUnlistedFilter,
  isNarrowed,
  outfitsTitle,
  outfitsVariables,
  readOutfitsQuery,
} from "./outfitsQuery";

const description = "Every look with who wore it, where and when, and where to find the same or similar pieces.";

const failure = {
  title: "Error loading outfits",
  text: "Could not load the outfits. Please try again later.",
} as const;

export function OutfitsPage() {
  const [params] = useSearchParams();
  const address = readOutfitsQuery(params);
  return (
    <>
      <Suspense fallback={<OutfitsPageSkeleton />}>
        <Outfits address={address} />
      </Suspense>
      <OutfitsPageDialogs address={address} />
    </>
  );
}

OutfitsPage.firstQuery = ({ search }: PageAddress) =>
  pageQuery(OutfitsPageDocument, outfitsVariables(readOutfitsQuery(search)));

function Outfits({ address }: { address: OutfitsAddress }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, startRetry] = useTransition();
  const variables = outfitsVariables(address);
  const { data, error, refetch } = useSuspenseQuery(OutfitsPageDocument, { variables, errorPolicy: "all" });
  // If another filter fails to load, the frame of the list keeps its data.
  const [shown, setShown] = useState(data);
  if (data && data !== shown) setShown(data);
  const hasBadCursor = !data && isBadCursor(error, address.after);
  const failed = !data && !hasBadCursor;
  useEffect(() => {
    if (failed) toast({ ...failure, variant: "destructive" });
  }, [failed, error, toast]);

  if (hasBadCursor) return <PageRedirect to={paths.outfits({ ...address, after: undefined })} code={302} />;
  const frame = data ?? shown;
  const isEmpty = frame?.outfits.edges.length === 0;
  // An invented filter value is no title.
  const { search, celebrity } = address;
  const title = outfitsTitle(isEmpty ? { search, celebrity } : address, frame?.celebrity?.name);
  const look = frame?.look?.edges[0]?.node;
  const narrowed = isNarrowed(address);
  const retry = () => startRetry(() => void refetch());
  return (
    <>
      <Seo
        title={title}
        description={description}
        path={canonicalPath(paths.outfits, address)}
        images={previewImages(look?.image)}
        noindex={search !== undefined || hasUnlistedFilter(address)}
        wholeList={isEmpty && paths.outfits()}
      />
      <FeedLink title="Celebrity Outfits" path={outfitFeed} />
      {failed ? <PageStatus code={503} /> : null}
      <Container>
        <PageHeader kicker="The looks" title={title} text={description}>
          <SearchBox
            label="Search outfits"
            placeholder="Search outfits..."
            value={address.search}
            action={paths.outfits()}
            onSearch={(search) =>
              void navigate(paths.outfits({ ...address, search, dialog: undefined, after: undefined }), {
                preventScrollReset: true,
              })
            }
            size="large"
          />
        </PageHeader>
        {look && !narrowed ? <LookOfTheDay outfit={look} /> : null}
      </Container>
      {narrowed ? null : <OutfitsPageTools address={address} />}
      {data ? (
        <OutfitsPageGallery data={data} address={address} />
      ) : (
        <Container>
          <ErrorState title={failure.title} text={failure.text} busy={busy} onRetry={retry} />
        </Container>
      )}
      {narrowed ? <OutfitsPageTools address={address} /> : null}
    </>
  );
}

export function OutfitsPageSkeleton() {
  return (
    <Container>
      <HeaderSkeleton label="Loading outfits..." />
      <Skeleton height="48px" style={{ marginBottom: 40 }} />
      <CardGridSkeleton count={6} ratio="3 / 4" />
    </Container>
  );
}
