import { fabricOf } from "../fabric";
import { d, dashed, disc, fill, glowOf, line, seamOf, shadeOf } from "../pen";
import type { ShoeArt } from "./heels";
import { heel, lining, pump, sole } from "./last";

const laces = (points: readonly (readonly [number, number])[], color: string): string =>
  points.map(([x, y]) => line(d`M${x - 6},${y + 6} L${x + 16},${y - 4}`, color, 5)).join("");

export const sneakers: ShoeArt = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const high = dice.next() < 0.3;
  const chunky = dice.next() < 0.4;
  const T = chunky ? 40 : 26;
  const seam = seamOf(thing.color);
  const white = "#fbf8f2";
  const upper = high
    ? "M10,-24 C0,-60 6,-100 8,-160 Q40,-172 74,-160 L92,-168 L112,-154 C112,-120 124,-100 150,-80 C180,-66 240,-62 262,-34 L262,-22 Z"
    : "M8,-24 C-2,-56 0,-84 12,-100 C28,-110 42,-92 60,-88 C74,-86 86,-104 96,-122 L118,-112 C130,-88 156,-74 190,-66 C236,-58 266,-50 262,-22 Z";
  const panels = dice.pick([
    fill("M-10,-20 L-10,-130 L40,-110 C52,-70 60,-40 84,-20 Z", thing.second) +
      fill("M226,-80 C200,-60 196,-40 200,-10 L290,-10 L290,-80 Z", shadeOf(thing.color)),
    fill("M46,-20 C90,-34 128,-60 146,-92 L176,-70 C160,-44 140,-30 120,-20 Z", thing.second),
    fill("M20,-20 C60,-70 130,-60 210,-20 Z", shadeOf(thing.color)) +
      fill("M-10,-60 L28,-70 L30,-130 L-10,-130 Z", thing.second),
    line("M60,-86 C70,-60 100,-40 150,-40 C190,-40 230,-50 262,-40", seam, 2.5) + disc(70, -56, 15, thing.second),
  ]);
  const sole = chunky
    ? d`M-2,-44 C-12,-14 0,2 16,0 L84,0 L94,-7 L110,0 L240,0 C272,0 278,-24 270,-46 C220,-36 170,-46 120,-40 C70,-36 30,-38 -2,-44 Z`
    : "M2,-28 C-4,-8 2,0 14,0 L246,0 C268,0 272,-14 266,-28 L2,-26 Z";
  return {
    art:
      `<g transform="translate(0 ${26 - T})">` +
      cloth.defs +
      fill(
        high
          ? "M8,-160 Q40,-182 74,-160 Q40,-150 8,-160 Z"
          : "M12,-100 C30,-116 60,-110 78,-104 L60,-86 C42,-90 28,-100 12,-100 Z",
        shadeOf(shadeOf(thing.color)),
      ) +
      fill(high ? "M74,-160 L96,-184 L120,-176 L112,-150 Z" : "M84,-102 L92,-134 L122,-124 L116,-108 Z", thing.second) +
      cloth.piece(upper, panels, line("M206,-62 C198,-50 196,-36 200,-22", seam, 2.5)) +
      laces(
        high
          ? [
              [96, -146],
              [100, -128],
              [108, -110],
              [122, -96],
              [138, -84],
            ]
          : [
              [104, -104],
              [116, -92],
              [132, -82],
              [150, -74],
            ],
        white,
      ) +
      "</g>" +
      fill(sole, dice.pick([white, white, "#e6d3b1", thing.second])) +
      dashed("M8,-14 L262,-14", shadeOf(white), 3, chunky ? "14 6" : "200 0") +
      line("M10,-2 L250,-2", dice.pick(["#a9845a", "#3d3d42", thing.second]), 5),
    height: (high ? 186 : 136) + T - 26,
  };
};

