import { namedColors, type ColorName } from "../kit/palette";
import type { Dice } from "../kit/seed";
import { apart } from "../things/backdrop";
import { drawThing } from "../things/draw";
import { hooked, unhooked } from "../things/hanging";
import { placed, type Spot } from "../things/place";
import { colorsNamed, thingFrom, thingsNamed } from "../things/recognize";
import type { Thing } from "../things/thing.types";
import type { Palette } from "./palettes";

export interface Wish extends Spot {
  readonly hook?: "on" | "off";
}

/** What a scene is built with. Scenes are 800 high and between 800 and 1280 wide. */
export interface Scenery {
  readonly dice: Dice;
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  /** The next thing that the words name among these kinds or groups, or else one of these. */
  take(wanted: readonly string[], fallback: readonly string[]): Thing;
  show(thing: Thing, wish: Wish): string;
  cloth(at: number): string;
  /** Kinds of the things that found room so far. */
  readonly shown: readonly string[];
  /** Drops what would make the file too heavy. */
  light(art: string): string;
}

/** What is painted on a face keeps to the colors of faces, whatever the room is painted in. */
const lips: readonly ColorName[] = ["rose", "crimson", "coral", "terracotta", "burgundy", "plum", "blush", "rust"];

export type Scene = (s: Scenery) => string;

export function sceneryFor(dice: Dice, palette: Palette, w: number, words: string, budget = 9800): Scenery {
  const said = thingsNamed(words).map(({ kind }) => ({ ...thingFrom(kind), named: true }));
  const unique = said.filter((thing, at) => said.findIndex(({ kind }) => kind === thing.kind) === at);
  const named = colorsNamed(words).map((name) => namedColors[name]);
  const tones = colorsNamed(words).filter((name) => lips.includes(name));
  const start = Math.floor(dice.next() * palette.cloths.length);
  const cloth = (at: number): string => named[at] ?? namedColors[palette.cloths[(start + at) % palette.cloths.length]];
  const used = new Set<string>();
  const shown: string[] = [];
  let spent = 0;
  /** Neighbours differ, and nothing has the color of the paper it stands before. */
  const colored = (thing: Thing): Thing => {
    const choice = palette.cloths.map((_, at) => cloth(at));
    // A color that the words name may come closer to the paper: a white shirt is white.
    const fresh = [
      ...named.filter((color) => apart(color, palette.paper) > 24),
      ...choice.filter((color) => apart(color, palette.paper) > 100),
    ];
    const color = fresh.find((one) => !used.has(one)) ?? fresh[Math.floor(dice.next() * fresh.length)] ?? cloth(0);
    used.add(color);
    const second = choice.find((one) => apart(one, color) > 150) ?? palette.accent;
    return { ...thing, color, second };
  };
  return {
    dice,
    w,
    h: 800,
    palette,
    cloth,
    take: (wanted, fallback) => {
      const at = unique.findIndex(({ kind, group }) => wanted.includes(group) || wanted.includes(kind));
      const thing = at >= 0 ? unique.splice(at, 1)[0] : thingFrom(dice.pick(fallback));
      if (thing.group === "makeup") return { ...thing, color: namedColors[dice.pick(tones.length ? tones : lips)] };
      return ["jeans", "denim jacket"].includes(thing.kind) ? thing : colored(thing);
    },
    show: (thing, wish) => {
      const drawn = drawThing(thing, dice);
      const ready = wish.hook === "on" ? hooked(drawn, thing.kind) : wish.hook === "off" ? unhooked(drawn) : drawn;
      const art = placed(ready, wish);
      if (spent + art.length > budget) return "";
      spent += art.length;
      shown.push(thing.kind);
      return art;
    },
    shown,
    light: (art) => {
      if (spent + art.length > budget) return "";
      spent += art.length;
      return art;
    },
  };
}
