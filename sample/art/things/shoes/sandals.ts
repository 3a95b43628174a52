import type { Dice } from "../../kit/seed";
import { d, disc, fill, glowOf, line, shadeOf, slab } from "../pen";
import type { Thing } from "../thing.types";
import { anklestrap, type ShoeArt } from "./heels";
import { heel, insole, sole } from "./last";

const band = (x: number, wide: number, tall: number, rise: number, color: string): string =>
  fill(
    d`M${x + 10},${-10 - rise} C${x + 6},${-tall * 0.7 - rise} ${x + wide * 0.5},${-tall - rise - 4} ${x + wide + 22},${-tall - rise} L${x + wide},${-8 - rise * 0.8} Z`,
    shadeOf(color),
  ) +
  fill(
    d`M${x},${-8 - rise} C${x - 2},${-tall * 0.7 - rise} ${x + wide * 0.3},${-tall - rise} ${x + wide + 14},${-tall + 4 - rise} C${x + wide},${-tall * 0.6 - rise} ${x + wide - 4},${-30 - rise} ${x + wide},${-8 - rise * 0.8} Z`,
    color,
  );

function heeled(thing: Thing, dice: Dice): { art: string; height: number } {
  const H = dice.pick([100, 84, 70]);
  const { color } = thing;
  const upper = dice.pick([
    band(196, 34, 50, 0, color) + line(d`M148,${-H * 0.14 - 8} C158,${-62 - H * 0.1} 186,-68 206,-48`, color, 11),
    band(176, 62, 58, 0, color),
    line(
      d`M170,-10 C176,-50 190,-62 198,-66 C212,-52 236,-30 240,-10 M198,-66 C150,-76 110,${-H * 0.5 - 60} 70,${-H - 78}`,
      color,
      11,
    ),
    band(170, 26, 56, 0, color) + band(214, 26, 42, 0, color),
  ]);
  const back =
    anklestrap(H, color) +
    (dice.next() < 0.5 ? line(d`M8,${-H - 20} C30,${-H - 58} 60,${-H - 56} 84,${-H * 0.7 - 14}`, color, 9) : "");
  const counter = fill(
    d`M2,${-H - 2} C-8,${-H - 26} 0,${-H - 54} 8,${-H - 60} C22,${-H - 44} 36,${-H - 26} 50,${-H - 4} Z`,
    color,
  );
  return {
    art:
      heel(dice.pick(["stiletto", "block", "flare", "sculpted"] as const), H, shadeOf(color)) +
      fill(insole(H), dice.pick(["#c8a37d", "#e6d3b1"])) +
      sole(H, color, 262) +
      counter +
      back +
      upper,
    height: H + 108,
  };
}

function flat(thing: Thing, dice: Dice): { art: string; height: number } {
  const { color } = thing;
  const cork = dice.pick(["#b98a5c", "#8a5f3e", "#d1a878"]);
  const thick = dice.pick([20, 34]);
  const bed = d`M4,${-thick} C40,${-thick - 8} 90,${-thick + 4} 140,${-thick} C190,${-thick - 4} 240,${-thick - 4} 264,${-thick + 2} C272,${-thick + 8} 270,-4 258,0 L10,0 C-2,-4 -2,${-thick + 6} 4,${-thick} Z`;
  const lift = (art: string): string => `<g transform="translate(0 ${-thick + 8})">${art}</g>`;
  const slide = band(98, 112, 78, 0, color) + line("M112,-12 C112,-40 130,-60 160,-68", glowOf(color), 3);
  const buckled =
    band(78, 46, 84, 0, color) +
    band(160, 52, 62, 0, color) +
    [
      [100, -56],
      [190, -42],
    ]
      .map(([x, y]) => slab(x, y, 22, 18, "none", 3, { stroke: "#c69a45", "stroke-width": 5 }))
      .join("");
  const crossed =
    line("M104,-10 C130,-60 176,-70 232,-12", shadeOf(color), 22) +
    line("M228,-10 C214,-56 168,-84 122,-12", color, 24) +
    line("M216,-30 C204,-54 176,-66 152,-50", glowOf(color), 3);
  const ankle =
    line("M16,-10 C10,-60 14,-90 20,-108 M18,-106 C40,-92 74,-94 84,-112", color, 12) +
    line("M20,-108 C34,-124 72,-126 84,-112", shadeOf(color), 10) +
    disc(70, -100, 6, "#c69a45") +
    line("M84,-112 C120,-92 168,-70 200,-44", color, 12) +
    band(182, 44, 54, 0, color);
  const knot = slide + fill("M176,-66 C130,-104 112,-56 176,-54 C230,-92 244,-44 180,-52 Z", shadeOf(color));
  return {
    art:
      fill(bed, cork) +
      line(d`M10,-5 L258,-5`, shadeOf(cork), 7) +
      lift(dice.pick([slide, buckled, crossed, ankle, knot])),
    height: thick + 104,
  };
}

export const sandals: ShoeArt = (thing, dice) => (dice.next() < 0.5 ? heeled : flat)(thing, dice);
