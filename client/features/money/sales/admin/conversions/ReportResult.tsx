import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";
import { StateNotice } from "../../../../../admin/StateNotice";
import { Figures } from "../../../../../admin/upload/Figures";
import { ProblemList } from "../../../../../admin/upload/ProblemList";
import { shortDate } from "../../../../../shared/format/date";
import { exactMoneyText } from "../../../../../shared/format/exactMoney";
import { plural } from "../../../../../shared/format/plural";
import type { ConversionReport, ImportChanges, ReportSettings, SaleChange, StateSum } from "./conversionReport";
import { PlainSelect } from "./PlainFields";

/** Whether the editor must say what becomes of known sales. */
export const asksKnown = ({ updated, changes }: ConversionReport): boolean =>
  changes.revived > 0 || (changes.olderThan !== null && updated > 0);

interface ReportResultProps {
  report: ConversionReport;
  known: ReportSettings["known"];
  onKnown: (known: ReportSettings["known"]) => void;
}

/** The result of a report import, or of its check. */
export function ReportResult({ report, known, onKnown }: ReportResultProps) {
  const { dryRun, rows, created, updated, unchanged, totals, pending, declined, problems, problemCount, changes } =
    report;
  return (
    <StateNotice kind={dryRun ? "info" : "success"} title={getTitle(report)}>
      {report.network ? <p>This is a report of {report.network}.</p> : null}
      <Figures
        label="Conversions"
        figures={[
          { label: "Rows", value: rows },
          { label: "New", value: created },
          { label: "Updated", value: updated },
          { label: "Unchanged", value: unchanged },
          { label: "Skipped", value: problemCount },
          { label: "Declined", value: declined },
        ]}
      />
      {totals.length > 0 ? <p>Approved: {totals.map(exactMoneyText).join(" and ")}.</p> : null}
      {pending.length > 0 ? <p>Pending: {pending.map(exactMoneyText).join(" and ")}.</p> : null}
      <Sums changes={changes} />
      {changes.changed.length > 0 ? (
        <section aria-label="Changed sales">
          <StatTable
            label="Changed sales"
            columns={changeColumns}
            rows={changes.changed}
            getKey={({ transactionId, from }) => `${transactionId} ${from.day} ${from.amount}`}
            emptyText=""
            maxHeight={360}
          />
          {updated > changes.changed.length ? (
            <p>The list has the largest changes of {plural(updated, "sale")}.</p>
          ) : null}
        </section>
      ) : null}
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
      <ProblemList count={problemCount} problems={problems} />
    </StateNotice>
  );
}

function getTitle({ dryRun, created, updated }: ConversionReport): string {
  if (!dryRun) return "The report was imported";
  return created + updated > 0 ? "This is what would be imported" : "This report contains nothing new";
}

function describeAbsent({ absent: { sales, money } }: ImportChanges) {
  if (sales === 0) return null;
  const one = sales === 1;
  return (
    <p>
      {plural(sales, "known sale")} of these days ({money.map(exactMoneyText).join(" and ")}) {one ? "is" : "are"} not
      in this report. {one ? "It stays as it is." : "They stay as they are."}
    </p>
  );
}

const describeDoubts = ({ revived, olderThan }: ImportChanges) => (
  <>
    {olderThan ? (
      <p>This report ends before an earlier one, which reached {shortDate(olderThan)}. It may be older.</p>
    ) : null}
    {revived > 0 ? <p>{plural(revived, "declined sale")} would count again.</p> : null}
  </>
);

interface SumRow {
  state: StateSum["state"];
  currency: string;
  before?: StateSum;
  after?: StateSum;
}

const stateTexts = { approved: "Approved", paid: "Paid", pending: "Pending", declined: "Declined" };
const sumText = (sum: StateSum | undefined): string =>
  sum ? `${exactMoneyText(sum)} (${plural(sum.sales, "sale")})` : "\u2013";

const sumColumns: readonly StatColumn<SumRow>[] = [
  { label: "All sales of the program", render: ({ state, currency }) => `${stateTexts[state]}, ${currency}` },
  { label: "Before", figure: true, render: ({ before }) => sumText(before) },
  { label: "After", figure: true, render: ({ after }) => sumText(after) },
];

/** The sums of the program before and after the import. */
function Sums({ changes: { before, after } }: { changes: ImportChanges }) {
  const rows = new Map<string, SumRow>();
  const add = (sums: readonly StateSum[], side: "before" | "after") => {
    for (const sum of sums) {
      const key = `${sum.currency} ${sum.state}`;
      rows.set(key, { ...(rows.get(key) ?? { state: sum.state, currency: sum.currency }), [side]: sum });
    }
  };
  add(before, "before");
  add(after, "after");
  if (rows.size === 0) return null;
  return (
    <StatTable
      label="Sums before and after"
      columns={sumColumns}
      rows={[...rows.values()]}
      getKey={({ state, currency }) => `${currency} ${state}`}
      emptyText=""
    />
  );
}

const fromTo = (from: string, to: string): string => (from === to ? to : `${from} \u2192 ${to}`);

const changeColumns: readonly StatColumn<SaleChange>[] = [
  { label: "Sale", render: ({ transactionId }) => transactionId },
  { label: "Retailer", render: ({ retailer }) => retailer || "\u2013" },
  { label: "Day", render: ({ from, to }) => fromTo(shortDate(from.day), shortDate(to.day)) },
  { label: "State", render: ({ from, to }) => fromTo(stateTexts[from.state], stateTexts[to.state]) },
  { label: "Commission", figure: true, render: ({ from, to }) => fromTo(exactMoneyText(from), exactMoneyText(to)) },
];
