import type { Dice } from "../../kit/seed";
import { fabricOf, type Fabric } from "../fabric";
import { both, outline } from "../outline";
import { dashed, disc, dots, fill, glowOf, line, seamOf, shadeOf, slab } from "../pen";
import type { Drawn, Maker, Thing } from "../thing.types";
import { bentSleeve, buttons, hanger, lapels, sleevePair, type LapelName, type SleeveName } from "./parts";

/** Right halves of whole fronts, from the back of the collar to the centre of the hem. */
const fronts = {
  blazer:
    "M0,2 L36,-2 L98,18 C94,50 88,80 88,110 C88,150 76,180 76,212 C78,260 98,300 102,352 Q60,366 26,358 Q10,340 0,318",
  double: "M0,2 L36,-2 L98,18 C94,50 88,80 88,110 C88,150 78,180 78,212 C80,260 98,300 102,360 Q50,372 0,368",
  long: "M0,2 L36,-2 L100,18 C96,60 92,90 92,120 C92,170 86,200 88,240 C92,380 106,480 116,580 Q60,596 0,590",
  trench: "M0,2 L36,-2 L98,18 C94,60 88,90 88,120 C86,160 66,190 64,216 C70,300 112,440 132,556 C90,580 50,566 0,574",
  boxy: "M0,2 L36,-2 L100,18 C98,60 98,110 100,150 C102,190 102,230 98,262 Q50,274 0,270",
  cropped: "M0,2 L36,-2 L98,18 C94,60 92,110 90,150 L86,250 Q44,262 0,258",
  waistcoat: "M0,2 L36,-2 L74,8 C64,50 66,90 84,112 C84,150 72,180 72,206 L86,268 L44,276 L26,322 L0,292",
} as const;

interface FrontPlan {
  readonly front: keyof typeof fronts;
  readonly sleeve?: SleeveName;
  readonly lapel?: LapelName;
  readonly depth?: number;
  readonly facing?: (thing: Thing) => string;
  readonly under?: (thing: Thing) => string;
  readonly paint: (thing: Thing, dice: Dice, cloth: Fabric) => string;
  readonly bottom: number;
}

export function front(plan: FrontPlan): Maker {
  return (thing, dice): Drawn => {
    const cloth = fabricOf(thing, dice, 210);
    const depth = plan.depth ?? 180;
    const bentArm = plan.sleeve === "coat" && plan.bottom < 400 && dice.next() < 0.3;
    const opening = plan.lapel
      ? fill(`M-34,-6 Q0,8 34,-6 L0,${depth} Z`, plan.under?.(thing) ?? shadeOf(shadeOf(thing.color)))
      : "";
    const art = [
      cloth.defs,
      dice.next() < 0.6 ? hanger(dice.pick(["#a9845a", "#6b4a34", "#c9a24f"])) : "",
      fill("M-36,-2 C-24,-20 24,-20 36,-2 L28,20 L-28,20 Z", shadeOf(shadeOf(thing.color))),
      plan.sleeve
        ? sleevePair(cloth, { name: plan.sleeve, left: dice.between(-1, 12), right: dice.between(-1, 12) })
        : "",
      cloth.piece(outline(fronts[plan.front]), opening),
      plan.lapel ? lapels(cloth, plan.lapel, depth, dice.pick([54, 60, 68]), plan.facing?.(thing)) : "",
      plan.paint(thing, dice, cloth),
      bentArm ? bentSleeve(cloth) : "",
    ].join("");
    const side = plan.sleeve ? 196 : 120;
    return { art, box: [-side, -84, side, Math.max(plan.bottom, plan.sleeve ? 352 : 0)], stance: "hangs" };
  };
}

const among =
  (choices: readonly FrontPlan[]): Maker =>
  (thing, dice) =>
    front(dice.pick(choices))(thing, dice);

const flaps = (thing: Thing, y: number): string =>
  both(`M36,${y} L84,${y - 4} L86,${y + 18} Q60,${y + 24} 37,${y + 20} Z`)
    .split(" M")
    .map((path, at) => (at ? `M${path}` : path))
    .map((path) => fill(path, shadeOf(thing.color)) + line(path, seamOf(thing.color), 2))
    .join("");

