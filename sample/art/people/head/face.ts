import { smooth, type Knot } from "../../kit/smooth";
import { element } from "../../kit/svg";
import { drawEye } from "./eye";
import { faceOutline, skullTop, type HeadView } from "./headView";

const line = (view: HeadView, knots: readonly Knot[], stroke: string, width = 1): string =>
  element("path", { d: smooth(knots, false), stroke, "stroke-width": view.pen * width });

const shape = (knots: readonly Knot[], fill: string, opacity?: number): string =>
  element("path", { d: smooth(knots), fill, opacity });

function brow(view: HeadView, side: number): string {
  const { person, tones } = view;
  const at = (x: number, y: number, z: number) => view.face(side * x, y, z);
  const lift = person.features.brow * 5 + (person.masculine ? 2 : -2);
  const inner = person.masculine ? -44 : -40;
  const arched = person.masculine ? 8 : 15;
  const thick = person.masculine ? 10 : 6.5 + person.features.brow * 1.5;
  return shape(
    [
      [...at(24, inner + lift, 128), "corner"],
      at(66, -40 - arched + lift, 110),
      [...at(105, -36 + lift, 58), "corner"],
      at(64, -40 - arched + lift + thick * 1.1, 112),
      [...at(24, inner + lift + thick * 1.4, 128), "corner"],
    ],
    tones.brow,
  );
}

function nose(view: HeadView): string {
  const { face, person, turn, tones, fine } = view;
  const long = person.features.nose * 6;
  const wide = (person.features.nose > 0 ? 18 : 15) + (person.masculine ? 2 : 0);
  const under: Knot[] = [
    face(-wide, 80 + long, 128),
    face(-6, 92 + long, 148),
    face(6, 92 + long, 150),
    face(wide, 80 + long, 130),
  ];
  if (turn < 0.3) {
    const bridge = [
      face(17, -14, 122),
      face(11, 30, 140),
      face(18, 64, 138),
      face(wide + 2, 78 + long, 128),
      face(8, 92 + long, 148),
      face(-5, 90 + long, 148),
    ];
    return line(view, fine ? bridge : bridge.slice(3), tones.line, 0.8);
  }
  const ridge: Knot[] = [
    face(14, -24, 122),
    face(5, 2, 130),
    face(7, 40, 158),
    face(4, 74 + long, 182),
    face(-1, 88 + long, 172),
    face(-14, 91 + long, 146),
  ];
  const wing = [face(-wide - 3, 68 + long, 120), face(-wide - 6, 82 + long, 120), face(-wide + 3, 89 + long, 128)];
  return (
    line(view, fine ? ridge : ridge.slice(2), tones.line, 0.85) +
    (fine ? line(view, wing, tones.line, 0.7) : "") +
    (fine ? "" : line(view, under.slice(0, 2), tones.line, 0.7))
  );
}

/** A flat shadow down the side that is turned away from the light, and a little warmth on the cheeks. */
function modelling(view: HeadView): string {
  const { face, tones, turn, person } = view;
  const outline = faceOutline(view);
  const shadow: Knot[] = [
    ...outline.slice(0, 7),
    ...(
      [
        [-10, 194],
        [-46, 166],
        [-82, 120],
        [-99, 56],
        [-108, -10],
        [-114, -80],
      ] as const
    ).map(([x, y]): Knot => [x + turn * (y > 150 ? 46 : y > 90 ? 26 : 4), y]),
  ];
  const cheek = (side: number, size: number) => {
    const [cx, cy] = face(side * 80, 72, 84);
    return element("ellipse", { cx, cy, rx: 31 * size, ry: 21, fill: tones.blush, opacity: 0.55 });
  };
  const lines =
    person.elder && view.fine
      ? [-1, 1]
          .map(
            (side) =>
              line(
                view,
                [face(side * 34, 96, 124), face(side * 50, 116, 110), face(side * 53, 134, 104)],
                tones.line,
                0.45,
              ) + line(view, [face(side * 104, 16, 54), face(side * 116, 22, 40)], tones.line, 0.45),
          )
          .join("")
      : "";
  return shape(shadow, tones.shade, 0.75) + cheek(-1, 1) + cheek(1, 1 - 0.35 * turn) + lines;
}

function freckles(view: HeadView): string {
  const spots = [
    [-70, 52],
    [-54, 64],
    [-82, 68],
    [-38, 54],
    [-62, 80],
    [70, 52],
    [54, 62],
    [82, 68],
    [38, 54],
    [64, 80],
    [-12, 46],
    [14, 50],
  ] as const;
  return spots
    .map(([x, y]) => view.face(x, y, 150 - Math.abs(x) * 0.7))
    .map(([cx, cy]) => element("circle", { cx, cy, r: 3.2, fill: view.tones.line, opacity: 0.42 }))
    .join("");
}

function ear(view: HeadView, side: number): string {
  const [x, y] = view.face(side * 130, 26, side < 0 ? -20 : -60);
  const out = side * (1 - 0.3 * view.turn);
  const lobe: Knot[] = [
    [x - out * 6, y - 32],
    [x + out * 14, y - 34],
    [x + out * 19, y - 6],
    [x + out * 9, y + 26],
    [x - out * 4, y + 38],
    [x - out * 8, y + 10],
  ];
  const fold = view.fine
    ? line(
        view,
        [
          [x + out * 10, y - 20],
          [x + out * 4, y - 6],
          [x + out * 5, y + 10],
        ],
        view.tones.line,
        0.5,
      )
    : "";
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
  return (
    ears +
    skin +
    modelling(view) +
    spots +
    nose(view) +
    drawEye(view, -1) +
    drawEye(view, 1) +
    brow(view, -1) +
    brow(view, 1)
  );
}
