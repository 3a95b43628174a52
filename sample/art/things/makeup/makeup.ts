import { d, fill, glowOf, group, line, shadeOf, slab } from "../pen";
import type { Maker } from "../thing.types";
import { cases, foundation, nailPolish, perfume, serum, swatch, vessel } from "./bottles";
import { blushCompact, eyeshadowPalette, highlighter, powder } from "./compacts";
import { brushSet, pencil } from "./pencils";

const lipstick: Maker = (thing, dice) => {
  const metal = dice.pick(cases);
  const square = dice.next() < 0.5;
  const bullet = dice.pick([
    "M-26,-190 L-26,-262 C-26,-292 8,-318 26,-322 L26,-190 Z",
    "M-26,-190 L-26,-284 C-26,-312 26,-312 26,-284 L26,-190 Z",
    "M-26,-190 L-26,-270 L0,-318 L26,-280 L26,-190 Z",
  ]);
  const cap =
    dice.next() < 0.5
      ? group({ transform: "translate(112 0)" }, vessel(0, -190, 76, 0, metal, square ? 3 : 12))
      : group({ transform: "translate(58 -36) rotate(90)" }, vessel(0, -190, 72, 0, metal, square ? 3 : 12));
  const smear = dice.next() < 0.55 ? swatch(dice, -190, -26, 130, thing.color) : "";
  return {
    art:
      smear +
      fill(bullet, thing.color) +
      fill("M6,-190 L6,-316 L26,-322 L26,-190 Z", shadeOf(thing.color)) +
      line("M-16,-206 L-16,-268", glowOf(thing.color), 4) +
      vessel(0, -204, 62, -110, dice.pick(["#c69a45", "#b9bec6", "#e6d3b1"]), 2) +
      vessel(0, -120, 78, 0, metal, square ? 3 : 8) +
      cap,
    box: [smear ? -196 : -44, -324, 240, 6],
    stance: "stands",
  };
};

const lipGloss: Maker = (thing, dice) => {
  const cap = dice.pick(cases);
  const open = dice.next() < 0.5;
  const tube = vessel(0, -210, 62, 0, thing.color, 16) + line("M-31,-196 L31,-196", glowOf(thing.color), 4);
  return {
    art:
      (open ? swatch(dice, 60, -30, 150, thing.color) : "") +
      tube +
      (open
        ? slab(-16, -236, 32, 28, "#e6d3b1", 3) +
          group(
            { transform: "translate(120 -60) rotate(38)" },
            line("M0,0 L0,-190", "#e6d3b1", 6),
            fill("M-8,6 Q-10,-34 0,-42 Q10,-34 8,6 Q0,16 -8,6 Z", thing.color),
            vessel(0, -330, 52, -180, cap, 6),
          )
        : vessel(0, -350, 60, -206, cap, 8)),
    box: open ? [-40, -330, 320, 4] : [-40, -352, 40, 4],
    stance: "stands",
  };
};

const mascara: Maker = (thing, dice) => {
  const body = dice.pick([thing.color, "#c69a45", "#3c2a22", "#6d1f33"]);
  const curved = dice.next() < 0.5;
  const bristles = Array.from({ length: 15 }, (_, at) =>
    line(d`M${-12 + Math.sin(at) * 2},${-8 - at * 8} L${13 + Math.cos(at) * 2},${-12 - at * 8}`, "#1d1b1c", 4),
  ).join("");
  const wand = line("M0,40 L0,-124", "#3d3d42", 5) + bristles + vessel(0, 38, 44, 210, body, curved ? 20 : 6);
  return {
    art:
      vessel(-90, -230, 48, 0, body, curved ? 22 : 6) +
      slab(-104, -256, 28, 28, "#b9bec6", 2) +
      group({ transform: "translate(60 -150) rotate(-28)" }, wand) +
      (dice.next() < 0.6
        ? line("M-40,-6 Q10,-30 90,-10 M-10,-20 L-16,-46 M20,-22 L20,-50 M50,-20 L58,-46", "#1d1b1c", 4)
        : ""),
    box: [-120, -300, 180, 46],
    stance: "stands",
  };
};

export const makeup: Readonly<Record<string, Maker>> = {
  lipstick,
  "lip gloss": lipGloss,
  foundation,
  mascara,
  "nail polish": nailPolish,
  perfume,
  serum,
  "brush set": brushSet,
  eyeliner: pencil,
  "brow pencil": pencil,
  "eyeshadow palette": eyeshadowPalette,
  "blush compact": blushCompact,
  highlighter,
  powder,
};
