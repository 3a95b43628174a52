import { smooth, type Knot, type Point } from "../../kit/smooth";
import { element } from "../../kit/svg";
import { outward, type Body, type Side } from "../body";
import { type Cloth } from "../cloth";
import { type BagKind } from "../garmentWords";
import { button, corner, panel } from "./cut";

const metal = "#c69a45";

/** A strap or a handle. */
const strap = (knots: readonly Knot[], stroke: string, width: number): string =>
  element("path", { d: smooth(knots, false), stroke, "stroke-width": width });

const box = (x: number, y: number, top: number, bottom: number, height: number): Knot[] => [corner([x - top, y]), corner([x + top, y]), corner([x + bottom, y + height]), corner([x - bottom, y + height])];

/** Bags are drawn below (or beside) the point that holds them. */
const bodies: Record<BagKind, (x: number, y: number, c: Cloth) => string> = {
  tote: (x, y, c) => strap([[x - 22, y + 66], [x - 16, y + 8], [x, y], [x + 16, y + 8], [x + 22, y + 66]], c.seam, 5) + panel(box(x, y + 60, 48, 42, 92), c.fill) + strap([[x - 46, y + 74], [x + 46, y + 74]], c.seam, 2.2),
  clutch: (x, y, c) => panel([corner([x - 44, y - 12]), corner([x + 44, y - 18]), corner([x + 46, y + 32]), corner([x - 42, y + 38])], c.fill) + strap([[x - 44, y - 12], [x + 4, y + 18], [x + 44, y - 18]], c.seam, 2.4) + button([x + 4, y + 18], metal, 4),
  "shoulder bag": (x, y, c) => panel([corner([x - 38, y]), [x, y - 5], corner([x + 38, y]), [x + 46, y + 40], [x + 30, y + 62], [x - 30, y + 62], [x - 46, y + 40]], c.fill) + strap([[x - 40, y + 8], [x, y + 32], [x + 40, y + 8]], c.seam, 2.4) + button([x, y + 31], metal, 4),
  "bucket bag": (x, y, c) => strap([[x - 26, y + 52], [x - 10, y + 4], [x + 10, y + 4], [x + 26, y + 52]], c.seam, 4) + panel([corner([x - 34, y + 50]), [x, y + 42], corner([x + 34, y + 50]), [x + 36, y + 96], [x + 26, y + 124], [x - 26, y + 124], [x - 36, y + 96]], c.fill) + strap([[x - 34, y + 64], [x, y + 70], [x + 34, y + 64]], c.seam, 2.4) + strap([[x - 2, y + 69], [x - 8, y + 92]], c.seam, 2.2) + strap([[x + 2, y + 69], [x + 7, y + 88]], c.seam, 2.2),
  "crossbody bag": (x, y, c) => panel([corner([x - 32, y]), corner([x + 32, y]), [x + 36, y + 40], [x + 20, y + 52], [x - 20, y + 52], [x - 36, y + 40]], c.fill) + panel([corner([x - 33, y]), corner([x + 33, y]), [x + 30, y + 26], [x, y + 32], [x - 30, y + 26]], c.shade) + button([x, y + 28], metal, 3.6),
  "top-handle bag": (x, y, c) => strap([[x - 24, y + 46], [x - 22, y + 14], [x, y + 2], [x + 22, y + 14], [x + 24, y + 46]], c.seam, 6) + panel([corner([x - 36, y + 44]), corner([x + 36, y + 44]), [x + 46, y + 88], corner([x + 46, y + 110]), corner([x - 46, y + 110]), [x - 46, y + 88]], c.fill) + strap([[x - 38, y + 66], [x, y + 74], [x + 38, y + 66]], c.seam, 2.4) + button([x, y + 74], metal, 4.4),
  backpack: (x, y, c) => panel([[x - 44, y], [x, y - 22], [x + 44, y], [x + 48, y + 90], [x, y + 104], [x - 48, y + 90]], c.shade),
  "baguette bag": (x, y, c) => panel([[x - 48, y], [x, y - 3], [x + 48, y], [x + 52, y + 20], [x + 44, y + 38], [x - 44, y + 38], [x - 52, y + 20]], c.fill) + strap([[x - 50, y + 8], [x, y + 22], [x + 50, y + 8]], c.seam, 2.2) + button([x, y + 21], metal, 4),
  satchel: (x, y, c) => strap([[x - 12, y + 34], [x - 10, y + 6], [x + 10, y + 6], [x + 12, y + 34]], c.seam, 5) + panel(box(x, y + 34, 50, 52, 74), c.fill) + panel(box(x, y + 34, 50, 50, 42), c.shade) + strap([[x - 28, y + 60], [x - 28, y + 92]], c.seam, 6) + strap([[x + 28, y + 60], [x + 28, y + 92]], c.seam, 6) + button([x - 28, y + 84], metal, 3.4) + button([x + 28, y + 84], metal, 3.4),
  "hobo bag": (x, y, c) => panel([corner([x - 18, y - 24]), [x - 30, y + 8], [x, y + 24], [x + 30, y + 8], corner([x + 18, y - 24]), [x + 48, y + 20], [x + 50, y + 62], [x, y + 80], [x - 50, y + 62], [x - 48, y + 20]], c.fill) + strap([[x - 36, y + 18], [x, y + 38], [x + 36, y + 18]], c.seam, 2.2),
  pouch: (x, y, c) => panel([[x - 16, y + 2], [x, y - 4], [x + 16, y + 2], [x + 44, y + 34], [x + 38, y + 60], [x, y + 68], [x - 38, y + 60], [x - 44, y + 34]], c.fill) + strap([[x - 10, y + 6], [x - 18, y + 30]], c.seam, 2.2) + strap([[x + 2, y + 6], [x + 2, y + 38]], c.seam, 2.2) + strap([[x + 12, y + 6], [x + 22, y + 28]], c.seam, 2.2),
};

