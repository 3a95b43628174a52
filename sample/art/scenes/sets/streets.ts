import { darker, lighter } from "../../kit/svg";
import { d, disc, fill, group, line, shadeOf, slab } from "../../things/pen";
import { coatStand, plinth } from "../props/furniture";
import { palm, sea, skyline, stairs, streetLamp, tree } from "../props/outside";
import type { Scene } from "../scenery";
import { usualBags } from "./usual";

export const city: Scene = (s) => {
  const { dice, w, palette } = s;
  const base = 520;
  const flip = dice.next() < 0.5;
  const stripes = Array.from({ length: 6 }, (_, at) => {
    const x = w * 0.1 + (at * w * 0.8) / 5;
    return fill(d`M${x},640 L${x + 60},640 L${x + 30},760 L${x - 60},760 Z`, lighter(palette.floor, 0.55));
  }).join("");
  const vehicle = s.take(["car", "bike"], ["city bike", "step-through bike", "city car", "coupe"]);
  const coat = s.take(["garment"], ["trench coat", "overcoat", "blazer", "leather jacket"]);
  return (
    slab(0, 0, w, 800, palette.paper) +
    disc(w * dice.between(0.2, 0.8), 210, 110, lighter(palette.accent, 0.2)) +
    s.light(skyline(dice, w, base, palette.quiet, lighter(palette.accent, 0.4), 340)) +
    slab(0, base, w, 280, palette.floor) +
    slab(0, base, w, 16, lighter(palette.floor, 0.35)) +
    stripes +
    streetLamp(w * (flip ? 0.94 : 0.05), 590, 330, palette.wood, "#fff3cf") +
    s.show(vehicle, {
      x: w * (flip ? 0.34 : 0.68),
      y: 620,
      width: vehicle.group === "car" ? 470 : 380,
      height: 260,
      flip,
      shadow: "behind",
    }) +
    coatStand(w * (flip ? 0.76 : 0.24), 690, 170, palette.wood) +
    s.show(coat, { x: w * (flip ? 0.76 : 0.24), y: 180, width: 300, height: 460, anchor: "hook", hook: "on" }) +
    s.show(s.take(["shoe"], ["sneakers", "loafers", "ankle boots"]), {
      x: w * (flip ? 0.52 : 0.46),
      y: 745,
      width: 190,
      height: 170,
      shadow: "behind",
      flip: !flip,
    })
  );
};

export const onSteps: Scene = (s) => {
  const { dice, w, palette } = s;
  const flip = dice.next() < 0.5;
  const rise = 112;
  const art = stairs(w * 0.2, 760, 4, w * 0.19, rise, palette.floor, w + 10);
  const at = (step: number): [number, number] => [w * (0.2 + 0.19 * step) + w * 0.1, 760 - rise * (step + 1)];
  const wall = disc(w * 0.3, 250, 170, lighter(palette.accent, 0.15));
  const [a, b, c] = [at(0), at(2), at(3)];
  const shoe = s.take(["shoe"], ["sneakers", "loafers", "pumps", "mules"]);
  const picture =
    slab(0, 0, w, 800, palette.paper) +
    wall +
    slab(0, 760, w, 40, darker(palette.floor, 0.16)) +
    art +
    s.show(shoe, { x: a[0], y: a[1] + 6, width: w * 0.19, height: 230 }) +
    s.show(s.take(["bag"], usualBags), { x: b[0], y: b[1] + 6, width: w * 0.16, height: 250 }) +
    s.show(s.take(["shoe", "accessory"], ["slingbacks", "ankle boots", "ballet flats", "hat"]), {
      x: c[0] + 6,
      y: c[1] + 6,
      width: w * 0.18,
      height: 200,
      anchor: "foot",
    });
  return flip ? group({ transform: `translate(${Math.round(w)} 0) scale(-1 1)` }, picture) : picture;
};

