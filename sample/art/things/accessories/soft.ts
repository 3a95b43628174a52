import { fabricOf } from "../fabric";
import { d, dashed, disc, fill, glowOf, group, line, seamOf, shadeOf, slab } from "../pen";
import type { Maker } from "../thing.types";

export const belt: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const metal = dice.pick(["#c69a45", "#b9bec6"]);
  const buckle = dice.pick([
    slab(-50, -46, 100, 92, "none", 8, { stroke: metal, "stroke-width": 14 }) + line("M-50,0 L54,0", metal, 9),
    disc(0, 0, 52, metal) + disc(-6, -6, 34, glowOf(metal)),
    line("M-52,0 C-52,-70 52,-70 52,0 C52,70 -52,70 -52,0 M-46,0 L50,0", metal, 13),
    slab(-60, -40, 120, 80, metal, 6) + slab(-46, -26, 92, 52, shadeOf(metal), 4),
  ]);
  const coil =
    "M-60,-34 L-60,34 C-190,30 -220,150 -60,170 C120,186 240,120 200,20 C180,-40 120,-36 60,-34 L60,34 C120,30 130,36 134,50 C140,90 60,110 -30,102 C-120,96 -90,34 -20,34 L-20,-34 Z";
  const stitched =
    dice.next() < 0.6
      ? dashed(
          "M-60,20 C-170,20 -190,140 -60,158 C120,172 220,110 186,24 C170,-24 120,-24 60,-22",
          seamOf(thing.color),
          2.5,
          "10 7",
        )
      : "";
  const holes = [0, 1, 2, 3]
    .map((at) => disc(96 + at * 26, -6 + at * at * 4, 4.5, shadeOf(shadeOf(thing.color))))
    .join("");
  return {
    art:
      cloth.defs +
      cloth.piece(coil, stitched, holes) +
      fill("M-70,-34 L66,-34 L66,34 L-66,34 Z", thing.color) +
      fill("M-66,22 L66,22 L66,34 L-66,34 Z", shadeOf(thing.color)) +
      buckle,
    box: [-196, -64, 216, 182],
    stance: "lies",
  };
};

export const scarf: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const seam = seamOf(thing.color);
  const way = dice.pick(["square", "long", "knotted"] as const);
  if (way === "square") {
    return {
      art:
        cloth.defs +
        cloth.piece(
          "M0,-190 L196,0 C160,50 90,110 10,186 L-190,10 Z",
          line("M0,-164 L168,0 L10,156 L-164,8 Z", thing.second, 14),
          disc(0, 0, 44, thing.second),
          disc(0, 0, 28, thing.color),
        ) +
        fill("M196,0 C150,-20 110,0 90,40 C70,90 40,130 10,186 C80,140 150,70 196,0 Z", shadeOf(thing.color)) +
        line("M90,40 Q120,20 150,24", seam, 2.5),
      box: [-196, -196, 200, 190],
      stance: "lies",
    };
  }
  if (way === "long") {
    return {
      art:
        cloth.defs +
        cloth.piece(
          "M-120,-160 C-40,-200 60,-190 100,-150 C140,-100 20,-70 30,-10 L70,240 L-20,256 L-60,20 C-70,-50 30,-80 10,-110 C-10,-130 -60,-110 -70,-80 L-100,180 L-180,170 L-160,-60 C-156,-110 -150,-140 -120,-160 Z",
          line(
            "M-60,20 C-70,-40 20,-80 16,-110 M-100,-140 Q-130,-110 -126,-40 M10,40 L30,200 M-130,0 L-144,140",
            seam,
            2.5,
          ),
        ) +
        dashed("M-182,180 L-100,190 M-20,266 L72,250", thing.color, 22, "4 8"),
      box: [-186, -196, 130, 280],
      stance: "lies",
    };
  }
  return {
    art:
      cloth.defs +
      cloth.piece(
        "M-14,-20 C-120,-110 -200,-60 -190,30 C-130,50 -60,30 -10,0 C40,60 100,80 170,50 C200,-40 130,-110 14,-22 Z",
      ) +
      cloth.piece(
        "M-10,-10 C-60,60 -100,120 -80,220 L-10,180 C-20,120 0,60 8,20 C30,90 60,130 110,190 L160,130 C100,90 50,40 18,-10 Z",
      ) +
      fill("M-26,-26 Q0,-40 28,-24 Q36,0 24,20 Q0,32 -24,18 Q-34,0 -26,-26 Z", shadeOf(thing.color)) +
      line("M-34,0 Q-90,-30 -140,-14 M34,-4 Q90,-20 130,4 M-8,30 Q-40,100 -44,160 M16,30 Q50,90 100,140", seam, 2.5),
    box: [-196, -100, 196, 224],
    stance: "lies",
  };
};

