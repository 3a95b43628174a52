import type { Dice } from "../../kit/seed";
import { fabricOf, type Fabric } from "../fabric";
import { both, outline } from "../outline";
import { dashed, fill, glowOf, line, seamOf, shadeOf } from "../pen";
import type { Drawn, Maker, Thing } from "../thing.types";
import { bentSleeve, buttons, hanger, sleevePair, type SleeveName } from "./parts";
import { necks, type NeckName } from "./necks";

/** Right halves below the armpit at 84,92. */
const torsos = {
  easy: "C90,160 92,230 92,300 Q46,314 0,308",
  boxy: "C98,150 104,210 104,272 Q50,284 0,280",
  fitted: "C84,130 66,170 64,200 C66,240 80,262 84,296 Q42,308 0,302",
  long: "C92,170 96,260 98,344 C84,366 40,350 0,358",
  cropped: "C84,120 72,150 68,184 Q34,194 0,190",
  blouson: "C98,140 114,220 104,262 L84,286 Q40,296 0,292",
} as const;

interface TopPlan {
  readonly neck: NeckName;
  readonly torso: keyof typeof torsos;
  readonly sleeve?: SleeveName;
  readonly paint?: (thing: Thing, dice: Dice, cloth: Fabric) => string;
  readonly hung?: boolean;
}

function top(plan: TopPlan): Maker {
  return (thing, dice): Drawn => {
    const cloth = fabricOf(thing, dice, 150);
    const neck = necks[plan.neck];
    const seam = seamOf(thing.color);
    const folded = plan.sleeve === "long" && dice.next() < 0.4;
    const spread = dice.between(3, 26);
    const soft = line("M62,150 Q50,166 34,168 M-70,230 Q-50,244 -34,240", seam, 2);
    const sleeves = plan.sleeve
      ? sleevePair(cloth, { name: plan.sleeve, left: spread, right: dice.between(3, 26) })
      : "";
    const art = [
      cloth.defs,
      plan.hung !== false && !folded && dice.next() < 0.5 ? hanger(dice.pick(["#a9845a", "#c9a24f", "#5a4334"])) : "",
      neck.behind ? fill(neck.behind, shadeOf(thing.color)) : "",
      neck.straps ? line(neck.straps, thing.color, 6) : "",
      folded ? sleevePair(cloth, { name: "long", left: spread, right: 2 }) : sleeves,
      cloth.piece(outline(`${neck.path} ${torsos[plan.torso]}`), soft),
      neck.over?.(thing.color) ?? "",
      plan.paint?.(thing, dice, cloth) ?? "",
      folded ? bentSleeve(cloth) : "",
    ].join("");
    const side = plan.sleeve ? (["long", "bell", "balloon"].includes(plan.sleeve) ? 214 : 172) : 112;
    return { art, box: [-side, -84, side, plan.sleeve === "long" ? 352 : 340], stance: "hangs" };
  };
}

const crew = (thing: Thing): string =>
  line("M-46,4 C-40,40 40,40 46,4", shadeOf(thing.color), 14, { "stroke-linecap": "butt" }) +
  line("M-53,8 C-46,50 46,50 53,8", seamOf(thing.color), 2.5);

const hemRib = (thing: Thing, y = 300, half = 90): string =>
  fill(
    `M${-half - 2},${y - 18} Q0,${y - 8} ${half + 2},${y - 18} L${half - 6},${y + 12} Q0,${y + 24} ${6 - half},${y + 12} Z`,
    shadeOf(thing.color),
  ) + dashed(`M${8 - half},${y - 2} Q0,${y + 8} ${half - 8},${y - 2}`, seamOf(thing.color), 22, "2 9");

