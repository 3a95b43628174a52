import { knots, smooth, type Knot } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { type Cloth } from "../../body/cloth";
import { type BagKind } from "../../../kit/words";
import { button, corner, panel } from "./cut";

const metal = "#c69a45";

/** A strap or a handle. */
export const strap = (line: readonly Knot[], stroke: string, width: number): string =>
  element("path", { d: smooth(line, false), stroke, "stroke-width": width });

const box = (y: number, top: number, bottom: number, height: number): Knot[] =>
  [
    [-top, y],
    [top, y],
    [bottom, y + height],
    [-bottom, y + height],
  ].map(([atX, atY]) => corner([atX, atY]));

/** Bags are drawn below (or beside) the point that holds them. */
export const bagShapes: Record<BagKind, (cloth: Cloth) => string> = {
  tote: (c) =>
    strap(knots("-22 66, -16 8, 0 0, 16 8, 22 66"), c.seam, 5) +
    panel(box(60, 48, 42, 92), c.fill) +
    strap(knots("-46 74, 46 74"), c.seam, 2.2),
  clutch: (c) =>
    panel(knots("-44 -12!, 44 -18!, 46 32!, -42 38!"), c.fill) +
    strap(knots("-44 -12, 4 18, 44 -18"), c.seam, 2.4) +
    button([4, 18], metal, 4),
  "shoulder bag": (c) =>
    panel(knots("-38 0!, 0 -5, 38 0!, 46 40, 30 62, -30 62, -46 40"), c.fill) +
    strap(knots("-40 8, 0 32, 40 8"), c.seam, 2.4) +
    button([0, 31], metal, 4),
  "bucket bag": (c) =>
    strap(knots("-26 52, -10 4, 10 4, 26 52"), c.seam, 4) +
    panel(knots("-34 50!, 0 42, 34 50!, 36 96, 26 124, -26 124, -36 96"), c.fill) +
    strap(knots("-34 64, 0 70, 34 64"), c.seam, 2.4) +
    strap(knots("-2 69, -8 92"), c.seam, 2.2) +
    strap(knots("2 69, 7 88"), c.seam, 2.2),
  "crossbody bag": (c) =>
    panel(knots("-32 0!, 32 0!, 36 40, 20 52, -20 52, -36 40"), c.fill) +
    panel(knots("-33 0!, 33 0!, 30 26, 0 32, -30 26"), c.shade) +
    button([0, 28], metal, 3.6),
  "top-handle bag": (c) =>
    strap(knots("-24 46, -22 14, 0 2, 22 14, 24 46"), c.seam, 6) +
    panel(knots("-36 44!, 36 44!, 46 88, 46 110!, -46 110!, -46 88"), c.fill) +
    strap(knots("-38 66, 0 74, 38 66"), c.seam, 2.4) +
    button([0, 74], metal, 4.4),
  backpack: (c) => panel(knots("-44 0, 0 -22, 44 0, 48 90, 0 104, -48 90"), c.shade),
  "baguette bag": (c) =>
    panel(knots("-48 0, 0 -3, 48 0, 52 20, 44 38, -44 38, -52 20"), c.fill) +
    strap(knots("-50 8, 0 22, 50 8"), c.seam, 2.2) +
    button([0, 21], metal, 4),
  satchel: (c) =>
    strap(knots("-12 34, -10 6, 10 6, 12 34"), c.seam, 5) +
    panel(box(34, 50, 52, 74), c.fill) +
    panel(box(34, 50, 50, 42), c.shade) +
    strap(knots("-28 60, -28 92"), c.seam, 6) +
    strap(knots("28 60, 28 92"), c.seam, 6) +
    button([-28, 84], metal, 3.4) +
    button([28, 84], metal, 3.4),
  "hobo bag": (c) =>
    panel(knots("-18 -24!, -30 8, 0 24, 30 8, 18 -24!, 48 20, 50 62, 0 80, -50 62, -48 20"), c.fill) +
    strap(knots("-36 18, 0 38, 36 18"), c.seam, 2.2),
  pouch: (c) =>
    panel(knots("-16 2, 0 -4, 16 2, 44 34, 38 60, 0 68, -38 60, -44 34"), c.fill) +
    strap(knots("-10 6, -18 30"), c.seam, 2.2) +
    strap(knots("2 6, 2 38"), c.seam, 2.2) +
    strap(knots("12 6, 22 28"), c.seam, 2.2),
};
