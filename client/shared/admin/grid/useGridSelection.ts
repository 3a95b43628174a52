import { useMemo, useState } from "react";

export interface GridSelection {
  /** Everything that matches the filter, on all pages. */
  all: boolean;
  /** The chosen rows; empty while `all`. */
  ids: ReadonlySet<string>;
  any: boolean;
  has: (id: string) => boolean;
  /** How many rows are chosen, of `total` that match. */
  countOf: (total: number) => number;
  /** Chooses exactly these, besides what is chosen on other pages. */
  choose: (ids: Iterable<string>) => void;
  toggle: (id: string, shown: readonly string[]) => void;
  chooseAll: () => void;
  clear: () => void;
}

const nothing = { all: false, ids: new Set<string>() } as const;

/** Which rows are chosen, across pages. Another search or filter (`filterKey` of the grid's state) begins anew. */
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
      countOf: (total) => (all ? total : ids.size),
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