const cables = (thing: Thing, dice: Dice): string =>
  crew(thing) +
  hemRib(thing) +
  dice.pick(
    [
      both(
        "M40,60 C64,90 16,110 40,140 C64,170 16,190 40,220 C58,244 30,256 40,272 M40,60 C16,90 64,110 40,140 C16,170 64,190 40,220 C24,244 50,256 40,272",
      ),
      both("M0,90 L24,114 L0,138 M40,80 L64,104 L40,128 M0,180 L24,204 L0,228 M40,170 L64,194 L40,218"),
      "",
    ].map((path) => (path ? line(path, seamOf(thing.color), 2.5) : "")),
  );

const placket = (thing: Thing): string =>
  line("M6,36 Q10,180 8,306", seamOf(thing.color), 2.5) + buttons(-3, 62, 280, 6, thing.second, 4);

const pocket = (thing: Thing): string =>
  fill("M-68,120 L-24,118 L-24,166 L-46,176 L-68,168 Z", shadeOf(thing.color)) +
  line("M-68,128 L-24,126", seamOf(thing.color), 2);

const pussyBow = (thing: Thing): string =>
  fill("M0,36 C-50,0 -76,30 -64,62 C-40,62 -14,50 0,36 C20,52 44,58 66,52 C74,24 44,4 0,36 Z", glowOf(thing.color)) +
  fill(
    "M-4,40 C-30,100 -40,140 -34,190 L-8,178 C-10,130 -2,90 4,44 C10,90 22,120 30,160 L54,146 C40,110 22,70 8,38 Z",
    glowOf(thing.color),
  ) +
  line("M0,36 Q-26,26 -46,40 M0,36 Q26,26 48,38 M-6,60 Q-22,110 -22,160", seamOf(thing.color), 2.5);

const hood = (thing: Thing): string =>
  fill("M-58,20 C-84,-40 -46,-86 0,-84 C46,-86 84,-40 58,20 C40,50 16,56 0,62 C-16,56 -40,50 -58,20 Z", thing.color) +
  fill(
    "M-34,14 C-50,-30 -28,-58 0,-58 C28,-58 50,-30 34,14 C22,34 10,42 0,46 C-10,42 -22,34 -34,14 Z",
    shadeOf(shadeOf(thing.color)),
  ) +
  line("M0,-84 L0,-58 M0,62 L0,46", seamOf(thing.color), 2.5) +
  line("M-12,44 Q-20,90 -14,120 M12,44 Q22,80 16,130", thing.second, 4);

const hoodie = (thing: Thing, dice: Dice): string =>
  hood(thing) +
  hemRib(thing, 298) +
  (dice.next() < 0.4
    ? line("M0,62 L0,296", seamOf(thing.color), 4)
    : fill("M-58,262 L-40,196 L40,196 L58,262 Q0,272 -58,262 Z", shadeOf(thing.color)) +
      line("M-58,262 L-40,196 L40,196 L58,262", seamOf(thing.color), 2.5));

const teePrint = (thing: Thing, dice: Dice): string =>
  crew(thing) +
  dice.pick([
    pocket(thing),
    `<circle cx="0" cy="140" r="42" fill="${thing.second}"/>` +
      fill("M-42,146 Q-14,126 6,146 T42,142 L42,182 L-42,182 Z", thing.color),
    line("M-88,250 Q0,264 92,250", thing.second, 16),
    "",
  ]);

const cardigan = (thing: Thing, dice: Dice): string =>
  line("M-42,2 L0,116 L42,2 M0,116 L0,306", shadeOf(thing.color), 18) +
  line("M-52,4 L-10,118 L-9,306", seamOf(thing.color), 2.5) +
  buttons(0, 132, 286, dice.pick([4, 5, 6]), dice.pick([thing.second, "#c69a45"]), 6) +
  hemRib(thing) +
  (dice.next() < 0.6
    ? fill("M-74,212 L-28,214 L-28,258 L-74,256 Z", shadeOf(thing.color)) +
      fill("M74,212 L28,214 L28,258 L74,256 Z", shadeOf(thing.color))
    : "");

