import { smooth, type Knot } from "../kit/smooth";
import { element } from "../kit/svg";
import { faceOutline, skullTop, type HeadView } from "./headView";

const line = (view: HeadView, knots: readonly Knot[], stroke: string, width = 1): string =>
  element("path", { d: smooth(knots, false), stroke, "stroke-width": view.pen * width });

const shape = (knots: readonly Knot[], fill: string, opacity?: number): string =>
  element("path", { d: smooth(knots), fill, opacity });

function eye(view: HeadView, side: number): string {
  const { face, tones, person, fine } = view;
  const at = (x: number, y: number, z: number) => face(side * x, y, z);
  const lash = person.masculine ? 1.1 : 1.5;
  const dark = "#1f1516";
  if (person.features.eyes === "closed" || !fine) {
    const lid = [at(33, 8, 118), at(48, 20, 116), at(66, 22, 104), at(92, 8, 72)];
    const flick = person.masculine ? "" : line(view, [at(84, 15, 82), at(106, 14, 56)], dark, 1.1);
    return line(view, lid, dark, lash) + flick;
  }
  const open = person.features.eyes === "open" ? 1 : 0.55;
  const upper: Knot[] = [at(32, 13, 118), at(44, 13 - 13 * open, 116), at(63, 9 - 15 * open, 107), at(84, 12 - 9 * open, 84), at(95, 7, 68)];
  const white = [at(32, 13, 118), ...upper.slice(1, 4), at(92, 10, 72), at(76, 21, 94), at(54, 23, 112)];
  const [x, y] = at(62, 12, 110);
  const iris = 12.5;
  const top = y - 1 - 9 * open;
  const half = Math.sqrt(Math.max(0, iris * iris - (top - y) ** 2));
  const pupil = element("path", {
    d: `M${(x - half).toFixed(1)} ${top.toFixed(1)}A${iris} ${iris} 0 ${top < y ? 1 : 0} 0 ${(x + half).toFixed(1)} ${top.toFixed(1)}Z`,
    fill: dark,
  });
  const crease = line(view, [at(40, -8 - 6 * open, 118), at(64, -16 - 7 * open, 108), at(90, -8 - 4 * open, 74)], tones.line, 0.55);
  const flick = person.masculine ? "" : line(view, [at(93, 8, 70), at(109, -1, 52)], dark, 1.2);
  return shape(white, "#f7efe6", 0.92) + pupil + line(view, upper, dark, lash) + flick + crease;
}

function brow(view: HeadView, side: number): string {
  const { person, tones } = view;
  const at = (x: number, y: number, z: number) => view.face(side * x, y, z);
  const lift = person.features.brow * 6 + (person.masculine ? 6 : 0);
  const thick = person.masculine ? 9 : 6 + person.features.brow * 1.5;
  return shape(
    [
      [...at(24, -33 + lift, 128), "corner"], at(60, -53 + lift, 114), [...at(104, -34 + lift, 60), "corner"],
      at(60, -53 + lift + thick * 1.25, 114), [...at(24, -33 + lift + thick * 1.5, 128), "corner"],
    ],
    tones.brow,
  );
}

function nose(view: HeadView): string {
  const { face, person, turn, tones, fine } = view;
  const long = person.features.nose * 6;
  const wide = (person.features.nose > 0 ? 18 : 15) + (person.masculine ? 2 : 0);
  const under: Knot[] = [face(-wide, 80 + long, 128), face(-6, 92 + long, 148), face(6, 92 + long, 150), face(wide, 80 + long, 130)];
  if (turn < 0.3) {
    const bridge = [face(17, -14, 122), face(11, 30, 140), face(18, 64, 138), face(wide + 2, 78 + long, 128), face(8, 92 + long, 148), face(-5, 90 + long, 148)];
    return line(view, fine ? bridge : bridge.slice(3), tones.line, 0.8);
  }
  const ridge: Knot[] = [face(14, -24, 122), face(5, 2, 130), face(7, 40, 158), face(4, 74 + long, 182), face(-1, 88 + long, 172), face(-14, 91 + long, 146)];
  const wing = [face(-wide - 3, 68 + long, 120), face(-wide - 6, 82 + long, 120), face(-wide + 3, 89 + long, 128)];
  return line(view, fine ? ridge : ridge.slice(2), tones.line, 0.85) + (fine ? line(view, wing, tones.line, 0.7) : "") + (fine ? "" : line(view, under.slice(0, 2), tones.line, 0.7));
}

/** A flat shadow down the side that is turned away from the light, and a little warmth on the cheeks. */
function modelling(view: HeadView): string {
  const { face, tones, turn, person } = view;
  const outline = faceOutline(view);
  const shadow: Knot[] = [
    ...outline.slice(0, 7),
    ...([[-10, 194], [-46, 166], [-82, 120], [-99, 56], [-108, -10], [-114, -80]] as const).map(([x, y]): Knot => [x + turn * (y > 150 ? 46 : y > 90 ? 26 : 4), y]),
  ];
  const cheek = (side: number, size: number) => {
    const [cx, cy] = face(side * 80, 72, 84);
    return element("ellipse", { cx, cy, rx: 31 * size, ry: 21, fill: tones.blush, opacity: 0.55 });
  };
  const lines = person.elder && view.fine
    ? [-1, 1].map((side) => line(view, [face(side * 34, 96, 124), face(side * 50, 116, 110), face(side * 53, 134, 104)], tones.line, 0.45) +
        line(view, [face(side * 104, 16, 54), face(side * 116, 22, 40)], tones.line, 0.45)).join("")
    : "";
  return shape(shadow, tones.shade, 0.75) + cheek(-1, 1) + cheek(1, 1 - 0.35 * turn) + lines;
}

function freckles(view: HeadView): string {
  const spots = [[-70, 52], [-54, 64], [-82, 68], [-38, 54], [-62, 80], [70, 52], [54, 62], [82, 68], [38, 54], [64, 80], [-12, 46], [14, 50]] as const;
  return spots
    .map(([x, y]) => view.face(x, y, 150 - Math.abs(x) * 0.7))
    .map(([cx, cy]) => element("circle", { cx, cy, r: 3.2, fill: view.tones.line, opacity: 0.42 }))
    .join("");
}

function ear(view: HeadView, side: number): string {
  const [x, y] = view.face(side * 130, 26, side < 0 ? -20 : -60);
  const out = side * (1 - 0.3 * view.turn);
  const lobe: Knot[] = [[x - out * 6, y - 32], [x + out * 14, y - 34], [x + out * 19, y - 6], [x + out * 9, y + 26], [x - out * 4, y + 38], [x - out * 8, y + 10]];
  const fold = view.fine ? line(view, [[x + out * 10, y - 20], [x + out * 4, y - 6], [x + out * 5, y + 10]], view.tones.line, 0.5) : "";
  return shape(lobe, view.tones.skin) + fold;
}

export const earLobe = (view: HeadView, side: number): readonly [number, number] => {
  const [x, y] = view.face(side * 134, 72, side < 0 ? -20 : -60);
  return [x, y];
};

/** The bald, beardless head with its features. */
export function drawFace(view: HeadView): string {
  const { tones } = view;
  const skin = shape([...faceOutline(view), ...skullTop(view)], tones.skin);
  const ears = ear(view, -1) + (view.turn < 0.5 ? ear(view, 1) : "");
  const spots = view.person.freckles && view.fine ? freckles(view) : "";
  return ears + skin + modelling(view) + spots + nose(view) + eye(view, -1) + eye(view, 1) + brow(view, -1) + brow(view, 1);
}
