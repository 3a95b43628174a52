import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { ChevronIcon, UpIcon } from "../adminIcons";
import { SortableList } from "./SortableList";

interface OrderedListProps {
  ariaLabel: string;
  /** The names of the items, in their order. */
  labels: readonly string[];
  /** For items that are told apart by more than their position. */
  ids?: readonly string[];
  onMove: (from: number, to: number) => void;
  /** The content of an item. */
  children: (index: number) => ReactNode;
}

/** A list whose items move by drag and drop, by keyboard, and by two buttons. */
export function OrderedList({ ariaLabel, labels, ids, onMove, children }: OrderedListProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The focus follows the item, to its other button at an end of the list. */
  const moveByButton = (from: number, to: number) => {
    flushSync(() => onMove(from, to));
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-row="${to}"] button[data-move]`) ?? []),
    ];
    const wanted = buttons.find(({ dataset }) => dataset.move === (to < from ? "up" : "down"));
    (wanted?.disabled ? buttons.find(({ disabled }) => !disabled) : wanted)?.focus();
  };
  return (
    <div ref={list}>
      <SortableList
        ariaLabel={ariaLabel}
        items={labels.map((label, index) => ({ id: ids?.[index] ?? String(index), label }))}
        getLabel={({ label }) => label}
        onMove={onMove}
      >
        {({ label }, index, handle) => (
          <Row data-row={index}>
            {handle}
            <div>{children(index)}</div>
            <IconButton
              data-move="up"
              aria-label={`Move ${label} up`}
              disabled={index === 0}
              onClick={() => moveByButton(index, index - 1)}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              data-move="down"
              aria-label={`Move ${label} down`}
              disabled={index === labels.length - 1}
              onClick={() => moveByButton(index, index + 1)}
            >
              <ChevronIcon />
            </IconButton>
          </Row>
        )}
      </SortableList>
    </div>
  );
}

const Row = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > div": { flex: 1, minWidth: 0 },
  "& .MuiIconButton-root": { width: 44, height: 44 },
}));
