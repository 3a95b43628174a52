import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { Figures } from "../../../../../admin/upload/Figures";
import { feedUndoNote } from "../../../../../admin/upload/ImportList";
import { ImportChanges } from "../../../../../admin/upload/ImportChanges";
import { plural } from "../../../../../shared/format/plural";
import { Destinations } from "./Destinations";
import { countLeftOut, type FeedReport, type EditedItem } from "./feedReport";
import { ReportPart } from "./ReportPart";
import { adminPaths } from "../../../../../../site/addresses";

export interface FeedReportViewProps {
  report: FeedReport;
  isDryRun: boolean;
  feedId: string;
  /** Checks the feed again, after a new rule. */
  onCheckAgain: () => void;
  /** Buttons that continue from here. */
  actions?: ReactNode;
}

const tooLarge = "More than 100,000 rows change: this import cannot be undone.";

/** The result of a check or an import. */
export function FeedReportView({ report, isDryRun, feedId, onCheckAgain, actions }: FeedReportViewProps) {
  const { products, rows, format, seconds, missing, unavailable } = report;
  const leftOut = countLeftOut(report);
  return (
    <ImportChanges
      name="this feed"
      isDryRun={isDryRun}
      importId={report.importId ?? null}
      rows={report.changes}
      unchanged={report.unchanged}
      problems={{ count: report.problemCount, problems: report.problems }}
      undoNote={feedUndoNote}
      notUndoable={report.isUndoable ? null : tooLarge}
      lists={["categoryItems", "feeds", "feed"]}
    >
      <p>
        {plural(products, "product")} in {plural(rows, "row")}, read in {seconds.toFixed(1)} seconds. Format: {format}.{" "}
        {leftOut > 0 ? `${plural(leftOut, "product")} left out.` : ""}
      </p>
      {missing > 0 ? (
        <p>{plural(missing, "item is", "items are")} missing in the file. Missing again, they become unavailable.</p>
      ) : null}
      {unavailable > 0 ? (
        <p>{plural(unavailable, "item is", "items are")} no longer in the file, and unavailable now.</p>
      ) : null}
      {actions}
      <Destinations decisions={report.decisions} feedId={feedId} onCheckAgain={onCheckAgain} />
      <LeftOut report={report} />
      <EditedItems count={report.editedItems} items={report.edited} />
    </ImportChanges>
  );
}

/** Why products are left out, apart from their category. */
function LeftOut({ report: { unpublished, trashed, faulty } }: { report: FeedReport }) {
  const reasons = [
    { label: "Hidden in the shop", value: unpublished },
    { label: "In the trash", value: trashed },
    { label: "With errors", value: faulty },
  ].filter(({ value }) => value > 0);
  if (reasons.length === 0) return null;
  return (
    <ReportPart>
      <h3>Also left out</h3>
      <Figures label="Also left out" figures={reasons} />
    </ReportPart>
  );
}

interface EditedItemsProps {
  /** The total number; only the first ones are listed. */
  count: number;
  items: readonly EditedItem[];
}

/** Items that keep the values of editors, or their price; renders nothing without any. */
function EditedItems({ count, items }: EditedItemsProps) {
  if (count === 0) return null;
  const more = items.length > 0 ? count - items.length : 0;
  return (
    <ReportPart>
      <h3>Values kept</h3>
      <p>
        {plural(count, "item keeps", "items keep")} what an editor changed, or a price that the feed has 50 times higher
        or lower. Open one to see what the feed says, or use the feed’s values for many in{" "}
        <Link to={adminPaths.items()}>Category Items</Link>.
      </p>
      {items.length > 0 ? (
        <List>
          {items.map(({ id, title, fields }) => (
            <li key={id}>
              <Link to={adminPaths.items({ edit: id })}>{title}</Link>
              {fields.map(({ field, label, item, source }) => (
                <p key={field}>
                  {label}: “{item}” is kept, the feed says “{source}”
                </p>
              ))}
            </li>
          ))}
        </List>
      ) : null}
      {more > 0 ? <p>and {more.toLocaleString("en")} more.</p> : null}
    </ReportPart>
  );
}

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gap: 10,
  padding: 0,
  listStyle: "none",
  "& li": { overflowWrap: "anywhere" },
}));
