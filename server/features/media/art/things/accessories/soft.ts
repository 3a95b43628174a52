import { fabricOf } from "../fabric";
import { both } from "../outline";
import { d, dashed, disc, fill, glowOf, group, line, seamOf, shadeOf, slab } from "../pen";
import type { Maker } from "../thing.types";

export const sunglasses: Maker = (thing, dice) => {
  const way = dice.pick(["cat", "round", "aviator", "square", "oval"] as const);
  const tint = dice.pick(["#3c2a22", "#1f2b4d", "#1d1b1c", "#7a4a2a", "#4a5340"]);
  const lens = {
    cat: "M18,-10 C20,-50 60,-62 110,-66 C140,-70 164,-84 176,-92 C182,-40 160,40 100,44 C50,46 18,24 18,-10 Z",
    round: "M22,0 C22,-92 160,-92 160,0 C160,92 22,92 22,0 Z",
    aviator: "M18,-40 C40,-62 140,-62 164,-40 C172,20 140,80 96,80 C50,80 16,20 18,-40 Z",
    square: "M18,-50 L170,-56 Q178,-56 177,-46 L164,40 Q160,56 142,56 L44,52 Q28,52 26,38 L16,-44 Z",
    oval: "M18,0 C20,-56 170,-60 172,-2 C172,52 20,52 18,0 Z",
  }[way];
  const thin = way === "aviator" || way === "round";
  const frame = thin ? "#c69a45" : thing.colour;
  const folded = dice.next() < 0.5;
  const arms = folded ? line("M-166,-30 C-120,-76 80,-84 150,-70 M166,-30 C120,-92 -60,-100 -140,-86", shadeOf(frame), thin ? 6 : 14) : line(both("M170,-50 C210,-70 214,-130 204,-190 Q200,-214 186,-214"), shadeOf(frame), thin ? 6 : 13);
  return {
    art: arms + line(way === "aviator" ? "M-24,-46 L24,-46 M-22,-22 Q0,-34 22,-22" : "M-24,-18 Q0,-40 24,-18", frame, thin ? 6 : 13)
      + both(lens).split(" Z M").map((path, at) => (at ? `M${path}` : `${path} Z`)).map((path) => fill(path, tint) + line(path, frame, thin ? 7 : 17)).join("")
      + line("M56,14 L110,-40 M84,22 L124,-18 M-124,14 L-70,-40 M-96,22 L-56,-18", glowOf(tint), 5),
    box: [-214, folded ? -112 : -220, 214, 86], stance: "lies",
  };
};

export const belt: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const metal = dice.pick(["#c69a45", "#b9bec6"]);
  const buckle = dice.pick([slab(-50, -46, 100, 92, "none", 8, { stroke: metal, "stroke-width": 14 }) + line("M-50,0 L54,0", metal, 9), disc(0, 0, 52, metal) + disc(-6, -6, 34, glowOf(metal)), line("M-52,0 C-52,-70 52,-70 52,0 C52,70 -52,70 -52,0 M-46,0 L50,0", metal, 13), slab(-60, -40, 120, 80, metal, 6) + slab(-46, -26, 92, 52, shadeOf(metal), 4)]);
  const coil = "M-60,-34 L-60,34 C-190,30 -220,150 -60,170 C120,186 240,120 200,20 C180,-40 120,-36 60,-34 L60,34 C120,30 130,36 134,50 C140,90 60,110 -30,102 C-120,96 -90,34 -20,34 L-20,-34 Z";
  const stitched = dice.next() < 0.6 ? dashed("M-60,20 C-170,20 -190,140 -60,158 C120,172 220,110 186,24 C170,-24 120,-24 60,-22", seamOf(thing.colour), 2.5, "10 7") : "";
  const holes = [0, 1, 2, 3].map((at) => disc(96 + at * 26, -6 + at * at * 4, 4.5, shadeOf(shadeOf(thing.colour)))).join("");
  return { art: cloth.defs + cloth.piece(coil, stitched, holes) + fill("M-70,-34 L66,-34 L66,34 L-66,34 Z", thing.colour) + fill("M-66,22 L66,22 L66,34 L-66,34 Z", shadeOf(thing.colour)) + buckle, box: [-196, -64, 216, 182], stance: "lies" };
};

