import { knots, smooth, type Knot } from "../../kit/smooth";
import { element } from "../../kit/svg";
import { outward, type Body, type Side } from "./body";

interface HandShape {
  palm: readonly Knot[];
  /** Fingers and thumb are single strokes: long, tapering only by the way they bend. */
  fingers: readonly (readonly Knot[])[];
  creases: readonly (readonly Knot[])[];
}

/** Hands hang from the wrist along their own y axis, thumb towards the body. */
const shapes: Record<"relaxed" | "rest" | "fist", HandShape> = {
  relaxed: {
    palm: knots("-7 -6, -9 8, -10 24, 0 30, 8 25, 9 10, 7 -6"),
    fingers: [
      knots("5 23, 8 37, 5 49"),
      knots("0.5 26, 4 41, 0 55"),
      knots("-3.5 26, -1 41, -5 52"),
      knots("-7 23, -6 36, -9 45"),
      knots("6 7, 12 19, 11 32"),
    ],
    creases: [knots("2.6 30, 5.4 40"), knots("-2 31, 0.6 41")],
  },
  rest: {
    palm: knots("-7 -6, -9 8, -11 22, -4 31, 6 30, 10 20, 8 6, 7 -6"),
    fingers: [
      knots("6.5 25, 10 39, 9 51"),
      knots("1.5 28, 3.5 44, 2 57"),
      knots("-3.5 28, -3.5 43, -5 54"),
      knots("-8 24, -10.5 37, -13 45"),
      knots("6 7, 15 17, 20 29"),
    ],
    creases: [knots("4 31, 6 41"), knots("-1 32, -0.4 43"), knots("-5.8 30, -6.8 39")],
  },
  fist: {
    palm: knots("-7 -6, -11 8, -13 20, -9 31, 1 33, 9 29, 11 18, 9 6, 7 -6"),
    fingers: [knots("7 8, 12 18, 5 25")],
    creases: [knots("-8 21, -7 30"), knots("-2.5 24, -1.5 32"), knots("3 27, 4 31")],
  },
};

const lines = (all: readonly (readonly Knot[])[]): string => all.map((line) => smooth(line, false)).join("");

export function drawHand(body: Body, side: Side, glove?: string): string {
  const { hand, grip } = body.pose.arms[side];
  if (grip === "hidden") return "";
  const [x, y] = body.arm(side)(1);
  const big = body.masculine ? 1.18 : 1;
  const { palm, fingers, creases } = shapes[grip];
  const skin = glove ?? body.tones.skin;
  const turn = -outward(side) * hand;
  return element(
    "g",
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${(-outward(side) * big).toFixed(2)} ${big})`,
    },
    // Close up, a hand may lie on skin of its own tone; a thin shade under it keeps it apart.
    body.pen < 2.1
      ? element("path", {
          d: smooth(palm.slice(1, -1), false) + lines(fingers),
          stroke: body.tones.shade,
          "stroke-width": 8,
        })
      : "",
    element("path", { d: smooth(palm), fill: skin }),
    element("path", { d: lines(fingers), stroke: skin, "stroke-width": 5.8 }),
    body.sparse > 1
      ? ""
      : element("path", { d: lines(creases), stroke: body.tones.line, "stroke-width": Math.min(1.2, body.pen * 0.4) }),
  );
}
