import { lighter, mix } from "../../kit/svg";
import { d, disc, fill, glowOf, group, line, oval, shadeOf, slab } from "../pen";
import type { Maker } from "../thing.types";

const lids = ["#c69a45", "#1d1b1c", "#e6d3b1", "#6d1f33", "#3c2a22", "#b9bec6"] as const;
const silver = "#dde2e6";

/** An open compact: the lid stands up with its mirror, the pan lies in front of it. */
export const blushCompact: Maker = (thing, dice) => {
  const lid = dice.pick(lids);
  const round = dice.next() < 0.6;
  const embossed = dice.pick([
    Array.from({ length: 7 }, (_, at) =>
      line(d`M0,44 Q${-60 + at * 20},10 ${-72 + at * 24},-14`, shadeOf(thing.color), 3),
    ).join(""),
    line(
      "M-60,10 Q-30,-8 0,10 T60,10 M-70,32 Q-35,14 0,32 T70,32 M-50,-10 Q-25,-26 0,-10 T50,-10",
      shadeOf(thing.color),
      3,
    ),
    oval(0, 18, 40, 18, shadeOf(thing.color)) + oval(-3, 15, 36, 15, thing.color),
  ]);
  const art = round
    ? disc(0, -130, 128, lid) +
      disc(0, -130, 110, silver) +
      fill("M-70,-60 L40,-226 L76,-204 L-36,-38 Z", lighter(silver, 0.7)) +
      slab(-26, -14, 52, 16, shadeOf(lid), 4) +
      oval(0, 62, 146, 68, shadeOf(lid)) +
      oval(0, 50, 146, 66, lid) +
      oval(0, 46, 116, 50, shadeOf(thing.color)) +
      oval(-3, 42, 112, 47, thing.color) +
      group({ transform: "translate(0 26)" }, embossed)
    : fill("M-130,-250 L130,-250 L136,-6 L-136,-6 Z", lid) +
      fill("M-112,-232 L112,-232 L116,-26 L-116,-26 Z", silver) +
      fill("M-80,-40 L30,-232 L74,-232 L-30,-40 Z", lighter(silver, 0.7)) +
      fill("M-136,0 L136,0 L176,120 L-176,120 Z", lid) +
      slab(-176, 120, 352, 18, shadeOf(lid), 4) +
      fill("M-112,14 L20,14 L28,104 L-138,104 Z", thing.color) +
      fill("M36,14 L112,14 L138,104 L46,104 Z", mix(thing.color, thing.second, 0.35));
  const brush =
    dice.next() < 0.5
      ? group(
          { transform: "translate(150 150) rotate(-64)" },
          slab(-10, -10, 20, 150, "#3c2a22", 9),
          slab(-16, -40, 32, 34, "#c69a45", 2),
          fill("M-18,-38 C-44,-90 -20,-120 0,-124 C20,-120 44,-90 18,-38 Z", "#b98a6a"),
        )
      : "";
  return { art: art + brush, box: [-182, -262, brush ? 290 : 182, brush ? 220 : 140], stance: "lies" };
};

export const highlighter: Maker = (thing, dice) => {
  if (dice.next() < 0.5) return blushCompact({ ...thing, color: lighter(thing.color, 0.3) }, dice);
  const metal = dice.pick(lids);
  const sheen = glowOf(thing.color);
  return {
    art:
      fill(
        "M-240,60 C-120,0 0,60 160,-20 C190,0 170,50 190,70 C60,110 -100,90 -236,130 C-220,100 -250,90 -240,60 Z",
        thing.color,
      ) +
      line("M-190,80 Q-40,50 130,20 M-160,100 Q0,76 150,56", lighter(sheen, 0.5), 5) +
      group(
        { transform: "translate(10 -60) rotate(28)" },
        slab(-46, -60, 92, 190, metal, 10),
        slab(14, -60, 32, 190, shadeOf(metal), 10),
        slab(-38, -92, 76, 36, "#e6d3b1", 3),
        fill("M-34,-90 L-34,-130 C-34,-176 34,-176 34,-130 L34,-90 Z", sheen),
        fill("M8,-90 L10,-160 C30,-156 34,-140 34,-130 L34,-90 Z", thing.color),
      ),
    box: [-246, -230, 196, 134],
    stance: "lies",
  };
};