const lowUpper =
  "M6,-16 C-4,-42 0,-70 12,-80 C40,-64 66,-58 92,-64 C108,-70 118,-88 134,-90 C160,-88 200,-78 232,-64 C262,-50 270,-34 264,-14 Z";

const lowSole = (color: string): string =>
  fill("M2,-18 L266,-16 C272,-8 266,-2 256,-2 L120,-2 L100,-8 L84,-8 L84,0 L4,0 Z", color);

export const loafers: ShoeArt = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const seam = seamOf(thing.color);
  const thick = dice.next() < 0.35;
  const detail = dice.pick([
    line("M118,-26 C124,-52 140,-72 164,-84", shadeOf(thing.color), 22) +
      line("M126,-48 L148,-54", "#c69a45", 5) +
      disc(126, -48, 6, "#c69a45") +
      disc(150, -55, 6, "#c69a45"),
    line("M118,-26 C124,-52 140,-72 164,-84", shadeOf(thing.color), 24) +
      fill("M130,-56 L142,-62 L150,-50 L138,-44 Z", shadeOf(shadeOf(thing.color))),
    line("M160,-80 L154,-46 M164,-80 L164,-42 M168,-80 L176,-46", thing.second, 6) + disc(164, -78, 7, thing.second),
    line("M118,-26 C124,-52 140,-72 164,-84", thing.second, 20),
  ]);
  return {
    art:
      cloth.defs +
      fill("M12,-80 C40,-88 80,-82 112,-78 C100,-48 60,-40 12,-80 Z", "#8a6a50") +
      cloth.piece(lowUpper, detail, line("M130,-64 C160,-52 206,-44 244,-48 C254,-46 258,-40 260,-34", seam, 3)) +
      fill(
        thick ? "M0,-20 L268,-18 C276,-4 270,6 256,6 L4,6 Z" : "M2,-18 L266,-16 L264,-8 L84,-8 L84,0 L4,0 Z",
        dice.pick(["#2a2422", "#5a3a2a"]),
      ) +
      line("M14,-66 Q20,-40 10,-22", seam, 2.5),
    height: 94,
  };
};

export const brogues: ShoeArt = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const seam = seamOf(thing.color);
  const two = dice.next() < 0.5;
  const toe = two
    ? fill(
        "M214,-90 C206,-60 230,-50 214,-10 L290,-10 L290,-90 Z M-10,-10 L-10,-60 L34,-62 C40,-40 46,-24 60,-10 Z",
        thing.second,
      )
    : "";
  const dots =
    dashed(
      "M212,-66 C206,-50 222,-40 208,-18 M106,-74 C112,-44 140,-34 166,-22 M36,-62 C42,-40 48,-28 60,-20",
      seam,
      5,
      "0.1 9",
    ) +
    disc(238, -40, 3.5, seam) +
    disc(230, -46, 2.5, seam) +
    disc(246, -32, 2.5, seam);
  return {
    art:
      cloth.defs +
      fill("M12,-80 C40,-92 70,-92 96,-98 L110,-88 C80,-48 50,-40 12,-80 Z", "#8a6a50") +
      fill("M92,-80 L98,-108 L128,-98 L120,-82 Z", shadeOf(thing.color)) +
      cloth.piece(
        "M6,-16 C-4,-42 0,-70 12,-82 C40,-66 66,-64 92,-80 C104,-92 116,-98 128,-94 C160,-84 200,-76 232,-62 C262,-50 270,-34 264,-14 Z",
        toe,
        dots,
        line("M104,-78 C112,-48 138,-36 168,-22", seam, 2.5),
      ) +
      laces(
        [
          [118, -90],
          [132, -84],
          [146, -78],
          [160, -73],
        ],
        dice.pick([thing.second, seam]),
      ) +
      lowSole(dice.pick(["#2a2422", "#5a3a2a"])) +
      dashed("M10,-17 L262,-15", "#e6d3b1", 2, "5 4"),
    height: 110,
  };
};

