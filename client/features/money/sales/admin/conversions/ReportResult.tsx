import { ImportChanges } from "../../../../../admin/upload/ImportChanges";
import { ProblemList } from "../../../../../admin/upload/ProblemList";
import { shortDate } from "../../../../../shared/format/date";
import { exactMoneyText } from "../../../../../shared/format/exactMoney";
import { plural } from "../../../../../shared/format/plural";
import type { ConversionReport, ReportSettings, SaleChanges } from "./conversionReport";
import { PlainSelect } from "../../../../../admin/form/PlainFields";
import { importLists } from "./useConversionReport";

/** Whether the editor must say what becomes of known sales. */
export const asksKnown = ({ updated, changes }: ConversionReport): boolean =>
  changes.revived > 0 || (changes.olderThan !== null && updated > 0);

interface ReportResultProps {
  name: string;
  report: ConversionReport;
  known: ReportSettings["known"];
  onKnown: (known: ReportSettings["known"]) => void;
}

/** The result of a report import, or of its check. */
export function ReportResult({ name, report, known, onKnown }: ReportResultProps) {
  const { dryRun, rows, totals, pending, declined, problems, problemCount, changes } = report;
  return (
    <ImportChanges
      name={name}
      isDryRun={dryRun}
      importId={report.importId}
      rows={changes.rows}
      unchanged={report.unchanged}
      sums={changes}
      problems={{ count: problemCount, problems }}
      lists={importLists}
    >
      <p>
        {report.network ? `This is a report of ${report.network} with ` : "The report has "}
        {plural(rows, "sale")}, {declined.toLocaleString("en")} of them declined.
        {totals.length > 0 ? ` Approved: ${totals.map(exactMoneyText).join(" and ")}.` : ""}
        {pending.length > 0 ? ` Pending: ${pending.map(exactMoneyText).join(" and ")}.` : ""}
      </p>
      {describeAbsent(changes)}
      {dryRun && (known !== "" || asksKnown(report)) ? (
        <>
          {describeDoubts(changes)}
          <PlainSelect
            label="Known sales"
            required
            value={known}
            options={[
              { value: "", label: "Choose..." },
              { value: "take", label: "Take the values of this report" },
              { value: "keep", label: "Stay as they are; only new sales are added" },
            ]}
            onChange={(value) => onKnown(value as typeof known)}
          />
        </>
      ) : null}
      <ProblemList
        count={report.noSaleCount}
        problems={report.noSales}
        title={`${plural(report.noSaleCount, "row")} left out`}
      />
    </ImportChanges>
  );
}

function describeAbsent({ absent: { sales, money } }: SaleChanges) {
  if (sales === 0) return null;
  const one = sales === 1;
  return (
    <p>
      {plural(sales, "known sale")} of these days ({money.map(exactMoneyText).join(" and ")}) {one ? "is" : "are"} not
      in this report. {one ? "It stays as it is." : "They stay as they are."}
    </p>
  );
}

const describeDoubts = ({ revived, olderThan }: SaleChanges) => (
  <>
    {olderThan ? (
      <p>This report ends before an earlier one, which reached {shortDate(olderThan)}. It may be older.</p>
    ) : null}
    {revived > 0 ? <p>{plural(revived, "declined sale")} would count again.</p> : null}
  </>
);