const tailored =
  (count: number, from: number) =>
  (thing: Thing, dice: Dice): string =>
    line("M0,190 Q4,260 4,330", seamOf(thing.color), 2.5) +
    buttons(-8, from, from + 52, count, thing.second, 6) +
    flaps(thing, 268) +
    line(both("M66,130 Q54,190 58,262"), seamOf(thing.color), 2.2) +
    dice.pick([
      fill("M38,124 L72,118 L70,104 L60,112 L52,98 L44,110 Z", thing.second),
      line("M38,126 L72,120", seamOf(thing.color), 3),
      "",
    ]);

const doubled = (thing: Thing): string =>
  line("M22,172 Q26,260 24,366", seamOf(thing.color), 2.5) +
  dots(
    [190, 240].flatMap(
      (y) =>
        [
          [-26, y],
          [16, y],
        ] as const,
    ),
    6,
    thing.second,
  ) +
  flaps(thing, 270);

const knot = (thing: Thing, y: number): string =>
  fill(`M-66,${y - 12} Q0,${y} 66,${y - 12} L67,${y + 14} Q0,${y + 26} -67,${y + 14} Z`, shadeOf(thing.color)) +
  fill(
    `M-14,${y - 6} L-46,${y + 110} L-22,${y + 116} L-2,${y + 20} L16,${y + 90} L40,${y + 82} L10,${y - 6} Z`,
    shadeOf(thing.color),
  ) +
  slab(-18, y - 14, 34, 36, shadeOf(thing.color), 6, { stroke: seamOf(thing.color), "stroke-width": 2.5 }) +
  line(`M-30,${y + 100} L-6,${y + 18}`, seamOf(thing.color), 2);

const trench = (thing: Thing): string => {
  const seam = seamOf(thing.color);
  return (
    line("M26,170 C26,300 24,440 26,566", seam, 2.5) +
    line("M-30,40 L-90,116 Q-60,132 -16,120", seam, 2.5) +
    dots(
      [150, 190, 270, 320].flatMap(
        (y) =>
          [
            [-26, y],
            [12, y],
          ] as const,
      ),
      5.5,
      thing.second,
    ) +
    line(both("M56,10 L96,30"), shadeOf(thing.color), 12) +
    line(both("M74,286 L92,340"), seam, 4) +
    knot(thing, 222) +
    line("M-40,330 C-46,420 -56,500 -62,566", seam, 2.2)
  );
};

const overcoat = (thing: Thing): string =>
  line("M4,220 Q8,400 6,588", seamOf(thing.color), 2.5) +
  buttons(-10, 226, 330, 3, thing.second, 7) +
  flaps(thing, 324) +
  line("M-50,380 Q-54,480 -58,580 M60,400 Q68,490 72,580", seamOf(thing.color), 2.2);

const wrapCoat = (thing: Thing): string =>
  line("M16,210 C20,340 20,460 24,588", seamOf(thing.color), 2.5) + knot(thing, 232);

const zip = (thing: Thing, to: number): string =>
  line(`M2,20 L2,${to}`, "#b9bec6", 5) + dashed(`M2,24 L2,${to}`, seamOf(thing.color), 3, "2 5");

const ribs = (thing: Thing, y: number, half: number): string =>
  fill(
    `M${-half},${y} Q0,${y + 12} ${half},${y} L${half - 4},${y + 34} Q0,${y + 44} ${4 - half},${y + 34} Z`,
    shadeOf(thing.color),
  ) + dashed(`M${8 - half},${y + 20} Q0,${y + 30} ${half - 8},${y + 20}`, seamOf(thing.color), 26, "2 8");

const bomber = (thing: Thing, dice: Dice): string =>
  ribs(thing, 236, 102) +
  fill("M-40,-8 Q0,20 40,-8 L46,12 Q0,44 -46,12 Z", shadeOf(thing.color)) +
  zip(thing, 272) +
  line(both("M46,186 L72,150"), seamOf(thing.color), 4) +
  dice.pick(["", line(both("M44,16 Q60,60 90,96"), thing.second, 8), disc(-52, 90, 15, thing.second)]);

const biker = (thing: Thing): string => {
  const seam = seamOf(thing.color);
  return (
    line("M8,130 L-30,250", "#b9bec6", 5) +
    line("M-70,120 L-34,104 M52,190 L84,174 M50,212 L76,226", "#b9bec6", 4) +
    line("M-90,228 Q0,244 90,228", shadeOf(thing.color), 20) +
    slab(22, 224, 24, 22, "none", 3, { stroke: "#b9bec6", "stroke-width": 4 }) +
    line(both("M58,10 L96,28"), shadeOf(thing.color), 10) +
    line("M-60,40 Q-64,130 -72,220 M64,60 Q62,120 64,150", glowOf(thing.color), 3) +
    line("M-86,214 Q0,230 88,214", seam, 2)
  );
};

