import { type Candidate, compareLooks, type SolvedLook, solveLook } from "../solveLook";

/** A seeded generator, so that a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns the best look by trying all of them; null when none fits. */
function tryAll(pieces: readonly (readonly Candidate[])[], budget: number): Omit<SolvedLook, "chosen"> | null {
  let looks: Omit<SolvedLook, "chosen">[] = [{ match: 0, traits: 0, cost: 0 }];
  for (const candidates of pieces)
    looks = looks.flatMap((look) =>
      candidates.map(({ match, traits, cost }) => ({
        match: look.match + match,
        traits: look.traits + traits,
        cost: look.cost + cost,
      })),
    );
  return looks.filter(({ cost }) => cost <= budget).sort(compareLooks)[0] ?? null;
}

describe("the look for a budget", () => {
  test("is the best one of all that fit, for 100,000 generated looks", () => {
    const random = createRandom(20_261_127);
    const wrong: unknown[] = [];
    for (let round = 0; round < 100_000; round += 1) {
      // Few prices make many looks equal; many make each one different.
      const prices = [10, 300, 100_000][random(3)];
      const pieces = Array.from({ length: 1 + random(4) }, () =>
        Array.from({ length: 1 + random(4) }, () => ({ cost: random(prices), match: random(3), traits: random(3) })),
      );
      const budget = random(prices * pieces.length);
      const found = solveLook(pieces).find(({ cost }) => cost <= budget) ?? null;
      const expected = tryAll(pieces, budget);
      const isBest = found === expected || (found !== null && expected !== null && compareLooks(found, expected) === 0);
      const sum = found?.chosen.reduce((cost, index, piece) => cost + pieces[piece][index].cost, 0);
      if (!isBest || sum !== found?.cost) wrong.push({ pieces, budget, found, expected });
    }
    expect(wrong).toEqual([]);
  });
});
