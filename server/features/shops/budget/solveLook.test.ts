import { solveLook } from "./solveLook";

describe("the look for a budget", () => {
  test("spends more for a closer match, never for a more expensive one", () => {
    const coat = [
      { cost: 300, match: 0, traits: 0 },
      { cost: 100, match: 1, traits: 0 },
    ];
    const shoes = [
      { cost: 200, match: 0, traits: 0 },
      { cost: 90, match: 1, traits: 1 },
      { cost: 120, match: 1, traits: 0 },
    ];
    const choose = (budget: number) => solveLook([coat, shoes]).find(({ cost }) => cost <= budget)?.chosen;
    expect(choose(500)).toEqual([0, 0]);
    // One of the two must go: the cheaper way to lose one match.
    expect(choose(499)).toEqual([1, 0]);
    expect(choose(299)).toEqual([1, 2]);
    expect(choose(219)).toEqual([1, 1]);
    expect(choose(189)).toBeUndefined();
  });

  test("has no look when a piece has no candidate", () => expect(solveLook([[], []])).toEqual([]));
});
