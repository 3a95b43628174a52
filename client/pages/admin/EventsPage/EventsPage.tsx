import { useState } from "react";
import { AddIcon } from "../../../admin/adminIcons";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { updatedColumn, updatedSort } from "../../../admin/grid/updatedColumn";
import type { SortOption } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { EventForm } from "../../../features/content/event/admin/EventForm";
import { eventKind } from "../../../features/content/event/admin/eventKind";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { AdminEventsDocument, type AdminEventsQuery, type EventSort } from "../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../shared/format/date";
import { describeWith } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";
import { usePublishedList } from "../usePublishedList";
import { EventLooks } from "./EventLooks";

type Row = AdminEventsQuery["events"]["edges"][number]["node"];

const sorts: readonly SortOption<EventSort>[] = [
  { value: "NEWEST", label: "First day", naturally: "desc" },
  { value: "NAME", label: "Name" },
  updatedSort,
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
  updatedColumn,
  statusColumn,
];

/** Events: the list, and the dialogs that the URL opens over it. */
export function EventsPage() {
  const [entered, setEntered] = useState<Row | null>(null);
  return (
    <PublishedScreen
      {...usePublishedList(AdminEventsDocument, sorts)}
      type="event"
      kind={eventKind}
      title="Events"
      columns={columns}
      rowActions={(row) => [{ label: "Add looks", icon: <AddIcon />, onClick: () => setEntered(row) }]}
      dialogs={(control) => (
        <>
          <KindDialogs kind={eventKind} control={control}>
            {(opened) => <EventForm {...opened} {...describeWith("outfit")} />}
          </KindDialogs>
          {entered ? <EventLooks key={entered.id} event={entered} onClose={() => setEntered(null)} /> : null}
        </>
      )}
    />
  );
}