const onShoulder: readonly BagKind[] = ["shoulder bag", "baguette bag", "hobo bag"];
const bodyWidth = (body: Body, s: number): Point => body.torso(1.2, s, 16);

/** The hand that can carry something: one that hangs, and the lower one of two. */
export function carryingSide(body: Body): Side | undefined {
  const free = ([0, 1] as const).filter((side) => ["relaxed", "fist"].includes(body.pose.arms[side].grip) && body.arm(side)(1)[1] > 180);
  return free.sort((one, other) => body.arm(other)(1)[1] - body.arm(one)(1)[1])[0];
}

export interface CarriedBag {
  behind: string;
  /** Under the arms. */
  under: string;
  /** Over everything. */
  over: string;
}

export function drawBag(body: Body, kind: BagKind, cloth: Cloth): CarriedBag {
  const side = carryingSide(body);
  const none: CarriedBag = { behind: "", under: "", over: "" };
  const draw = bodies[kind];
  if (kind === "backpack") {
    const straps = [-1, 1].map((s) => strap([body.torso(-0.04, s * 0.6), body.torso(0.3, s * 0.7), body.torso(0.8, s * 0.98, 4)], cloth.shade, 9)).join("");
    const [x, y] = body.torso(0.2, 0);
    const lobes = panel([[x - 86, y - 14], [x - 40, y - 44], [x + 40, y - 44], [x + 86, y - 14], [x + 90, y + 120], [x + 60, y + 146], [x - 60, y + 146], [x - 90, y + 120]], cloth.fill) + strap([[x - 14, y - 44], [x, y - 62], [x + 14, y - 44]], cloth.seam, 5);
    return { ...none, behind: lobes, under: straps };
  }
  if (kind === "crossbody bag" || (onShoulder.includes(kind))) {
    const s = side === undefined ? (body.pose.sway > 0 ? 1 : -1) : outward(side);
    const cross = kind === "crossbody bag";
    const [x, y] = cross ? body.torso(1.7, s * 0.9, 8) : bodyWidth(body, s);
    const low = cross ? y - 16 : y + (kind === "shoulder bag" ? 6 : -76);
    const at: Point = [x + s * (cross ? 4 : 18), low];
    const from = body.torso(-0.04, cross ? -s * 0.62 : s * 0.74);
    const lines = cross
      ? strap([from, body.torso(0.5, s * 0.05), body.torso(1.2, s * 0.7), [at[0], at[1] + 4]], cloth.base, 4)
      : strap([[at[0] - 30, at[1] + 2], [from[0] + s * 2, from[1]], [at[0] + 30, at[1] + 2]], cloth.base, 5);
    return { ...none, under: cross ? lines + draw(at[0], at[1], cloth) : "", over: cross ? "" : lines + draw(at[0], at[1], cloth) };
  }
  if (side === undefined) {
    const [x, y] = body.torso(1.55, body.pose.sway > 0 ? -1 : 1, 14);
    return { ...none, over: kind === "clutch" || kind === "pouch" ? draw(x, y, cloth) : draw(x, y - 6, cloth) };
  }
  const [x, y] = body.arm(side)(1);
  const angle = (-outward(side) * body.pose.arms[side].hand * Math.PI) / 180;
  const reach = kind === "clutch" || kind === "pouch" ? 30 : 27;
  return { ...none, over: draw(x - Math.sin(angle) * reach, y + Math.cos(angle) * reach - 2, cloth) };
}
