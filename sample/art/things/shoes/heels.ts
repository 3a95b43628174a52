import type { Dice } from "../../kit/seed";
import { fabricOf } from "../fabric";
import { d, disc, fill, line, glowOf, oval, seamOf, shadeOf } from "../pen";
import type { Thing } from "../thing.types";
import { boot, heel, insole, lining, pump, sole, vamp, type HeelName, type ToeName } from "./last";

export type ShoeArt = (thing: Thing, dice: Dice) => { readonly art: string; readonly height: number };

const gold = "#c69a45";

const clasp = (x: number, y: number, dice: Dice, thing: Thing): string =>
  dice.pick([
    line(d`M${x - 16},${y - 8} L${x + 12},${y - 14} L${x + 16},${y + 6} L${x - 12},${y + 12} Z`, gold, 4),
    disc(x, y, 9, gold) + disc(x - 2, y - 2, 4, glowOf(gold)),
    fill(
      d`M${x},${y} C${x - 26},${y - 26} ${x - 34},${y} ${x - 26},${y + 14} L${x},${y} C${x + 14},${y - 24} ${x + 32},${y - 8} ${x + 26},${y + 10} Z`,
      thing.second,
    ) + disc(x, y, 6, shadeOf(thing.second)),
    "",
    "",
  ]);

export const anklestrap = (H: number, color: string): string =>
  line(d`M12,${-H - 92} C28,${-H - 106} 70,${-H - 98} 74,${-H - 84}`, shadeOf(color), 8) +
  line(d`M8,${-H - 40} L10,${-H - 92} M10,${-H - 90} C24,${-H - 70} 62,${-H - 70} 74,${-H - 84}`, color, 9) +
  disc(58, -H - 74, 5, gold);

export const pumps: ShoeArt = (thing, dice) => {
  const H = dice.pick([104, 92, 74, 48]);
  const toe = dice.pick(["pointed", "pointed", "almond", "round", "square"] as const);
  const name: HeelName = H < 60 ? "kitten" : dice.pick(["stiletto", "stiletto", "block", "flare", "sculpted"] as const);
  const cloth = fabricOf(thing, dice);
  const x = dice.pick([172, 184, 196]);
  const strap = dice.pick([
    "",
    "",
    line(
      d`M86,${-H * 0.64 - 34} C100,${-H * 0.5 - 86} 128,${-H * 0.4 - 80} 142,${-H * 0.24 - 46}`,
      shadeOf(thing.color),
      9,
    ),
    anklestrap(H, thing.color),
  ]);
  return {
    art:
      cloth.defs +
      heel(name, H, dice.pick([thing.color, thing.color, shadeOf(thing.color), gold])) +
      fill(lining(H, x), shadeOf("#c8a37d")) +
      strap +
      cloth.piece(
        pump(H, toe, x),
        line(d`M2,${-H - 60} C46,${-H - 26} ${x - 78},${-H * 0.5 - 12} ${x},${-H * 0.1 - 44}`, glowOf(thing.color), 3),
      ) +
      clasp(x + 20, -H * 0.06 - 40, dice, thing) +
      sole(H, dice.pick(["#3c2a22", "#a9252f", "#c8a37d"]), toe === "pointed" ? 276 : 262),
    height: H + (strap ? 108 : 66),
  };
};

export const slingbacks: ShoeArt = (thing, dice) => {
  const H = dice.pick([46, 64, 84]);
  const toe = dice.pick(["pointed", "almond", "square"] as const);
  const cloth = fabricOf(thing, dice);
  const cap = dice.next() < 0.45 ? fill("M226,-60 L300,-60 L300,0 L238,0 Z", thing.second) : "";
  return {
    art:
      cloth.defs +
      heel(dice.pick(["kitten", "cone", "flare", "block"] as const), H, shadeOf(thing.color)) +
      fill(insole(H), "#c8a37d") +
      line(
        d`M110,${-H * 0.44 - 30} C70,${-H - 52} 20,${-H - 76} 6,${-H - 58} C0,${-H - 48} 20,${-H - 40} 40,${-H - 40} C70,${-H - 38} 96,${-H * 0.6 - 20} 116,${-H * 0.3 - 18}`,
        thing.color,
        8,
      ) +
      disc(78, -H - 30 + H * 0.16, 5, gold) +
      cloth.piece(vamp(H, toe), cap) +
      clasp(174, -H * 0.08 - 42, dice, thing) +
      sole(H, "#3c2a22", toe === "pointed" ? 276 : 262),
    height: H + 80,
  };
};