const boning = (thing: Thing, dice: Dice): string =>
  line(both("M16,66 Q20,140 14,206 M44,56 Q44,130 36,204 M66,70 Q60,140 54,200"), seamOf(thing.color), 2.5) +
  dice.pick([
    Array.from({ length: 6 }, (_, at) =>
      line(`M-11,${86 + at * 20} L11,${100 + at * 20} M11,${86 + at * 20} L-11,${100 + at * 20}`, thing.second, 3),
    ).join(""),
    buttons(0, 88, 200, 7, "#c69a45", 4),
  ]) +
  line("M-62,58 Q-30,40 0,80 Q30,40 62,58", thing.second, 5);

const corset: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, 150);
  const straps = dice.next() < 0.5;
  return {
    art:
      cloth.defs +
      (straps ? line(both("M52,60 Q44,20 30,-8"), thing.color, 9) + hanger() : "") +
      cloth.piece(
        outline("M0,80 C8,54 36,46 54,56 C66,64 76,76 84,92 C84,130 60,166 56,196 L66,226 L34,214 L0,250"),
        boning(thing, dice),
      ),
    box: [-90, straps ? -84 : 30, 90, 254],
    stance: "hangs",
  };
};

const among =
  (choices: readonly TopPlan[]): Maker =>
  (thing, dice) =>
    top(dice.pick(choices))(thing, dice);

export const tops: Readonly<Record<string, Maker>> = {
  knit: among([
    { neck: "scoop", torso: "easy", sleeve: "long", paint: cables },
    { neck: "scoop", torso: "boxy", sleeve: "balloon", paint: cables },
  ]),
  turtleneck: among([
    { neck: "turtle", torso: "fitted", sleeve: "long" },
    { neck: "turtle", torso: "boxy", sleeve: "balloon", paint: (thing) => hemRib(thing, 274, 102) },
    { neck: "turtle", torso: "easy", sleeve: "long", paint: (thing) => hemRib(thing) },
  ]),
  cardigan: among([
    { neck: "v", torso: "easy", sleeve: "long", paint: cardigan },
    { neck: "v", torso: "easy", sleeve: "balloon", paint: cardigan },
  ]),
  hoodie: among([{ neck: "scoop", torso: "easy", sleeve: "long", paint: hoodie, hung: false }]),
  tee: among([
    { neck: "scoop", torso: "easy", sleeve: "short", paint: teePrint },
    { neck: "scoop", torso: "boxy", sleeve: "short", paint: teePrint },
  ]),
  tank: among([
    { neck: "slip", torso: "easy" },
    { neck: "square", torso: "fitted" },
    { neck: "halter", torso: "fitted" },
  ]),
  shirt: among([
    { neck: "collar", torso: "long", sleeve: "long", paint: (thing) => placket(thing) + pocket(thing) },
    { neck: "collar", torso: "boxy", sleeve: "short", paint: placket },
    { neck: "collar", torso: "long", sleeve: "balloon", paint: placket },
  ]),
  blouse: among([
    { neck: "collar", torso: "blouson", sleeve: "balloon", paint: pussyBow },
    {
      neck: "v",
      torso: "blouson",
      sleeve: "bell",
      paint: (thing) => line(both("M42,2 C50,30 30,60 24,70 C18,84 8,94 0,108"), glowOf(thing.color), 13),
    },
    {
      neck: "square",
      torso: "blouson",
      sleeve: "puff",
      paint: (thing) => dashed(both("M4,200 Q50,206 100,200"), seamOf(thing.color), 14, "2 7"),
    },
  ]),
  "corset top": corset,
  "crop top": among([
    { neck: "square", torso: "cropped", sleeve: "puff" },
    { neck: "scoop", torso: "cropped", sleeve: "short" },
    {
      neck: "halterV",
      torso: "cropped",
      paint: (thing) => line("M-20,186 Q-40,210 -60,206 M-16,188 Q-30,220 -26,250", thing.color, 7),
    },
    { neck: "slip", torso: "cropped" },
  ]),
};
