import { lighter } from "../../kit/svg";
import { d, disc, fill, line, shadeOf, slab } from "../../things/pen";
import { bunting, clouds, leaves, palm, parasol, sea, snow, tent, tree } from "../props/outside";
import type { Scene } from "../scenery";

export const beach: Scene = (s) => {
  const { dice, w, palette } = s;
  const horizon = dice.between(300, 360);
  const sand = "#ecd9b4";
  const water = dice.pick(["#8fb4c2", "#7fa9a6", "#a4c4de", "#6f9db0"]);
  const px = w * dice.pick([0.28, 0.7]);
  const side = px < w / 2 ? 1 : -1;
  const towel = s.cloth(1);
  return (
    slab(0, 0, w, 800, palette.paper) +
    disc(w * (side > 0 ? 0.74 : 0.26), horizon - 90, 90, palette.accent) +
    clouds(dice, w, 110, "#fbf8f2") +
    sea(w, horizon, 560, water) +
    fill(d`M0,520 C${w * 0.3},470 ${w * 0.6},560 ${w},500 L${w},800 L0,800 Z`, sand) +
    line(d`M0,512 C${w * 0.3},462 ${w * 0.6},552 ${w},492`, "#fbf8f2", 9) +
    (dice.next() < 0.4 ? palm(side > 0 ? w * 0.97 : w * 0.03, 640, 1.25, "#72703f", side > 0) : "") +
    fill(d`M${px + side * 20},640 L${px + side * 330},610 L${px + side * 380},700 L${px + side * 40},740 Z`, towel) +
    line(
      d`M${px + side * 60},650 L${px + side * 80},728 M${px + side * 300},626 L${px + side * 340},700`,
      shadeOf(towel),
      9,
    ) +
    parasol(px, 690, 430, s.cloth(0), s.cloth(2), side * -9) +
    s.show(s.take(["bag"], ["tote", "bucket bag"]), { x: px + side * 110, y: 690, width: 150, height: 210 }) +
    s.show(s.take(["accessory", "garment"], ["hat", "sunglasses"]), {
      x: px + side * 270,
      y: 664,
      width: 210,
      height: 150,
      anchor: "foot",
      hook: "off",
    }) +
    s.show(s.take(["shoe"], ["sandals", "mules"]), {
      x: px - side * 130,
      y: 748,
      width: 170,
      height: 130,
      flip: side < 0,
    })
  );
};

export const festival: Scene = (s) => {
  const { dice, w, palette } = s;
  const hill = dice.pick(["#a9b08a", "#b8a878", "#9fae9a"]);
  const colors = [0, 1, 2, 3].map((at) => s.cloth(at));
  return (
    slab(0, 0, w, 800, palette.paper) +
    disc(w * dice.between(0.3, 0.7), 290, 140, palette.accent) +
    fill(d`M0,470 C${w * 0.25},390 ${w * 0.5},480 ${w},400 L${w},800 L0,800 Z`, lighter(hill, 0.35)) +
    fill(d`M0,560 C${w * 0.3},500 ${w * 0.7},600 ${w},520 L${w},800 L0,800 Z`, hill) +
    tent(w * 0.2, 540, 0.8, colors[0], "#f4ecdc") +
    tent(w * 0.78, 556, 1.05, colors[1], "#f4ecdc") +
    (w > 900 ? tent(w * 0.5, 510, 0.5, colors[2], "#f4ecdc") : "") +
    bunting(dice, -10, 90, w * 0.52, 150, colors) +
    bunting(dice, w * 0.48, 150, w + 10, 60, [colors[2], colors[3], colors[0]]) +
    s.show(s.take(["shoe"], ["ankle boots", "knee boots", "clogs"]), {
      x: w * 0.34,
      y: 748,
      width: 220,
      height: 250,
      shadow: "behind",
    }) +
    s.show(s.take(["accessory"], ["hat", "sunglasses", "scarf"]), {
      x: w * 0.62,
      y: 736,
      width: 220,
      height: 160,
      anchor: "foot",
    }) +
    s.show(s.take(["bag"], ["crossbody bag", "bucket bag", "backpack"]), {
      x: w * 0.84,
      y: 756,
      width: 150,
      height: 230,
      shadow: "behind",
    })
  );
};

export const season: Scene = (s) => {
  const { dice, w, palette } = s;
  const cold = dice.next() < 0.4;
  const crowns = cold ? ["#c3cdd2", "#aebcc4"] : ["#c9764f", "#d9a24c", "#a9525a"];
  const ground = cold ? "#f1f0ec" : palette.floor;
  const coat = s.take(["garment"], ["overcoat", "trench coat", "puffer coat", "cardigan", "knit"]);
  const x = w * dice.pick([0.42, 0.58]);
  return (
    slab(0, 0, w, 800, palette.paper) +
    disc(w * 0.5, 330, 260, palette.quiet) +
    fill(d`M0,580 C${w * 0.3},540 ${w * 0.7},610 ${w},560 L${w},800 L0,800 Z`, ground) +
    tree(w * 0.12, 640, 1.25, crowns[0]) +
    tree(w * 0.88, 620, 1.05, crowns[1]) +
    (w > 900 ? tree(w * 0.74, 600, 0.7, crowns[crowns.length - 1]) : "") +
    line(
      d`M-10,96 C${w * 0.2},60 ${w * 0.4},130 ${x},104 C${w * 0.7},84 ${w * 0.8},130 ${w * 0.92},100 M${w * 0.2},84 Q${w * 0.26},50 ${w * 0.32},44 M${w * 0.74},98 Q${w * 0.8},60 ${w * 0.86},54`,
      "#5f4a34",
      12,
    ) +
    s.show(coat, { x, y: 96, width: 380, height: 540, anchor: "hook", hook: "on", turn: dice.between(-4, 4) }) +
    s.show(s.take(["shoe"], ["ankle boots", "knee boots", "loafers"]), {
      x: x + (x > w / 2 ? -230 : 240),
      y: 724,
      width: 180,
      height: 240,
      shadow: "behind",
    }) +
    s.show(s.take(["accessory", "bag"], ["scarf", "beret", "gloves"]), {
      x: x + (x > w / 2 ? 200 : -200),
      y: 730,
      width: 170,
      height: 150,
      anchor: "foot",
    }) +
    (cold ? snow(dice, w, 620) : leaves(dice, w, 60, 770, crowns))
  );
};