export const powder: Maker = (thing, dice) => {
  const lid = dice.pick(lids);
  const skin = thing.toned ? thing.color : mix(thing.color, "#eccfae", 0.55);
  const puffed = dice.next() < 0.6;
  const dust = [
    [-150, 20, 5],
    [-176, -6, 3],
    [140, 44, 4],
    [170, 20, 6],
    [186, 54, 3],
    [-130, 60, 3],
  ]
    .map(([x, y, r]) => disc(x, y, r, skin))
    .join("");
  return {
    art:
      slab(-130, -60, 260, 130, glowOf(lid), 22) +
      slab(50, -60, 80, 130, shadeOf(glowOf(lid)), 22) +
      oval(0, -58, 130, 40, shadeOf(skin)) +
      oval(-4, -56, 116, 32, skin) +
      (puffed
        ? fill("M-96,-70 C-130,-110 -100,-170 0,-172 C100,-170 130,-110 96,-70 C60,-40 -60,-40 -96,-70 Z", "#f0d8cf") +
          fill("M96,-70 C60,-40 -60,-40 -96,-70 C-50,-62 50,-62 96,-70 Z", "#d9b3a6") +
          line("M-40,-164 C-20,-200 30,-198 44,-162", thing.color, 14) +
          line("M-70,-120 Q-76,-104 -66,-92 M70,-124 Q78,-106 68,-92", "#d9b3a6", 4)
        : group(
            { transform: "translate(140 -90) rotate(18)" },
            oval(0, 0, 130, 132, lid),
            oval(-6, -6, 118, 120, glowOf(lid)),
            line("M-60,-60 Q-20,-96 40,-84", "#fffaf2", 5),
          )) +
      dust,
    box: [-190, puffed ? -204 : -230, puffed ? 190 : 276, 74],
    stance: "lies",
  };
};

/** Seen from above, open like a book. */
export const eyeshadowPalette: Maker = (thing, dice) => {
  const lid = dice.pick(["#1d1b1c", "#3c2a22", "#6d1f33", "#e6d3b1", "#5c2f54"]);
  const [columns, rows] = dice.pick([
    [4, 2],
    [3, 3],
    [5, 2],
    [2, 2],
  ] as const);
  const family = [
    thing.color,
    lighter(thing.color, 0.45),
    shadeOf(thing.color),
    thing.second,
    mix(thing.color, thing.second, 0.5),
    mix(thing.color, "#e6d3b1", 0.6),
    mix(thing.second, "#5a3a2a", 0.5),
    "#c69a45",
    mix(thing.color, "#3c2a22", 0.6),
    "#f0d8cf",
  ];
  const [w, h] = [columns * 78 + 34, rows * 78 + 34];
  const circles = dice.next() < 0.45;
  let pans = "";
  for (let at = 0; at < columns * rows; at += 1) {
    const [x, y] = [-w / 2 + 17 + (at % columns) * 78 + 5, 17 + Math.floor(at / columns) * 78 + 5];
    const color = family[(at * 3) % family.length];
    pans += circles
      ? disc(x + 34, y + 34, 34, shadeOf(color)) + disc(x + 33, y + 32, 32, color)
      : slab(x, y, 68, 68, shadeOf(color), 5) + slab(x, y, 65, 64, color, 5);
    if (at % 3 === 1) pans += line(d`M${x + 20},${y + 44} Q${x + 36},${y + 20} ${x + 50},${y + 26}`, glowOf(color), 6);
  }
  const mirror =
    slab(-w / 2, -h - 6, w, h, lid, 12) +
    slab(-w / 2 + 18, -h + 12, w - 36, h - 36, silver, 4) +
    fill(
      d`M${-w / 2 + 40},-24 L${-w / 2 + 100},${-h + 12} L${-w / 2 + 150},${-h + 12} L${-w / 2 + 90},-24 Z`,
      lighter(silver, 0.7),
    );
  const tool =
    dice.next() < 0.6
      ? group(
          { transform: `translate(${Math.round(w / 2 - 30)} ${Math.round(h / 2)}) rotate(34)` },
          slab(-7, -150, 14, 230, "#1d1b1c", 6),
          slab(-8, -160, 16, 20, "#c69a45"),
          oval(0, -176, 11, 22, "#b98a6a"),
        )
      : "";
  return {
    art:
      mirror +
      slab(-w / 2, 6, w, h + 8, shadeOf(lid), 12) +
      slab(-w / 2, 0, w, h, lid, 12) +
      slab(-60, -8, 120, 10, shadeOf(lid), 3) +
      pans +
      tool,
    box: [-w / 2 - 4, -h - 10, w / 2 + (tool ? 70 : 4), h + 14],
    stance: "lies",
  };
};
