import { smooth, type Knot } from "../../kit/smooth";
import { darker, element, lighter, mix } from "../../kit/svg";
import { earLobe } from "./face";
import { faceOutline, type HeadView } from "./headView";

const path = (knots: readonly Knot[], fill: string, opacity?: number): string =>
  element("path", { d: smooth(knots), fill, opacity });
const stroke = (view: HeadView, knots: readonly Knot[], color: string, width = 1): string =>
  element("path", { d: smooth(knots, false), stroke: color, "stroke-width": view.pen * width });

export function drawBeard(view: HeadView): string {
  const { face, person, tones } = view;
  if (person.beard === "none") return "";
  const moustache: Knot[] = [
    [...face(-52, 146, 96), "corner"],
    face(-34, 118, 122),
    face(-8, 106, 146),
    face(0, 109, 148),
    face(8, 106, 146),
    face(34, 118, 122),
    [...face(52, 146, 96), "corner"],
    face(24, 131, 132),
    face(0, 127, 146),
    face(-24, 131, 132),
  ];
  if (person.beard === "moustache") return path(moustache, tones.hair);
  const grow = person.beard === "beard" ? 1 : 0.2;
  const jaw = faceOutline(view)
    .slice(2, 11)
    .map(([x, y], index): Knot => {
      const low = 1 - Math.abs(index - 4) / 4;
      return [x + (index < 4 ? -5 : index > 4 ? 5 : 0) * grow, y + 22 * low * grow];
    });
  const cheek: Knot[] = [
    face(126, 10, 10),
    face(110, 70, 60),
    face(74, 108, 96),
    face(40, 112, 122),
    face(0, 106, 146),
    face(-40, 112, 122),
    face(-74, 108, 96),
    face(-110, 70, 60),
    face(-128, 10, 10),
  ];
  if (person.beard === "stubble") return path([...jaw, ...cheek], mix(tones.skin, tones.hair, 0.7), 0.34);
  return path([...jaw, ...cheek], tones.hair);
}

/** Lips and a little light go over a beard. */
export const beardLines = (view: HeadView): string =>
  view.person.beard === "beard" && view.fine
    ? stroke(
        view,
        [view.face(-64, 150, 90), view.face(-44, 190, 90), view.face(-20, 206, 96)],
        view.tones.hairLight,
        0.7,
      ) + stroke(view, [view.face(58, 152, 90), view.face(42, 190, 90)], view.tones.hairLight, 0.7)
    : "";

export function drawEyewear(view: HeadView): string {
  const { person, face, turn } = view;
  if (person.eyewear === "none") return "";
  const dark = person.eyewear === "sunglasses";
  const frame = dark ? (person.eyewearColor ?? "#1f1a1c") : "#3a2620";
  const round = person.features.jaw > 0;
  const rim = (side: number) => {
    const at = (x: number, y: number) => face(side * (62 + x), y, 122 - Math.abs(x) * 0.4);
    const knots: Knot[] = round
      ? [at(-46, 10), at(-32, -28), at(0, -42), at(34, -28), at(48, 10), at(34, 46), at(0, 60), at(-32, 46)]
      : [at(-46, -18), at(-10, -30), [...at(54, -32), "corner"], at(50, 26), at(26, 50), at(-18, 48), at(-42, 26)];
    return element("path", {
      d: smooth(knots),
      fill: dark ? mix(frame, "#1f1a1c", 0.8) : "#fffaf2",
      "fill-opacity": dark ? 0.94 : 0.16,
      stroke: frame,
      "stroke-width": view.pen * (person.eyewearColor ? 2 : 1.3),
    });
  };
  const bridge = stroke(view, [face(-17, -2, 136), face(0, -10, 144), face(17, -2, 136)], frame, 1.3);
  const arm = stroke(view, [face(-110, -6, 80), face(-134, -2, 10)], frame, 1.2);
  const other = turn < 0.4 ? stroke(view, [face(110, -6, 80), face(130, -2, 10)], frame, 1.2) : "";
  const glint =
    dark && view.fine
      ? stroke(view, [face(-84, -6, 100), face(-66, -18, 110)], "#fffaf2", 0.6) +
        stroke(view, [face(44, -6, 116), face(60, -18, 112)], "#fffaf2", 0.6)
      : "";
  return arm + other + rim(-1) + rim(1) + bridge + glint;
}

