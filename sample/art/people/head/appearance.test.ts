import { appearanceFrom } from "./appearance";
import { complexions, hairColors, hairStyles } from "./appearanceWords";

describe("appearanceFrom", () => {
  it.each(hairStyles)("understands the hair style %s", (style) => {
    const words = style === "shaved" ? "shaved head" : `${style} hair`;
    expect(appearanceFrom(`Black ${words}, olive skin`, "anna").hairStyle).toBe(style);
  });

  it.each(Object.keys(hairColors))("understands %s hair beside any complexion word", (color) => {
    expect(appearanceFrom(`Brown skin and a ${color} bob, black beret`, "anna").hairColor).toBe(color);
  });

  it.each(Object.keys(complexions))("understands %s skin", (complexion) => {
    expect(appearanceFrom(`Brown waves, ${complexion} skin`, "anna").complexion).toBe(complexion);
  });

  it("reads beards, glasses, hats, lips and jewellery", () => {
    const seen = appearanceFrom("Black crop, deep skin, full beard, glasses, a beret and pearls", "x");
    expect(seen).toMatchObject({
      beard: "beard",
      eyewear: "glasses",
      headwear: "beret",
      jewels: ["pearls"],
      masculine: true,
    });
    expect(appearanceFrom("Blonde bob, red lip, sunglasses, hoops, a hat and a scarf", "x")).toMatchObject({
      redLips: true,
      eyewear: "sunglasses",
      jewels: ["hoops"],
      headwear: "hat",
      scarf: true,
    });
    expect(appearanceFrom("Brown curls with stubble", "x").beard).toBe("stubble");
    expect(appearanceFrom("Brown curls and a moustache", "x").beard).toBe("moustache");
  });

  it("keeps a fringe on top of another style", () => {
    expect(appearanceFrom("Copper waves with a fringe", "x")).toMatchObject({ hairStyle: "waves", fringe: true });
  });

  it("fills in what the prose leaves open, always alike", () => {
    expect(appearanceFrom("", "somebody")).toEqual(appearanceFrom("", "somebody"));
    const looks = new Set(
      Array.from({ length: 60 }, (_, index) => JSON.stringify(appearanceFrom("", `somebody ${index}`))),
    );
    expect(looks.size).toBe(60);
  });
});
