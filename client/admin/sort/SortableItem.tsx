import { useSortable } from "@dnd-kit/sortable";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { KeyboardEvent, ReactNode } from "react";
import { DragIcon } from "../adminIcons";

export interface SortableItemProps {
  id: string;
  label: string;
  /** False for a single item. */
  sortable: boolean;
  children: (handle: ReactNode) => ReactNode;
}

/** One item of a SortableList; only its handle starts a drag, so that fields inside stay usable. */
export function SortableItem({ id, label, sortable, children }: SortableItemProps) {
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !sortable,
    ...(reducedMotion && { transition: null }),
  });
  const cancel = (event: KeyboardEvent) => {
    if (!isDragging || event.key !== "Escape") return;
    // The dialog around the list must not take this Escape as its own; the sensor listens on the document.
    event.stopPropagation();
    event.currentTarget.ownerDocument.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", code: "Escape" }));
  };
  return (
    <Item
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(
        sortable ? (
          // The wrapper sees the key only after the sensor of the handle.
          <span onKeyDown={cancel} role="presentation">
            <Handle
              type="button"
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={`Reorder ${label}`}
            >
              <DragIcon />
            </Handle>
          </span>
        ) : null,
      )}
    </Item>
  );
}

const Item = styled("li")(({ theme }) => ({
  position: "relative",
  "&[data-dragging]": {
    zIndex: 2,
    background: theme.vars.palette.background.paper,
    outline: `1px solid ${theme.vars.palette.text.primary}`,
  },
}));

const Handle = styled("button")(({ theme }) => ({
  display: "grid",
  placeItems: "center",
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  background: "none",
  color: theme.vars.palette.text.secondary,
  cursor: "grab",
  touchAction: "none",
  "&:hover": { color: theme.vars.palette.text.primary },
  "li[data-dragging] &": { cursor: "grabbing" },
}));
