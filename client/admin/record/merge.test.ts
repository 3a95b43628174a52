import { defaultChoices, findDifferences, merge } from "./merge";

const base = { title: "Suit", occasion: "Airport", tags: ["navy"], social: { instagram: "", twitter: "" }, on: false };

describe("findDifferences and merge", () => {
  it("find the fields that either side changed, and by whom", () => {
    const mine = { ...base, title: "Navy suit", occasion: "Gala", social: { instagram: "@me", twitter: "" } };
    const theirs = { ...base, title: "Blue suit", tags: ["navy", "wool"], social: { instagram: "@me", twitter: "" } };
    const differences = findDifferences(base, mine, theirs);
    expect(differences.map(({ path, changedBy }) => [path, changedBy])).toEqual([
      ["title", "both"],
      ["occasion", "mine"],
      ["tags", "theirs"],
    ]);
  });

  it("choose the side that changed a field alone, and no side when both did", () => {
    const differences = findDifferences(
      base,
      { ...base, title: "A", occasion: "B" },
      { ...base, title: "C", on: true },
    );
    const choices = defaultChoices(differences);
    expect(choices).toEqual({ title: undefined, occasion: "mine", on: "theirs" });
    expect(merge({ ...base, title: "A", occasion: "B" }, differences, { ...choices, title: "theirs" })).toEqual({
      ...base,
      title: "C",
      occasion: "B",
      on: true,
    });
  });

  it("merge nested fields without mutating the originals", () => {
    const mine = { ...base, social: { instagram: "@mine", twitter: "" } };
    const theirs = { ...base, social: { instagram: "", twitter: "@theirs" } };
    const differences = findDifferences(base, mine, theirs);
    expect(merge(mine, differences, defaultChoices(differences)).social).toEqual({
      instagram: "@mine",
      twitter: "@theirs",
    });
    expect(mine.social.twitter).toBe("");
  });

  it("find no difference when both sides made the same change", () => {
    expect(findDifferences(base, { ...base, title: "A" }, { ...base, title: "A" })).toEqual([]);
  });
});
