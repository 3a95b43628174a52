import { useMemo, useState } from "react";

export interface GridSelection {
  /** Every row that matches the filter, on all pages. */
  all: boolean;
  /** The selected rows; empty while `all`. */
  ids: ReadonlySet<string>;
  any: boolean;
  has: (id: string) => boolean;
  /** The number of selected rows, of `total` that match. */
  getCount: (total: number) => number;
  /** Selects exactly these rows on the current page and keeps the selection of other pages. */
  choose: (ids: Iterable<string>) => void;
  toggle: (id: string, shown: readonly string[]) => void;
  chooseAll: () => void;
  clear: () => void;
}

const nothing = { all: false, ids: new Set<string>() } as const;

/** The selected rows, across pages. Another search or filter (`filterKey` of the grid's state) resets the selection. */
export function useGridSelection(filterKey: string): GridSelection {
  const [state, setState] = useState<{ key: string; all: boolean; ids: ReadonlySet<string> }>({
    key: filterKey,
    ...nothing,
  });
  const { all, ids } = state.key === filterKey ? state : nothing;
  return useMemo(() => {
    const set = (chosen: Iterable<string>) => setState({ key: filterKey, all: false, ids: new Set(chosen) });
    return {
      all,
      ids,
      any: all || ids.size > 0,
      has: (id) => all || ids.has(id),
      getCount: (total) => (all ? total : ids.size),
      choose: set,
      toggle: (id, shown) => {
        const before = all ? new Set(shown) : new Set(ids);
        if (!before.delete(id)) before.add(id);
        set(before);
      },
      chooseAll: () => setState({ key: filterKey, all: true, ids: new Set() }),
      clear: () => setState({ key: filterKey, ...nothing }),
    };
  }, [all, ids, filterKey]);
}
