import fc from "fast-check";
import { forgetRemoved, listIds, type ListState, mergeLists, readState, recordEdits, writeState } from "./listState";

const empty: ListState = new Map();
const written = (state: ListState) => JSON.stringify(writeState(state));

/** A browser with a list, which its visitor edits, and the state of the last merge. */
interface Replica {
  name: string;
  ids: string[];
  state: ListState;
}

const ids = ["a", "b", "c", "d", "__proto__"];
const names = ["phone", "laptop", "tablet"];

type Step =
  | { kind: "toggle"; at: number; id: string; now: number }
  /** One of them takes over what the other one has; the other direction may be lost. */
  | { kind: "merge"; at: number; from: number; now: number };

const index = fc.nat(names.length - 1);
/** Clocks that differ and go back. */
const clock = fc.nat(1_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("toggle" as const), at: index, id: fc.constantFrom(...ids), now: clock }),
  fc.record({ kind: fc.constant("merge" as const), at: index, from: index, now: clock }),
);
const steps = fc.array(step, { maxLength: 60 });

const record = (replica: Replica, now: number): ListState => recordEdits(replica.state, replica.ids, replica.name, now);

function takeOver(replica: Replica, other: ListState, now: number): void {
  replica.state = mergeLists(record(replica, now), other);
  replica.ids = listIds(replica.state);
}

function play(all: readonly Step[]): Replica[] {
  const replicas = names.map((name): Replica => ({ name, ids: [], state: empty }));
  for (const one of all) {
    const replica = replicas[one.at] as Replica;
    if (one.kind === "merge") takeOver(replica, (replicas[one.from] as Replica).state, one.now);
    else if (replica.ids.includes(one.id)) replica.ids = replica.ids.filter((id) => id !== one.id);
    else replica.ids = [...replica.ids, one.id];
  }
  return replicas;
}

describe("mergeLists", () => {
  it("is commutative, associative and idempotent", () => {
    fc.assert(
      fc.property(steps, clock, (all, now) => {
        const [one, two, three] = play(all).map((replica) => record(replica, now)) as [ListState, ListState, ListState];
        expect(written(mergeLists(one, two))).toBe(written(mergeLists(two, one)));
        expect(written(mergeLists(mergeLists(one, two), three))).toBe(written(mergeLists(one, mergeLists(two, three))));
        expect(written(mergeLists(one, one))).toBe(written(one));
      }),
    );
  });

  it("lets three browsers converge after any edits and partial merges, in any order", () => {
    fc.assert(
      fc.property(steps, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), clock, (all, order, now) => {
        const replicas = play(all);
        const states = replicas.map((replica) => record(replica, now));
        const server = order.reduce((merged, at) => mergeLists(merged, states[at] as ListState), empty);
        for (const replica of replicas) takeOver(replica, server, now);
        expect(new Set(replicas.map((replica) => JSON.stringify(replica.ids))).size).toBe(1);
      }),
    );
  });

  it("never loses an id that nobody has removed", () => {
    fc.assert(
      fc.property(steps, index, clock, (all, at, now) => {
        const replicas = play(all);
        (replicas[at] as Replica).ids.push("new");
        const merged = replicas.map((replica) => record(replica, now)).reduce(mergeLists, empty);
        const kept = ids.filter((id) => replicas.every((replica) => replica.ids.includes(id)));
        expect(listIds(merged)).toEqual(expect.arrayContaining([...kept, "new"]));
      }),
    );
  });

  it.each([
    ["later", 100, 200],
    ["earlier", 200, 100],
  ])("keeps an id that another browser adds without knowing of its removal, with a clock that is %s", (_, one, two) => {
    const shared = recordEdits(empty, ["a"], "phone", 1);
    const removed = recordEdits(shared, [], "phone", one);
    const again = recordEdits(recordEdits(shared, [], "laptop", two), ["a"], "laptop", two);
    expect(listIds(mergeLists(removed, again))).toEqual(["a"]);
    // A removal that has seen the addition counts.
    expect(listIds(mergeLists(again, recordEdits(mergeLists(removed, again), [], "phone", 5)))).toEqual([]);
  });

  it("keeps an id that a device with a clock at its beginning adds", () => {
    expect(listIds(recordEdits(empty, ["a"], "phone", 0))).toEqual(["a"]);
  });

  it("removes everywhere what one browser removes", () => {
    const shared = recordEdits(empty, ["a", "b"], "phone", 1);
    expect(listIds(mergeLists(shared, recordEdits(shared, ["b"], "laptop", 2)))).toEqual(["b"]);
  });
});

describe("the order of ids", () => {
  it("is the order of additions, also within one moment and behind a clock that is ahead", () => {
    const first = recordEdits(empty, ["c", "a"], "phone", 9_000);
    expect(listIds(recordEdits(first, ["c", "a", "b"], "laptop", 10))).toEqual(["c", "a", "b"]);
  });
});

describe("a written state", () => {
  it("is read as the same state", () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const { state } of play(all)) expect(written(readState(JSON.parse(written(state))))).toBe(written(state));
      }),
    );
  });

  it.each([null, 5, {}, [null, 5, ["a"], [7, "x", 1, 0], ["a", "x", -1, 0], ["a", "x", 1.5, 0], ["a", 1, 1, 0]]])(
    "%j has no ids",
    (stored) => {
      expect([...readState(stored)]).toEqual([]);
    },
  );
});

describe("forgetRemoved", () => {
  it("drops the older half of what was removed, and nothing else", () => {
    const shared = recordEdits(empty, ["a", "b", "c", "d", "e"], "phone", 1);
    const state = forgetRemoved(recordEdits(shared, ["a"], "phone", 2));
    expect([...state.keys()]).toEqual(["a", "d", "e"]);
    expect(listIds(state)).toEqual(["a"]);
  });
});
