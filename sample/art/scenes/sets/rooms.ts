import { darker, lighter } from "../../kit/svg";
import { d, disc, fill, glowOf, slab } from "../../things/pen";
import { archWindow, floorAt, frameOnWall, lamp, mirror, plinth, rail, slim, stool, vase } from "../props/furniture";
import type { Scene } from "../scenery";
import { usualBags, usualDresses, usualGarments, usualShoes } from "./usual";

export const wardrobe: Scene = (s) => {
  const { dice, w, palette } = s;
  const floor = 664;
  const [x0, x1] = [w * (w > 900 ? 0.2 : 0.1), w * 0.86];
  const y = 150;
  const flip = dice.next() < 0.5;
  const [a, b] = [s.take(["garment"], usualGarments), s.take(["garment"], usualDresses)];
  const at = (share: number): number => x0 + (x1 - x0) * (flip ? 1 - share : share);
  const slims = [0.05, 0.13, 0.2, 0.78, 0.86, 0.94]
    .map((share, index) => slim(dice, at(share), y + 4, dice.between(250, 430), s.cloth(index + 1)))
    .join("");
  return (
    floorAt(w, floor - 40, palette.floor) +
    (dice.next() < 0.6
      ? archWindow(w * 0.5, 40, 420, floor - 40, palette.quiet, palette.accent, dice)
      : disc(w * 0.56, 330, 230, palette.quiet)) +
    rail(x0, x1, y, floor, palette.wood) +
    s.light(slims) +
    s.show(a, { x: at(0.37), y: y - 10, width: 270, height: 480, anchor: "hook", hook: "on" }) +
    s.show(b, { x: at(0.61), y: y - 10, width: 260, height: 500, anchor: "hook", hook: "on", turn: 2 }) +
    s.show(s.take(["shoe"], usualShoes), {
      x: at(0.4),
      y: floor + 40,
      width: 190,
      height: 200,
      flip,
      shadow: "behind",
    }) +
    (w > 900
      ? s.show(s.take(["bag"], usualBags), {
          x: at(flip ? 1.14 : -0.13),
          y: floor + 60,
          width: 170,
          height: 200,
          shadow: "behind",
        })
      : "")
  );
};

export const mirrorRoom: Scene = (s) => {
  const { dice, w, palette } = s;
  const floor = 650;
  const left = dice.next() < 0.5;
  const mx = w * (left ? 0.36 : 0.62);
  const dress = s.take(["garment"], usualDresses);
  const inside = s.show(dress, { x: mx, y: 200, width: 240, height: 400, anchor: "hook", hook: "off" });
  const sx = w * (left ? 0.72 : 0.24);
  return (
    slab(0, 0, w, 800, palette.paper) +
    floorAt(w, floor - 30, palette.floor) +
    (dice.next() < 0.5
      ? slab(left ? w * 0.56 : 0, 0, w * 0.44, floor - 30, palette.quiet)
      : frameOnWall(sx - 70, 120, 140, 180, palette.wood, palette.quiet, disc(sx, 200, 42, palette.accent))) +
    mirror(mx, floor + 30, 300, 540, dice.pick([palette.wood, palette.accent, "#c69a45"]), inside) +
    stool(sx, floor + 40, palette.wood, s.cloth(3), 150) +
    s.show(s.take(["bag"], usualBags), { x: sx, y: floor - 120, width: 150, height: 190, hook: "off" }) +
    s.show(s.take(["shoe"], usualShoes), {
      x: sx + (left ? -150 : 160),
      y: floor + 76,
      width: 180,
      height: 170,
      flip: left,
      shadow: "behind",
    }) +
    (w > 900
      ? vase(dice, left ? w * 0.9 : w * 0.08, floor + 30, s.cloth(4), dice.pick(["#8f9a72", "#72703f", "#a3b299"]))
      : "")
  );
};

