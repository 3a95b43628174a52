import { cutDescription, findSeoAdvice } from "./seoAdvice";

const facts = {
  title: "Navy suit",
  description: "A suit.",
  ownDescription: "A suit.",
  source: "the excerpt is",
  hasPicture: true,
};

describe("findSeoAdvice", () => {
  it("has nothing to say about a short title, an own description and a picture", () => {
    expect(findSeoAdvice(facts)).toEqual([]);
  });

  it("names the length of a title and of a description that are too long, in characters", () => {
    const [title, ownDescription] = ["👗".repeat(74), "x".repeat(180)];
    expect(findSeoAdvice({ ...facts, title, description: ownDescription, ownDescription })).toEqual([
      "The title is 74 characters long. Search engines show about 60.",
      "The description is 180 characters long. Search engines show about 155.",
    ]);
  });

  it("says what replaces a missing description, and that there is no picture", () => {
    expect(findSeoAdvice({ ...facts, ownDescription: "", hasPicture: false })).toEqual([
      "The description is empty, so the excerpt is used.",
      "There is no picture, so the share card has none.",
    ]);
    expect(findSeoAdvice({ ...facts, description: "", ownDescription: "" })).toEqual([
      "There is no description, so search engines choose a sentence from the page.",
    ]);
  });
});

describe("cutDescription", () => {
  it("cuts after a word and keeps what is short", () => {
    expect(cutDescription("A suit.")).toBe("A suit.");
    const cut = cutDescription("word ".repeat(40).trim());
    expect(cut).toMatch(/^(?:word )+\.\.\.$/);
    expect(cut.length).toBeLessThanOrEqual(155);
  });
});
