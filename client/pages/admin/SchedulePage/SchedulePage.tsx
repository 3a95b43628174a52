import { useState } from "react";
import { recordPath } from "../../../admin/kind/contentKinds";
import { CancelReleaseDialog } from "../../../features/newsroom/publishing/admin/releases/CancelReleaseDialog";
import {
  releaseColumns,
  releaseNoun,
  releaseSorts,
} from "../../../features/newsroom/publishing/admin/releases/releaseColumns";
import { ReleaseForm } from "../../../features/newsroom/publishing/admin/releases/ReleaseForm";
import { parseReleaseState, releaseStates } from "../../../features/newsroom/publishing/admin/releases/releaseStates";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminReleasesDocument, type ReleaseLineFragment } from "../../../graphql/generated/adminOperations";
import { DeleteIcon, EditIcon, ViewIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { SchedulePageCalendar } from "./SchedulePageCalendar";

const emptyTexts = {
  SCHEDULED: "Nothing is scheduled. Choose Publishing in the menu of an outfit, a celebrity or a blog post.",
  FAILED: "No release has failed",
  PUBLISHED: "No release has been published yet",
  CANCELLED: "No release has been canceled",
};

/** Schedule: what is published when, the next first; and what was published, canceled or failed. */
export function SchedulePage() {
  const state = useGridState<"TIME", "state">({ sorts: releaseSorts, filters: ["state"] });
  const status = parseReleaseState(state.filters.state);
  const { sort: _time, reverse, ...page } = state.variables;
  // The server's order is the latest first.
  const list = useAdminList(AdminReleasesDocument, { ...page, reverse: !reverse, status });
  const [changing, setChanging] = useState<ReleaseLineFragment | null>(null);
  const [canceling, setCanceling] = useState<ReleaseLineFragment | null>(null);
  const releases = list.data?.releases;
  const rowActions = (release: ReleaseLineFragment): RowAction[] => [
    ...release.rows
      .filter(({ title }) => title !== null)
      .map(({ rowType, rowId, title }) => ({
        label: `Open ${title}`,
        icon: <ViewIcon />,
        to: recordPath(rowType, rowId),
      })),
    ...(release.status === "SCHEDULED"
      ? [
          { label: "Change name or time", icon: <EditIcon />, onClick: () => setChanging(release) },
          { label: "Cancel release", icon: <DeleteIcon />, danger: true, onClick: () => setCanceling(release) },
        ]
      : []),
  ];
  return (
    <>
      <ScreenHeader
        title="Schedule"
        text="Content that is published and newsletters that are sent at a time. All entries of a release go live together, as they were when they were scheduled."
      />
      <SchedulePageCalendar />
      <AdminGrid
        noun={releaseNoun}
        state={state}
        columns={releaseColumns}
        {...gridPage(list, releases)}
        emptyText={emptyTexts[status]}
        filters={
          <GridSelect
            label="State"
            value={status}
            options={Object.entries(releaseStates).map(([value, label]) => ({ value, label }))}
            onChange={(value) => state.setFilter("state", value === "SCHEDULED" ? "" : value)}
          />
        }
        rowActions={rowActions}
        onOpen={(release) => (release.status === "SCHEDULED" ? setChanging(release) : undefined)}
        rowHeight={72}
      />
      {changing ? <ReleaseForm release={changing} onClose={() => setChanging(null)} /> : null}
      {canceling ? <CancelReleaseDialog release={canceling} onClose={() => setCanceling(null)} /> : null}
    </>
  );
}
