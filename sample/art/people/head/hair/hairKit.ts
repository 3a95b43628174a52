import { smooth, type Knot, type Point } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { type HeadView } from "../headView";

/** Hair is painted in two layers: what falls behind neck and shoulders, and what lies upon the head. */
export interface Hair {
  back: string;
  front: string;
}

export const lock = (knots: readonly Knot[], fill: string): string => element("path", { d: smooth(knots), fill });

export const strand = (view: HeadView, knots: readonly Knot[], stroke = view.tones.hairLight, width = 0.8): string =>
  element("path", { d: smooth(knots, false), stroke, "stroke-width": view.pen * width });

/** Strands are few; a small head has only the first of them. */
export const strands = (view: HeadView, all: readonly (readonly Knot[])[], stroke?: string): string =>
  all
    .slice(0, view.fine ? all.length : 1)
    .map((knots) => strand(view, knots, stroke))
    .join("");

export const corner = ([x, y]: Point): Knot => [x, y, "corner"];

/** The outer edge of hair that lies close, from above the left ear over the crown to above the right one. */
export const capEdge = (view: HeadView, lift = 0): Knot[] =>
  (
    [
      [-142, -20],
      [-149 - lift * 0.3, -92],
      [-118 - lift * 0.3, -172 - lift * 0.7],
      [-46, -214 - lift],
      [36, -214 - lift],
      [112, -172 - lift * 0.7],
      [146 + lift * 0.3, -92],
      [140, -20],
    ] as const
  ).map(([x, y]) => view.rim(x, y));

/** The line where forehead and hair meet, from the right temple to the left one. */
export const hairline = (view: HeadView, high = 0): Knot[] => [
  view.face(124, -16, 26),
  view.face(112, -66 - high, 62),
  view.face(74, -116 - high, 104),
  view.face(0, -128 - high, 128),
  view.face(-74, -116 - high, 104),
  view.face(-112, -66 - high, 62),
  view.face(-128, -16, 26),
];

/** The back of the head comes into view behind the ear as the face turns away. */
export const nape = (view: HeadView, fill: string): string =>
  view.turn < 0.15
    ? ""
    : lock(
        [
          view.rim(-60, -188),
          view.rim(-122, -150),
          view.rim(-146, -80),
          view.rim(-146, 0),
          view.rim(-124, 76),
          view.rim(-90, 124),
          view.face(-20, 110, 0),
          view.face(-20, -120, 0),
        ],
        fill,
      );

/** A straight or swept fringe, laid over any other hair. */
export function fringe(view: HeadView): string {
  const { face, rim, tones } = view;
  const edge: Knot[] = [
    rim(-144, -60),
    rim(-112, -166),
    rim(0, -212),
    rim(108, -166),
    rim(142, -60),
    corner(face(124, -22, 40)),
    face(64, -44, 112),
    face(0, -50, 128),
    face(-64, -44, 112),
    corner(face(-126, -22, 40)),
  ];
  return (
    lock(edge, tones.hair) +
    strands(view, [
      [face(30, -190, 60), face(36, -120, 110), face(34, -58, 120)],
      [face(-40, -186, 60), face(-52, -120, 100), face(-56, -56, 110)],
      [face(80, -160, 40), face(92, -110, 70), face(92, -46, 84)],
    ])
  );
}