export const scarf: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const seam = seamOf(thing.colour);
  const way = dice.pick(["square", "long", "knotted"] as const);
  if (way === "square") {
    return { art: cloth.defs + cloth.piece("M0,-190 L196,0 C160,50 90,110 10,186 L-190,10 Z", line("M0,-164 L168,0 L10,156 L-164,8 Z", thing.second, 14), disc(0, 0, 44, thing.second), disc(0, 0, 28, thing.colour)) + fill("M196,0 C150,-20 110,0 90,40 C70,90 40,130 10,186 C80,140 150,70 196,0 Z", shadeOf(thing.colour)) + line("M90,40 Q120,20 150,24", seam, 2.5), box: [-196, -196, 200, 190], stance: "lies" };
  }
  if (way === "long") {
    return { art: cloth.defs + cloth.piece("M-120,-160 C-40,-200 60,-190 100,-150 C140,-100 20,-70 30,-10 L70,240 L-20,256 L-60,20 C-70,-50 30,-80 10,-110 C-10,-130 -60,-110 -70,-80 L-100,180 L-180,170 L-160,-60 C-156,-110 -150,-140 -120,-160 Z", line("M-60,20 C-70,-40 20,-80 16,-110 M-100,-140 Q-130,-110 -126,-40 M10,40 L30,200 M-130,0 L-144,140", seam, 2.5)) + dashed("M-182,180 L-100,190 M-20,266 L72,250", thing.colour, 22, "4 8"), box: [-186, -196, 130, 280], stance: "lies" };
  }
  return { art: cloth.defs + cloth.piece("M-14,-20 C-120,-110 -200,-60 -190,30 C-130,50 -60,30 -10,0 C40,60 100,80 170,50 C200,-40 130,-110 14,-22 Z") + cloth.piece("M-10,-10 C-60,60 -100,120 -80,220 L-10,180 C-20,120 0,60 8,20 C30,90 60,130 110,190 L160,130 C100,90 50,40 18,-10 Z") + fill("M-26,-26 Q0,-40 28,-24 Q36,0 24,20 Q0,32 -24,18 Q-34,0 -26,-26 Z", shadeOf(thing.colour)) + line("M-34,0 Q-90,-30 -140,-14 M34,-4 Q90,-20 130,4 M-8,30 Q-40,100 -44,160 M16,30 Q50,90 100,140", seam, 2.5), box: [-196, -100, 196, 224], stance: "lies" };
};

export const hat: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const band = thing.second;
  const straw = dice.next() < 0.3 ? dashed("M-110,-40 Q0,-10 110,-40 M-112,-80 Q0,-50 112,-80 M-100,-116 Q0,-90 100,-116 M-190,20 Q0,64 190,20", seamOf(thing.colour), 3, "8 6") : "";
  const way = dice.pick(["fedora", "wide", "cloche"] as const);
  const art = {
    fedora: cloth.piece("M-230,10 C-160,-30 -110,-10 0,-6 C110,-10 160,-30 230,10 C200,70 90,80 0,76 C-90,80 -200,70 -230,10 Z") + cloth.piece("M-116,10 C-130,-80 -110,-150 -70,-166 C-40,-176 -20,-150 6,-152 C40,-156 60,-176 84,-160 C116,-140 128,-70 116,10 Q0,44 -116,10 Z", straw, fill("M-140,-36 Q0,0 140,-36 L140,14 Q0,52 -140,14 Z", band)) + line("M-40,-160 C-20,-110 10,-100 6,-150", seamOf(thing.colour), 3),
    wide: cloth.piece("M-290,30 C-240,-40 -120,-20 0,-20 C120,-20 240,-60 290,10 C260,90 120,100 0,96 C-120,100 -250,100 -290,30 Z", line("M-240,40 Q0,92 240,28", shadeOf(thing.colour), 5)) + cloth.piece("M-120,6 C-124,-110 -60,-150 0,-150 C60,-150 124,-110 120,6 Q0,40 -120,6 Z", straw, fill("M-140,-34 Q0,0 140,-34 L140,14 Q0,50 -140,14 Z", band)) + line("M110,0 C150,30 180,80 240,130 M112,6 C130,60 150,100 190,160", band, 10),
    cloche: cloth.piece("M-130,20 C-150,-130 -60,-190 0,-190 C60,-190 150,-130 130,20 C170,40 190,70 180,90 C100,60 -100,60 -180,90 C-190,70 -170,40 -130,20 Z", fill("M-160,-10 Q0,24 160,-10 L160,34 Q0,60 -160,34 Z", band)) + disc(70, 24, 26, band) + disc(70, 24, 12, shadeOf(band)),
  }[way];
  return { art: cloth.defs + art, box: way === "wide" ? [-294, -156, 294, 164] : [-232, -194, 232, 96], stance: "lies" };
};

