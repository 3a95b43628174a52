import type { Dice } from "../../kit/seed";
import { fabricOf } from "../fabric";
import { bent, both, outline } from "../outline";
import { d, disc, fill, line, seamOf, shadeOf } from "../pen";
import type { Drawn, Maker, Thing } from "../thing.types";
import { folds, hanger, sleevePair, type SleeveName } from "./parts";
import { necks, type NeckName } from "./necks";
import { skirts, type SkirtName } from "./skirtCuts";

interface DressPlan {
  readonly neck: NeckName;
  readonly skirt: SkirtName;
  readonly sleeve?: SleeveName;
  readonly extras?: (dice: Dice, thing: Thing) => string;
  readonly folds?: number;
}

function sewn(thing: Thing, dice: Dice, plan: DressPlan): Drawn {
  const skirt = skirts[plan.skirt];
  const cloth = fabricOf(thing, dice, 200);
  const neck = necks[plan.neck];
  const lean = dice.between(-9, 9);
  const sway = (path: string): string =>
    bent(path, (x, y) => [x + lean * Math.max(0, (y - 180) / 260) ** 1.4 * (1 + 0.15 * Math.sin(y / 70)), y]);
  const body = sway(outline(`${neck.path} C84,130 60,166 58,200 ${skirt.path}`));
  const [hem, bottom] = [skirt.width, skirt.length];
  const inner =
    folds(dice, thing.color, 50, 214, hem, bottom, plan.folds ?? skirt.folds) +
    line(sway("M-58,200 Q0,208 58,200"), seamOf(thing.color), 2.5) +
    line(both("M58,112 Q46,128 30,132"), seamOf(thing.color), 2);
  const angle = dice.between(2, 16);
  const art = [
    cloth.defs,
    dice.next() < 0.75 ? hanger(dice.pick(["#a9845a", "#c9a24f", "#5a4334"])) : "",
    neck.behind ? fill(neck.behind, shadeOf(thing.color)) : "",
    neck.straps ? line(neck.straps, thing.color, neck.strapWidth ?? 5) : "",
    plan.sleeve ? sleevePair(cloth, { name: plan.sleeve, left: angle, right: dice.between(2, 16) }) : "",
    cloth.piece(body, inner),
    neck.over?.(thing.color) ?? "",
    plan.extras?.(dice, thing) ?? "",
  ].join("");
  const side = Math.max(hem + 14, plan.sleeve ? 170 : 100);
  return { art, box: [-side, -84, side, bottom + 12], stance: "hangs" };
}

const sash = (color: string): string => fill("M-59,192 Q0,204 59,192 L59,212 Q0,224 -59,212 Z", color);

const bow = (color: string, x: number, y: number): string =>
  fill(
    d`M${x},${y} C${x - 40},${y - 34} ${x - 56},${y - 6} ${x - 46},${y + 22} C${x - 26},${y + 18} ${x - 8},${y + 10} ${x},${y} C${x + 8},${y + 10} ${x + 30},${y + 20} ${x + 46},${y + 18} C${x + 58},${y - 8} ${x + 36},${y - 36} ${x},${y} Z`,
    color,
  ) +
  fill(
    d`M${x - 4},${y} L${x - 30},${y + 96} L${x - 6},${y + 88} L${x + 2},${y + 10} L${x + 22},${y + 76} L${x + 40},${y + 64} L${x + 4},${y} Z`,
    color,
  ) +
  line(
    d`M${x - 3},${y} Q${x - 22},${y - 6} ${x - 36},${y + 4} M${x + 3},${y} Q${x + 22},${y - 8} ${x + 36},${y + 2}`,
    seamOf(color),
    2.5,
  );

const slit =
  (length: number): ((dice: Dice, thing: Thing) => string) =>
  (dice, thing) => {
    const side = dice.pick([-1, 1]);
    return fill(
      d`M${side * 34},${length * 0.62} C${side * 36},${length * 0.8} ${side * 26},${length * 0.92} ${side * 18},${length - 2} L${side * 58},${length} C${side * 54},${length * 0.86} ${side * 44},${length * 0.7} ${side * 34},${length * 0.62} Z`,
      shadeOf(shadeOf(thing.color)),
    );
  };

