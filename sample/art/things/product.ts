import { diceFor, type Dice } from "../kit/seed";
import { backdrop } from "./backdrop";
import { drawThing } from "./draw";
import { finished, placed, type Spot } from "./place";
import { thingFrom } from "./recognize";
import type { Drawn, Thing } from "./thing.types";

interface ProductRow {
  readonly seed: string;
  readonly title: string;
  readonly category?: string;
}

const size = 800;

function spotFor(thing: Thing, drawn: Drawn, dice: Dice, floor: number): Spot {
  const flip = dice.next() < 0.5;
  if (drawn.stance === "stands") {
    const wide = thing.group === "car" || thing.group === "bike";
    return {
      x: size / 2 + dice.between(-24, 24),
      y: floor,
      flip,
      shadow: "behind",
      width: wide ? dice.between(650, 730) : thing.group === "shoe" ? dice.between(540, 620) : dice.between(430, 560),
      height: wide ? 420 : dice.between(440, 530),
    };
  }
  const lying = drawn.stance === "lies";
  const garment = thing.group === "garment";
  return {
    x: size / 2 + dice.between(-30, 30),
    y: size / 2 + dice.between(-10, 16),
    flip,
    shadow: "under",
    turn: lying ? dice.between(-16, 16) : dice.pick([0, 0, -5, 6, -9, 10]),
    width: garment ? 600 : dice.between(440, 540),
    height: garment ? dice.between(610, 680) : dice.between(440, 540),
  };
}

/** A picture, and what it shows. */
interface DrawnProduct {
  svg: string;
  shows: Pick<Thing, "kind" | "color" | "pattern">;
}

export function composeProduct({ seed, title, category }: ProductRow): DrawnProduct {
  const thing = thingFrom(title, category);
  const dice = diceFor(`product ${seed} ${title}`);
  const drawn = drawThing(thing, dice);
  const drives = thing.group === "car" || thing.group === "bike";
  const floor = drives ? dice.between(540, 600) : dice.between(600, 650);
  const svg = finished(
    size,
    size,
    title,
    backdrop(dice, drives ? "drives" : drawn.stance, thing.color, size, size, floor),
    placed(drawn, spotFor(thing, drawn, dice, floor)),
  );
  return { svg, shows: thing };
}

export const drawProduct = (row: ProductRow): string => composeProduct(row).svg;