export const road: Scene = (s) => {
  const { dice, w, palette } = s;
  const thing = s.take(["car", "bike"], ["convertible", "coupe", "grand tourer", "road bike"]);
  const water = dice.next() < 0.5;
  const flip = dice.next() < 0.5;
  return (
    slab(0, 0, w, 800, palette.paper) +
    disc(w * dice.between(0.3, 0.7), 300, 170, palette.accent) +
    (water
      ? sea(w, 400, 600, "#8fb4c2")
      : fill(
          d`M0,480 C${w * 0.2},330 ${w * 0.4},420 ${w * 0.52},450 C${w * 0.7},340 ${w * 0.86},360 ${w},430 L${w},620 L0,620 Z`,
          palette.quiet,
        ) + fill(d`M0,540 C${w * 0.3},480 ${w * 0.6},560 ${w},500 L${w},640 L0,640 Z`, "#a9b08a")) +
    slab(0, 580, w, 220, palette.floor) +
    slab(0, 570, w, 14, lighter(palette.floor, 0.4)) +
    line(d`M${w * 0.02},742 L${w},742`, lighter(palette.floor, 0.6), 8, { "stroke-dasharray": "90 70" }) +
    (dice.next() < 0.6
      ? palm(w * (flip ? 0.12 : 0.88), 584, 1.1, "#72703f", !flip)
      : tree(w * (flip ? 0.12 : 0.88), 586, 1.1, "#8f9a72")) +
    s.show(thing, { x: w * 0.5, y: 690, width: Math.min(w * 0.68, 720), height: 330, flip }) +
    s.show(s.take(["bag", "accessory"], ["tote", "satchel", "hat"]), {
      x: w * (flip ? 0.9 : 0.08),
      y: 730,
      width: 120,
      height: 150,
      anchor: "foot",
    })
  );
};

export const shop: Scene = (s) => {
  const { dice, w, palette } = s;
  const front = dice.pick([s.cloth(0), palette.accent, palette.wood]);
  const [a, b] = [s.cloth(1), "#f4ecdc"];
  const [x0, x1] = [w * 0.07, w * 0.93];
  const awning = Array.from({ length: 10 }, (_, at) => {
    const [l, r] = [x0 + ((x1 - x0) * at) / 10, x0 + ((x1 - x0) * (at + 1)) / 10];
    return fill(
      d`M${l},120 L${r},120 L${r + (r - w / 2) * 0.06},216 Q${(l + r) / 2 + (l - w / 2) * 0.06},254 ${l + (l - w / 2) * 0.06},216 Z`,
      at % 2 ? a : b,
    );
  }).join("");
  const glass = "#d7dfdc";
  const split = w * 0.66;
  const case1 = (x: number, y: number, ww: number, color: string): string =>
    slab(x, y, ww, 70, color, 8) +
    line(
      d`M${x + ww * 0.3},${y} L${x + ww * 0.3},${y + 70} M${x + ww * 0.7},${y} L${x + ww * 0.7},${y + 70}`,
      shadeOf(color),
      7,
    ) +
    line(d`M${x + ww * 0.42},${y} q0,-20 ${ww * 0.08},-20 q${ww * 0.08},0 ${ww * 0.08},20`, shadeOf(color), 6);
  return (
    slab(0, 0, w, 800, palette.paper) +
    slab(0, 700, w, 100, palette.floor) +
    slab(x0, 60, x1 - x0, 650, front) +
    slab(x0 + 30, 190, split - x0 - 50, 440, glass) +
    slab(split + 20, 190, x1 - split - 50, 520, darker(front, 0.3)) +
    slab(split + 44, 220, x1 - split - 98, 300, glass) +
    disc(split + 46, 570, 9, "#c69a45") +
    fill(d`M${x0 + 60},630 L${x0 + 260},190 L${x0 + 340},190 L${x0 + 140},630 Z`, lighter(glass, 0.5)) +
    slab(x0 + 14, 630, split - x0 - 18, 26, lighter(front, 0.25)) +
    s.show(s.take(["garment"], ["midi dress", "leather jacket", "cardigan", "wrap dress"]), {
      x: x0 + (split - x0) * 0.34,
      y: 210,
      width: 240,
      height: 400,
      anchor: "hook",
      hook: "on",
    }) +
    s.show(s.take(["bag", "garment"], ["top-handle bag", "satchel", "baguette bag"]), {
      x: x0 + (split - x0) * 0.76,
      y: 560,
      width: 170,
      height: 220,
      anchor: "foot",
      hook: "off",
    }) +
    plinth(x0 + (split - x0) * 0.76, 556, 170, 632, palette.quiet) +
    awning +
    case1(x1 - 150, 660, 150, "#8a5f3e") +
    case1(x1 - 130, 594, 116, s.cloth(2)) +
    s.show(s.take(["shoe", "bike"], ["brogues", "loafers", "mules"]), {
      x: x0 + 110,
      y: 748,
      width: 190,
      height: 150,
      shadow: "behind",
    })
  );
};
