import { ribbon, smooth, type Knot } from "../../kit/smooth";
import { element } from "../../kit/svg";
import { outward, type Body, type Side } from "../body";
import { type Cloth } from "../cloth";
import { type ShoeKind } from "../garmentWords";
import { corner, panel } from "./cut";

/** Shoes are drawn from the ankle (0, 0) with the toes to the right; the ground is at 54. */
const line = (body: Body, lines: readonly (readonly Knot[])[], stroke: string, width = 0.6): string =>
  element("path", { d: lines.map((knots) => smooth(knots, false)).join(""), stroke, "stroke-width": body.pen * width });

const footHigh: Knot[] = [[-9, -8], [-12, 6], [-13, 18], [-2, 26], [14, 42], [26, 50], [40, 51], [42, 45], [28, 33], [14, 14], [9, -8]];
const footLow: Knot[] = [[-9, -10], [-12, 14], [-15, 36], [-8, 44], [14, 48], [34, 50], [44, 47], [38, 40], [20, 28], [10, 8], [9, -10]];
const heel: Knot[] = [corner([-14, 12]), [-14, 34], corner([-13, 54]), corner([-9, 54]), [-6, 34], corner([0, 24])];
const flatSole: Knot[] = [corner([-17, 46]), [14, 52], corner([46, 50]), corner([46, 55]), corner([-17, 55])];

