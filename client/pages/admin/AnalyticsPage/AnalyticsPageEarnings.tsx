import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { apiPaths } from "../../../../site/apiPaths";
import { withQuery } from "../../../../site/links";
import { StatPart } from "../../../admin/figures/StatPart";
import { PlainSelect } from "../../../admin/form/PlainFields";
import { EarningsCards } from "../../../features/money/earnings/admin/EarningsCards";
import { EarningsTable } from "../../../features/money/earnings/admin/EarningsTable";
import { earningsBy, isEarningsBy } from "../../../features/money/earnings/admin/earningsText";
import { SaleLinesDialog } from "../../../features/money/earnings/admin/SaleLinesDialog";
import { useAnalyticsRange } from "../../../features/money/earnings/admin/useAnalyticsRange";
import { AdminEarningsDocument, type AdminEarningsQuery } from "../../../graphql/generated/adminOperations";
import { useShownVariables } from "../../../graphql/useShownVariables";
import { wholeCount } from "../../../shared/format/count";
import { FigureSections, isSound, RangedFigures } from "./RangedFigures";

/** The row whose sales are shown; a null key is the total. */
interface Explained {
  key: string | null;
  title: string;
}

/** What clicks earned, by what led to them. */
export function AnalyticsPageEarnings() {
  const control = useAnalyticsRange();
  const { range } = control;
  const [params, setParams] = useSearchParams();
  const [explained, setExplained] = useState<Explained | null>(null);
  const given = params.get("by");
  const by = isEarningsBy(given) ? given : "CELEBRITY";
  const result = useQuery(AdminEarningsDocument, {
    variables: useShownVariables({ by, ...range }),
    skip: !isSound(range),
    fetchPolicy: "cache-and-network",
  });
  const choose = (value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set("by", value);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <FigureSections>
      <RangedFigures
        {...control}
        result={result}
        file={withQuery(apiPaths.earnings, { by, from: range.from, to: range.to })}
        choice={<PlainSelect label="Earnings by" value={by} options={earningsBy} onChange={choose} />}
      >
        {({ earnings }) => (
          <EarningsReport
            noun={earningsBy.find(({ value }) => value === by)?.label ?? ""}
            report={earnings}
            onExplain={setExplained}
          />
        )}
      </RangedFigures>
      {explained ? (
        <SaleLinesDialog
          title={explained.title}
          by={by}
          range={range}
          rowKey={explained.key}
          onClose={() => setExplained(null)}
        />
      ) : null}
    </FigureSections>
  );
}

interface EarningsReportProps {
  /** What the rows are. */
  noun: string;
  report: AdminEarningsQuery["earnings"];
  onExplain: (explained: Explained) => void;
}

function EarningsReport({ noun, report, onExplain }: EarningsReportProps) {
  const { total, rows, rowCount } = report;
  return (
    <>
      <EarningsCards total={total} />
      <StatPart
        title={`By ${noun.toLowerCase()}`}
        action={
          total.money.length > 0 ? (
            <Button size="small" variant="text" onClick={() => onExplain({ key: null, title: "all rows" })}>
              All sales
            </Button>
          ) : undefined
        }
        text={
          rowCount > rows.length
            ? `The first ${wholeCount(rows.length)} of ${wholeCount(rowCount)}. The file has all of them.`
            : "Approved and paid commission earns; pending commission may be declined."
        }
      >
        <EarningsTable
          noun={noun}
          rows={rows}
          onExplain={({ key, name }) => onExplain({ key, title: name ?? "a deleted row" })}
        />
      </StatPart>
    </>
  );
}
