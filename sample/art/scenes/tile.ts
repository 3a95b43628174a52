import { namedColors, type ColorName } from "../kit/palette";
import { diceFor, type Dice } from "../kit/seed";
import { drawThing } from "../things/draw";
import { hooked, unhooked } from "../things/hanging";
import { placed, type Spot } from "../things/place";
import { thingFrom } from "../things/recognize";

/** What is in and before the arch of a category, and its colors. */
export interface Tile {
  readonly paper: string;
  readonly arch: string;
  readonly floor: string;
  readonly sun: string;
  readonly inside: (dice: Dice) => string;
  readonly front: (dice: Dice) => string;
}

/** One thing in these colors, at its spot. */
export const named = (
  kind: string,
  color: ColorName,
  second: ColorName,
  spot: Spot,
  seed: string,
  hook: "on" | "off" = "off",
): string => {
  const thing = { ...thingFrom(kind), color: namedColors[color], second: namedColors[second] };
  const drawn = drawThing(thing, diceFor(seed));
  return placed(hook === "on" ? hooked(drawn, kind) : unhooked(drawn), spot);
};
