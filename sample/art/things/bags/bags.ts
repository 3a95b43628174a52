import type { Maker } from "../thing.types";
import { fabricOf } from "../fabric";
import { both, outline } from "../outline";
import { d, dashed, disc, fill, glowOf, line, seamOf, shadeOf, slab } from "../pen";
import { charm, chain, clasp, metals, ring, strap } from "./parts";
import { bucket, hobo, backpack, pouch, clutch } from "./softBags";

const tote: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -140);
  const metal = dice.pick(metals);
  const [w, h] = dice.pick([
    [170, 270],
    [190, 230],
    [150, 300],
  ] as const);
  const rise = dice.pick([140, 200]);
  const flare = dice.pick([-14, 18, 34]);
  const handle = d`M-76,${-h + 44} C-80,${-h - rise} 80,${-h - rise} 76,${-h + 44}`;
  const face = outline(
    d`M0,${-h} L${w + flare},${-h} C${w + flare - 4},${-h / 2} ${w + 2},-40 ${w},-14 Q${w - 2},0 ${w - 16},0 L0,0`,
  );
  const stitched = dice.pick([
    dashed(
      d`M${-w + 14},-18 L${w - 14},-18 M${-w - flare + 16},${-h + 22} L${w + flare - 16},${-h + 22}`,
      seamOf(thing.color),
      2.5,
      "9 7",
    ),
    fill(d`M${-w - 40},-74 L${w + 40},-74 L${w + 40},10 L${-w - 40},10 Z`, shadeOf(thing.color)),
    fill(d`M-52,${-h * 0.62} L52,${-h * 0.62} L52,${-h * 0.3} Q0,${-h * 0.2} -52,${-h * 0.3} Z`, shadeOf(thing.color)),
  ]);
  return {
    art:
      cloth.defs +
      `<g transform="translate(8 -10)">${line(handle, shadeOf(thing.second), 11)}</g>` +
      fill(d`M${-w - flare},${-h} Q0,${-h - 22} ${w + flare},${-h} Z`, shadeOf(shadeOf(thing.color))) +
      cloth.piece(face, stitched) +
      strap(handle, dice.pick([thing.second, shadeOf(thing.color)]), 14) +
      disc(-76, -h + 46, 6, metal) +
      disc(76, -h + 46, 6, metal) +
      charm(dice, -70, -h + 30, thing.second, metal),
    box: [-w - 34, -h - rise * 0.8, w + 34, 0],
    stance: "stands",
  };
};

const topHandle: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -100);
  const metal = dice.pick(metals);
  const [w, h] = dice.pick([
    [160, 210],
    [180, 190],
    [130, 200],
  ] as const);
  const shape = dice.pick([
    d`M0,${-h} L${w - 34},${-h} Q${w - 16},${-h} ${w - 12},${-h + 20} L${w},-20 Q${w},0 ${w - 20},0 L0,0`,
    d`M0,${-h} C${w * 0.7},${-h} ${w},${-h * 0.6} ${w},-30 Q${w},0 ${w - 34},0 L0,0`,
    d`M0,${-h} L${w - 10},${-h} L${w - 10},-10 Q${w - 12},0 ${w - 24},0 L0,0`,
  ]);
  const flap = dice.pick([
    d`M${-w + 26},${-h - 2} L${w - 26},${-h - 2} L${w - 30},${-h * 0.52} Q0,${-h * 0.38} ${-w + 30},${-h * 0.52} Z`,
    d`M${-w + 26},${-h - 2} L${w - 26},${-h - 2} L${w - 40},${-h * 0.62} L0,${-h * 0.36} L${-w + 40},${-h * 0.62} Z`,
    d`M${-w + 26},${-h - 2} L${w - 26},${-h - 2} L${w - 28},${-h * 0.72} L${-w + 28},${-h * 0.72} Z`,
  ]);
  const handle = dice.pick([
    d`M-58,${-h} C-64,${-h - 110} 64,${-h - 110} 58,${-h}`,
    d`M-52,${-h} L-46,${-h - 62} Q-42,${-h - 78} -20,${-h - 78} L20,${-h - 78} Q42,${-h - 78} 46,${-h - 62} L52,${-h}`,
  ]);
  return {
    art:
      cloth.defs +
      strap(handle, dice.pick([shadeOf(thing.color), thing.second, "#a9845a"]), 18) +
      ring(-56, -h, metal) +
      ring(56, -h, metal) +
      cloth.piece(
        outline(shape),
        line(d`M${-w},-26 Q0,-18 ${w},-26`, seamOf(thing.color), 2.5),
        fill(d`M${w - 26},${-h} L${w + 10},${-h} L${w + 10},0 L${w - 14},0 Z`, shadeOf(thing.color)),
      ) +
      cloth.piece(flap) +
      line(flap, seamOf(thing.color), 2.5) +
      clasp(dice, 0, -h * 0.46, metal) +
      charm(dice, -56, -h - 4, thing.second, metal),
    box: [-w, -h - 96, w, 0],
    stance: "stands",
  };
};

