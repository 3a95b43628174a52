import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { styled } from "@mui/material/styles";
import { useId, useState, type ReactNode } from "react";
import { SortableItem } from "./SortableItem";

export interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  /** Names an item for its handle and for screen readers. */
  getLabel: (item: Item, index: number) => string;
  /** Called with the positions in `items` when an item was dropped at another one. */
  onMove: (from: number, to: number) => void;
  /** "row" for items that wrap in rows. */
  layout?: "column" | "row";
  ariaLabel?: string;
  /** Before the items, in the same list; it cannot be moved. */
  first?: ReactNode;
  /** The content of a list item. It must contain the handle. */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode;
}

const vertical: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

const instructions =
  "To change the order, press Space, move with the arrow keys, and press Space again. Press Escape to cancel.";

/**
 * What screen readers say while a person moves an item of a list.
 * @param hasMoved remembers whether the item was over another one: an item begins over its own place, and saying so
 * would cut off that it was picked up.
 */
function sortAnnouncements(
  labels: readonly string[],
  getIndex: (id: UniqueIdentifier) => number,
  hasMoved: { current: boolean },
): Announcements {
  const name = (id: UniqueIdentifier) => labels[getIndex(id)] ?? "The item";
  const place = (id: UniqueIdentifier) => `position ${getIndex(id) + 1} of ${labels.length}`;
  return {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return `Picked up ${name(active.id)} at ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      hasMoved.current ||= over !== null && over.id !== active.id;
      return over && hasMoved.current ? `${name(active.id)} is now at ${place(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) => `Dropped ${name(active.id)} at ${place((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `Canceled. ${name(active.id)} is back at ${place(active.id)}.`,
  };
}

/**
 * A list that people sort with a handle: by drag, or by Space and the arrow keys. A single item has no handle, because
 * there is nothing to sort.
 */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, getLabel, onMove, layout = "column", ariaLabel, first, children } = props;
  const id = useId();
  const sensors = useSensors(
    // A press without a movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const getIndex = (wanted: string | number) => items.findIndex((item) => item.id === wanted);
  const [hasMoved] = useState(() => ({ current: false }));
  const labels = items.map(getLabel);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const [from, to] = [getIndex(active.id), getIndex(over.id)];
    if (from >= 0 && to >= 0) onMove(from, to);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: sortAnnouncements(labels, getIndex, hasMoved),
        screenReaderInstructions: { draggable: instructions },
      }}
      modifiers={layout === "column" ? vertical : undefined}
      onDragEnd={drop}
    >
      <SortableContext
        items={items.map((item) => item.id)}
        strategy={layout === "column" ? verticalListSortingStrategy : rectSortingStrategy}
      >
        <SortedRows data-layout={layout} aria-label={ariaLabel}>
          {first === undefined ? null : <li>{first}</li>}
          {items.map((item, index) => (
            <SortableItem key={item.id} id={item.id} label={labels[index] ?? ""} sortable={items.length > 1}>
              {(handle) => children(item, index, handle)}
            </SortableItem>
          ))}
        </SortedRows>
      </SortableContext>
    </DndContext>
  );
}

const SortedRows = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "&[data-layout='row']": { display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 8 },
});
