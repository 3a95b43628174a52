import type { Dice } from "../../kit/seed";
import { fabricOf } from "../fabric";
import { both, mirrored, outline } from "../outline";
import { dashed, disc, fill, group, line, seamOf, shadeOf } from "../pen";
import type { Drawn, Maker, Thing } from "../thing.types";
import { blazers, front } from "./jackets";
import { buttons, folds, hanger, lapels, sleevePair } from "./parts";
import { trouserMakers } from "./trousers";

const puffer: Maker = (thing, dice) => {
  const cloth = fabricOf({ ...thing, pattern: thing.pattern === "quilted" ? undefined : thing.pattern }, dice);
  const rows = dice.pick([5, 7]);
  const length = rows * 62;
  const seam = seamOf(thing.color);
  let right = "M0,6 L38,0 C70,0 100,14 110,34";
  let quilts = "";
  for (let row = 0; row < rows; row += 1) {
    const y = 34 + row * ((length - 34) / rows);
    const step = (length - 34) / rows;
    right += ` C${126},${y + step * 0.2} ${126},${y + step * 0.8} ${110},${y + step}`;
    quilts +=
      line(
        `M-112,${y + step} C-60,${y + step + 14} -30,${y + step - 8} 0,${y + step + 4} C40,${y + step + 14} 80,${y + step - 6} 112,${y + step}`,
        seam,
        3,
      ) +
      fill(
        `M-112,${y + step} C-60,${y + step + 14} -30,${y + step - 8} 0,${y + step + 4} C40,${y + step + 14} 80,${y + step - 6} 112,${y + step} L112,${y + step - 14} Q0,${y + step - 4} -112,${y + step - 16} Z`,
        shadeOf(thing.color),
        { "fill-opacity": "0.6" },
      );
  }
  right += ` Q50,${length + 12} 0,${length + 8}`;
  const arm =
    "M64,10 C116,8 150,40 152,82 C166,100 164,126 156,140 C170,162 168,190 160,202 C172,226 168,252 160,266 C166,286 160,304 152,312 Q126,320 112,312 L100,120 Z";
  const armSeams = line(
    "M104,88 Q130,98 152,82 M106,150 Q134,156 156,140 M108,212 Q136,216 160,202 M110,272 Q138,278 160,266",
    seam,
    2.5,
  );
  return {
    art:
      cloth.defs +
      group({}, cloth.piece(arm, armSeams), cloth.piece(mirrored(arm), group({ transform: "scale(-1 1)" }, armSeams))) +
      cloth.piece(outline(right), quilts) +
      fill("M-48,20 C-60,-20 -50,-50 -36,-56 Q0,-66 36,-56 C50,-50 60,-20 48,20 Q0,44 -48,20 Z", thing.color) +
      fill("M-36,-56 Q0,-66 36,-56 Q0,-38 -36,-56 Z", shadeOf(shadeOf(thing.color))) +
      line("M-54,-16 Q0,6 54,-16", seam, 3) +
      line(`M0,-44 L2,${length + 4}`, thing.second, 5),
    box: [-174, -66, 174, length + 14],
    stance: "hangs",
  };
};

const cape: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, 200);
  const long = dice.next() < 0.5;
  const path = long
    ? "M0,4 L40,0 C92,20 120,70 140,150 C170,270 196,420 210,540 C140,570 60,552 0,560"
    : "M0,4 L40,0 C110,20 150,110 178,220 C192,280 200,320 206,360 C140,392 60,380 0,388";
  const bottom = long ? 566 : 396;
  return {
    art:
      cloth.defs +
      hanger("#6b4a34") +
      fill("M-38,-2 C-24,-18 24,-18 38,-2 L20,30 L-20,30 Z", shadeOf(shadeOf(thing.color))) +
      cloth.piece(
        outline(path),
        folds(dice, thing.color, 80, 90, 190, bottom, 4),
        line(`M0,30 Q6,${bottom / 2} 2,${bottom}`, seamOf(thing.color), 2.5),
      ) +
      line(both("M74,190 Q82,240 86,300"), seamOf(thing.color), 5) +
      dice.pick([
        fill("M-40,-8 L-8,32 L-46,58 L-70,14 Z M40,-8 L8,32 L46,58 L70,14 Z", thing.color) +
          line("M-40,-8 L-8,32 L-46,58 L-70,14 M40,-8 L8,32 L46,58 L70,14", seamOf(thing.color), 2.5),
        fill(
          "M0,24 C-46,-10 -60,20 -48,46 C-26,46 -8,36 0,24 C10,38 30,46 48,42 C60,14 40,-8 0,24 Z M-3,26 L-26,110 L-6,112 L4,40 L18,104 L36,96 L6,26 Z",
          shadeOf(thing.color),
        ),
      ]) +
      buttons(0, 80, 170, 3, thing.second, 6),
    box: [-214, -84, 214, bottom],
    stance: "hangs",
  };
};