const flapBag =
  (w: number, h: number, drop: number, chained: boolean): Maker =>
  (thing, dice) => {
    const cloth = fabricOf(thing, dice, -100);
    const metal = dice.pick(metals);
    const round = dice.pick([18, 40, 70]);
    const flapDepth = dice.pick([0.42, 0.3, 0.55]);
    const body = outline(
      d`M0,${-h} L${w - 20},${-h} Q${w},${-h} ${w},${-h + 24} L${w},${-round} Q${w},0 ${w - round},0 L0,0`,
    );
    const flap = outline(
      dice.pick([
        d`M0,${-h - 4} L${w - 18},${-h - 4} Q${w + 4},${-h - 4} ${w + 4},${-h + 20} C${w + 2},${-h * flapDepth} ${w * 0.6},${-h * flapDepth + 8} 0,${-h * flapDepth + 8}`,
        d`M0,${-h - 4} L${w - 18},${-h - 4} Q${w + 4},${-h - 4} ${w + 4},${-h + 20} L${w - 4},${-h * flapDepth - 14} Q${w - 8},${-h * flapDepth} ${w - 26},${-h * flapDepth} L0,${-h * flapDepth}`,
        d`M0,${-h - 4} L${w - 18},${-h - 4} Q${w + 4},${-h - 4} ${w + 2},${-h + 30} L0,${-h * (flapDepth - 0.12)}`,
      ]),
    );
    const lean = dice.between(-30, 30);
    const carry = d`M${-w + 16},${-h + 4} C${-w - 10 + lean},${-h - drop} ${w + 10 + lean},${-h - drop} ${w - 16},${-h + 4}`;
    return {
      art:
        cloth.defs +
        (chained && dice.next() < 0.6
          ? chain(carry, metal)
          : strap(carry, dice.pick([thing.color, shadeOf(thing.color)]), 13)) +
        ring(-w + 16, -h + 4, metal) +
        ring(w - 16, -h + 4, metal) +
        cloth.piece(body, dashed(d`M${-w + 14},-14 L${w - 14},-14`, seamOf(thing.color), 2.5, "9 7")) +
        fill(flap, shadeOf(shadeOf(thing.color)), { transform: "translate(3 7)", "fill-opacity": "0.5" }) +
        cloth.piece(flap) +
        clasp(dice, 0, -h * flapDepth - 14, metal) +
        charm(dice, w - 30, -h + 10, thing.second, metal),
      box: [-w - 8, -h - drop * 0.78, w + 8, 0],
      stance: "stands",
    };
  };

const satchel: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -110);
  const metal = dice.pick(metals);
  const w = dice.pick([170, 150]);
  const buckle = (x: number): string =>
    slab(x - 11, -116, 22, 92, shadeOf(thing.color), 6) +
    slab(x - 15, -76, 30, 26, "none", 4, { stroke: metal, "stroke-width": 5 }) +
    disc(x, -38, 3, metal);
  return {
    art:
      cloth.defs +
      strap(d`M${-w + 8},-190 C${-w - 40},-330 ${w + 60},-360 ${w - 8},-190`, shadeOf(thing.color), 10) +
      strap("M-50,-216 C-50,-262 50,-262 50,-216", thing.color, 15) +
      cloth.piece(
        outline(d`M0,-214 L${w - 12},-214 Q${w},-214 ${w},-200 L${w},-16 Q${w},0 ${w - 16},0 L0,0`),
        fill(d`M${-w + 24},-60 L${w - 24},-60 L${w - 24},-10 L${-w + 24},-10 Z`, shadeOf(thing.color)),
      ) +
      cloth.piece(
        outline(
          d`M0,-222 L${w - 6},-222 Q${w + 6},-220 ${w + 5},-206 L${w - 4},-104 Q${w - 8},-88 ${w - 26},-88 L0,-88`,
        ),
        dashed(d`M${-w + 14},-102 L${w - 14},-102`, seamOf(thing.color), 2.5, "9 7"),
      ) +
      buckle(-w * 0.5) +
      buckle(w * 0.5),
    box: [-w - 10, -300, w + 20, 0],
    stance: "stands",
  };
};

const baguette: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -70);
  const metal = dice.pick(metals);
  const shape = dice.pick([
    "M0,-130 L168,-130 C192,-120 200,-60 190,-20 Q184,0 160,0 L0,4",
    "M0,-136 C80,-126 140,-136 170,-150 C210,-80 190,0 130,2 L0,6",
    "M0,-124 L180,-124 Q192,-124 192,-110 L186,-20 Q184,0 166,0 L0,0",
  ]);
  return {
    art:
      cloth.defs +
      strap(
        "M-164,-124 C-150,-270 -90,-310 0,-310 C90,-310 150,-270 164,-124",
        dice.pick([thing.color, shadeOf(thing.color)]),
        20,
      ) +
      ring(-164, -126, metal) +
      ring(164, -126, metal) +
      cloth.piece(
        outline(shape),
        line(both("M150,-120 Q140,-90 146,-60"), seamOf(thing.color), 2.5),
        line("M-150,-112 Q0,-96 150,-112", metal, 4),
      ) +
      (dice.next() < 0.6
        ? clasp(dice, 0, -96, metal)
        : fill("M-20,-108 L26,-104 L20,-40 L-14,-44 Z", glowOf(thing.color))) +
      charm(dice, -150, -110, thing.second, metal),
    box: [-196, -322, 196, 4],
    stance: "stands",
  };
};

export const bags: Readonly<Record<string, Maker>> = {
  tote,
  clutch,
  pouch,
  satchel,
  backpack,
  "bucket bag": bucket,
  "hobo bag": hobo,
  "top-handle bag": topHandle,
  "baguette bag": baguette,
  "shoulder bag": (thing, dice) =>
    flapBag(dice.pick([160, 180]), dice.pick([190, 170]), dice.pick([190, 240]), true)(thing, dice),
  "crossbody bag": (thing, dice) =>
    flapBag(dice.pick([120, 136]), dice.pick([150, 180]), dice.pick([320, 260]), true)(thing, dice),
};
