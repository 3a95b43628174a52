import { d, disc, fill, glowOf, line, oval, shadeOf, slab } from "../pen";
import type { Maker } from "../thing.types";
import { gem, metalOf, pearl, stoneOf } from "./stones";

export const cuff: Maker = (thing, dice) => {
  const metal = metalOf(thing);
  const stone = stoneOf(thing);
  const tall = dice.pick([120, 80, 170]);
  const band = d`M-140,${-tall / 2} C-130,${-tall / 2 + 50} 130,${-tall / 2 + 50} 140,${-tall / 2} L140,${tall / 2} C130,${tall / 2 + 56} -130,${tall / 2 + 56} -140,${tall / 2} Z`;
  return {
    art:
      oval(0, -tall / 2, 140, 38, shadeOf(shadeOf(metal))) +
      fill(band, metal) +
      fill(
        d`M70,${-tall / 2 + 26} Q124,${-tall / 2 + 16} 140,${-tall / 2} L140,${tall / 2} Q124,${tall / 2 + 20} 70,${tall / 2 + 36} Z`,
        shadeOf(metal),
      ) +
      line(d`M-110,${-tall / 2 + 40} L-110,${tall / 2 + 14}`, glowOf(metal), 9) +
      dice.pick([
        gem(0, 20, 34, stone),
        disc(-40, 20, 18, stone) + disc(0, 26, 18, stone) + disc(40, 20, 18, stone),
        line(d`M-138,0 C-120,46 120,46 138,0`, stone, 12),
        "",
      ]),
    box: [-144, -tall / 2 - 40, 144, tall / 2 + 50],
    stance: "stands",
  };
};

export const bracelet: Maker = (thing, dice) => {
  const metal = metalOf(thing);
  const stone = stoneOf(thing);
  const around = (count: number, draw: (x: number, y: number, at: number) => string): string =>
    Array.from({ length: count }, (_, at) =>
      draw(150 * Math.cos((at / count) * 6.283), 110 * Math.sin((at / count) * 6.283), at),
    ).join("");
  const way = dice.pick([
    around(22, (x, y, at) => disc(x, y, 20, at % 5 ? stone : metal) + disc(x - 6, y - 6, 5, glowOf(stone))),
    around(20, (x, y) => pearl(x, y, 20)),
    around(
      16,
      (x, y, at) =>
        oval(x, y, at % 2 ? 26 : 16, at % 2 ? 14 : 22, shadeOf(metal)) +
        oval(x, y, at % 2 ? 16 : 8, at % 2 ? 6 : 12, glowOf(metal)),
    ) + disc(20, 150, 24, stone),
    line("M-150,0 C-150,-150 150,-150 150,0 C150,150 -150,150 -150,0", shadeOf(metal), 24) +
      line("M-152,-2 C-150,-152 148,-152 148,-2 C148,146 -150,146 -152,-2", metal, 16) +
      gem(0, 116, 28, stone) +
      gem(-56, 104, 18, stone) +
      gem(56, 104, 18, stone),
  ]);
  return { art: way, box: [-180, -140, 180, 176], stance: "lies" };
};

export const watch: Maker = (thing, dice) => {
  const strap = thing.color;
  const metal = metalOf(thing);
  const square = dice.next() < 0.4;
  const links = dice.next() < 0.35;
  const face = dice.pick(["#fbf8f2", "#1f2b4d", "#1d1b1c", "#14694f"]);
  const hands = face === "#fbf8f2" ? "#1d1b1c" : "#fbf8f2";
  const band = links
    ? Array.from(
        { length: 6 },
        (_, at) =>
          slab(-44 + at * 2, 84 + at * 30, 88 - at * 4, 27, at % 2 ? metal : shadeOf(metal), 5) +
          slab(-44 + at * 2, -111 - at * 30, 88 - at * 4, 27, at % 2 ? metal : shadeOf(metal), 5),
      ).join("")
    : fill("M-46,-80 L-36,-260 Q0,-280 36,-260 L46,-80 Z M-46,80 L-38,280 Q0,306 38,280 L46,80 Z", strap) +
      fill("M20,-80 L16,-268 Q30,-266 36,-260 L46,-80 Z M20,80 L16,296 Q32,292 38,280 L46,80 Z", shadeOf(strap)) +
      slab(-44, -284, 88, 24, "none", 6, { stroke: metal, "stroke-width": 8 }) +
      [180, 210, 240].map((y) => disc(0, y, 4, shadeOf(shadeOf(strap)))).join("");
  const marks = Array.from({ length: 12 }, (_, at) => {
    const a = (at * Math.PI) / 6;
    return line(d`M${58 * Math.sin(a)},${58 * Math.cos(a)} L${66 * Math.sin(a)},${66 * Math.cos(a)}`, hands, 4);
  }).join("");
  return {
    art:
      band +
      slab(82, -10, 20, 22, shadeOf(metal), 4) +
      (square
        ? slab(-84, -96, 168, 192, shadeOf(metal), 26) +
          slab(-84, -96, 160, 186, metal, 26) +
          slab(-68, -80, 132, 156, face, 14)
        : disc(2, 3, 94, shadeOf(metal)) + disc(-2, -2, 92, metal) + disc(0, 0, 78, face)) +
      marks +
      line("M0,0 L-22,-34", hands, 6) +
      line("M0,0 L36,-40", hands, 4) +
      disc(0, 0, 6, metal),
    box: [-104, -296, 112, 306],
    stance: "lies",
  };
};
