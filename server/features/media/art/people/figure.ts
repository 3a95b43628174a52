import { type Dice } from "../kit/seed";
import { type Appearance } from "./appearance";
import { bodyOf, drawArm, drawLeg, drawNeck, drawTorso, sides, type Body, type Side } from "./body";
import { clothOf, type Cloth } from "./cloth";
import { drawBodywear, drawGloves, drawScarf, drawWristwear, gloved } from "./garments/accessories";
import { drawBag } from "./garments/bags";
import { type Piece } from "./garments/cut";
import { cutGarment, type Fitting } from "./garments/dressing";
import { drawShoe } from "./garments/shoes";
import { drawHand } from "./hand";
import { drawHead } from "./head";
import { tonesOf } from "./headView";
import { type Pose } from "./pose";
import { type Dressed, type Wardrobe } from "./wardrobe";

export interface FigurePlan {
  person: Appearance;
  wardrobe: Wardrobe;
  pose: Pose;
  dice: Dice;
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

/** Headwear and eyewear that the clothes' words name are worn by the head. */
function dressedHead(person: Appearance, wardrobe: Wardrobe, colourOf: (worn: Dressed<unknown>) => string): Appearance {
  const worn = (kind: string) => wardrobe.accessories.find((accessory) => accessory.kind === kind);
  const cover = wardrobe.accessories.find(({ kind }) => kind === "hat" || kind === "cap" || kind === "beret");
  return {
    ...person,
    eyewear: worn("sunglasses") ? "sunglasses" : person.eyewear,
    headwear: cover ? (cover.kind as "hat" | "cap" | "beret") : person.headwear,
    headwearColour: cover ? (cover.colour === "gold" ? "#1d1b1c" : colourOf(cover)) : person.headwearColour,
    jewels: worn("earrings") && !person.jewels.length ? ["drops"] : person.jewels,
  };
}

interface Cut {
  piece?: Piece;
  cloth?: Cloth;
}

/** A whole dressed person in figure space, and the pattern definitions that it needs. */
export function drawFigure(plan: FigurePlan): { drawing: string; definitions: string; cloth: readonly string[]; body: Body } {
  const { person, wardrobe, pose, dice, pen, legs } = plan;
  const body = bodyOf(pose, person.masculine, tonesOf(person), pen);
  const fitting: Fitting = { body, dice, layered: Boolean(wardrobe.outer) };
  const used: Cloth[] = [];
  const cloth = (worn: Dressed<unknown>, name: string): Cloth => {
    const made = clothOf(worn, `${plan.id}${name}`);
    used.push(made);
    return made;
  };
  const cut = (worn: Wardrobe["top"], name: string): Cut => {
    if (!worn) return {};
    const made = cloth(worn, name);
    return { cloth: made, piece: cutGarment(worn.kind, made, fitting) };
  };
  const full = cut(wardrobe.full, "f");
  const top = cut(wardrobe.top, "t");
  const bottom = cut(wardrobe.bottom, "b");
  const outer = cut(wardrobe.outer, "o");
  const shoes = cloth(wardrobe.shoes, "s");
  const bag = wardrobe.bag ? drawBag(body, wardrobe.bag.kind, cloth(wardrobe.bag, "g")) : { behind: "", under: "", over: "" };
  const glove = gloved(wardrobe.accessories);
  const head = drawHead(dressedHead(person, wardrobe, (worn) => clothOf(worn, "").base), {
    x: body.headBase[0], y: -38 - 50 * plan.headScale, scale: 0.25 * plan.headScale, turn: pose.headTurn, tilt: pose.headTilt, pen: pen * 0.85, fine: plan.fine,
  });

  const main = ({ piece }: Cut): string => piece?.main ?? "";
  const behind = ({ piece }: Cut): string => piece?.behind ?? "";
  const arm = (side: Side): string =>
    drawArm(body, side) + (glove ? drawGloves(body, glove) : "") + [full, top, outer].map(({ piece }) => piece?.sleeve?.(side) ?? "").join("") + drawHand(body, side, glove);
  const legOrder = [...sides].sort((one, other) => Number(Boolean(pose.legs[other].behind)) - Number(Boolean(pose.legs[one].behind)));
  const bare = legs ? legOrder.map((side) => drawLeg(body, side) + drawShoe(body, side, wardrobe.shoes.kind, shoes)).join("") : "";
  const tucked = top.piece?.tucked;
  const chest = wardrobe.accessories.map((worn) => drawBodywear(body, worn));
  const ties = wardrobe.accessories.flatMap((worn, index) => (worn.kind === "tie" ? [chest[index]] : [])).join("");
  const others = wardrobe.accessories.flatMap((worn, index) => (worn.kind === "tie" ? [] : [chest[index]])).join("");

  const drawing = [
    bag.behind, behind(outer), head.back, behind(top), bare, drawTorso(body), drawNeck(body),
    tucked ? main(top) + main(bottom) : main(bottom) + main(top), main(full), ties, main(outer), others, person.scarf ? drawScarf(body, "#8a3a3a") : "",
    bag.under, arm(0), arm(1), ...wardrobe.accessories.map((worn) => drawWristwear(body, worn)), bag.over, head.front,
  ].join("");
  return { drawing, definitions: used.map(({ definition }) => definition).join(""), cloth: used.slice(0, 2).map(({ base }) => base), body };
}
