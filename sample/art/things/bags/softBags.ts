import type { Maker } from "../thing.types";
import { fabricOf } from "../fabric";
import { both, outline } from "../outline";
import { d, dashed, disc, fill, glowOf, line, seamOf, shadeOf, slab } from "../pen";
import { charm, chain, clasp, metals, ring, strap } from "./parts";

export const bucket: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -80);
  const metal = dice.pick(metals);
  const w = dice.pick([120, 140]);
  return {
    art:
      cloth.defs +
      strap(d`M${-w + 4},-200 C${-w - 20},-400 ${w + 20},-400 ${w - 4},-200`, thing.second, 14) +
      fill(d`M${-w},-220 Q0,-250 ${w},-220 Q0,-196 ${-w},-220 Z`, shadeOf(shadeOf(thing.color))) +
      cloth.piece(
        outline(d`M0,-206 Q${w * 0.6},-208 ${w},-222 C${w - 12},-150 ${w},-80 ${w - 6},-16 Q${w * 0.5},8 0,6`),
        dice.pick([
          fill("M-200,-54 Q0,-34 200,-54 L200,20 L-200,20 Z", shadeOf(thing.color)),
          line(both("M40,-200 C30,-140 40,-120 36,-90 M84,-206 C76,-170 82,-150 78,-130"), seamOf(thing.color), 3),
        ]),
      ) +
      line(d`M${-w + 8},-178 Q0,-152 ${w - 8},-178`, shadeOf(thing.color), 5) +
      line("M-10,-160 C-30,-110 -40,-100 -34,-60 M12,-160 C20,-120 34,-110 30,-76", thing.second, 6) +
      disc(-34, -54, 9, metal) +
      disc(30, -70, 9, metal) +
      ring(-w + 4, -204, metal) +
      ring(w - 4, -204, metal),
    box: [-w - 14, -360, w + 14, 6],
    stance: "stands",
  };
};

export const hobo: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -100);
  const metal = dice.pick(metals);
  const body = dice.pick([
    "M0,-120 C70,-124 120,-180 150,-232 L176,-214 C214,-110 190,6 70,8 L0,10",
    "M0,-150 C70,-150 130,-190 160,-240 C190,-150 210,-20 120,0 L0,8",
  ]);
  return {
    art:
      cloth.defs +
      strap("M-160,-226 C-140,-360 140,-360 160,-226", dice.pick([thing.color, shadeOf(thing.color)]), 26) +
      fill(
        "M-150,-226 C-60,-200 60,-200 150,-226 C120,-160 60,-110 0,-110 C-60,-110 -120,-160 -150,-226 Z",
        shadeOf(shadeOf(thing.color)),
      ) +
      cloth.piece(
        outline(body),
        line(
          "M-60,-112 C-80,-70 -60,-40 -84,-10 M50,-110 C70,-80 56,-50 70,-24 M0,-106 Q-8,-80 2,-60",
          seamOf(thing.color),
          3,
        ),
      ) +
      ring(-162, -224, metal) +
      ring(162, -224, metal) +
      charm(dice, 150, -210, thing.second, metal),
    box: [-204, -330, 204, 10],
    stance: "stands",
  };
};

export const backpack: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -120);
  const metal = dice.pick(metals);
  const seam = seamOf(thing.color);
  const flap = dice.next() < 0.5;
  return {
    art:
      cloth.defs +
      line(both("M96,-250 C170,-240 176,-90 128,-30"), shadeOf(thing.color), 20) +
      strap("M-30,-300 C-34,-346 34,-346 30,-300", shadeOf(thing.color), 14) +
      cloth.piece(outline("M0,-306 C80,-306 126,-280 130,-220 L140,-30 Q140,2 110,2 L0,4")) +
      cloth.piece(
        outline("M0,-122 L92,-122 Q106,-122 106,-108 L108,-26 Q108,-10 92,-10 L0,-8"),
        line("M-100,-98 L100,-98", metal, 4),
      ) +
      (flap
        ? cloth.piece(outline("M0,-312 C90,-312 132,-290 136,-220 L132,-176 Q70,-146 0,-146")) +
          slab(-62, -190, 18, 92, shadeOf(thing.color), 5) +
          slab(44, -190, 18, 92, shadeOf(thing.color), 5) +
          slab(-66, -130, 26, 22, "none", 4, { stroke: metal, "stroke-width": 5 }) +
          slab(40, -130, 26, 22, "none", 4, { stroke: metal, "stroke-width": 5 })
        : line("M-118,-170 C-124,-270 124,-270 118,-170", seam, 4) +
          line("M104,-200 L112,-166", metal, 6) +
          slab(-34, -232, 68, 40, glowOf(thing.color), 6)),
    box: [-166, -344, 166, 4],
    stance: "stands",
  };
};

