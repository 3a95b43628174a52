import { useState } from "react";
import { AddIcon } from "../../../admin/adminIcons";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { EventForm } from "../../../features/content/event/admin/EventForm";
import { eventKind } from "../../../features/content/event/admin/eventKind";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { AdminEventsDocument, type AdminEventsQuery, type EventSort } from "../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../shared/format/date";
import { ArticleContent } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";
import { EventLooks } from "./EventLooks";

type Row = AdminEventsQuery["events"]["edges"][number]["node"];

const sorts: readonly SortOption<EventSort>[] = [
  { value: "NEWEST", label: "First day", naturally: "desc" },
  { value: "NAME", label: "Name" },
  { value: "UPDATED", label: "Last saved", naturally: "desc" },
];

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("outfit"),
  { field: "name", label: "Name", sort: "NAME", flex: 2, phone: "title", edit: "text" },
  { field: "series", label: "Series", flex: 2, edit: "text" },
  {
    field: "firstDay",
    label: "First day",
    sort: "NEWEST",
    width: 130,
    render: ({ firstDay }) => paddedDate(firstDay) || "Unknown",
  },
  { field: "outfitCount", label: "Outfits", width: 90 },
  {
    field: "updatedAt",
    label: "Last saved",
    sort: "UPDATED",
    width: 130,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{paddedDate(updatedAt)}</time>,
  },
  statusColumn,
];

/** Events: the list, and the dialogs that the URL opens over it. */
export function EventsPage() {
  const state = useGridState<EventSort, "status">({ sorts, filters: ["status"] });
  const filter = { search: state.search || null, status: parseStatus(state.filters.status) };
  const [entered, setEntered] = useState<Row | null>(null);
  const list = useAdminList(AdminEventsDocument, { ...state.variables, filter });
  return (
    <PublishedScreen
      type="event"
      kind={eventKind}
      title="Events"
      state={state}
      columns={columns}
      list={list}
      connection={list.data?.events}
      filter={filter}
      rowActions={(row) => [{ label: "Add looks", icon: <AddIcon />, onClick: () => setEntered(row) }]}
      dialogs={(control) => (
        <>
          <KindDialogs kind={eventKind} control={control}>
            {(opened) => (
              <EventForm
                {...opened}
                imageField={<FormImage name="image" label="Picture" kind="outfit" />}
                ContentField={({ place }) => <ArticleContent label="About" place={place} />}
              />
            )}
          </KindDialogs>
          {entered ? <EventLooks key={entered.id} event={entered} onClose={() => setEntered(null)} /> : null}
        </>
      )}
    />
  );
}
