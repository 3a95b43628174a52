import { lighter } from "../../kit/svg";
import { d, disc, fill, glowOf, group, line, oval, shadeOf, slab } from "../../things/pen";
import { archWindow, bust, chair, floorAt, frameOnWall, lamp, stool } from "../props/furniture";
import type { Scene } from "../scenery";
import { usualBags, usualDresses, usualShoes } from "./usual";

export const atelier: Scene = (s) => {
  const { dice, w, palette } = s;
  const floor = 660;
  const [sx, tx] = dice.next() < 0.5 ? [w * 0.3, w * 0.72] : [w * 0.7, w * 0.28];
  const dress = s.take(["garment"], usualDresses);
  const bolt = (x: number, y: number, color: string): string =>
    slab(x, y, 190, 36, color, 16) +
    oval(x + 176, y + 18, 16, 18, shadeOf(color)) +
    oval(x + 176, y + 18, 6, 7, "#efe3cb");
  const table =
    slab(tx - 200, floor - 190, 400, 20, palette.wood) +
    line(
      d`M${tx - 170},${floor - 170} L${tx - 190},${floor + 30} M${tx + 170},${floor - 170} L${tx + 190},${floor + 30}`,
      palette.wood,
      12,
    );
  return (
    slab(0, 0, w, 800, palette.paper) +
    floorAt(w, floor - 40, palette.floor) +
    (dice.next() < 0.5
      ? archWindow(tx, 60, 330, floor - 250, palette.quiet, palette.accent, dice)
      : frameOnWall(
          tx - 150,
          110,
          130,
          170,
          palette.wood,
          palette.quiet,
          line(d`M${tx - 100},250 C${tx - 110},200 ${tx - 70},170 ${tx - 84},140`, palette.accent, 6),
        ) + frameOnWall(tx + 20, 140, 110, 140, palette.wood, palette.quiet, disc(tx + 74, 206, 30, s.cloth(2)))) +
    bust(sx, 150, floor + 24, "#e6d3b1", palette.wood) +
    s.show(dress, { x: sx, y: 150, width: 330, height: 500, anchor: "hook", hook: "off" }) +
    table +
    bolt(tx - 180, floor - 226, s.cloth(1)) +
    bolt(tx - 160, floor - 262, s.cloth(2)) +
    bolt(tx - 176, floor - 298, s.cloth(3)) +
    slab(tx + 70, floor - 226, 34, 36, s.cloth(4), 4) +
    slab(tx + 64, floor - 234, 46, 9, palette.wood) +
    slab(tx + 64, floor - 194, 46, 9, palette.wood) +
    fill(d`M${tx + 120},${floor - 190} l50,-40 l8,10 l-44,34 Z`, "#b9bec6") +
    line(
      d`M${tx + 40},${floor - 188} C${tx + 90},${floor - 120} ${tx + 30},${floor - 90} ${tx + 70},${floor - 30}`,
      "#f0dc9b",
      9,
    ) +
    stool(tx + 20, floor + 50, palette.wood, s.cloth(0), 110)
  );
};