export const pouch: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -90);
  const metal = dice.pick(metals);
  const [shape, h] = dice.pick([
    ["M0,-150 C60,-150 110,-160 140,-168 C196,-110 190,-6 130,2 L0,8", 168],
    ["M0,-190 C50,-186 80,-190 96,-200 C80,-176 84,-160 110,-140 C170,-90 160,0 100,2 L0,6", 210],
    ["M0,-170 L170,-170 Q182,-170 182,-156 L186,-14 Q186,0 170,0 L0,0", 176],
  ] as const);
  const gathers = line(
    "M-60,-144 C-76,-100 -58,-80 -76,-40 M-20,-140 C-30,-100 -14,-80 -24,-50 M30,-142 C22,-100 44,-80 34,-44 M84,-146 C80,-110 98,-90 92,-60",
    seamOf(thing.color),
    3,
  );
  const closed =
    h === 210
      ? line("M-92,-150 Q0,-134 92,-150", thing.second, 7) +
        line("M20,-142 C50,-120 40,-90 56,-66 M28,-142 C70,-130 80,-110 84,-84", thing.second, 5)
      : h === 176
        ? line("M-176,-152 L176,-152", metal, 6) +
          line("M150,-152 C176,-130 200,-140 214,-112", thing.second, 9) +
          dashed("M-166,-18 L166,-18", seamOf(thing.color), 2.5, "9 7")
        : line("M-136,-160 Q0,-134 136,-160", metal, 11) + disc(-9, -156, 11, metal) + disc(9, -158, 11, glowOf(metal));
  return {
    art: cloth.defs + cloth.piece(outline(shape), h === 176 ? "" : gathers) + closed,
    box: [-194, -h - 4, 214, 8],
    stance: "stands",
  };
};

export const clutch: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, -80);
  const metal = dice.pick(metals);
  const way = dice.pick(["envelope", "box", "fold", "shell"] as const);
  if (way === "box") {
    return {
      art:
        cloth.defs +
        chain("M-150,-140 C-220,-300 120,-330 170,-140", metal) +
        cloth.piece(outline("M0,-150 L160,-150 Q176,-150 176,-134 L176,-16 Q176,0 160,0 L0,0")) +
        line("M-176,-110 L176,-110", metal, 7) +
        disc(-12, -152, 14, metal) +
        disc(12, -154, 14, glowOf(metal)) +
        line("M-160,-20 L-160,-90", glowOf(thing.color), 5),
      box: [-182, -290, 182, 0],
      stance: "stands",
    };
  }
  if (way === "shell") {
    return {
      art:
        cloth.defs +
        cloth.piece(
          outline("M0,-190 C90,-196 186,-130 186,-50 Q180,-10 120,0 L0,4"),
          line(
            both(
              "M0,-6 L0,-180 M30,-8 C46,-60 62,-120 70,-170 M60,-6 C96,-50 126,-90 140,-126 M90,-4 C130,-24 160,-46 178,-72",
            ),
            seamOf(thing.color),
            3,
          ),
        ) +
        slab(-50, -12, 100, 16, metal, 8),
      box: [-190, -196, 190, 6],
      stance: "stands",
    };
  }
  const flap =
    way === "envelope" ? outline("M0,-178 L186,-178 L0,-62") : outline("M0,-178 L186,-178 L178,-84 Q90,-70 0,-78");
  return {
    art:
      cloth.defs +
      cloth.piece(
        outline("M0,-174 L184,-174 L188,-12 Q188,0 176,0 L0,0"),
        dashed("M-170,-16 L170,-16", seamOf(thing.color), 2.5, "9 7"),
      ) +
      fill(flap, shadeOf(shadeOf(thing.color)), { transform: "translate(3 8)", "fill-opacity": "0.45" }) +
      cloth.piece(flap) +
      (way === "envelope" ? clasp(dice, 0, -74, metal) : line("M-60,-92 L60,-92", metal, 8)) +
      line("M150,-160 C200,-150 220,-110 204,-70 C196,-54 186,-60 188,-80", thing.second, 7),
    box: [-192, -182, 212, 2],
    stance: "stands",
  };
};
