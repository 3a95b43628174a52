import { nameProblem, shownTerms } from "./termNames";

const terms = [
  { id: "1", name: "Gala", usageCount: 2 },
  { id: "2", name: "éclat", usageCount: 7 },
  { id: "3", name: "Airport 10", usageCount: 2 },
  { id: "4", name: "Airport 9", usageCount: 0 },
];

describe("nameProblem", () => {
  it.each([
    ["", "Name cannot be empty"],
    [" \t", "Name cannot be empty"],
    [" gaLA ", "This name already exists"],
    ["Galas", null],
  ])("%j", (name, problem) => expect(nameProblem(name, terms)).toBe(problem));

  it("accepts the term's own name, also with other capitals", () => {
    expect(nameProblem("GALA", terms, "1")).toBeNull();
    expect(nameProblem("gala", terms, "2")).toBe("This name already exists");
  });
});

describe("shownTerms", () => {
  const names = (search: string, sort: "NAME" | "USAGE" = "NAME", reverse = false) =>
    shownTerms(terms, { search, sort, reverse }).map(({ name }) => name);

  it("sorts by name, with numbers by value", () => {
    expect(names("")).toEqual(["Airport 9", "Airport 10", "éclat", "Gala"]);
    expect(names("", "NAME", true)).toEqual(["Gala", "éclat", "Airport 10", "Airport 9"]);
  });

  it("sorts by use count, the highest first, then by name", () => {
    expect(names("", "USAGE")).toEqual(["éclat", "Airport 10", "Gala", "Airport 9"]);
  });

  it("matches without regard to case and accents", () => {
    expect(names(" ECL")).toEqual(["éclat"]);
    expect(names("100%")).toEqual([]);
  });
});
