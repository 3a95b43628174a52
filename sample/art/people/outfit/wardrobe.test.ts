import { namedColors } from "../../kit/palette";
import { accessoryKinds, bagKinds, patternKinds, shoeKinds } from "../../kit/words";
import { garmentSlots, type GarmentKind } from "./garmentWords";
import { garmentsFrom, namedIn } from "./wardrobe";

describe("garmentsFrom", () => {
  it.each(Object.keys(garmentSlots) as GarmentKind[])("understands the garment %s", (kind) => {
    expect(garmentsFrom(`Cobalt ${kind}`)[garmentSlots[kind]]).toMatchObject({ kind, color: "cobalt" });
  });

  it.each(Object.keys(namedColors))("understands the color %s", (color) => {
    expect(garmentsFrom(`${color} wrap dress`).full?.color).toBe(color);
  });

  it.each(patternKinds)("understands the pattern %s", (pattern) => {
    expect(garmentsFrom(`Plum ${pattern} blouse`).top).toMatchObject({ pattern, color: "plum" });
  });

  it.each(shoeKinds)("understands the shoes %s", (kind) => {
    expect(garmentsFrom(`Knit with tan ${kind}`).shoes).toMatchObject({ kind, color: "tan" });
  });

  it.each(bagKinds)("understands the bag %s", (kind) => {
    expect(garmentsFrom(`Knit with a rust ${kind}`).bag).toMatchObject({ kind, color: "rust" });
  });

  it.each(accessoryKinds)("understands the accessory %s", (kind) => {
    expect(garmentsFrom(`Knit with silver ${kind}`).accessories).toMatchObject([{ kind, color: "silver" }]);
  });

  it("gives every garment the color word nearest before it", () => {
    const worn = garmentsFrom("Camel trench coat over a striped navy knit, white wide-leg trousers and black loafers");
    expect(worn.outer).toMatchObject({ kind: "trench coat", color: "camel" });
    expect(worn.top).toMatchObject({ kind: "knit", color: "navy", pattern: "striped" });
    expect(worn.bottom).toMatchObject({ kind: "wide-leg trousers", color: "white" });
    expect(worn.shoes).toMatchObject({ kind: "loafers", color: "black" });
  });

  it("looks back when the colors follow", () => {
    expect(garmentsFrom("Column gown in emerald with gold sandals")).toMatchObject({
      full: { color: "emerald" },
      shoes: { color: "gold" },
    });
    expect(garmentsFrom("Color-block mini dress in cobalt and coral").full).toMatchObject({
      color: "cobalt",
      second: "coral",
    });
  });

  it("takes a denim jacket for a jacket and a denim skirt for a color", () => {
    expect(namedIn("Denim jacket").garments).toEqual([
      { kind: "denim jacket", color: undefined, second: undefined, pattern: undefined },
    ]);
    expect(garmentsFrom("Denim mini skirt").bottom).toMatchObject({ kind: "mini skirt", color: "denim" });
  });

  it("asks the tags where the title says nothing", () => {
    expect(garmentsFrom("An evening to remember", ["ballgown", "clutch"])).toMatchObject({
      full: { kind: "ballgown" },
      bag: { kind: "clutch" },
    });
  });

  it("dresses everybody, whatever the title", () => {
    for (const title of ["", "Untitled", "</svg><script>alert(1)</script>", "Mini skirt", "Blazer"]) {
      const { full, top, bottom, shoes } = garmentsFrom(title);
      expect(full || (top && bottom)).toBeTruthy();
      expect(shoes).toBeTruthy();
    }
  });
});