export const balletFlats: ShoeArt = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const H = dice.pick([9, 14]);
  const toe = dice.pick(["round", "almond", "square", "pointed"] as const);
  const bow =
    fill(
      "M196,-50 C176,-76 160,-66 162,-46 L196,-50 C206,-72 228,-66 226,-44 Z",
      dice.pick([thing.second, shadeOf(thing.color)]),
    ) + disc(196, -50, 6, shadeOf(thing.color));
  const extra = dice.pick([
    bow,
    bow,
    line("M98,-30 C104,-84 124,-86 140,-34", shadeOf(thing.color), 9) + disc(112, -58, 5, "#c69a45"),
    fill("M222,-70 L300,-70 L300,0 L232,0 Z", thing.second),
  ]);
  const ribbons = dice.next() < 0.3;
  return {
    art:
      cloth.defs +
      heel("flat", H, "#5a3a2a") +
      fill(lining(H, 196), "#c8a37d") +
      (ribbons
        ? line(
            "M20,-66 C40,-130 90,-110 60,-160 M150,-48 C110,-80 40,-120 70,-164 M66,-162 C40,-190 20,-170 66,-162 C90,-196 116,-176 66,-162 M66,-162 L52,-116 M66,-162 L88,-124",
            thing.second,
            5,
          )
        : "") +
      cloth.piece(
        pump(H, toe, 196),
        line(d`M2,${-H - 60} C46,${-H - 26} 118,${-H * 0.5 - 10} 196,${-H * 0.1 - 40}`, glowOf(thing.color), 4),
        extra.includes("L300") ? extra : "",
      ) +
      (extra.includes("L300") ? "" : extra) +
      sole(H, "#3c2a22", toe === "pointed" ? 276 : 262),
    height: ribbons ? 190 : 78,
  };
};

export const clogs: ShoeArt = (thing, dice) => {
  const cloth = fabricOf(thing, dice);
  const wood = dice.pick(["#b98a5c", "#8a5f3e", "#d1a878"]);
  const high = dice.next() < 0.5;
  const base = high
    ? "M0,-84 C30,-92 64,-88 96,-66 C130,-42 170,-38 262,-40 C274,-30 272,-6 256,0 L180,0 C150,-2 140,-14 112,-18 C86,-18 76,-8 70,0 L8,0 C10,-30 -4,-60 0,-84 Z"
    : "M0,-46 C40,-50 90,-44 130,-40 L262,-40 C274,-30 272,-6 256,0 L150,0 C130,-12 100,-12 84,0 L8,0 C6,-16 -2,-30 0,-46 Z";
  const y = high ? -66 : -44;
  const strap =
    dice.next() < 0.5
      ? line(
          `M104,${y - 20} C70,${y - 60} 10,${y - 62} 6,${y - 40} C10,${y - 20} 70,${y - 30} 112,${y + 2}`,
          shadeOf(thing.color),
          12,
        )
      : "";
  return {
    art:
      cloth.defs +
      strap +
      fill(base, wood) +
      line(
        high
          ? "M20,-40 C60,-50 80,-34 120,-26 M26,-22 L60,-24 M180,-20 L250,-22"
          : "M20,-28 L110,-26 M160,-18 L250,-20",
        shadeOf(wood),
        3,
      ) +
      fill(`M100,${y} C106,${y - 50} 134,-104 162,-96 C150,-80 140,-60 150,-38 Z`, shadeOf(shadeOf(thing.color))) +
      cloth.piece(
        `M96,${y + 2} C104,${y - 30} 130,${y - 40} 162,-94 C206,-98 264,-74 266,-38 L150,-36 Z`,
        line("M176,-70 C200,-66 230,-58 246,-44", seamOf(thing.color), 2.5),
      ) +
      dashed(`M104,${y + 2} L152,-38 L262,-40`, "#c69a45", 7, "0.1 16"),
    height: high ? 138 : 116,
  };
};
