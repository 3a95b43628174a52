import { namedColors } from "../../kit/palette";
import { type Point } from "../../kit/smooth";
import { type PatternKind } from "../../kit/words";
import { type Wardrobe, type Dressed } from "../outfit/wardrobe";
import { type Body, outward, sides } from "./body";

/** One thing that a picture shows, as it was drawn. */
export interface DrawnPart {
  /** The place of the piece that it belongs to; missing for what the pieces do not name. */
  piece?: number;
  kind: string;
  /** Its main color as #rrggbb. */
  color: string;
  pattern?: PatternKind;
  /** A point on it, in units of the figure. */
  at: Point;
  /** A floor-length skirt covers it: the point is at the hem. */
  covered?: boolean;
}

type Places = Record<"eyes" | "lips" | "ear" | "crown", Point>;

const halfway = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];

function distance([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy);
}

/** The hand's end: hands reach this far beyond the wrist. */
function fingertips(body: Body, side: 0 | 1): Point {
  const { hand, grip } = body.pose.arms[side];
  const [x, y] = body.arm(side)(1);
  const angle = (-outward(side) * hand * Math.PI) / 180;
  const reach = grip === "hidden" ? 0 : 52;
  return [x - Math.sin(angle) * reach, y + Math.cos(angle) * reach];
}

/** Takes the first candidate with room around it, else the one that is farthest from arms, hands and other things. */
function clearest(body: Body, things: readonly Point[], candidates: readonly Point[]): Point {
  const room = (point: Point): number =>
    Math.min(
      ...sides.flatMap((side) => {
        const arm = body.arm(side);
        return [
          distance(point, arm(0.06), arm(0.5)),
          distance(point, arm(0.5), arm(1)),
          distance(point, arm(1), fingertips(body, side)),
        ];
      }),
      ...things.map((thing) => distance(point, thing, thing) - 34),
    );
  const free = candidates.find((point) => room(point) > 40);
  return free ?? [...candidates].sort((one, other) => room(other) - room(one))[0];
}

/** What lies over garments: the bag, the ends of a scarf, a necklace, a brooch. */
function thingsOver(body: Body, { accessories }: Wardrobe, bag?: Point): Point[] {
  const { torso, front, pose } = body;
  const [x, y] = torso(0.1, pose.sway > 0 ? -0.36 : 0.36);
  const worn: Partial<Record<string, Point[]>> = {
    scarf: [0, 40, 80, 120].map((down): Point => [x, y + down]),
    necklace: [torso(0.27, front * 0.45)],
    brooch: [torso(0.3, 0.52)],
  };
  return [...(bag ? [bag] : []), ...accessories.flatMap(({ kind }) => worn[kind] ?? [])];
}

const coats = ["overcoat", "trench coat", "puffer coat"];
const shortLegs = ["shorts", "mini skirt"];

/** Points on a garment that usually show, the best first. */
function onGarment(
  body: Body,
  { outer, middle, full, accessories }: Wardrobe,
  worn: Dressed<string>,
  slot: string,
): Point[] {
  const { torso, front, leg } = body;
  const pair = (t: number, s: number): Point[] => [torso(t, s), torso(t, -s)];
  const opening = (t: number): Point => torso(t, front * 0.5);
  const between = (share: number): Point => halfway(leg(0)(share), leg(1)(share));
  if (worn.pattern === "color-block") return [...pair(0.3, 0.6), ...pair(0.2, 0.7), ...pair(0.4, 0.5)];
  switch (slot) {
    case "outer":
      if (worn.kind === "cape")
        return [
          [-78, 320],
          [78, 320],
          [-64, 250],
          [64, 250],
          [-84, 360],
          [84, 360],
        ];
      if (worn.kind === "puffer coat") return [...pair(1.35, 0.55), ...pair(1.75, 0.6), ...pair(0.55, 0.55)];
      if (coats.includes(worn.kind))
        return [...pair(1.75, 0.86), ...pair(1.3, 0.8), ...pair(0.7, 0.78), torso(0.4, 0.8), torso(0.4, -0.8)];
      if (worn.kind === "waistcoat") return [...pair(1.14, 0.5), ...pair(0.8, 0.5)];
      return [...pair(0.72, 0.66), ...pair(1.12, 0.74), ...pair(0.45, 0.72), ...pair(0.26, 0.8)];
    case "middle":
      if (worn.kind === "waistcoat") return [opening(0.9), torso(0.9, front * 0.5 + 0.2)];
      return [opening(1.1), opening(1.4)];
    case "full":
      if (outer?.kind === "cape") return [opening(1.3), opening(2), between(0.3)];
      if (outer?.kind === "puffer coat") return [leg(1)(0.72), leg(0)(0.72)];
      if (outer) return [opening(1.2), between(0.25)];
      return [opening(1.25), opening(0.62), ...pair(1.5, 0.5), between(0.2), between(0.4)];
    case "top":
      if (accessories.some(({ kind }) => kind === "tie")) return pair(0.16, 0.24);
      if (middle) return [opening(0.2), opening(0.12)];
      if (outer?.kind === "waistcoat") return [opening(0.2), opening(0.12), ...pair(0.2, 0.86)];
      if (outer?.kind === "cape") return [torso(0.85, front * 0.45)];
      if (outer)
        return worn.kind === "turtleneck" ? [opening(0.02), opening(0.3)] : [0.36, 0.5, 0.66, 0.8].map(opening);
      return [...pair(0.66, 0.3), ...pair(0.9, 0.4), ...pair(0.4, 0.5)];
    default:
      if (full) return [leg(1)(0.88), leg(0)(0.88)];
      if (worn.kind.endsWith("skirt"))
        return worn.kind === "mini skirt" ? [torso(1.72, 0.2), torso(1.6, -0.3)] : [between(0.16), between(0.3)];
      if (shortLegs.includes(worn.kind)) return [leg(1)(0.12), leg(0)(0.12)];
      return coats.includes(outer?.kind ?? "") ? [leg(1)(0.84), leg(0)(0.84)] : [leg(1)(0.4), leg(0)(0.4), leg(1)(0.7)];
  }
}