const drawings: Record<ShoeKind, (body: Body, cloth: Cloth) => string> = {
  pumps: (body, c) => panel(footHigh, body.tones.skin) + panel(heel, c.shade) + panel([corner([-13, 6]), [-14, 18], [-2, 28], [14, 45], [28, 53], corner([48, 53]), [40, 45], corner([25, 34]), [14, 36], [0, 22]], c.fill),
  slingbacks: (body, c) => panel(footHigh, body.tones.skin) + panel([corner([-13, 16]), [-12, 36], corner([-12, 54]), corner([-7, 54]), [-4, 36], corner([2, 26])], c.shade) + panel([corner([6, 34]), [16, 46], [28, 53], corner([48, 53]), [41, 45], corner([26, 33]), [16, 34]], c.fill) + line(body, [[[8, 36], [-2, 22], [-13, 8]], [[-13, 16], [0, 27], [10, 39]]], c.pattern ? c.base : c.fill, 1),
  sandals: (body, c) => panel(footHigh, body.tones.skin) + panel([corner([-13, 16]), [-12, 36], corner([-12, 54]), corner([-8, 54]), [-5, 36], corner([2, 26])], c.base) + line(body, [[[-13, 16], [0, 28], [16, 46], [28, 53], [42, 53]], [[-10, 0], [0, 4], [10, 0]], [[14, 16], [6, 24], [0, 27]], [[36, 40], [28, 44], [25, 51]]], c.base, 1.1),
  loafers: (body, c) => panel(footLow, body.tones.skin) + panel(flatSole, c.seam) + panel([corner([-15, 26]), [-18, 40], [-16, 48], [14, 51], [40, 51], [48, 47], [40, 38], corner([22, 28]), [12, 36], [0, 30]], c.fill) + line(body, [[[16, 36], [24, 42], [38, 44]], [[14, 44], [20, 34], [28, 31]]], c.seam),
  "ankle boots": (body, c) => panel([corner([-16, 24]), corner([-15, 54]), corner([-3, 54]), corner([2, 44])], c.seam) + panel([corner([-15, -34]), [-15, 0], [-17, 26], [-14, 40], [4, 46], [20, 53], corner([47, 53]), [44, 44], [26, 32], [15, 8], corner([14, -34])], c.fill) + line(body, [[[0, -32], [2, -4], [8, 16]], [[-14, -34], [0, -31], [13, -34]]], c.seam),
  "knee boots": (body, c) => panel([corner([-15, 20]), corner([-14, 54]), corner([-5, 54]), corner([2, 34])], c.seam) + panel([corner([-13, -30]), [-13, 0], [-15, 20], [-8, 32], [8, 42], [22, 53], corner([48, 53]), [42, 44], [26, 30], [13, 6], corner([12, -30])], c.fill) + line(body, [[[-12, -6], [0, 0], [10, -6]]], c.seam),
  sneakers: (body, c) => panel(footLow, body.tones.skin) + panel([corner([-14, 6]), [-18, 26], [-17, 46], [14, 50], [44, 50], [48, 42], [40, 34], [24, 24], corner([13, 6]), [0, 10]], c.fill) + panel([[-19, 44], [14, 47], [48, 44], [50, 51], [44, 56], [-14, 56], [-20, 51]], "#fbf8f2") + line(body, [[[11, 20], [20, 16]], [[15, 27], [25, 22]], [[21, 34], [31, 29]], [[-18, 30], [-6, 32], [0, 46]], [[-17, 49], [14, 52], [47, 49]]], c.seam, 0.55),
  mules: (body, c) => panel(footHigh, body.tones.skin) + panel([corner([-12, 22]), corner([-11, 54]), corner([-2, 54]), corner([4, 30])], c.shade) + line(body, [[[-13, 20], [0, 29], [16, 46], [28, 53]]], c.shade, 1.2) + panel([corner([8, 36]), [18, 48], [30, 54], [44, 53], [42, 44], corner([27, 24]), [16, 28]], c.fill),
  "ballet flats": (body, c) => panel(footLow, body.tones.skin) + panel([corner([-16, 30]), [-18, 44], [0, 52], [30, 54], [46, 51], [43, 43], corner([32, 38]), [22, 45], [4, 44], [-8, 36]], c.fill) + panel([[26, 42], [20, 36], [22, 46], [27, 43], [35, 46], [34, 37]], c.shade),
  platforms: (body, c) => panel(footHigh.map(([x, y]): Knot => [x, y - 8]), body.tones.skin) + panel([corner([-16, 6]), [-15, 30], corner([-17, 55]), corner([0, 55]), corner([4, 26])], c.shade) + panel([corner([10, 36]), [26, 41], corner([48, 41]), corner([49, 55]), corner([12, 55])], c.shade) + panel([corner([2, 22]), [14, 38], [30, 44], corner([49, 43]), [42, 34], corner([24, 20])], c.fill) + line(body, [[[-11, -4], [0, 0], [10, -4]]], c.base, 1.8),
  brogues: (body, c) => panel(footLow, body.tones.skin) + panel([corner([-19, 44]), corner([-19, 55]), corner([-4, 55]), [14, 53], corner([48, 55]), corner([50, 48])], c.seam) + panel([corner([-14, 14]), [-18, 32], [-17, 48], [14, 50], [44, 50], [49, 45], [40, 36], [26, 30], corner([12, 12]), [0, 18]], c.fill) + line(body, [[[12, 30], [20, 24]], [[15, 36], [24, 30]], [[28, 48], [30, 38], [38, 36]], [[-17, 36], [-4, 38], [4, 48]]], c.seam, 0.55),
  clogs: (body, c) => panel(footLow, body.tones.skin) + panel([corner([-16, 40]), corner([-16, 56]), corner([2, 56]), [14, 50], corner([28, 56]), corner([46, 56]), [49, 46]], "#c19a6b") + panel([corner([2, 44]), [14, 47], [44, 48], [49, 42], [40, 30], corner([18, 18]), [6, 26]], c.fill) + line(body, [[[3, 42], [20, 45], [46, 46]]], c.seam, 0.6),
};

export function drawShoe(body: Body, side: Side, kind: ShoeKind, cloth: Cloth): string {
  const [x, y] = body.leg(side)(1);
  const { foot, behind } = body.pose.legs[side];
  const direction = outward(side) * (foot < 0 ? -1 : 1);
  const width = 0.5 + 0.5 * Math.min(1, Math.abs(foot) / 40);
  const stretch = Math.max(0.8, Math.min(1.16, (752 - y + (behind ? -16 : 0)) / 54));
  const [kneeX, kneeY] = body.leg(side)(0.505);
  const shaft = kind === "knee boots"
    ? panel(ribbon(body.leg(side), [[0.5, 20], [0.58, 20], [0.7, 20.5], [0.86, 15], [0.97, 12.5], [1.02, 12.5]], true), cloth.fill) +
      line(body, [[[kneeX - 18, kneeY], [kneeX, kneeY + 5], [kneeX + 18, kneeY]]], cloth.seam)
    : "";
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(direction * width * (body.masculine ? 1.16 : 1.02)).toFixed(2)} ${stretch.toFixed(2)})`;
  return shaft + element("g", { transform }, drawings[kind](body, cloth));
}