const kaftan: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, 200);
  const long = dice.next() < 0.6;
  const path = long
    ? "M0,104 L30,2 C90,14 150,40 204,84 C216,170 214,250 204,316 C180,330 150,330 128,318 C132,430 146,540 158,640 C100,664 50,644 0,654"
    : "M0,104 L30,2 C90,14 150,40 210,90 C220,150 218,210 208,262 C180,276 150,276 122,266 C126,320 132,380 138,430 C90,450 40,436 0,444";
  const bottom = long ? 656 : 448;
  const trim = dice.pick([thing.second, "#c69a45"]);
  return {
    art:
      cloth.defs +
      fill("M-30,2 C-18,-10 18,-10 30,2 L0,110 Z", shadeOf(shadeOf(thing.color))) +
      cloth.piece(outline(path), folds(dice, thing.color, 70, 130, 130, bottom, 4)) +
      line("M-31,4 L0,106 L31,4", trim, 10) +
      dashed("M-42,10 L0,130 L42,10", trim, 4, "1 9") +
      line(both("M206,98 C214,160 212,220 203,290"), trim, 6) +
      line("M0,110 L0,190", trim, 4) +
      disc(-4, 200, 7, trim) +
      disc(6, 204, 7, trim) +
      (dice.next() < 0.5 ? line("M-66,220 Q0,236 66,220", shadeOf(thing.color), 12) : ""),
    box: [-222, -12, 222, bottom],
    stance: "hangs",
  };
};

const jumpsuit: Maker = (thing, dice) => {
  const cloth = fabricOf(thing, dice, 200);
  const seam = seamOf(thing.color);
  const [neck, sleeve] = dice.pick([
    ["M0,34 L36,0 L96,16 C90,46 86,70 84,92", "short"],
    ["M0,110 L40,2 L70,6 C66,50 72,74 84,92", ""],
    ["M0,34 L36,0 L96,16 C90,46 86,70 84,92", "long"],
  ] as const);
  const leg = dice.pick([
    "C74,250 92,290 98,350 C108,470 122,580 132,676 C104,692 66,684 34,688 C30,580 22,440 8,348 L0,344",
    "C70,240 92,280 92,340 C92,470 76,580 66,668 Q46,676 30,670 C30,560 24,440 8,348 L0,344",
  ]);
  return {
    art:
      cloth.defs +
      hanger() +
      fill("M-36,0 C-20,-16 20,-16 36,0 L0,60 Z", shadeOf(shadeOf(thing.color))) +
      (sleeve ? sleevePair(cloth, { name: sleeve, left: dice.between(2, 14), right: dice.between(2, 14) }) : "") +
      cloth.piece(
        outline(`${neck} C84,130 64,166 60,200 ${leg}`),
        fill("M4,346 C20,460 28,580 36,700 L60,700 C52,540 36,440 4,346 Z", shadeOf(thing.color), {
          "fill-opacity": "0.6",
        }),
      ) +
      (sleeve
        ? fill("M-34,-8 L0,34 L-30,62 L-58,12 Z M34,-8 L0,34 L30,62 L58,12 Z", thing.color) +
          line("M-34,-8 L0,34 L-30,62 L-58,12 M34,-8 L0,34 L30,62 L58,12", seam, 2.5) +
          line("M0,34 L0,340", thing.second, 4)
        : "") +
      fill("M-62,192 Q0,202 62,192 L62,214 Q0,224 -62,214 Z", shadeOf(thing.color)) +
      line(both("M52,230 Q66,250 84,262"), seam, 2.5) +
      line(both("M40,230 C52,400 70,540 78,670"), seam, 2.2),
    box: [-170, -84, 170, 690],
    stance: "hangs",
  };
};

