import { namedColors } from "../kit/palette";
import { thingFrom, thingsNamed } from "./recognize";
import { patternKinds } from "../kit/words";
import { kinds } from "./vocabulary";

describe("what a title says", () => {
  it.each(Object.entries(kinds).flatMap(([group, words]) => words.map((kind) => [group, kind] as const)))(
    "%s: %s",
    (group, kind) => {
      expect(thingFrom(kind)).toMatchObject({ group, kind, named: true });
      expect(thingFrom(`The ${kind.toUpperCase()} in navy`)).toMatchObject({ kind, color: namedColors.navy });
      expect(thingFrom(`Striped ${kind} with crimson belt`).pattern).toBe("striped");
    },
  );

  it.each(patternKinds)("the print %s", (pattern) => {
    expect(thingFrom(`${pattern} midi dress`).pattern).toBe(pattern);
    expect(thingFrom(`${pattern.replace("-", " ")} midi dress`).pattern).toBe(pattern);
  });

  it.each([
    ["Tie-neck blouse in ivory", undefined, "blouse"],
    ["Cape-sleeve column gown", undefined, "column gown"],
    ["Knit midi dress with leather belt", undefined, "midi dress"],
    ["Blush slip dress", "dresses", "slip dress"],
    ["Blush compact in rose", "makeup", "blush compact"],
    ["Denim jacket and white tee", undefined, "denim jacket"],
    ["Watch-strap tote", "handbags", "tote"],
    ["Stepping out: step-through bike", "bikes", "step-through bike"],
    ["Leather satchel, camel", "handbags", "satchel"],
    ["Gold hoops", undefined, "hoop earrings"],
  ])("%s is a %s %s", (title, category, kind) => expect(thingFrom(title, category).kind).toBe(kind));

  it("keeps two colors apart and does not take the thing's own word for one", () => {
    expect(thingFrom("Brogues in black and white")).toMatchObject({
      color: namedColors.black,
      second: namedColors.white,
    });
    expect(thingFrom("Denim jacket in rust").color).toBe(namedColors.rust);
  });

  it("gives a category's thing where no word is known, always the same", () => {
    expect(thingFrom("The Aurelia", "shoes").group).toBe("shoe");
    expect(thingFrom("The Aurelia", "shoes")).toEqual(thingFrom("The Aurelia", "shoes"));
    expect(thingFrom("The Aurelia").named).toBe(false);
  });

  it("lists what a sentence names in reading order", () => {
    expect(thingsNamed("A trench coat, loafers and a tote").map(({ kind }) => kind)).toEqual([
      "trench coat",
      "loafers",
      "tote",
    ]);
  });
});
