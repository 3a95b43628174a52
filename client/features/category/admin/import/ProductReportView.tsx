import { StateNotice } from "../../../../shared/admin/StateNotice";
import { Figures } from "../../../../shared/admin/upload/Figures";
import { ProblemList } from "../../../../shared/admin/upload/ProblemList";
import { plural } from "../../../../shared/format/plural";
import { EditedItems } from "./EditedItems";
import { countChanges, type ProductReport } from "./productReport";
import { ReportPart } from "./ReportPart";

const number = (value: number): string => value.toLocaleString("en");
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function getTitle(report: ProductReport): string {
  if (!report.dryRun) return "Import Successful";
  return countChanges(report) > 0 ? "This is what would change" : "Nothing would change";
}

/** The result of a product import, or of its check. */
export function ProductReportView({ report }: { report: ProductReport }) {
  const { source, dryRun, rows, products, categories, created, updated, unchanged, dated, edited, leftOut, seconds } =
    report;
  const left = leftOut.unpublished + leftOut.trashed + leftOut.faulty + leftOut.otherTypes;
  return (
    <StateNotice kind={dryRun ? "info" : "success"} title={getTitle(report)}>
      <p>
        {plural(products, "product")} of “{source}” in {number(rows)} rows, {seconds.toFixed(1)} seconds.
      </p>
      <ReportPart>
        <h3>Items</h3>
        <Figures
          label="Items"
          figures={[
            { label: "Created", value: created },
            { label: "Updated", value: updated },
            { label: "Unchanged", value: unchanged },
            { label: "Skipped", value: left },
          ]}
        />
        {dated > 0 ? <p>{plural(dated, "price")} confirmed as of today.</p> : null}
      </ReportPart>
      <EditedItems {...edited} />
      <ReportPart>
        <h3>By category</h3>
        <Figures
          label="By category"
          figures={Object.entries(categories).map(([name, value]) => ({ label: capitalised(name), value }))}
        />
      </ReportPart>
      {left > 0 ? (
        <ReportPart>
          <h3>Skipped</h3>
          <Figures
            label="Skipped"
            figures={[
              { label: "Of other types", value: leftOut.otherTypes },
              { label: "Not published", value: leftOut.unpublished },
              { label: "In the trash", value: leftOut.trashed },
              { label: "With errors", value: leftOut.faulty },
            ]}
          />
          {leftOut.types.length > 0 ? (
            <p>Other types: {leftOut.types.map(({ name, count }) => `${name} (${number(count)})`).join(", ")}</p>
          ) : null}
        </ReportPart>
      ) : null}
      <ProblemList count={report.problemCount} problems={report.problems} />
    </StateNotice>
  );
}