export const suitcase: Scene = (s) => {
  const { dice, w, palette } = s;
  const cx = w * dice.pick([0.42, 0.5, 0.56]);
  const color = s.cloth(0);
  const roll = (x: number, y: number, tone: string): string =>
    slab(x, y, 120, 42, tone, 20) +
    oval(x + 106, y + 21, 14, 20, shadeOf(tone)) +
    line(d`M${x + 100},${y + 21} a6,8 0 1,1 8,6`, glowOf(tone), 2.5);
  const folded = (x: number, y: number, tone: string): string =>
    slab(x, y, 190, 34, tone, 8) + line(d`M${x + 10},${y + 18} L${x + 150},${y + 18}`, shadeOf(tone), 3);
  return (
    slab(0, 0, w, 800, palette.paper) +
    floorAt(w, 560, palette.floor) +
    disc(w * 0.76, 250, 190, palette.quiet) +
    slab(cx - 290, 190, 580, 300, color, 30) +
    slab(cx - 262, 216, 524, 256, lighter(palette.paper, 0.3), 16) +
    line(
      d`M${cx - 262},330 L${cx + 262},330 M${cx - 90},216 L${cx - 120},470 M${cx + 90},216 L${cx + 120},470`,
      palette.wood,
      8,
    ) +
    s.show(s.take(["accessory"], ["hat", "scarf", "sunglasses"]), {
      x: cx + 60,
      y: 400,
      width: 230,
      height: 170,
      turn: -8,
      anchor: "centre",
    }) +
    folded(cx - 250, 470, s.cloth(1)) +
    folded(cx - 246, 438, s.cloth(2)) +
    folded(cx - 252, 406, s.cloth(3)) +
    roll(cx - 40, 466, s.cloth(4)) +
    roll(cx + 90, 460, s.cloth(2)) +
    roll(cx + 20, 430, s.cloth(1)) +
    slab(cx - 300, 500, 600, 150, color, 24) +
    slab(cx - 300, 500, 600, 20, glowOf(color), 10) +
    slab(cx - 300, 604, 600, 46, shadeOf(color), 22) +
    slab(cx - 190, 498, 40, 60, "#c69a45", 6) +
    slab(cx + 150, 498, 40, 60, "#c69a45", 6) +
    line(
      d`M${cx - 60},600 Q${cx - 60},566 ${cx - 30},566 L${cx + 30},566 Q${cx + 60},566 ${cx + 60},600`,
      shadeOf(shadeOf(color)),
      14,
    ) +
    s.show(s.take(["shoe"], ["sandals", "sneakers", "loafers"]), {
      x: cx > w * 0.5 ? cx - 360 : cx + 390,
      y: 700,
      width: 200,
      height: 180,
      shadow: "behind",
      flip: dice.next() < 0.5,
    }) +
    (w > 900
      ? s.show(s.take(["bag"], ["tote", "crossbody bag"]), {
          x: cx > w * 0.5 ? w * 0.92 : w * 0.09,
          y: 640,
          width: 160,
          height: 240,
          shadow: "behind",
        })
      : "")
  );
};

export const armchair: Scene = (s) => {
  const { dice, w, palette } = s;
  const floor = 660;
  const cx = w * dice.pick([0.36, 0.62]);
  const coat = s.take(["garment"], ["trench coat", "overcoat", "cardigan", "blazer", "shirt"]);
  const hx = cx > w / 2 ? w * 0.24 : w * 0.76;
  return (
    slab(0, 0, w, 800, palette.paper) +
    floorAt(w, floor - 40, palette.floor) +
    slab(hx - 190, 0, 380, floor - 40, palette.quiet) +
    slab(hx - 150, 118, 300, 18, palette.wood, 6) +
    [-100, 0, 100].map((dx) => line(d`M${hx + dx},136 L${hx + dx},160 q0,14 14,14`, palette.wood, 8)).join("") +
    s.show(coat, { x: hx, y: 146, width: 340, height: 500, anchor: "hook", hook: "on" }) +
    s.show(s.take(["bag"], usualBags), {
      x: hx - (cx > hx ? 110 : -110),
      y: floor + 60,
      width: 190,
      height: 230,
      shadow: "behind",
    }) +
    group(
      { transform: `translate(${Math.round(cx)} ${floor + 40}) scale(1.4)` },
      chair(0, 0, palette.wood, s.cloth(2)),
      fill(
        "M-70,-262 C-40,-300 10,-300 24,-250 L36,-96 C10,-86 -6,-92 -16,-100 L-26,-210 C-40,-220 -60,-220 -66,-204 Z",
        s.cloth(1),
      ),
      line("M-46,-270 C-10,-280 0,-240 4,-110", shadeOf(s.cloth(1)), 4),
    ) +
    s.show(s.take(["shoe"], usualShoes), {
      x: cx + 190,
      y: floor + 90,
      width: 240,
      height: 250,
      shadow: "behind",
      flip: true,
    }) +
    lamp(cx > hx ? w * 0.93 : w * 0.08, floor + 20, 330, palette.wood, palette.accent)
  );
};
