import {
  bold,
  card,
  heading,
  isAtLineStart,
  italic,
  link,
  list,
  picture,
  quote,
  type TextEdit,
  type TextRange,
} from "./markdownEdits";

/** "a «word» b": the marks enclose the selection, before and after. */
function edited(command: (text: string, range: TextRange) => TextEdit, marked: string): string {
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  const text = marked.replace(/[«»]/g, "");
  const edit = command(text, { start, end });
  const after = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  const { start: from, end: to } = edit.select;
  return `${after.slice(0, from)}«${after.slice(from, to)}»${after.slice(to)}`;
}

it.each([
  [bold, "a «word» b", "a **«word»** b"],
  [bold, "a **«word»** b", "a «word» b"],
  [bold, "a «word »b", "a **«word»** b"],
  [bold, "a «» b", "a **«bold text»** b"],
  [bold, "*«word»*", "***«word»***"],
  [italic, "a «word» b", "a *«word»* b"],
  [italic, "*«word»*", "«word»"],
  [italic, "**«word»**", "***«word»***"],
  [italic, "***«word»***", "**«word»**"],
])("markdownEdits: emphasis of %# %s", (command, before, after) => expect(edited(command, before)).toBe(after));

it.each([
  [heading, "one\ntw«»o\nthree", "one\n## two«»\nthree"],
  [heading, "## tw«»o", "### two«»"],
  [heading, "### tw«»o", "two«»"],
  [heading, "#### tw«»o", "## two«»"],
  [list, "«one\n\ntwo»", "«- one\n\n- two»"],
  [list, "«- one\n\n- two»", "«one\n\ntwo»"],
  [list, "«- one\ntwo»", "«- one\n- two»"],
  [list, "«»", "- «»"],
  [quote, "sa«»id", "> said«»"],
])("markdownEdits: lines of %# %s", (command, before, after) => expect(edited(command, before)).toBe(after));

it.each([
  ["see «this» now", "see [this](«https://») now"],
  ["see «» now", "see [link text](«https://») now"],
  ["see «https://x.example/a» now", "see [«link text»](https://x.example/a) now"],
  ["see «/outfits» now", "see [«link text»](/outfits) now"],
])("markdownEdits: links %s", (before, after) => expect(edited(link, before)).toBe(after));

it.each([
  ["«»", "![«Describe the image»](/pictures/a.webp)\n\n"],
  ["one«»two", "one\n\n![«Describe the image»](/pictures/a.webp)\n\ntwo"],
  ["one\n\n«»\n\ntwo", "one\n\n![«Describe the image»](/pictures/a.webp)\n\ntwo"],
  ["one\n«»\ntwo", "one\n\n![«Describe the image»](/pictures/a.webp)\n\ntwo"],
])("markdownEdits: inserts an image into %j", (before, after) =>
  expect(edited(picture("/pictures/a.webp"), before)).toBe(after),
);

it.each([
  ["«»", "[A \\[navy\\] suit](/outfit/navy)\n\n«»"],
  ["one\n«»two", "one\n\n[A \\[navy\\] suit](/outfit/navy)\n\n«»two"],
])("markdownEdits: inserts a card into %j", (before, after) =>
  expect(edited(card("A [navy] suit", "/outfit/navy"), before)).toBe(after),
);

it.each([
  ["", 0, 0, true],
  ["one\ntwo", 4, 4, true],
  ["one\ntwo", 5, 5, false],
  ["one\ntwo", 4, 6, false],
])("markdownEdits: whether %j has the caret at the beginning of a line", (text, start, end, expected) =>
  expect(isAtLineStart(text, { start, end })).toBe(expected),
);
