import { Figures } from "../../../../../admin/upload/Figures";
import { ProblemList } from "../../../../../admin/upload/ProblemList";
import { StateNotice } from "../../../../../admin/StateNotice";
import { plural } from "../../../../../shared/format/plural";

interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

/** The response of POST /api/outfits. */
export interface OutfitReport {
  dryRun: boolean;
  outfits: Counts & { skipped: number };
  /** Pieces and products of the outfits that are not skipped. */
  pieces: Counts;
  products: Counts;
  problemCount: number;
  problems: { line: number; sentence: string }[];
}

/** An outfit with a changed piece or product counts as changed. */
export const hasChanges = ({ outfits }: OutfitReport): boolean => outfits.created + outfits.updated > 0;

const figures = ({ created, updated, unchanged }: Counts) => [
  { label: "New", value: created },
  { label: "Updated", value: updated },
  { label: "Unchanged", value: unchanged },
];

function getTitle(report: OutfitReport): string {
  if (!report.dryRun) return "The file was imported";
  return hasChanges(report) ? "This is what would change" : "Nothing would change";
}

/** The result of an import of outfits, or of its check. */
export function ImportOutfitsReport({ report }: { report: OutfitReport }) {
  const { dryRun, outfits, pieces, products, problemCount, problems } = report;
  return (
    <StateNotice kind={dryRun ? "info" : "success"} title={getTitle(report)}>
      <div>
        <h3>Outfits</h3>
        <Figures label="Outfits" figures={[...figures(outfits), { label: "Skipped", value: outfits.skipped }]} />
      </div>
      <div>
        <h3>Pieces</h3>
        <Figures label="Pieces" figures={figures(pieces)} />
      </div>
      <div>
        <h3>Products</h3>
        <Figures label="Products" figures={figures(products)} />
      </div>
      {outfits.skipped > 0 ? (
        <p>
          {plural(outfits.skipped, "outfit")} with problems{" "}
          {dryRun ? "would be" : outfits.skipped === 1 ? "was" : "were"} skipped. The others{" "}
          {dryRun ? "would be" : "were"} imported.
        </p>
      ) : null}
      <ProblemList count={problemCount} problems={problems} />
    </StateNotice>
  );
}
