import { namedColors } from "../../kit/palette";
import { diceFor } from "../../kit/seed";
import { type Appearance } from "../head/appearance";
import { bodyOf, drawArm, drawLeg, drawNeck, drawTorso, sides, type Body, type Side } from "./body";
import { clothOf, type Cloth } from "./cloth";
import { drawnParts, type DrawnPart } from "./drawnPart";
import { drawBodywear, drawGloves, drawScarf, drawWristwear } from "../outfit/garments/accessories";
import { drawBag } from "../outfit/garments/bags";
import { type Piece } from "../outfit/garments/cut";
import { cutGarment, type Fitting } from "../outfit/garments/dressing";
import { drawShoe } from "../outfit/garments/shoes";
import { drawHand } from "./hand";
import { drawHead } from "../head/head";
import { tonesOf } from "../head/headView";
import { type ArmPose, type Pose } from "./pose";
import { type Dressed, type Wardrobe } from "../outfit/wardrobe";

interface FigurePlan {
  person: Appearance;
  wardrobe: Wardrobe;
  pose: Pose;
  /** See Body. */
  sparse: number;
  /** Line width in figure units. */
  pen: number;
  /** Makes the ids of patterns unlike those of any other picture on the page. */
  id: string;
  /** A head of 1 is a ninth of the figure. */
  headScale: number;
  fine: boolean;
  /** Bust portraits stop at the hips. */
  legs: boolean;
}

/** What the clothes' words name for the head is worn by it, in its own color. */
function dressedHead(person: Appearance, { accessories, lipstick }: Wardrobe): Appearance {
  const worn = (...kinds: readonly string[]) => accessories.find(({ kind }) => kinds.includes(kind));
  const colorOf = (thing?: Dressed<unknown>): string | undefined => thing && namedColors[thing.color];
  const cover = worn("hat", "cap", "beret");
  const glasses = worn("sunglasses");
  const earrings = worn("earrings", "hoop earrings", "drop earrings");
  const form = earrings?.kind === "hoop earrings" ? "hoops" : "drops";
  return {
    ...person,
    eyewear: glasses ? "sunglasses" : person.eyewear,
    eyewearColor: colorOf(glasses),
    headwear: cover ? (cover.kind as "hat" | "cap" | "beret") : person.headwear,
    headwearColor: colorOf(cover) ?? person.headwearColor,
    jewels: earrings ? [form] : person.jewels,
    jewelColor: colorOf(earrings),
    lipColor: colorOf(lipstick),
  };
}

/** Hands slip into the pockets of coats and trousers; where there are none they rest on the hips. */
const pocketless = [
  "column gown",
  "slip gown",
  "ballgown",
  "halter gown",
  "slip dress",
  "mini dress",
  "sweater dress",
  "kaftan",
  "wrap dress",
  "midi dress",
];
const hasPockets = ({ full, outer, bottom }: Wardrobe): boolean =>
  Boolean(outer && outer.kind !== "cape" && outer.kind !== "waistcoat") ||
  !((full && pocketless.includes(full.kind)) || bottom?.kind.endsWith("skirt"));

const withoutPockets = (pose: Pose): Pose => ({
  ...pose,
  arms: [freed(pose.arms[0]), freed(pose.arms[1])],
});
const freed = (arm: ArmPose): ArmPose =>
  arm.grip === "hidden" && arm.fore < -4 ? { ...arm, upper: arm.upper + 8, grip: "rest", hand: arm.fore - 4 } : arm;

interface Cut {
  piece?: Piece;
  cloth?: Cloth;
}

