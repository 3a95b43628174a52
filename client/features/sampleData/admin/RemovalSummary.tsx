import { styled } from "@mui/material/styles";
import type { SampleDataStatusQuery } from "../../../graphql/generated/adminOperations";
import { plural } from "../../../shared/format/plural";
import { formatRemainingRows, sumCounts } from "./sampleWords";

/** The text of the removal dialog. */
export function RemovalSummary({ status }: { status: SampleDataStatusQuery["sampleDataStatus"] }) {
  const { counts, edited, kept } = status;
  const remainingRows = formatRemainingRows(kept);
  return (
    <Words>
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
    </Words>
  );
}

const grouped = (digits: string): string => Number(digits).toLocaleString("en");

const Words = styled("div")({ display: "grid", gap: 12 });