const longSkirts = ["maxi skirt", "pleated skirt", "midi dress", "shirt dress", "kaftan"];

function onShoe(body: Body, { full, bottom, shoes }: Wardrobe): Point {
  const front = body.pose.legs[0].behind ? 1 : 0;
  const [x, y] = body.leg(front)(1);
  const { foot } = body.pose.legs[front];
  const toes = outward(front) * (foot < 0 ? -1 : 1) * (0.5 + 0.5 * Math.min(1, Math.abs(foot) / 40));
  const shaft = shoes.kind === "knee boots" && !longSkirts.includes((full ?? bottom)?.kind ?? "");
  return shaft ? body.leg(front)(0.75) : [x + toes * 22, y + 40];
}

function onAccessory(body: Body, kind: string, places: Places): Point {
  const { torso, front, headBase } = body;
  const side = body.pose.arms[1].grip === "hidden" ? 0 : 1;
  const wrist = body.arm(side)(0.965);
  switch (kind) {
    case "sunglasses":
      return places.eyes;
    case "hat":
    case "cap":
    case "beret":
      return places.crown;
    case "earrings":
    case "hoop earrings":
    case "drop earrings":
      return places.ear;
    case "necklace":
      return torso(0.27, front * 0.45);
    case "brooch":
      return torso(0.3, 0.52);
    case "belt":
      return torso(1.03, front * 0.5 - 0.4);
    case "tie":
      return torso(0.4, front * 0.32);
    case "scarf":
      return [headBase[0] * 0.6, -8];
    case "ring": {
      const [x, y] = body.arm(side)(1);
      const angle = (-outward(side) * body.pose.arms[side].hand * Math.PI) / 180;
      return [x - Math.sin(angle) * 30, y + Math.cos(angle) * 30];
    }
    case "gloves": {
      // Wristwear has its place on the other hand, where that can be seen.
      const hand = body.pose.arms[side ? 0 : 1].grip === "hidden" ? side : side ? 0 : 1;
      return halfway(body.arm(hand)(1), fingertips(body, hand));
    }
    default:
      return wrist;
  }
}

interface Drawn {
  body: Body;
  wardrobe: Wardrobe;
  places: Places;
  bag?: Point;
  /** A skirt to the floor hides the shoes. */
  shoesCovered: boolean;
}

/** Everything that a figure wears, in the order in which it is dressed. */
export function drawnParts({ body, wardrobe, places, bag, shoesCovered }: Drawn): DrawnPart[] {
  const part = (worn: Dressed<string>, at: Point, covered?: boolean): DrawnPart => ({
    piece: worn.piece,
    kind: worn.kind,
    color: namedColors[worn.color],
    pattern: worn.pattern,
    at,
    covered,
  });
  const things = thingsOver(body, wardrobe, bag);
  const garments = (["full", "top", "bottom", "middle", "outer"] as const).flatMap((slot) => {
    const worn = wardrobe[slot];
    return worn ? [part(worn, clearest(body, things, onGarment(body, wardrobe, worn, slot)))] : [];
  });
  const shoes = shoesCovered
    ? part(wardrobe.shoes, [halfway(body.leg(0)(1), body.leg(1)(1))[0], 730], true)
    : part(wardrobe.shoes, onShoe(body, wardrobe));
  return [
    ...garments,
    shoes,
    ...(wardrobe.bag && bag ? [part(wardrobe.bag, bag)] : []),
    ...wardrobe.accessories.map((worn) => part(worn, onAccessory(body, worn.kind, places))),
    ...(wardrobe.lipstick ? [part(wardrobe.lipstick, places.lips)] : []),
  ];
}