const denim = (thing: Thing): string => {
  const stitch = "#d0a862";
  return (
    fill("M-36,-6 Q0,10 36,-6 L64,32 L24,54 L0,30 L-24,54 L-64,32 Z", shadeOf(thing.color)) +
    line("M-36,-6 L-64,32 L-24,54 L0,30 L24,54 L64,32 L36,-6", stitch, 2.2) +
    line("M-8,36 L-8,252 M8,36 L8,252", stitch, 2) +
    buttons(0, 60, 234, 6, "#c69a45", 5) +
    line(both("M14,84 L94,84 M30,118 L26,232 M74,118 L58,232"), stitch, 2.2) +
    both("M28,84 L78,84 L78,100 L53,116 L28,100 Z")
      .split(" M")
      .map((path, at) => line(at ? `M${path}` : path, stitch, 2.2))
      .join("") +
    disc(53, 106, 4, "#c69a45") +
    disc(-53, 106, 4, "#c69a45") +
    line("M-86,236 Q0,248 86,236", stitch, 2.2)
  );
};

const waistcoat = (thing: Thing, dice: Dice): string =>
  line("M0,150 L2,296", seamOf(thing.color), 2.5) +
  buttons(-6, 164, 280, dice.pick([4, 5]), thing.second, 5.5) +
  line(both("M34,206 L68,198 M60,120 Q54,180 50,262"), seamOf(thing.color), 2.5);

export const blazers = [
  { front: "blazer", sleeve: "coat", lapel: "notch", depth: 190, paint: tailored(2, 204), bottom: 364 },
  { front: "double", sleeve: "coat", lapel: "peak", depth: 172, paint: doubled, bottom: 372 },
  { front: "blazer", sleeve: "coat", lapel: "shawl", depth: 206, paint: tailored(1, 216), bottom: 364 },
] as const satisfies readonly FrontPlan[];

export const jackets: Readonly<Record<string, Maker>> = {
  blazer: among(blazers),
  waistcoat: among([
    { front: "waistcoat", lapel: "shawl", depth: 150, paint: waistcoat, bottom: 324 },
    { front: "waistcoat", lapel: "notch", depth: 150, paint: waistcoat, bottom: 324 },
    {
      front: "waistcoat",
      paint: (thing, dice) =>
        fill("M-36,-6 Q0,10 36,-6 L0,140 Z", shadeOf(shadeOf(thing.color))) + waistcoat(thing, dice),
      bottom: 324,
    },
  ]),
  "trench coat": among([
    { front: "trench", sleeve: "coat", lapel: "notch", depth: 150, paint: trench, bottom: 580 },
    { front: "trench", sleeve: "coat", lapel: "peak", depth: 132, paint: trench, bottom: 580 },
  ]),
  overcoat: among([
    { front: "long", sleeve: "coat", lapel: "notch", depth: 208, paint: overcoat, bottom: 594 },
    { front: "long", sleeve: "coat", lapel: "shawl", depth: 222, paint: wrapCoat, bottom: 594 },
    {
      front: "long",
      sleeve: "coat",
      lapel: "peak",
      depth: 190,
      paint: (thing) => doubled(thing).replace(/M22,172 Q26,260 24,366/, "M22,190 Q28,380 24,588"),
      bottom: 594,
    },
  ]),
  "bomber jacket": among([{ front: "boxy", sleeve: "balloon", paint: bomber, bottom: 284 }]),
  "leather jacket": among([
    { front: "cropped", sleeve: "coat", lapel: "peak", depth: 130, paint: biker, bottom: 262 },
    {
      front: "boxy",
      sleeve: "coat",
      lapel: "notch",
      depth: 110,
      paint: (thing) =>
        line("M0,110 L0,268", "#b9bec6", 5) +
        line(both("M44,170 L80,160"), "#b9bec6", 4) +
        line("M-60,40 Q-66,130 -72,250", glowOf(thing.color), 3),
      bottom: 274,
    },
  ]),
  "denim jacket": among([{ front: "cropped", sleeve: "long", paint: denim, bottom: 262 }]),
};
