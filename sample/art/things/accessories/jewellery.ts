import { own } from "../../kit/own";
import { d, disc, fill, glowOf, group, line, oval, shadeOf } from "../pen";
import type { Maker } from "../thing.types";
import { gem, metalOf, pearl, stoneOf } from "./stones";

type Form = "hoops" | "drops" | "discs" | "pearls" | "sculpted";

export const earrings: Maker = (thing, dice) => {
  const metal = metalOf(thing);
  const stone = stoneOf(thing);
  // "Silver drop earrings" are silver all through.
  const drop = metal === thing.color ? metal : stone;
  const forms = { "hoop earrings": ["hoops"], "drop earrings": ["drops"] } as const;
  const way = dice.pick(own<readonly Form[]>(forms, thing.kind) ?? (["discs", "pearls", "sculpted"] as const));
  const one: Record<typeof way, string> = {
    hoops:
      line("M-10,-60 C-90,-40 -90,110 0,112 C90,110 90,-40 10,-62", shadeOf(metal), 26) +
      line("M-12,-62 C-90,-40 -90,106 -2,108 C86,106 88,-40 10,-62", metal, 18) +
      line("M-62,-4 Q-62,60 -20,84", glowOf(metal), 5),
    drops:
      disc(0, -80, 20, metal) +
      line("M0,-64 L0,-20", metal, 5) +
      gem(0, 6, 30, drop) +
      line("M0,30 L0,56", metal, 5) +
      fill("M0,50 C50,110 40,160 0,162 C-40,160 -50,110 0,50 Z", drop) +
      fill("M8,64 C50,110 40,160 0,162 C24,140 22,100 8,64 Z", shadeOf(drop)) +
      line("M-16,110 Q-18,130 -8,142", glowOf(drop), 5),
    discs:
      disc(0, -70, 26, metal) +
      disc(0, 20, 64, metal) +
      disc(-6, 14, 48, glowOf(metal)) +
      disc(0, 20, 22, stone) +
      disc(0, 124, 36, shadeOf(metal)) +
      disc(-3, 121, 32, metal),
    pearls: disc(0, -80, 14, metal) + pearl(0, -48, 26) + pearl(0, 6, 32) + pearl(0, 76, 42),
    sculpted:
      fill(
        "M-20,-90 C60,-110 70,-20 20,0 C-20,20 60,50 30,110 C10,150 -50,130 -40,90 C-30,50 -60,30 -40,-10 C-30,-40 -50,-60 -20,-90 Z",
        metal,
      ) +
      fill(
        "M10,-94 C60,-90 60,-20 20,0 C-20,20 60,50 30,110 C34,60 -10,40 4,0 C30,-30 30,-60 10,-94 Z",
        shadeOf(metal),
      ),
  };
  const tilt = dice.pick([0, 14, -10]);
  return {
    art:
      group({ transform: `translate(-96 -20) rotate(${-tilt})` }, one[way]) +
      group({ transform: `translate(96 ${dice.pick([20, -20, 40])}) rotate(${tilt})` }, one[way]),
    box: [-190, -140, 190, 200],
    stance: "lies",
  };
};

const curve = (share: number, wide: number, deep: number): [number, number] => {
  const angle = Math.PI * (0.02 + 0.96 * share);
  return [-Math.cos(angle) * wide, Math.sin(angle) ** 0.8 * deep];
};