const closing =
  (from: number, to: number, count: number) =>
  (_: Dice, thing: Thing): string =>
    line(d`M0,${from - 14} Q4,${(from + to) / 2} 2,${to + 12}`, seamOf(thing.color), 2.5) +
    Array.from({ length: count }, (_unused, at) =>
      disc(-5, from + ((to - from) * at) / (count - 1), 4.5, thing.second),
    ).join("");

const one =
  (choices: readonly DressPlan[]): Maker =>
  (thing, dice) =>
    sewn(thing, dice, dice.pick(choices));

const wrapFront = (_: Dice, thing: Thing): string =>
  line(
    "M42,4 C34,80 2,150 -56,196 M-42,4 C-38,50 -30,78 -18,104 M-54,204 C0,260 20,360 14,486",
    seamOf(thing.color),
    3,
  ) +
  sash(shadeOf(thing.color)) +
  bow(shadeOf(thing.color), -44, 204);

export const dresses: Readonly<Record<string, Maker>> = {
  "column gown": one([
    { neck: "boat", skirt: "column", extras: slit(700) },
    { neck: "square", skirt: "column" },
    { neck: "oneShoulder", skirt: "column", extras: slit(700) },
    { neck: "scoop", skirt: "column", sleeve: "long" },
    { neck: "sweetheart", skirt: "column", extras: (_, thing) => bow(shadeOf(thing.color), 24, 200) },
  ]),
  "slip gown": one([
    { neck: "slip", skirt: "bias" },
    { neck: "slipV", skirt: "bias", extras: slit(700) },
    { neck: "slip", skirt: "mermaid" },
  ]),
  ballgown: one([
    { neck: "sweetheart", skirt: "ball" },
    { neck: "boat", skirt: "ball", sleeve: "cap", extras: (_, thing) => sash(shadeOf(thing.color)) },
    { neck: "slipV", skirt: "ball", extras: (_, thing) => bow(thing.second, 0, 204) },
    { neck: "square", skirt: "ball", sleeve: "puff" },
  ]),
  "halter gown": one([
    { neck: "halter", skirt: "bias" },
    { neck: "halterV", skirt: "mermaid" },
    { neck: "halterV", skirt: "column", extras: slit(700) },
  ]),
  "slip dress": one([
    { neck: "slip", skirt: "slipMidi" },
    { neck: "slipV", skirt: "slipMidi" },
    { neck: "slipV", skirt: "mini" },
  ]),
  "midi dress": one([
    { neck: "scoop", skirt: "aline", sleeve: "short" },
    { neck: "square", skirt: "aline", sleeve: "puff", extras: (_, thing) => sash(shadeOf(thing.color)) },
    { neck: "boat", skirt: "pencil" },
    { neck: "v", skirt: "tiered", sleeve: "balloon" },
    { neck: "square", skirt: "tiered" },
  ]),
  "mini dress": one([
    { neck: "boat", skirt: "mini", sleeve: "cap" },
    { neck: "square", skirt: "mini", sleeve: "puff" },
    { neck: "sweetheart", skirt: "miniFlare" },
    { neck: "slipV", skirt: "miniFlare", extras: (_, thing) => bow(thing.second, 0, 200) },
    { neck: "scoop", skirt: "mini", sleeve: "long" },
  ]),
  "shirt dress": one([
    {
      neck: "collar",
      skirt: "aline",
      sleeve: "short",
      extras: (dice, thing) => closing(60, 470, 8)(dice, thing) + sash(thing.second),
    },
    {
      neck: "collar",
      skirt: "pencil",
      sleeve: "long",
      extras: (dice, thing) => closing(60, 450, 8)(dice, thing) + sash(shadeOf(thing.color)),
    },
    { neck: "collar", skirt: "miniFlare", sleeve: "balloon", extras: closing(60, 330, 6) },
  ]),
  "wrap dress": one([
    { neck: "v", skirt: "aline", sleeve: "short", extras: wrapFront },
    { neck: "v", skirt: "aline", sleeve: "bell", extras: wrapFront },
    { neck: "v", skirt: "aline", sleeve: "long", extras: wrapFront },
  ]),
  "sweater dress": one([
    { neck: "turtle", skirt: "pencil", sleeve: "long", folds: 2 },
    { neck: "turtle", skirt: "mini", sleeve: "balloon", folds: 1 },
    { neck: "scoop", skirt: "slipMidi", sleeve: "long", folds: 2 },
  ]),
};