/** A whole dressed person in figure space, and the pattern definitions that it needs. */
export function drawFigure(plan: FigurePlan): { drawing: string; definitions: string; parts: DrawnPart[] } {
  const { person, wardrobe, pen, legs } = plan;
  const pose = hasPockets(wardrobe) ? plan.pose : withoutPockets(plan.pose);
  const body = bodyOf(pose, person.masculine, tonesOf(person), pen, plan.sparse);
  const slim: Body = { ...body, torso: (t, s, out = 0) => body.torso(t, s * 0.97, Math.min(out, 0)) };
  // A coat is worn open over a named top: what the words say must be seen.
  const fitting: Fitting = {
    body,
    dice: diceFor(plan.id),
    layered: Boolean(wardrobe.outer),
    open: wardrobe.top?.piece !== undefined || Boolean(wardrobe.middle),
    over: Boolean(wardrobe.middle),
  };
  const used: Cloth[] = [];
  const cloth = (worn: Dressed<unknown>, name: string): Cloth => {
    const made = clothOf(worn, `${plan.id}${name}`);
    used.push(made);
    return made;
  };
  const cut = (worn: Wardrobe["top"], name: string): Cut => {
    if (!worn) return {};
    const made = cloth(worn, name);
    return {
      cloth: made,
      piece: cutGarment(worn.kind, made, "tm".includes(name) && wardrobe.outer ? { ...fitting, body: slim } : fitting),
    };
  };
  const full = cut(wardrobe.full, "f");
  // A coat that is buttoned up from collar to knee leaves nothing to see of what is under it.
  const closed = wardrobe.outer?.kind === "puffer coat" && !fitting.open;
  const padded = closed || wardrobe.outer?.kind === "tracksuit";
  const top = padded && wardrobe.top?.kind !== "turtleneck" ? {} : cut(wardrobe.top, "t");
  const short = ["shorts", "mini skirt", "pencil skirt"].includes(wardrobe.bottom?.kind ?? "");
  const bottom = short && wardrobe.outer?.kind === "trench coat" && plan.sparse > 0.6 ? {} : cut(wardrobe.bottom, "b");
  const middle = cut(wardrobe.middle, "m");
  const outer = cut(wardrobe.outer, "o");
  const shoes = cloth(wardrobe.shoes, "s");
  const bag = wardrobe.bag
    ? drawBag(body, wardrobe.bag.kind, cloth(wardrobe.bag, "g"))
    : { behind: "", under: "", over: "" };
  const gloves = wardrobe.accessories.find(({ kind }) => kind === "gloves");
  const glove = gloves && cloth(gloves, "h").fill;
  const head = drawHead(dressedHead(person, wardrobe), {
    x: body.headBase[0],
    y: -38 - 50 * plan.headScale,
    scale: 0.25 * plan.headScale,
    turn: pose.headTurn,
    tilt: pose.headTilt,
    pen: pen * 0.85,
    fine: plan.fine,
  });

  const main = ({ piece }: Cut): string => piece?.main ?? "";
  const behind = ({ piece }: Cut): string => piece?.behind ?? "";
  const sleeved = [full, top, middle, outer].flatMap(({ piece }) => (piece?.sleeve ? [piece.sleeve] : []));
  // What nobody sees is not drawn: the outermost sleeve hides the others, and a long one hides the arm.
  const covered = [full, top, middle, outer].some(({ piece }) => piece?.longSleeves);
  const arm = (side: Side): string =>
    (covered ? "" : drawArm(body, side)) +
    (glove && !covered ? drawGloves(body, side, glove) : "") +
    (sleeved[sleeved.length - 1]?.(side) ?? "") +
    drawHand(body, side, glove);
  const legOrder = [...sides].sort(
    (one, other) => Number(Boolean(pose.legs[other].behind)) - Number(Boolean(pose.legs[one].behind)),
  );
  const legsCovered = [full, bottom].some(({ piece }) => piece?.longLegs);
  const shoesCovered = Boolean(full.piece?.longLegs && wardrobe.full?.kind !== "jumpsuit");
  const bare = legs
    ? legOrder
        .map(
          (side) =>
            (legsCovered ? "" : drawLeg(body, side)) +
            (shoesCovered ? "" : drawShoe(body, side, wardrobe.shoes.kind, shoes)),
        )
        .join("")
    : "";
  const tucked = top.piece?.tucked;
  const chest = wardrobe.accessories.map((worn) => drawBodywear(body, worn));
  const ties = wardrobe.accessories.flatMap((worn, index) => (worn.kind === "tie" ? [chest[index]] : [])).join("");
  const others = wardrobe.accessories.flatMap((worn, index) => (worn.kind === "tie" ? [] : [chest[index]])).join("");

  const drawing = [
    bag.behind,
    behind(outer),
    head.back,
    behind(top),
    bare,
    drawTorso(body),
    drawNeck(body),
    tucked ? main(top) + main(bottom) : main(bottom) + main(top),
    main(full),
    ties,
    main(middle),
    main(outer),
    others,
    person.scarf ? drawScarf(body, "#8a3a3a") : "",
    bag.under,
    arm(0),
    arm(1),
    ...wardrobe.accessories.map((worn) => drawWristwear(body, worn)),
    bag.over,
    head.front,
  ].join("");
  return {
    drawing,
    definitions: used.map(({ definition }) => definition).join(""),
    parts: drawnParts({ body, wardrobe, places: head.places, bag: "at" in bag ? bag.at : undefined, shoesCovered }),
  };
}
