import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

export const instructions =
  "To change the order, press Space, move with the arrow keys, and press Space again. Press Escape to cancel.";

/**
 * What screen readers say while a person moves an item of a list.
 * @param hasMoved remembers whether the item was over another one: an item begins over its own place, and saying so
 * would cut off that it was picked up.
 */
export function sortAnnouncements(
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
