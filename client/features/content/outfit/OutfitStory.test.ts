import { paragraphs } from "./OutfitStory";

it("paragraphs: splits at blank lines with any line endings", () => {
  expect(paragraphs("One\nstill one.\n\n  Two.\r\n \r\n\r\nThree.")).toEqual(["One\nstill one.", "Two.", "Three."]);
  expect(paragraphs("  ")).toEqual([]);
});
