import { paragraphs } from "./paragraphs";

it("ends a paragraph at a blank line, whatever the line ends are", () => {
  expect(paragraphs("One\nstill one.\n\n  Two.\r\n \r\n\r\nThree.")).toEqual(["One\nstill one.", "Two.", "Three."]);
  expect(paragraphs("  ")).toEqual([]);
});