export const cap: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const seam = seamOf(thing.colour);
  return { art: cloth.defs + cloth.piece("M-170,40 C-180,-80 -100,-150 0,-152 C90,-150 140,-90 146,20 Q0,60 -170,40 Z", line("M-10,-152 C-60,-90 -70,-20 -60,54 M-10,-152 C50,-100 76,-40 74,40", seam, 2.5)) + fill("M20,34 C90,-4 170,-10 240,34 C270,60 260,80 230,76 C160,50 90,50 20,54 Z", dice.pick([thing.second, shadeOf(thing.colour)])) + line("M40,42 C110,14 170,12 232,50", seam, 2.5) + disc(-10, -154, 9, shadeOf(thing.colour)) + dice.pick([disc(20, -60, 26, thing.second), slab(-6, -86, 56, 44, thing.second, 4), fill("M20,-90 L46,-40 L-6,-40 Z", thing.second), ""]) + dashed("M-164,30 Q0,48 140,12", seam, 2.5, "9 7"), box: [-180, -168, 264, 84], stance: "lies" };
};

export const beret: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  return { art: cloth.defs + cloth.piece("M-190,10 C-210,-90 -60,-150 60,-136 C180,-120 230,-40 190,30 C150,70 80,50 0,62 C-80,70 -170,60 -190,10 Z", line("M-120,-60 Q-20,-110 100,-90 M-150,-10 Q-60,-40 20,-40", glowOf(thing.colour), 4), fill("M-190,10 C-120,70 120,20 200,-40 C240,60 160,90 0,90 C-120,90 -190,70 -190,10 Z", shadeOf(thing.colour))) + line("M-120,60 Q-20,76 90,52", seamOf(thing.colour), 14) + line("M20,-138 Q28,-160 44,-164", thing.colour, 10) + (dice.next() < 0.4 ? disc(-90, 24, 16, "#c69a45") : ""), box: [-202, -170, 212, 86], stance: "lies" };
};

export const gloves: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const long = dice.pick([150, 300]);
  const seam = seamOf(thing.colour);
  const hand = d`M-54,${long} C-48,${long * 0.5} -44,40 -62,-10 C-72,-40 -96,-60 -110,-90 C-116,-110 -92,-118 -78,-102 C-66,-88 -56,-76 -46,-72 L-56,-180 C-56,-202 -30,-204 -28,-184 L-16,-100 L-14,-212 C-12,-232 14,-232 14,-212 L16,-100 L32,-198 C36,-216 60,-212 58,-192 L46,-92 L70,-150 C80,-166 100,-158 94,-138 L60,-20 C50,30 50,${long * 0.5} 56,${long} Q0,${long + 14} -54,${long} Z`;
  const detail = line("M-14,-84 L-10,-30 M14,-84 L16,-28 M40,-80 L38,-30", seam, 2.5) + dice.pick([fill("M-100,30 L100,30 L100,58 L-100,58 Z", thing.second), disc(-30, 70, 7, "#c69a45") + disc(-30, 94, 7, "#c69a45") + disc(-30, 118, 7, "#c69a45"), line(d`M-60,${long - 16} Q0,${long - 2} 60,${long - 16}`, thing.second, 10)]);
  const one = cloth.piece(hand, detail);
  return { art: cloth.defs + group({ transform: "translate(70 20) rotate(14) scale(-1 1)" }, one) + group({ transform: "translate(-50 0) rotate(-6)" }, one), box: [-170, -236, 190, long + 50], stance: "lies" };
};

export const tie: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  if (dice.next() < 0.3) {
    return { art: cloth.defs + cloth.piece("M0,0 C-60,-60 -150,-70 -180,-40 C-190,0 -190,40 -176,66 C-140,80 -60,50 0,10 C60,54 140,80 176,60 C190,30 190,-20 178,-50 C140,-70 60,-50 0,0 Z", line("M-20,0 Q-80,-16 -120,-6 M20,4 Q80,-8 120,8", seamOf(thing.colour), 3)) + cloth.piece("M-26,-34 Q0,-44 26,-34 L28,38 Q0,48 -28,38 Z"), box: [-190, -74, 190, 80], stance: "lies" };
  }
  return { art: cloth.defs + line("M-24,-196 C-100,-220 -110,-290 0,-292 C110,-290 100,-220 24,-196", shadeOf(thing.colour), 26) + cloth.piece("M-10,-156 L30,-160 L76,180 L30,226 L0,180 Z") + cloth.piece("M-30,-160 L26,-160 L48,230 L-10,290 L-66,230 Z") + cloth.piece("M-44,-222 Q0,-236 44,-222 L28,-154 Q0,-146 -28,-154 Z") + line("M-8,-140 Q4,-60 -4,20", seamOf(thing.colour), 2.5), box: [-110, -306, 110, 294], stance: "lies" };
};