/** Jacket above, trousers showing below: one hanger, one suit. */
const ensemble =
  (jacket: (thing: Thing, dice: Dice) => Drawn, leg: string, dy: number): Maker =>
  (thing, dice) => {
    const below = trouserMakers[leg](thing, dice);
    const above = jacket(thing, dice);
    return {
      art: group({ transform: `translate(${Math.round(dice.between(-10, 18))} ${dy})` }, below.art) + above.art,
      box: [-196, -84, 196, dy + below.box[3]],
      stance: "hangs",
    };
  };

const shirtFront = (depth: number, tie: string): string =>
  fill(`M-32,-4 Q0,10 32,-4 L0,${depth} Z`, "#fbf8f2") +
  fill("M-32,-6 L-2,26 L-20,44 L-40,10 Z M32,-6 L2,26 L20,44 L40,10 Z", "#fbf8f2") +
  line("M-32,-6 L-2,26 L-20,44 M32,-6 L2,26 L20,44", seamOf("#fbf8f2"), 2) +
  tie;

const suit: Maker = (thing, dice) => {
  const plan = dice.pick(blazers);
  const tie =
    dice.next() < 0.5
      ? fill(
          `M-9,24 L9,24 L6,42 L15,${plan.depth - 34} L0,${plan.depth} L-15,${plan.depth - 34} L-6,42 Z`,
          thing.second,
        )
      : "";
  return ensemble(
    front({
      ...plan,
      paint: (t, d2, cloth) =>
        shirtFront(plan.depth, tie) + lapels(cloth, plan.lapel, plan.depth, 60) + plan.paint(t, d2),
    }),
    dice.pick(["tailored trousers", "wide-leg trousers"]),
    200,
  )(thing, dice);
};

const tuxedo: Maker = (thing, dice) => {
  const satin = shadeOf(thing.color) === "#0f0d10" ? "#3a3638" : shadeOf(thing.color);
  const lapel = dice.pick(["shawl", "peak"] as const);
  const bow = fill("M0,28 L-32,12 L-32,46 Z M0,28 L32,12 L32,46 Z", "#1d1b1c") + disc(0, 29, 7, "#3a3638");
  return ensemble(
    front({
      front: "blazer",
      sleeve: "coat",
      lapel,
      depth: 214,
      bottom: 364,
      paint: (_t, _, cloth) =>
        shirtFront(
          214,
          dashed("M-10,60 L0,196 M10,60 L0,196", "#d8cfc2", 2, "5 5") + buttons(0, 80, 160, 3, "#1d1b1c", 4) + bow,
        ) +
        lapels(cloth, lapel, 214, 62, satin) +
        disc(-4, 226, 7, satin) +
        line(both("M44,276 L84,270"), satin, 7) +
        fill("M40,124 L72,118 L70,106 L56,112 L48,104 Z", "#fbf8f2"),
    }),
    "tailored trousers",
    200,
  )(thing, dice);
};

const tracksuit: Maker = (thing, dice) =>
  ensemble(
    front({
      front: "boxy",
      sleeve: "balloon",
      bottom: 284,
      paint: (t) =>
        fill("M-40,-10 Q0,16 40,-10 L44,14 Q0,46 -44,14 Z", shadeOf(t.color)) +
        line("M0,28 L0,272", t.second, 5) +
        line(both("M52,8 Q84,20 108,52 C130,110 142,200 138,290"), t.second, 8) +
        line("M-98,262 Q0,278 98,262", t.second, 9),
    }),
    "track",
    214,
  )(thing, dice);

export const special: Readonly<Record<string, Maker>> = {
  "puffer coat": puffer,
  cape,
  kaftan,
  jumpsuit,
  suit,
  tuxedo,
  tracksuit,
};
