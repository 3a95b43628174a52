import Button from "@mui/material/Button";
import { useState } from "react";
import { paths } from "../../../site/addresses";
import { MergeIcon, OpenIcon } from "../../admin/adminIcons";
import type { BulkInput } from "../../admin/graphql/useBulkChange";
import type { GridSelection } from "../../admin/grid/useGridSelection";
import type { GridState } from "../../admin/grid/useGridState";
import { contentKinds } from "../../admin/kind/contentKinds";
import { MergeRows } from "../../admin/kind/MergeRows";
import type { KindMerge, MergedRow } from "../../admin/kind/recordKind";
import { ContentScreen, type ContentScreenProps, type ScreenRow } from "../../admin/kind/ContentScreen";
import { BulkStatusButtons } from "../../features/newsroom/publishing/admin/bulk/BulkStatusButtons";
import { StatusFilter } from "../../features/newsroom/publishing/admin/status/StatusFilter";
import { usePublicationDialog } from "../../features/newsroom/publishing/admin/usePublicationDialog";
import { SavedViews } from "../../features/newsroom/savedViews/admin/SavedViews";
import type { PublicationStatus, PublishableFilter, PublishableType } from "../../graphql/generated/adminOperations";
import { isScheduled } from "../../shared/format/date";

interface PublishedRow extends ScreenRow {
  status: PublicationStatus;
  slug: string;
  /** The day on which it becomes public. */
  date?: string | null;
}

const toNamed = ({ id, name, title }: ScreenRow): MergedRow => ({ id, name: name ?? title ?? "" });

/** Two selected rows; the second is kept. Null for any other selection. */
function readPair(rows: readonly ScreenRow[], { all, ids }: GridSelection): [MergedRow, MergedRow] | null {
  const [twin, into, ...others] = rows.filter(({ id }) => ids.has(id)).map(toNamed);
  return !all && ids.size === 2 && twin && into && others.length === 0 ? [twin, into] : null;
}

interface PublishedScreenProps<
  Type extends PublishableType,
  Row extends PublishedRow,
  Bulk extends BulkInput,
> extends Omit<ContentScreenProps<Row, Bulk>, "views" | "publication" | "getPage" | "state" | "filter"> {
  type: Type;
  kind: ContentScreenProps<Row, Bulk>["kind"] & { merge?: KindMerge };
  state: GridState<string, "status">;
  filter: Bulk["filter"] & NonNullable<PublishableFilter[Type]>;
}

/** The list screen of a kind that is published: with saved views, a filter by status, and ways to publish rows. */
export function PublishedScreen<Type extends PublishableType, Row extends PublishedRow, Bulk extends BulkInput>(
  props: PublishedScreenProps<Type, Row, Bulk>,
) {
  const { type, state, filters, filter, bulk: moreActions, ...screen } = props;
  const { noun, merge } = screen.kind;
  /** The rows that the open dialog merges. */
  const [merged, setMerged] = useState<{ rows: [MergedRow, MergedRow?]; clear?: () => void } | null>(null);
  const rows = screen.connection?.edges.map(({ node }) => node) ?? [];
  return (
    <ContentScreen<Row, Bulk>
      {...screen}
      state={state}
      filter={filter}
      views={<SavedViews screen={contentKinds[type].viewScreen} params={state.params} />}
      filters={
        <>
          {filters}
          <StatusFilter {...state} />
        </>
      }
      // Others have no public page yet.
      getPage={({ slug, status, date }) =>
        status === "PUBLISHED" && !(date && isScheduled(date)) ? { icon: <OpenIcon />, href: paths[type](slug) } : null
      }
      publication={usePublicationDialog(type)}
      bulk={(bulk, selection) => (
        <>
          <BulkStatusButtons type={type} noun={noun} selection={selection} filter={filter} />
          {moreActions?.(bulk, selection)}
          {merge ? (
            <MergeButton
              pair={readPair(rows, selection)}
              onMerge={(pair) => setMerged({ rows: pair, clear: selection.clear })}
            />
          ) : null}
        </>
      )}
      rowActions={(row) => [
        ...(screen.rowActions?.(row) ?? []),
        ...(merge ? [{ label: "Merge", icon: <MergeIcon />, onClick: () => setMerged({ rows: [toNamed(row)] }) }] : []),
      ]}
      dialogs={(control) => (
        <>
          {screen.dialogs(control)}
          {merge && merged ? (
            <MergeRows
              type={type}
              noun={noun}
              merge={merge}
              rows={merged.rows}
              onDone={() => {
                merged.clear?.();
                setMerged(null);
              }}
              onClose={() => setMerged(null)}
            />
          ) : null}
        </>
      )}
    />
  );
}

function MergeButton({
  pair,
  onMerge,
}: {
  pair: [MergedRow, MergedRow] | null;
  onMerge: (pair: [MergedRow, MergedRow]) => void;
}) {
  return pair ? (
    <Button size="small" variant="outlined" onClick={() => onMerge(pair)}>
      Merge
    </Button>
  ) : null;
}