export const gloves: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const long = dice.pick([150, 300]);
  const seam = seamOf(thing.color);
  const hand = d`M-54,${long} C-48,${long * 0.5} -44,40 -62,-10 C-72,-40 -96,-60 -110,-90 C-116,-110 -92,-118 -78,-102 C-66,-88 -56,-76 -46,-72 L-56,-180 C-56,-202 -30,-204 -28,-184 L-16,-100 L-14,-212 C-12,-232 14,-232 14,-212 L16,-100 L32,-198 C36,-216 60,-212 58,-192 L46,-92 L70,-150 C80,-166 100,-158 94,-138 L60,-20 C50,30 50,${long * 0.5} 56,${long} Q0,${long + 14} -54,${long} Z`;
  const detail =
    line("M-14,-84 L-10,-30 M14,-84 L16,-28 M40,-80 L38,-30", seam, 2.5) +
    dice.pick([
      fill("M-100,30 L100,30 L100,58 L-100,58 Z", thing.second),
      disc(-30, 70, 7, "#c69a45") + disc(-30, 94, 7, "#c69a45") + disc(-30, 118, 7, "#c69a45"),
      line(d`M-60,${long - 16} Q0,${long - 2} 60,${long - 16}`, thing.second, 10),
    ]);
  const one = cloth.piece(hand, detail);
  return {
    art:
      cloth.defs +
      group({ transform: "translate(70 20) rotate(14) scale(-1 1)" }, one) +
      group({ transform: "translate(-50 0) rotate(-6)" }, one),
    box: [-170, -236, 190, long + 50],
    stance: "lies",
  };
};

export const tie: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  if (dice.next() < 0.3) {
    return {
      art:
        cloth.defs +
        cloth.piece(
          "M0,0 C-60,-60 -150,-70 -180,-40 C-190,0 -190,40 -176,66 C-140,80 -60,50 0,10 C60,54 140,80 176,60 C190,30 190,-20 178,-50 C140,-70 60,-50 0,0 Z",
          line("M-20,0 Q-80,-16 -120,-6 M20,4 Q80,-8 120,8", seamOf(thing.color), 3),
        ) +
        cloth.piece("M-26,-34 Q0,-44 26,-34 L28,38 Q0,48 -28,38 Z"),
      box: [-190, -74, 190, 80],
      stance: "lies",
    };
  }
  return {
    art:
      cloth.defs +
      line("M-24,-196 C-100,-220 -110,-290 0,-292 C110,-290 100,-220 24,-196", shadeOf(thing.color), 26) +
      cloth.piece("M-10,-156 L30,-160 L76,180 L30,226 L0,180 Z") +
      cloth.piece("M-30,-160 L26,-160 L48,230 L-10,290 L-66,230 Z") +
      cloth.piece("M-44,-222 Q0,-236 44,-222 L28,-154 Q0,-146 -28,-154 Z") +
      line("M-8,-140 Q4,-60 -4,20", seamOf(thing.color), 2.5),
    box: [-110, -306, 110, 294],
    stance: "lies",
  };
};