export const necklace: Maker = (thing, dice) => {
  const metal = metalOf(thing);
  const stone = stoneOf(thing);
  const pale = ["#f4ecdc", "#fbf8f2"].includes(thing.color);
  const way = dice.pick(pale ? (["pearls", "beads"] as const) : (["pendant", "collar", "layers", "beads"] as const));
  const beads = (
    count: number,
    wide: number,
    deep: number,
    draw: (x: number, y: number, at: number) => string,
  ): string => Array.from({ length: count }, (_, at) => draw(...curve(at / (count - 1), wide, deep), at)).join("");
  const loop = (wide: number, deep: number): string =>
    d`M${-wide},0 C${-wide},${deep * 1.3} ${wide},${deep * 1.3} ${wide},0`;
  const art = {
    pearls: beads(25, 150, 240, (x, y, at) => pearl(x, y, 13 + 5 * Math.sin((at / 24) * Math.PI))),
    pendant:
      line(loop(140, 220), shadeOf(metal), 5) +
      line(loop(140, 220), metal, 3) +
      dice.pick([
        gem(0, 250, 36, stone) + disc(0, 216, 8, metal),
        disc(0, 256, 40, metal) + disc(0, 256, 24, stone),
        fill("M0,216 C60,270 50,320 0,324 C-50,320 -60,270 0,216 Z", stone) +
          line("M-18,270 Q-20,296 -8,306", glowOf(stone), 5),
      ]),
    collar:
      line(loop(150, 180), shadeOf(metal), 26) +
      line(loop(150, 177), metal, 19) +
      line("M-136,60 Q-100,130 -40,144", glowOf(metal), 6) +
      gem(0, 172, 34, stone),
    layers:
      line(loop(120, 130), metal, 5) +
      line(loop(136, 210), metal, 4) +
      line(loop(150, 290), shadeOf(metal), 6) +
      disc(0, 136, 12, stone) +
      beads(9, 60, 60, (x, y) => disc(x * 1.5, y * 0.4 + 186, 7, stone)) +
      disc(0, 296, 30, metal) +
      disc(-3, 293, 16, glowOf(metal)),
    beads: beads(
      17,
      150,
      230,
      (x, y, at) =>
        disc(x, y, 20, at % 2 ? stone : shadeOf(stone)) +
        disc(x - 6, y - 6, 5, glowOf(stone)) +
        (at % 4 === 0 ? disc(x, y, 20, metal) : ""),
    ),
  }[way];
  return { art, box: [-176, -24, 176, 330], stance: "lies" };
};

export const ring: Maker = (thing, dice) => {
  const metal = metalOf(thing);
  const stone = stoneOf(thing);
  const top = dice.pick([
    gem(0, -120, 60, stone),
    oval(0, -116, 76, 44, shadeOf(metal)) +
      oval(0, -122, 64, 36, stone) +
      line("M-36,-130 Q-10,-150 20,-146", glowOf(stone), 6),
    pearl(0, -124, 50),
    gem(-56, -104, 30, stone) + gem(56, -104, 30, stone) + gem(0, -124, 44, stone),
    disc(0, -116, 58, metal) + disc(-4, -120, 42, glowOf(metal)),
  ]);
  return {
    art:
      line("M-100,20 C-100,-116 100,-116 100,20 C100,150 -100,150 -100,20", shadeOf(metal), 30) +
      line("M-104,16 C-102,-118 96,-118 96,16 C96,144 -102,144 -104,16", metal, 21) +
      line("M-98,40 Q-90,100 -40,118", glowOf(metal), 6) +
      top,
    box: [-120, -184, 120, 136],
    stance: "stands",
  };
};

export const brooch: Maker = (thing, dice) => {
  const metal = metalOf(thing);
  const stone = stoneOf(thing);
  const petals = (count: number, length: number, wide: number, color: string): string =>
    Array.from({ length: count }, (_, at) =>
      group(
        { transform: `rotate(${Math.round((at * 360) / count)})` },
        fill(
          d`M0,-20 C${-wide},${-length * 0.5} ${-wide * 0.7},${-length} 0,${-length} C${wide * 0.7},${-length} ${wide},${-length * 0.5} 0,-20 Z`,
          color,
        ),
        line(d`M0,-34 L0,${-length * 0.7}`, shadeOf(color), 3),
      ),
    ).join("");
  return {
    art: dice.pick([
      petals(8, 130, 44, stone) + petals(8, 70, 24, metal) + disc(0, 0, 26, metal) + pearl(0, 0, 16),
      petals(12, 140, 16, metal) + petals(12, 84, 16, stone) + gem(0, 4, 34, stone),
      line("M-30,150 C-10,60 -40,0 0,-30", metal, 8) +
        fill(
          "M-26,70 C-90,60 -110,10 -100,-20 C-50,-10 -26,20 -26,70 Z M-14,40 C40,40 80,10 84,-20 C40,-24 0,0 -14,40 Z",
          metal,
        ) +
        group({ transform: "translate(10 -70) scale(.66)" }, petals(6, 120, 60, stone), disc(0, 0, 26, metal)),
      oval(0, 0, 110, 136, shadeOf(metal)) +
        oval(0, -3, 98, 124, metal) +
        oval(0, -3, 80, 104, stone) +
        line("M-40,-50 Q-10,-90 30,-80", glowOf(stone), 7),
    ]),
    box: [-146, -146, 146, 156],
    stance: "lies",
  };
};
