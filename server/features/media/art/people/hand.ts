import { smooth, type Knot } from "../kit/smooth";
import { element } from "../kit/svg";
import { outward, type Body, type Side } from "./body";

/** Hands hang from the wrist along their own y axis, thumb towards the body. */
const shapes = {
  relaxed: {
    palm: [[-7, -5], [-10, 10], [-11, 24], [-9, 40], [-4, 56], [1, 61], [4, 56], [7, 42], [9, 26], [9, 10], [7, -5]],
    thumb: [[6, 8], [13, 18], [15, 30], [12, 37], [8, 30], [4, 18]],
    lines: [[[-3, 34], [-2, 46], [0, 55]]],
  },
  rest: {
    palm: [[-7, -5], [-11, 10], [-13, 22], [-14, 36], [-9, 47], [-4, 44], [-2, 50], [3, 50], [5, 44], [9, 42], [11, 28], [10, 12], [7, -5]],
    thumb: [[8, 6], [18, 12], [26, 22], [22, 26], [14, 22], [7, 18]],
    lines: [[[-6, 26], [-6, 42]], [[2, 28], [3, 44]]],
  },
  fist: {
    palm: [[-7, -5], [-12, 8], [-14, 20], [-10, 31], [0, 34], [9, 30], [12, 18], [10, 6], [7, -5]],
    thumb: [[9, 6], [13, 16], [8, 25], [-2, 24], [4, 16]],
    lines: [[[-9, 18], [-8, 28]], [[-2, 26], [-1, 33]]],
  },
} satisfies Record<string, { palm: Knot[]; thumb: Knot[]; lines: Knot[][] }>;

export function drawHand(body: Body, side: Side, glove?: string): string {
  const { hand, grip } = body.pose.arms[side];
  if (grip === "hidden") return "";
  const [x, y] = body.arm(side)(1);
  const big = body.masculine ? 1.16 : 1;
  const { palm, thumb, lines } = shapes[grip];
  const skin = glove ?? body.tones.skin;
  const line = (knots: readonly Knot[]) =>
    element("path", { d: smooth(knots, false), stroke: body.tones.line, "stroke-width": body.pen * 0.42 });
  const turn = -outward(side) * hand;
  return element(
    "g",
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(-outward(side) * big).toFixed(2)} ${big})` },
    element("path", { d: smooth(palm), fill: skin }),
    element("path", { d: smooth(thumb), fill: skin }),
    lines.map(line).join(""),
  );
}
