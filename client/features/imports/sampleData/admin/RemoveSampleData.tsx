import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import {
  RemoveSampleDataDocument,
  SampleDataStatusDocument,
  type SampleDataStatusQuery,
  type SampleDataCountsFragment,
} from "../../../../graphql/generated/adminOperations";
import { ConfirmDialog } from "../../../../admin/ConfirmDialog";
import { StateNotice } from "../../../../admin/StateNotice";
import { Figures } from "../../../../admin/upload/Figures";
import { plural } from "../../../../shared/format/plural";
import { useToast } from "../../../../shared/toast/ToastContext";
import { rawDetail } from "./rawDetail";
import { sampleLists } from "./sampleLists";

type Counts = Omit<SampleDataCountsFragment, "__typename" | " $fragmentName">;
type RemainingCounts = Omit<SampleDataStatusQuery["sampleDataStatus"]["kept"], "__typename">;

const labels: Record<keyof Counts, string> = {
  celebrities: "Celebrities",
  outfits: "Outfits",
  affiliateProducts: "Products",
  categoryItems: "Category items",
  blogPosts: "Blog posts",
  authors: "Authors",
  shows: "Shows",
  events: "Events",
  brands: "Brands",
  subscribers: "Subscribers",
  testimonials: "Testimonials",
  socialPosts: "Social posts",
  terms: "Tags and categories",
  pageViews: "Page views",
  linkClicks: "Link clicks",
  conversions: "Conversions",
};

const kinds = Object.keys(labels) as (keyof Counts)[];

/** The kinds with at least one row, with their counts. */
const sampleFigures = (counts: Counts) =>
  kinds.filter((kind) => counts[kind] > 0).map((kind) => ({ label: labels[kind], value: counts[kind] }));

const sumCounts = (counts: Counts): number => kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** "2 celebrities and 1 outfit"; blank when nothing is kept. */
function formatRemainingRows({ celebrities, outfits, terms }: RemainingCounts): string {
  const counts = [
    celebrities > 0 ? plural(celebrities, "celebrity", "celebrities") : "",
    outfits > 0 ? plural(outfits, "outfit") : "",
    terms > 0 ? plural(terms, "tag or category", "tags and categories") : "",
  ].filter(Boolean);
  return new Intl.ListFormat("en").format(counts);
}

const countRemainingRows = ({ celebrities, outfits, terms }: RemainingCounts): number => celebrities + outfits + terms;

/** Shows how much sample data there is, and removes all of it after a confirmation. */
export function RemoveSampleData() {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { data, error: unread } = useQuery(SampleDataStatusDocument, { fetchPolicy: "cache-and-network" });
  const [start, { error, loading, data: outcome }] = useMutation(RemoveSampleDataDocument, {
    update: (cache) => evictLists(cache, sampleLists),
  });
  const status = data?.sampleDataStatus;
  const total = status ? sumCounts(status.counts) : 0;
  const remove = async () => {
    const { data: done } = await start().catch(() => ({ data: undefined }));
    setAsking(false);
    if (!done) return;
    const { removed, kept } = done.removeSampleData;
    const staying = countRemainingRows(kept) > 0 ? `, ${countRemainingRows(kept)} kept` : "";
    toast({ title: "Sample Data Removed", text: `${plural(sumCounts(removed), "row")} removed${staying}` });
  };
  const stayed = outcome && formatRemainingRows(outcome.removeSampleData.kept);
  return (
    <RemovalSection>
      {unread && !data ? <p>The sample data could not be counted.</p> : null}
      {status && total === 0 ? <p>There is no sample data on the site.</p> : null}
      {status && total > 0 ? <Figures label="Sample data on the site" figures={sampleFigures(status.counts)} /> : null}
      <Button variant="outlined" color="error" disabled={total === 0 || loading} onClick={() => setAsking(true)}>
        Remove Sample Data
      </Button>
      {error && !loading ? (
        <StateNotice kind="error" title="Removal Failed">
          <pre>{rawDetail(error)}</pre>
        </StateNotice>
      ) : null}
      {stayed ? (
        <StateNotice kind="info" title="Some rows were kept">
          <p>{stayed}: your own content depends on them. They no longer count as sample data.</p>
        </StateNotice>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="Remove Sample Data"
        text={status ? <RemovalSummary status={status} /> : ""}
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={loading}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </RemovalSection>
  );
}

/** The text of the removal dialog. */
function RemovalSummary({ status }: { status: SampleDataStatusQuery["sampleDataStatus"] }) {
  const { counts, edited, kept } = status;
  const remainingRows = formatRemainingRows(kept);
  return (
    <SummaryText>
      <p>
        Are you sure you want to remove all sample data? {plural(sumCounts(counts), "row").replace(/\d+/, grouped)} will
        be permanently deleted, among them {plural(counts.celebrities, "celebrity", "celebrities")},{" "}
        {plural(counts.outfits, "outfit")} and {plural(counts.blogPosts, "blog post")}. This action cannot be undone.
      </p>
      {edited > 0 ? (
        <p>
          <strong>{plural(edited, "row was", "rows were")} changed by an editor since.</strong> These changes will be
          lost.
        </p>
      ) : null}
      {remainingRows ? <p>{remainingRows} will be kept, because your own content depends on them.</p> : null}
    </SummaryText>
  );
}

const grouped = (digits: string): string => Number(digits).toLocaleString("en");

const RemovalSection = styled("div")({
  display: "grid",
  gap: 20,
  maxWidth: 720,
  "& > button": { justifySelf: "start" },
});

const SummaryText = styled("div")({ display: "grid", gap: 12 });
