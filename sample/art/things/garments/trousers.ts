import type { Dice } from "../../kit/seed";
import { fabricOf } from "../fabric";
import { both, outline } from "../outline";
import { dashed, disc, fill, line, seamOf, shadeOf, slab } from "../pen";
import type { Drawn, Maker, Thing } from "../thing.types";

/** Right legs: waist centre, outer seam, hem, inner seam, crotch. */
const legs = {
  straight: "M0,6 Q34,8 62,2 C68,50 84,80 86,130 C90,260 88,380 84,508 Q56,516 34,510 C32,380 22,260 8,150 L0,146",
  tapered: "M0,6 Q34,8 62,2 C70,50 92,80 92,130 C94,260 78,390 66,492 Q46,500 30,494 C30,380 24,260 8,150 L0,146",
  wide: "M0,6 Q34,8 60,2 C66,50 86,80 92,140 C104,290 124,410 140,514 C110,532 66,520 34,524 C30,400 22,270 8,156 L0,150",
  flare:
    "M0,6 Q34,8 60,2 C66,50 84,80 86,130 C88,250 76,320 80,370 C88,430 104,470 118,512 C90,526 60,516 30,518 C32,420 20,260 8,150 L0,146",
  barrel: "M0,6 Q34,8 62,2 C74,50 104,90 112,160 C126,270 116,400 78,500 Q56,508 36,502 C40,380 26,260 8,156 L0,150",
  shorts: "M0,6 Q34,8 62,2 C70,50 92,80 100,120 L112,214 Q72,228 26,220 L8,150 L0,146",
  shortsLong: "M0,6 Q34,8 62,2 C70,50 90,80 94,120 L98,262 Q66,272 30,266 L8,150 L0,146",
} as const;

type LegName = keyof typeof legs;
type Details = (thing: Thing, dice: Dice) => string;

function trousers(leg: LegName, details: Details): Maker {
  return (thing, dice): Drawn => {
    const cloth = fabricOf(thing, dice, 150);
    const seam = seamOf(thing.color);
    const [length, width] = {
      straight: [514, 92],
      tapered: [498, 94],
      wide: [528, 142],
      flare: [522, 120],
      barrel: [506, 122],
      shorts: [226, 114],
      shortsLong: [270, 102],
    }[leg];
    return {
      art:
        cloth.defs +
        cloth.piece(
          outline(legs[leg]),
          fill("M4,146 C20,260 28,380 36,540 L60,540 C52,380 36,240 4,146 Z", shadeOf(thing.color), {
            "fill-opacity": "0.6",
          }),
          line("M-66,30 Q0,40 66,30 M0,36 L0,150 M0,36 Q22,96 2,116", seam, 2.5),
        ) +
        details(thing, dice),
      box: [-width - 6, -4, width + 6, length + 4],
      stance: "hangs",
    };
  };
}

const crease: Details = (thing) =>
  line(both("M34,44 C44,180 56,320 58,496"), seamOf(thing.color), 2.5) +
  line(both("M50,40 Q62,66 80,78"), seamOf(thing.color), 2.5) +
  line(both("M24,36 L26,74"), seamOf(thing.color), 2.5) +
  disc(0, 20, 4.5, thing.second);

const wideCrease: Details = (thing) =>
  line(both("M30,36 C44,180 74,360 86,512"), seamOf(thing.color), 2.5) +
  line(both("M18,36 L22,84 M48,40 Q62,70 78,84"), seamOf(thing.color), 2.5);

const denim: Details = (thing, dice) => {
  const stitch = "#c69a45";
  const worn =
    dice.next() < 0.5 ? line(both("M46,270 Q60,276 70,268 M44,284 Q58,290 72,282"), shadeOf(thing.color), 3) : "";
  return (
    dashed(both("M26,34 Q34,66 74,64 M86,150 C86,260 84,380 80,490"), stitch, 2.2, "7 4") +
    dashed("M6,40 Q26,96 4,122", stitch, 2.2, "7 4") +
    line(both("M44,4 L44,32"), shadeOf(thing.color), 8) +
    disc(0, 20, 5, stitch) +
    worn +
    line(both("M36,494 Q58,502 84,494"), stitch, 2.2)
  );
};

const cargo: Details = (thing) => {
  const seam = seamOf(thing.color);
  const pocket = (x: number): string =>
    slab(x, 250, 58, 74, thing.color, 4, { stroke: seam, "stroke-width": 2.5 }) +
    slab(x - 3, 246, 64, 22, shadeOf(thing.color), 3) +
    disc(x + 29, 258, 4, thing.second);
  return (
    pocket(46) +
    pocket(-104) +
    line(both("M50,40 Q62,66 80,78 M24,300 Q34,308 44,304 M34,420 Q54,430 70,420"), seam, 2.5) +
    line("M-40,34 Q-46,80 -36,104 M40,34 Q46,80 36,104", thing.second, 3)
  );
};

const plainShorts: Details = (thing, dice) =>
  line(both("M50,40 Q62,66 82,76"), seamOf(thing.color), 2.5) +
  dice.pick([
    line(both("M28,206 Q70,214 110,200"), seamOf(thing.color), 2.5),
    line("M-14,34 Q-22,70 -16,88 M12,34 Q20,66 14,92", thing.second, 4),
    line(both("M22,36 L26,90 M36,36 L40,80"), seamOf(thing.color), 2.5),
  ]);

const among =
  (choices: readonly Maker[]): Maker =>
  (thing, dice) =>
    dice.pick(choices)(thing, dice);

export const trouserMakers: Readonly<Record<string, Maker>> = {
  jeans: among([
    trousers("straight", denim),
    trousers("flare", denim),
    trousers("wide", denim),
    trousers("barrel", denim),
  ]),
  "wide-leg trousers": among([
    trousers("wide", wideCrease),
    trousers(
      "wide",
      (thing, dice) =>
        wideCrease(thing, dice) +
        fill("M-64,4 Q0,14 64,4 L66,26 Q0,36 -66,26 Z", shadeOf(thing.color)) +
        fill("M-8,8 L34,60 L28,118 L10,112 L14,66 L-18,22 Z", shadeOf(thing.color)),
    ),
  ]),
  "tailored trousers": among([trousers("tapered", crease), trousers("straight", crease)]),
  "cargo trousers": among([trousers("barrel", cargo), trousers("straight", cargo)]),
  shorts: among([trousers("shorts", plainShorts), trousers("shortsLong", plainShorts)]),
  track: trousers(
    "tapered",
    (thing) =>
      line(both("M66,20 C80,60 92,120 88,180 C86,300 70,400 62,486"), thing.second, 7) +
      line(both("M32,484 Q48,490 66,482"), thing.second, 8) +
      line("M-10,34 Q-18,70 -12,92 M10,34 Q18,66 12,98", thing.second, 4),
  ),
};
