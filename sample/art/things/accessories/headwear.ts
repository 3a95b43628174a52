import { fabricOf } from "../fabric";
import { both } from "../outline";
import { dashed, disc, fill, glowOf, line, seamOf, shadeOf, slab } from "../pen";
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
  const frame = thing.color;
  const folded = dice.next() < 0.5;
  const arms = folded
    ? line("M-166,-30 C-120,-76 80,-84 150,-70 M166,-30 C120,-92 -60,-100 -140,-86", shadeOf(frame), thin ? 6 : 14)
    : line(both("M170,-50 C210,-70 214,-130 204,-190 Q200,-214 186,-214"), shadeOf(frame), thin ? 6 : 13);
  return {
    art:
      arms +
      line(
        way === "aviator" ? "M-24,-46 L24,-46 M-22,-22 Q0,-34 22,-22" : "M-24,-18 Q0,-40 24,-18",
        frame,
        thin ? 6 : 13,
      ) +
      both(lens)
        .split(" Z M")
        .map((path, at) => (at ? `M${path}` : `${path} Z`))
        .map((path) => fill(path, tint) + line(path, frame, thin ? 7 : 17))
        .join("") +
      line("M56,14 L110,-40 M84,22 L124,-18 M-124,14 L-70,-40 M-96,22 L-56,-18", glowOf(tint), 5),
    box: [-214, folded ? -112 : -220, 214, 86],
    stance: "lies",
  };
};

export const hat: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const band = thing.second;
  const straw =
    dice.next() < 0.3
      ? dashed(
          "M-110,-40 Q0,-10 110,-40 M-112,-80 Q0,-50 112,-80 M-100,-116 Q0,-90 100,-116 M-190,20 Q0,64 190,20",
          seamOf(thing.color),
          3,
          "8 6",
        )
      : "";
  const way = dice.pick(["fedora", "wide", "cloche"] as const);
  const art = {
    fedora:
      cloth.piece(
        "M-230,10 C-160,-30 -110,-10 0,-6 C110,-10 160,-30 230,10 C200,70 90,80 0,76 C-90,80 -200,70 -230,10 Z",
      ) +
      cloth.piece(
        "M-116,10 C-130,-80 -110,-150 -70,-166 C-40,-176 -20,-150 6,-152 C40,-156 60,-176 84,-160 C116,-140 128,-70 116,10 Q0,44 -116,10 Z",
        straw,
        fill("M-140,-36 Q0,0 140,-36 L140,14 Q0,52 -140,14 Z", band),
      ) +
      line("M-40,-160 C-20,-110 10,-100 6,-150", seamOf(thing.color), 3),
    wide:
      cloth.piece(
        "M-290,30 C-240,-40 -120,-20 0,-20 C120,-20 240,-60 290,10 C260,90 120,100 0,96 C-120,100 -250,100 -290,30 Z",
        line("M-240,40 Q0,92 240,28", shadeOf(thing.color), 5),
      ) +
      cloth.piece(
        "M-120,6 C-124,-110 -60,-150 0,-150 C60,-150 124,-110 120,6 Q0,40 -120,6 Z",
        straw,
        fill("M-140,-34 Q0,0 140,-34 L140,14 Q0,50 -140,14 Z", band),
      ) +
      line("M110,0 C150,30 180,80 240,130 M112,6 C130,60 150,100 190,160", band, 10),
    cloche:
      cloth.piece(
        "M-130,20 C-150,-130 -60,-190 0,-190 C60,-190 150,-130 130,20 C170,40 190,70 180,90 C100,60 -100,60 -180,90 C-190,70 -170,40 -130,20 Z",
        fill("M-160,-10 Q0,24 160,-10 L160,34 Q0,60 -160,34 Z", band),
      ) +
      disc(70, 24, 26, band) +
      disc(70, 24, 12, shadeOf(band)),
  }[way];
  return {
    art: cloth.defs + art,
    box: way === "wide" ? [-294, -156, 294, 164] : [-232, -194, 232, 96],
    stance: "lies",
  };
};

export const cap: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const seam = seamOf(thing.color);
  return {
    art:
      cloth.defs +
      cloth.piece(
        "M-170,40 C-180,-80 -100,-150 0,-152 C90,-150 140,-90 146,20 Q0,60 -170,40 Z",
        line("M-10,-152 C-60,-90 -70,-20 -60,54 M-10,-152 C50,-100 76,-40 74,40", seam, 2.5),
      ) +
      fill(
        "M20,34 C90,-4 170,-10 240,34 C270,60 260,80 230,76 C160,50 90,50 20,54 Z",
        dice.pick([thing.second, shadeOf(thing.color)]),
      ) +
      line("M40,42 C110,14 170,12 232,50", seam, 2.5) +
      disc(-10, -154, 9, shadeOf(thing.color)) +
      dice.pick([
        disc(20, -60, 26, thing.second),
        slab(-6, -86, 56, 44, thing.second, 4),
        fill("M20,-90 L46,-40 L-6,-40 Z", thing.second),
        "",
      ]) +
      dashed("M-164,30 Q0,48 140,12", seam, 2.5, "9 7"),
    box: [-180, -168, 264, 84],
    stance: "lies",
  };
};

export const beret: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  return {
    art:
      cloth.defs +
      cloth.piece(
        "M-190,10 C-210,-90 -60,-150 60,-136 C180,-120 230,-40 190,30 C150,70 80,50 0,62 C-80,70 -170,60 -190,10 Z",
        line("M-120,-60 Q-20,-110 100,-90 M-150,-10 Q-60,-40 20,-40", glowOf(thing.color), 4),
        fill("M-190,10 C-120,70 120,20 200,-40 C240,60 160,90 0,90 C-120,90 -190,70 -190,10 Z", shadeOf(thing.color)),
      ) +
      line("M-120,60 Q-20,76 90,52", seamOf(thing.color), 14) +
      line("M20,-138 Q28,-160 44,-164", thing.color, 10) +
      (dice.next() < 0.4 ? disc(-90, 24, 16, "#c69a45") : ""),
    box: [-202, -170, 212, 86],
    stance: "lies",
  };
};
