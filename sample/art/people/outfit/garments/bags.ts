import { type Point } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { outward, type Body, type Side } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { type BagKind } from "../../../kit/words";
import { bagShapes, strap } from "./bagShapes";
import { panel } from "./cut";

const onShoulder: readonly BagKind[] = ["shoulder bag", "baguette bag", "hobo bag"];
const bodyWidth = (body: Body, s: number): Point => body.torso(1.2, s, 16);

/** The hand that can carry something: one that hangs, and the lower one of two. */
function carryingSide(body: Body): Side | undefined {
  const free = ([0, 1] as const).filter(
    (side) => ["relaxed", "fist"].includes(body.pose.arms[side].grip) && body.arm(side)(1)[1] > 180,
  );
  return free.sort((one, other) => body.arm(other)(1)[1] - body.arm(one)(1)[1])[0];
}

interface CarriedBag {
  behind: string;
  /** Under the arms. */
  under: string;
  /** Over everything. */
  over: string;
  /** The middle of the bag. */
  at: Point;
}

/** From the point that holds a bag down to its middle. */
const drop: Record<BagKind, number> = {
  tote: 106,
  clutch: 12,
  "shoulder bag": 48,
  "bucket bag": 100,
  "crossbody bag": 42,
  "top-handle bag": 94,
  backpack: 40,
  "baguette bag": 30,
  satchel: 98,
  "hobo bag": 56,
  pouch: 48,
};

export function drawBag(body: Body, kind: BagKind, cloth: Cloth): CarriedBag {
  const side = carryingSide(body);
  const none = { behind: "", under: "", over: "" };
  const middle = (x: number, y: number): Point => [x, y + drop[kind]];
  const draw = (x: number, y: number): string =>
    element("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, bagShapes[kind](cloth));
  if (kind === "backpack") {
    const straps = [-1, 1]
      .map((s) =>
        strap([body.torso(-0.04, s * 0.6), body.torso(0.3, s * 0.7), body.torso(0.8, s * 0.98, 4)], cloth.shade, 9),
      )
      .join("");
    const [x, y] = body.torso(0.2, 0);
    const lobes =
      panel(
        [
          [x - 86, y - 14],
          [x - 40, y - 44],
          [x + 40, y - 44],
          [x + 86, y - 14],
          [x + 90, y + 120],
          [x + 60, y + 146],
          [x - 60, y + 146],
          [x - 90, y + 120],
        ],
        cloth.fill,
      ) +
      strap(
        [
          [x - 14, y - 44],
          [x, y - 62],
          [x + 14, y - 44],
        ],
        cloth.seam,
        5,
      );
    return { ...none, behind: lobes, under: straps, at: [x - 78, y + 40] };
  }
  if (kind === "crossbody bag" || onShoulder.includes(kind)) {
    const s = side === undefined ? (body.pose.sway > 0 ? 1 : -1) : outward(side);
    const cross = kind === "crossbody bag";
    const [x, y] = cross ? body.torso(1.7, s * 0.9, 8) : bodyWidth(body, s);
    const low = cross ? y - 16 : y + (kind === "shoulder bag" ? 6 : -76);
    const at: Point = [x + s * (cross ? 4 : 18), low];
    const from = body.torso(-0.04, cross ? -s * 0.62 : s * 0.74);
    const lines = cross
      ? strap([from, body.torso(0.5, s * 0.05), body.torso(1.2, s * 0.7), [at[0], at[1] + 4]], cloth.base, 4)
      : strap(
          [
            [at[0] - 30, at[1] + 2],
            [from[0] + s * 2, from[1]],
            [at[0] + 30, at[1] + 2],
          ],
          cloth.base,
          5,
        );
    const drawn = lines + draw(at[0], at[1]);
    return { ...none, under: cross ? drawn : "", over: cross ? "" : drawn, at: middle(...at) };
  }
  if (side === undefined) {
    // No hand is free: small bags are clamped under an arm, others hang in the crook of it.
    const bent =
      ([0, 1] as const).find(
        (one) => body.pose.arms[one].upper < 60 && body.pose.arms[one].fore < -4 && body.arm(one)(1)[1] > 120,
      ) ?? 0;
    const [elbowX, elbowY] = body.arm(bent)(0.44);
    const [crookX, crookY] = body.arm(bent)(0.62);
    const tucked = elbowX - outward(bent) * 26;
    return kind === "clutch" || kind === "pouch"
      ? { ...none, under: draw(tucked, elbowY - 2), at: middle(tucked, elbowY - 2) }
      : { ...none, over: draw(crookX, crookY - 2), at: middle(crookX, crookY - 2) };
  }
  const [x, y] = body.arm(side)(1);
  const angle = (-outward(side) * body.pose.arms[side].hand * Math.PI) / 180;
  const reach = kind === "clutch" || kind === "pouch" ? 30 : 27;
  const held: Point = [x - Math.sin(angle) * reach, y + Math.cos(angle) * reach - 2];
  return { ...none, over: draw(...held), at: middle(...held) };
}
