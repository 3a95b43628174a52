import { knots, smooth, type Knot } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { type ShoeKind } from "../../../kit/words";
import { panel } from "./cut";

/** Shoes are drawn from the ankle (0, 0) with the toes to the right; the ground is at 54. */
export const shoeLine = (body: Body, lines: readonly (readonly Knot[])[], stroke: string, width = 0.6): string =>
  element("path", { d: lines.map((one) => smooth(one, false)).join(""), stroke, "stroke-width": body.pen * width });

const footHigh: Knot[] = knots("-9 -8, -12 6, -13 18, -2 26, 14 42, 26 50, 40 51, 42 45, 28 33, 14 14, 9 -8");
const footLow: Knot[] = knots("-9 -10, -12 14, -15 36, -8 44, 14 48, 34 50, 44 47, 38 40, 20 28, 10 8, 9 -10");
const heel: Knot[] = knots("-14 12!, -14 34, -13 54!, -9 54!, -6 34, 0 24!");
const flatSole: Knot[] = knots("-17 46!, 14 52, 46 50!, 46 55!, -17 55!");

export const shoeShapes: Record<ShoeKind, (body: Body, cloth: Cloth) => string> = {
  pumps: (body, c) =>
    panel(footHigh, body.tones.skin) +
    panel(heel, c.shade) +
    panel(knots("-13 6!, -14 18, -2 28, 14 45, 28 53, 48 53!, 40 45, 25 34!, 14 36, 0 22"), c.fill),
  slingbacks: (body, c) =>
    panel(footHigh, body.tones.skin) +
    panel(knots("-13 16!, -12 36, -12 54!, -7 54!, -4 36, 2 26!"), c.shade) +
    panel(knots("6 34!, 16 46, 28 53, 48 53!, 41 45, 26 33!, 16 34"), c.fill) +
    shoeLine(body, [knots("8 36, -2 22, -13 8"), knots("-13 16, 0 27, 10 39")], c.pattern ? c.base : c.fill, 1),
  sandals: (body, c) =>
    panel(footHigh, body.tones.skin) +
    panel(knots("-13 16!, -12 36, -12 54!, -8 54!, -5 36, 2 26!"), c.base) +
    shoeLine(
      body,
      [
        knots("-13 16, 0 28, 16 46, 28 53, 42 53"),
        knots("-10 0, 0 4, 10 0"),
        knots("14 16, 6 24, 0 27"),
        knots("36 40, 28 44, 25 51"),
      ],
      c.base,
      1.1,
    ),
  loafers: (body, c) =>
    panel(footLow, body.tones.skin) +
    panel(flatSole, c.seam) +
    panel(knots("-15 26!, -18 40, -16 48, 14 51, 40 51, 48 47, 40 38, 22 28!, 12 36, 0 30"), c.fill) +
    shoeLine(body, [knots("16 36, 24 42, 38 44"), knots("14 44, 20 34, 28 31")], c.seam),
  "ankle boots": (body, c) =>
    panel(knots("-16 24!, -15 54!, -3 54!, 2 44!"), c.seam) +
    panel(knots("-15 -34!, -15 0, -17 26, -14 40, 4 46, 20 53, 47 53!, 44 44, 26 32, 15 8, 14 -34!"), c.fill) +
    shoeLine(body, [knots("0 -32, 2 -4, 8 16"), knots("-14 -34, 0 -31, 13 -34")], c.seam),
  "knee boots": (body, c) =>
    panel(knots("-15 20!, -14 54!, -5 54!, 2 34!"), c.seam) +
    panel(knots("-13 -30!, -13 0, -15 20, -8 32, 8 42, 22 53, 48 53!, 42 44, 26 30, 13 6, 12 -30!"), c.fill) +
    shoeLine(body, [knots("-12 -6, 0 0, 10 -6")], c.seam),
  sneakers: (body, c) =>
    panel(footLow, body.tones.skin) +
    panel(knots("-14 6!, -18 26, -17 46, 14 50, 44 50, 48 42, 40 34, 24 24, 13 6!, 0 10"), c.fill) +
    panel(knots("-19 44, 14 47, 48 44, 50 51, 44 56, -14 56, -20 51"), "#fbf8f2") +
    shoeLine(
      body,
      [
        knots("11 20, 20 16"),
        knots("15 27, 25 22"),
        knots("21 34, 31 29"),
        knots("-18 30, -6 32, 0 46"),
        knots("-17 49, 14 52, 47 49"),
      ],
      c.seam,
      0.55,
    ),
  mules: (body, c) =>
    panel(footHigh, body.tones.skin) +
    panel(knots("-12 22!, -11 54!, -2 54!, 4 30!"), c.shade) +
    shoeLine(body, [knots("-13 20, 0 29, 16 46, 28 53")], c.shade, 1.2) +
    panel(knots("8 36!, 18 48, 30 54, 44 53, 42 44, 27 24!, 16 28"), c.fill),
  "ballet flats": (body, c) =>
    panel(footLow, body.tones.skin) +
    panel(knots("-16 30!, -18 44, 0 52, 30 54, 46 51, 43 43, 32 38!, 22 45, 4 44, -8 36"), c.fill) +
    panel(knots("26 42, 20 36, 22 46, 27 43, 35 46, 34 37"), c.shade),
  platforms: (body, c) =>
    panel(
      footHigh.map(([x, y]): Knot => [x, y - 8]),
      body.tones.skin,
    ) +
    panel(knots("-16 6!, -15 30, -17 55!, 0 55!, 4 26!"), c.shade) +
    panel(knots("10 36!, 26 41, 48 41!, 49 55!, 12 55!"), c.shade) +
    panel(knots("2 22!, 14 38, 30 44, 49 43!, 42 34, 24 20!"), c.fill) +
    shoeLine(body, [knots("-11 -4, 0 0, 10 -4")], c.base, 1.8),
  brogues: (body, c) =>
    panel(footLow, body.tones.skin) +
    panel(knots("-19 44!, -19 55!, -4 55!, 14 53, 48 55!, 50 48!"), c.seam) +
    panel(knots("-14 14!, -18 32, -17 48, 14 50, 44 50, 49 45, 40 36, 26 30, 12 12!, 0 18"), c.fill) +
    shoeLine(
      body,
      [knots("12 30, 20 24"), knots("15 36, 24 30"), knots("28 48, 30 38, 38 36"), knots("-17 36, -4 38, 4 48")],
      c.seam,
      0.55,
    ),
  clogs: (body, c) =>
    panel(footLow, body.tones.skin) +
    panel(knots("-16 40!, -16 56!, 2 56!, 14 50, 28 56!, 46 56!, 49 46"), "#c19a6b") +
    panel(knots("2 44!, 14 47, 44 48, 49 42, 40 30, 18 18!, 6 26"), c.fill) +
    shoeLine(body, [knots("3 42, 20 45, 46 46")], c.seam, 0.6),
};
