import { compact } from "../kit/compact";
import { diceFor, type Dice } from "../kit/seed";
import { type Point } from "../kit/smooth";
import { element, picture } from "../kit/svg";
import { appearanceFrom, type Appearance } from "./head/appearance";
import { drawScene } from "./backdrop";
import { drawFigure } from "./body/figure";
import { type DrawnPart } from "./body/drawnPart";
import { mirrored, poses, type Pose } from "./body/pose";
import { fitting } from "./budget";
import { drawn, pictureId, readable } from "./titles";
import { colorsOf } from "./outfit/wardrobeColors";
import { garmentsFrom, wardrobeOf, type Wardrobe } from "./outfit/wardrobe";

export interface OutfitRow {
  slug: string;
  title: string;
  occasion: string;
  tags: readonly string[];
  /** Names of the outfit's pieces in their order; without any, the title says what is worn. */
  pieces: readonly string[];
  celebrity: { slug: string; signatureLook: string } | null;
}

const [width, height] = [900, 1200];

const onHands = ["gloves", "cuff", "bracelet", "watch", "ring"];

/** Somebody who wears something on a hand or wrist does not keep both hands in the pockets. */
function poseFor(wardrobe: Wardrobe, dice: Dice): Pose {
  const shown = wardrobe.accessories.some(({ kind }) => onHands.includes(kind));
  const chosen = dice.pick(shown ? poses.filter(({ arms }) => arms.some(({ grip }) => grip !== "hidden")) : poses);
  return dice.next() < 0.5 ? chosen : mirrored(chosen);
}

function wardrobeFor({ title, tags, pieces, slug }: OutfitRow, masculine: boolean): Wardrobe {
  const hints = { masculine, seed: slug };
  return pieces.length ? wardrobeOf(pieces, hints) : garmentsFrom(title, tags, hints);
}

/** Jewelry and scarves are pieces of an outfit, not part of a person. */
function wearerOf({ celebrity, slug, pieces }: OutfitRow): Appearance {
  const person = appearanceFrom(celebrity?.signatureLook ?? "", celebrity?.slug ?? slug);
  return pieces.length ? { ...person, scarf: false, jewels: [] } : person;
}

/** What a picture shows; points are shares of its width and height, from the top left corner. */
export interface DrawnOutfit {
  svg: string;
  parts: readonly DrawnPart[];
}

/** A full-length fashion figure in the outfit that the pieces name, and where each of them is to be seen. */
export function composeOutfit(row: OutfitRow): DrawnOutfit {
  const { slug, title, occasion } = row;
  const dice = diceFor(`outfit ${slug}`);
  const person = wearerOf(row);
  const wardrobe = wardrobeFor(row, person.masculine);
  const pose = poseFor(wardrobe, dice);
  const scene = drawScene(occasion, dice, [...colorsOf(wardrobe), person.skin, person.hair]);
  const tall = person.hairStyle === "afro" || person.hairStyle === "bun" || person.headwear !== "none";
  const scale = dice.between(1.1, 1.16) * (tall ? 0.955 : 1);
  const x = dice.between(410, 490);
  const y = 1116 - 752 * scale;
  const shadow = element("ellipse", { cx: x + 14, cy: 1112, rx: 150, ry: 15, fill: "#221d1e", opacity: "0.16" });
  let parts: readonly DrawnPart[] = [];
  const svg = fitting((sparse) => {
    const figure = drawFigure({
      person,
      wardrobe,
      pose,
      sparse,
      pen: 3.2,
      id: pictureId(slug),
      headScale: 1.08,
      fine: false,
      legs: true,
    });
    parts = figure.parts;
    return picture(
      width,
      height,
      readable(title),
      figure.definitions ? element("defs", {}, figure.definitions) : "",
      scene,
      shadow,
      element(
        "g",
        { ...drawn, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})` },
        compact(figure.drawing),
      ),
    );
  });
  const share = ([across, down]: Point): Point => [(x + across * scale) / width, (y + down * scale) / height];
  return { svg, parts: parts.map((part) => ({ ...part, at: share(part.at) })) };
}

export const drawOutfit = (row: OutfitRow): string => composeOutfit(row).svg;

/** A point on each piece, in the order of the pieces; null for one that the picture does not show. */
export function pointsOf(row: OutfitRow): ({ x: number; y: number } | null)[] {
  const { parts } = composeOutfit(row);
  const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
  return row.pieces.map((_, piece) => {
    const part = parts.findLast((one) => one.piece === piece);
    return part ? { x: rounded(part.at[0]), y: rounded(part.at[1]) } : null;
  });
}