export const mules: ShoeArt = (thing, dice) => {
  const H = dice.pick([16, 46, 76, 92]);
  const toe = dice.pick(["pointed", "square", "almond", "round"] as ToeName[]);
  const cloth = fabricOf(thing, dice);
  const name = H < 20 ? "flat" : dice.pick(["kitten", "sculpted", "cone", "block"] as const);
  const fluff =
    dice.next() < 0.2
      ? [
          [178, -58],
          [196, -64],
          [214, -54],
          [188, -46],
          [206, -42],
        ]
          .map(([x, y], at) => disc(x, y - H * 0.06, 16, at % 2 ? thing.second : glowOf(thing.second)))
          .join("")
      : clasp(182, -H * 0.08 - 40, dice, thing);
  return {
    art:
      cloth.defs +
      heel(name, H, dice.pick([shadeOf(thing.color), "#5a3a2a"])) +
      fill(insole(H), "#c8a37d") +
      fill(
        d`M118,${-H * 0.4 - 20} C126,${-H * 0.3 - 60} 150,${-H * 0.2 - 62} 168,${-H * 0.1 - 52} Z`,
        shadeOf(shadeOf(thing.color)),
      ) +
      cloth.piece(vamp(H, toe, 112)) +
      line(
        d`M112,${-H * 0.44 - 8} C120,${-H * 0.4 - 34} 140,${-H * 0.2 - 54} 168,${-H * 0.1 - 52}`,
        seamOf(thing.color),
        2.5,
      ) +
      fluff +
      sole(H, "#3c2a22", toe === "pointed" ? 276 : 262),
    height: H + 60,
  };
};

export const platforms: ShoeArt = (thing, dice) => {
  const [H, P] = [dice.pick([92, 78]), dice.pick([38, 30])];
  const cloth = fabricOf(thing, dice);
  const base = dice.pick([thing.color, shadeOf(thing.color), "#a9845a"]);
  const open = dice.next() < 0.4;
  const front = d`M172,${-6 - P} C164,${-P * 0.5} 172,0 182,0 L252,0 C268,0 276,${-P * 0.6} 266,${-P - 10} Z`;
  return {
    art:
      cloth.defs +
      `<g transform="translate(0 ${-P})">` +
      fill(lining(H), "#8a6a50") +
      `</g>` +
      heel(dice.pick(["block", "flare"] as const), H + P, base) +
      fill(
        d`M58,${-H - P + 2} C104,${-H - P + 2} 134,${-P - 10} 178,${-P - 6} L182,${-P * 0.4} C140,${-P * 0.6} 100,${-H - P + 18} 58,${-H - P + 10} Z`,
        base,
      ) +
      `<g transform="translate(0 ${-P})">` +
      anklestrap(H, thing.color) +
      cloth.piece(pump(H, "round"), open ? oval(262, -22, 18, 16, "#8a6a50") : "") +
      "</g>" +
      fill(front, base) +
      fill(d`M182,-10 L262,-10 L256,0 L182,0 Z`, shadeOf(base)),
    height: H + P + 108,
  };
};

export const ankleBoots: ShoeArt = (thing, dice) => tall(thing, dice, dice.pick([132, 150, 172]), 0);
export const kneeBoots: ShoeArt = (thing, dice) => tall(thing, dice, dice.pick([320, 360]), dice.pick([14, 22]));

function tall(thing: Thing, dice: Dice, S: number, wide: number): { art: string; height: number } {
  const H = dice.pick([26, 60, 88]);
  const toe = dice.pick(["pointed", "almond", "round", "square"] as const);
  const cloth = fabricOf(thing, dice);
  const seam = seamOf(thing.color);
  const lug = H < 30 && dice.next() < 0.6;
  const details = dice.pick([
    fill(d`M30,${-H - S - 10} L64,${-H - S - 10} L56,${-H - 96} L34,${-H - 96} Z`, shadeOf(thing.color)),
    line(d`M30,${-H - 4} C34,${-H - 90} 32,${-H - S * 0.7} 34,${-H - S}`, seam, 2.5) +
      line(d`M30,${-H - 60} L30,${-H - 20}`, gold, 4),
    line(d`M-4,${-H - 104} C30,${-H - 92} 66,${-H - 92} 100,${-H * 0.8 - 100}`, shadeOf(thing.color), 12) +
      line(d`M44,${-H - 104} l18,2 l-1,16 l-18,-2 Z`, gold, 3.5),
    [0, 1, 2, 3, 4].map((at) => line(d`M${88 + at * 11},${-H * 0.7 - 120 + at * 16} l22,10`, thing.second, 4)).join(""),
  ]);
  const art =
    cloth.defs +
    heel(H < 30 ? "flat" : dice.pick(["block", "cone", "flare"] as const), H, lug ? "#2a2422" : shadeOf(thing.color)) +
    cloth.piece(boot(H, S, toe, wide), details, line(d`M98,${-H * 0.8 - 84} Q82,${-H - 60} 62,${-H - 56}`, seam, 2.5)) +
    fill(
      d`M${-2 - wide},${-H - S} Q50,${-H - S - 12} ${104 + wide},${-H - S + 6} Q50,${-H - S + 16} ${-2 - wide},${-H - S} Z`,
      shadeOf(shadeOf(thing.color)),
    ) +
    (lug ? line(d`M6,-22 L86,-16 L176,-8 L262,-8`, "#2a2422", 16) : sole(H, "#2a2422", toe === "pointed" ? 276 : 262));
  return { art, height: H + S + 14 };
}