export const dressingTable: Scene = (s) => {
  const { dice, w, palette } = s;
  const top = 540;
  const cx = w * dice.pick([0.42, 0.5, 0.58]);
  const bulbs = dice.next() < 0.5;
  const glass = bulbs
    ? slab(cx - 230, 90, 460, 400, palette.wood, 18) +
      slab(cx - 196, 124, 392, 332, "#dce3e4", 8) +
      fill(d`M${cx - 150},456 L${cx + 40},124 L${cx + 120},124 L${cx - 70},456 Z`, "#eef1ef") +
      [-0.42, -0.14, 0.14, 0.42]
        .map((t) => disc(cx + t * 460, 107, 11, "#fff3cf") + disc(cx + t * 460, 473, 11, "#fff3cf"))
        .join("") +
      [0.2, 0.5, 0.8]
        .map((t) => disc(cx - 213, 107 + t * 366, 11, "#fff3cf") + disc(cx + 213, 107 + t * 366, 11, "#fff3cf"))
        .join("") +
      slab(cx - 16, 486, 32, 60, palette.wood)
    : mirror(cx, top - 8, 320, 440, dice.pick(["#c69a45", palette.wood]));
  const things = [
    s.take(["makeup"], ["lipstick", "perfume", "powder"]),
    s.take(["makeup", "accessory"], ["perfume", "nail polish"]),
    s.take(["makeup", "accessory"], ["lipstick", "brush set", "blush compact"]),
  ];
  const step = w / 4.4;
  return (
    slab(0, 0, w, 800, palette.paper) +
    (dice.next() < 0.5 ? disc(cx + 120, 280, 270, palette.quiet) : slab(0, 0, w * 0.34, top, palette.quiet)) +
    glass +
    slab(0, top, w, 40, palette.wood) +
    slab(0, top, w, 10, glowOf(palette.wood)) +
    slab(0, top + 40, w, 220, darker(palette.wood, 0.12)) +
    slab(w * 0.12, top + 80, w * 0.34, 130, palette.wood, 6) +
    slab(w * 0.54, top + 80, w * 0.34, 130, palette.wood, 6) +
    disc(w * 0.29, top + 144, 12, "#c69a45") +
    disc(w * 0.71, top + 144, 12, "#c69a45") +
    things
      .map((thing, at) =>
        s.show(thing, {
          x: step * (at + 1) + dice.between(-20, 20) + (at ? 60 : -30),
          y: top + (thing.kind.match(/compact|palette|powder|highlighter/) ? -40 : 6),
          width: 170,
          height: [210, 170, 190][at],
          anchor: "foot",
        }),
      )
      .join("") +
    (w > 900
      ? vase(dice, w * 0.92, top + 8, s.cloth(3), "#a3b299", 0.9) + lamp(w * 0.07, top + 4, 180, "#c69a45", s.cloth(2))
      : "")
  );
};

export const still: Scene = (s) => {
  const { dice, w, palette } = s;
  const floor = 690;
  const tones = [palette.accent, palette.quiet, s.cloth(1), palette.wood];
  const order = dice.pick([
    [0.2, 0.5, 0.8],
    [0.24, 0.52, 0.82],
    [0.18, 0.46, 0.78],
  ]);
  const tops = dice.pick([
    [520, 380, 600],
    [420, 580, 490],
    [600, 470, 360],
  ]);
  const things = [
    s.take(["bag", "accessory"], usualBags),
    s.take(["shoe", "bag", "makeup"], usualShoes),
    s.take(["accessory", "makeup", "shoe"], ["perfume", "hat", "sunglasses", "lipstick", "pumps"]),
  ];
  return (
    slab(0, 0, w, 800, palette.paper) +
    (dice.next() < 0.5
      ? disc(w * dice.between(0.3, 0.7), 300, 250, palette.quiet)
      : archWindow(
          w * dice.between(0.36, 0.64),
          70,
          420,
          floor - 30,
          palette.quiet,
          lighter(palette.accent, 0.2),
          dice,
        )) +
    floorAt(w, floor - 30, palette.floor) +
    things
      .map(
        (thing, at) =>
          plinth(w * order[at], tops[at], w * 0.23, floor + 10 + (at % 2) * 40, tones[(at + 1) % 4]) +
          s.show(thing, {
            x: w * order[at],
            y: tops[at] + 8,
            width: w * 0.21,
            height: 260,
            anchor: "foot",
            hook: "off",
            flip: at === 2,
          }),
      )
      .join("") +
    (dice.next() < 0.5
      ? disc(w * 0.94, floor + 36, 34, palette.accent) + disc(w * 0.94 - 10, floor + 26, 9, glowOf(palette.accent))
      : "")
  );
};
