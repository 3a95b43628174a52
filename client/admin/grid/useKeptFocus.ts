import { type RefObject, useEffect, useRef } from "react";

/** The cell or heading of the data grid that Tab reaches; a list on a phone takes the focus itself. */
const tabStop = "[role='grid'] [tabindex='0']";

/**
 * Moves the focus into the list when what had it is gone: the bar of a selection, a deleted row, the button of a failed
 * request. Without this, the keyboard begins again at the top of the page.
 */
export function useKeptFocus(
  list: RefObject<HTMLElement | null>,
  rowCount: number,
  isSelecting: boolean,
  failed: boolean,
) {
  const before = useRef({ rowCount, isSelecting, failed });
  useEffect(() => {
    const { current: last } = before;
    before.current = { rowCount, isSelecting, failed };
    const isGone = rowCount < last.rowCount || (last.isSelecting && !isSelecting) || (last.failed && !failed);
    const { activeElement } = document;
    if (!isGone || (activeElement !== null && activeElement !== document.body)) return;
    (list.current?.querySelector<HTMLElement>(tabStop) ?? list.current)?.focus({ preventScroll: true });
  }, [list, rowCount, isSelecting, failed]);
}
