import { slugify } from "./slugify";

describe("slugify", () => {
  it.each([
    ["A Field Guide to Loafers", "a-field-guide-to-loafers"],
    ["  Marisol   Vantreight ", "marisol-vantreight"],
    ["  Café -- au   lait!  ", "cafe-au-lait"],
    ["Élan d'Été & Co.", "elan-dete-co"],
    ["a -- b", "a-b"],
    ["-edge-", "edge"],
    ["under_score", "under_score"],
    ["___", "___"],
    ["-", ""],
    ["日本", ""],
    ["Topics", "topics-1"],
    ["id", "id-1"],
    ["x".repeat(200), "x".repeat(120)],
  ])("turns %j into %j", (name, slug) => expect(slugify(name)).toBe(slug));
});
