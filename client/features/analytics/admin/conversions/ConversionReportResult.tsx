import { StateNotice } from "../../../../shared/admin/StateNotice";
import { Figures } from "../../../../shared/admin/upload/Figures";
import { ProblemList } from "../../../../shared/admin/upload/ProblemList";
import type { ConversionReport } from "./conversionReport";
import { moneyText } from "../money";

function getTitle({ dryRun, created, updated }: ConversionReport): string {
  if (!dryRun) return "The report was imported";
  return created + updated > 0 ? "This is what would be imported" : "This report contains nothing new";
}

/** The result of a report import, or of its check. */
export function ConversionReportResult({ report }: { report: ConversionReport }) {
  const { dryRun, rows, created, updated, unchanged, totals, problems, problemCount } = report;
  return (
    <StateNotice kind={dryRun ? "info" : "success"} title={getTitle(report)}>
      <Figures
        label="Conversions"
        figures={[
          { label: "Rows", value: rows },
          { label: "New", value: created },
          { label: "Updated", value: updated },
          { label: "Unchanged", value: unchanged },
          { label: "Skipped", value: problemCount },
        ]}
      />
      {totals.length > 0 ? <p>Total {totals.map(moneyText).join(" and ")}.</p> : null}
      <ProblemList count={problemCount} problems={problems} />
    </StateNotice>
  );
}