export function drawJewels(view: HeadView): string {
  const { person, turn, pen } = view;
  const metal = person.jewelColor ?? "#c69a45";
  const hang = (side: number): string => {
    const [x, y] = earLobe(view, side);
    return person.jewels
      .map((jewel) => {
        if (jewel === "hoops")
          return element("ellipse", {
            cx: x + side * 3,
            cy: y + 38,
            rx: 26 * (side > 0 ? 0.8 : 1),
            ry: 36,
            stroke: metal,
            "stroke-width": Math.max(7, pen * 1.1),
          });
        if (jewel === "pearls")
          return element("circle", {
            cx: x,
            cy: y + 12,
            r: 15,
            fill: "#f7f0e4",
            stroke: "#d8c9b2",
            "stroke-width": pen * 0.4,
          });
        if (jewel === "drops")
          return path(
            [
              [x, y - 4, "corner"],
              [x - 13, y + 44],
              [x, y + 62],
              [x + 13, y + 44],
            ],
            metal,
          );
        return element("circle", { cx: x, cy: y + 6, r: 8, fill: metal });
      })
      .join("");
  };
  return hang(-1) + (turn < 0.55 ? hang(1) : "");
}

export function drawHeadwear(view: HeadView): string {
  const { person, rim, face } = view;
  const color = person.headwearColor;
  const band = darker(color, 0.45);
  if (person.headwear === "hat") {
    const crown: Knot[] = [
      rim(-140, -92),
      rim(-138, -190),
      rim(-104, -282),
      rim(-36, -296),
      rim(0, -280),
      rim(40, -298),
      rim(106, -278),
      rim(138, -190),
      rim(142, -92),
    ];
    const ribbon: Knot[] = [
      [...rim(-142, -150), "corner"],
      rim(0, -128),
      [...rim(142, -150), "corner"],
      [...rim(146, -96), "corner"],
      rim(0, -72),
      [...rim(-146, -96), "corner"],
    ];
    const brim: Knot[] = [
      rim(-268, -106),
      rim(-200, -118),
      rim(-120, -104),
      rim(0, -88),
      rim(120, -104),
      rim(200, -122),
      rim(268, -118),
      rim(206, -64),
      rim(90, -40),
      rim(-60, -36),
      rim(-200, -54),
    ];
    return (
      path(crown, color) +
      path(ribbon, band) +
      path(brim, darker(color, 0.12)) +
      stroke(view, [rim(-230, -84), rim(-90, -60), rim(90, -62), rim(220, -88)], lighter(color, 0.2), 0.6)
    );
  }
  if (person.headwear === "beret") {
    const body: Knot[] = [
      rim(-150, -92),
      rim(-216, -150),
      rim(-190, -236),
      rim(-70, -282),
      rim(70, -262),
      rim(150, -186),
      rim(146, -104),
      face(70, -112, 104),
      face(-70, -100, 104),
    ];
    return (
      path(body, color) +
      stroke(view, [rim(-60, -280), rim(-66, -304)], color, 2) +
      stroke(view, [rim(-168, -140), rim(-140, -214), rim(-60, -250)], lighter(color, 0.25), 0.7) +
      stroke(view, [rim(-146, -94), face(-70, -100, 104), face(70, -110, 104), rim(144, -102)], band, 1.6)
    );
  }
  if (person.headwear === "cap") {
    const dome: Knot[] = [
      rim(-146, -70),
      rim(-144, -150),
      rim(-96, -224),
      rim(0, -244),
      rim(98, -222),
      rim(146, -150),
      [...rim(146, -70), "corner"],
      face(0, -92, 128),
    ];
    const peak: Knot[] = [
      [...face(-112, -84, 90), "corner"],
      face(0, -112, 140),
      [...face(116, -84, 90), "corner"],
      face(130, -54, 160),
      face(30, -44, 230),
      face(-100, -56, 160),
    ];
    return (
      path(dome, color) +
      path(peak, band) +
      stroke(view, [rim(0, -242), face(0, -170, 110), face(0, -112, 138)], lighter(color, 0.25), 0.6)
    );
  }
  return "";
}
