import { slugify } from "./slugify";

it.each([
  ["A Field Guide to Loafers", "a-field-guide-to-loafers"],
  ["  Café -- au   lait!  ", "cafe-au-lait"],
  ["Topics", "topics-1"],
  ["___", "___"],
  ["-", ""],
  ["日本", ""],
])("slugify turns %s into %s", (name, slug) => expect(slugify(name)).toBe(slug));
