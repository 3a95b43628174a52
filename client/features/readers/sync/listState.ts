/** What one browser did to an id: times are in milliseconds, and only their order matters. */
interface Mark {
  /** The browser's last addition. */
  added: number;
  /** The last of these additions that a browser has seen and removed; 0 for none. */
  removed: number;
}

/**
 * A set of ids that several browsers change while they are offline: an add-wins set. A removal removes the additions
 * that its browser has seen, so an addition that it has not seen stays. By id, then by browser.
 */
export type ListState = ReadonlyMap<string, ReadonlyMap<string, Mark>>;

const noMark: Mark = { added: 0, removed: 0 };
const isLive = ({ added, removed }: Mark): boolean => added > removed;

/** The time of the last addition that still counts; 0 when the id is not in the set. */
function findAdditionTime(marks: ReadonlyMap<string, Mark> | undefined): number {
  const times = [...(marks?.values() ?? [])].filter(isLive).map(({ added }) => added);
  return Math.max(0, ...times);
}

/** Merges two states without loss. Commutative, associative and idempotent: the order of merges does not matter. */
export function mergeLists(one: ListState, other: ListState): ListState {
  const merged = new Map(one);
  for (const [id, marks] of other) {
    const both = new Map(merged.get(id));
    for (const [browser, { added, removed }] of marks) {
      const mark = both.get(browser) ?? noMark;
      both.set(browser, { added: Math.max(mark.added, added), removed: Math.max(mark.removed, removed) });
    }
    merged.set(id, both);
  }
  return merged;
}

/**
 * Records what changed in a list since its state: the list itself knows nothing of marks.
 * @param browser the id of this browser.
 * @param now in milliseconds.
 */
export function recordEdits(state: ListState, ids: readonly string[], browser: string, now: number): ListState {
  const recorded = new Map(state);
  const listed = new Set(ids);
  // Later than all known additions, also where the clock of this device is behind.
  let time = [...state.values()].reduce((latest, marks) => Math.max(latest, findLatest(marks)), Math.max(now - 1, 0));
  for (const id of listed) {
    const marks = state.get(id);
    if (findAdditionTime(marks) > 0) continue;
    time += 1;
    recorded.set(id, new Map(marks).set(browser, { ...(marks?.get(browser) ?? noMark), added: time }));
  }
  for (const [id, marks] of state) {
    if (listed.has(id) || findAdditionTime(marks) === 0) continue;
    recorded.set(id, new Map([...marks].map(([who, { added }]) => [who, { added, removed: added }])));
  }
  return recorded;
}

const findLatest = (marks: ReadonlyMap<string, Mark>): number =>
  [...marks.values()].reduce((latest, { added }) => Math.max(latest, added), 0);

/** Returns the ids of the set in the order of their addition. */
export const listIds = (state: ListState): string[] =>
  [...state]
    .map(([id, marks]) => ({ id, time: findAdditionTime(marks) }))
    .filter(({ time }) => time > 0)
    .sort((one, other) => one.time - other.time || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);

/** Drops the older half of what was removed. Such an id can come back from a browser that has not synced since. */
export function forgetRemoved(state: ListState): ListState {
  const removed = [...state]
    .filter(([, marks]) => findAdditionTime(marks) === 0)
    .sort(([, one], [, other]) => findLatest(one) - findLatest(other))
    .map(([id]) => id);
  const dropped = new Set(removed.slice(0, Math.ceil(removed.length / 2)));
  return new Map([...state].filter(([id]) => !dropped.has(id)));
}

/** An id, then browser, addition and removal for each browser. */
type StoredRow = readonly [id: string, ...marks: (string | number)[]];

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** Writes a state for JSON; equal states are written equally. */
export const writeState = (state: ListState): StoredRow[] =>
  [...state]
    .sort(byName)
    .map(([id, marks]) => [id, ...[...marks].sort(byName).flatMap(([who, mark]) => [who, mark.added, mark.removed])]);

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads a written state. Skips what is none: people edit what their browser stores. */
export function readState(rows: unknown): ListState {
  const state = new Map<string, Map<string, Mark>>();
  for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
    if (!Array.isArray(row) || typeof row[0] !== "string") continue;
    const marks = new Map<string, Mark>();
    for (let index = 1; index + 2 < row.length; index += 3) {
      const [who, added, removed] = row.slice(index, index + 3) as unknown[];
      if (typeof who === "string" && isTime(added) && isTime(removed)) marks.set(who, { added, removed });
    }
    if (marks.size > 0) state.set(row[0], marks);
  }
  return state;
}
