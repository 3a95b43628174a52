import { lighter } from "../../kit/svg";
import { d, disc, fill, glowOf, group, line, oval, shadeOf, slab } from "../../things/pen";
import type { Scene, Scenery, Wish } from "../scenery";
import type { Thing } from "../../things/thing.types";

const any = ["garment", "shoe", "bag", "makeup", "accessory"] as const;

const lay = (s: Scenery, thing: Thing, wish: Wish): string =>
  s.show(thing, { ...wish, anchor: "centre", hook: "off", shadow: "under" });

/** Seen from above: one large thing, two of middle size, one small. */
export const flatLay: Scene = (s) => {
  const { dice, w, palette } = s;
  const flip = dice.next() < 0.5;
  const x = (share: number): number => w * (flip ? 1 - share : share);
  const ground = dice.pick([
    () => slab(w * 0.16, 90, w * 0.5, 620, palette.quiet, 3, { transform: `rotate(${flip ? 7 : -7} ${w / 2} 400)` }),
    () => disc(x(0.62), 420, 300, palette.quiet),
    () => slab(x(0.5) - (flip ? w * 0.5 : 0), 0, w * 0.5, 800, palette.quiet),
    () => fill(d`M0,${520} L${w},${300} L${w},800 L0,800 Z`, palette.quiet),
  ])();
  return (
    slab(0, 0, w, 800, palette.paper) +
    ground +
    lay(s, s.take(["garment"], ["shirt", "midi dress", "knit", "blazer", "slip dress"]), {
      x: x(0.32),
      y: 410,
      width: w * 0.46,
      height: 650,
      turn: flip ? 8 : -8,
    }) +
    lay(s, s.take(["bag", "shoe"], ["shoulder bag", "baguette bag", "clutch", "tote"]), {
      x: x(0.72),
      y: 250,
      width: 270,
      height: 300,
      turn: flip ? -10 : 10,
    }) +
    lay(s, s.take(["shoe", "accessory"], ["pumps", "mules", "loafers"]), {
      x: x(0.68),
      y: 580,
      width: 290,
      height: 240,
      turn: flip ? 6 : -8,
      flip,
    }) +
    lay(s, s.take(["accessory", "makeup"], ["sunglasses", "lipstick", "earrings", "watch"]), {
      x: x(0.9),
      y: 440,
      width: 150,
      height: 170,
      turn: 14,
    })
  );
};

/** What belongs together, set out in rows like a collection. */
export const collection: Scene = (s) => {
  const { dice, w, palette } = s;
  const [columns, rows] = w > 900 ? [3, 2] : [2, 2];
  const [cw, ch] = [w / columns, 800 / rows];
  const odd = dice.pick([0, 1]);
  let out = "";
  for (let at = 0; at < columns * rows; at += 1) {
    const [cx, cy] = [(at % columns) * cw, Math.floor(at / columns) * ch];
    const tone = [palette.paper, palette.quiet, palette.floor, lighter(palette.accent, 0.35)][
      (at * 3 + odd + Math.floor(at / columns)) % 4
    ];
    out +=
      slab(cx, cy, cw + 1, ch + 1, tone) +
      lay(
        s,
        s.take(
          any,
          [
            ["pumps", "loafers"],
            ["top-handle bag", "clutch"],
            ["lipstick", "perfume"],
            ["sunglasses", "earrings"],
            ["slip dress", "knit"],
            ["scarf", "watch"],
          ][at % 6],
        ),
        { x: cx + cw / 2, y: cy + ch / 2, width: cw * 0.66, height: ch * 0.7, turn: dice.between(-10, 10) },
      );
  }
  return out;
};

export const magazine: Scene = (s) => {
  const { dice, w, palette } = s;
  const cx = w * 0.47;
  const lines = (x: number, y: number, count: number, wide: number): string =>
    line(
      Array.from({ length: count }, (_, at) => d`M${x},${y + at * 22}h${at === count - 1 ? wide * 0.6 : wide}`).join(
        "",
      ),
      "#b9a894",
      5,
    );
  const half = Math.min(330, w * 0.36);
  const page = group(
    { transform: `translate(${Math.round(cx)} 410) rotate(${dice.pick([-7, 6, -4])})` },
    fill(d`M${-half - 6},-256 L${half + 10},-256 L${half + 16},268 L${-half},268 Z`, "#221d1e", {
      "fill-opacity": "0.14",
    }),
    fill(
      d`M0,-262 C${-half * 0.4},-284 ${-half * 0.8},-276 ${-half},-264 L${-half},252 C${-half * 0.8},240 ${-half * 0.4},232 0,256 Z`,
      "#fbf8f2",
    ),
    fill(
      d`M0,-262 C${half * 0.4},-284 ${half * 0.8},-276 ${half},-264 L${half},252 C${half * 0.8},240 ${half * 0.4},232 0,256 Z`,
      "#f4ecdc",
    ),
    slab(-half + 24, -236, half - 56, 450, lighter(palette.accent, 0.3)),
    s.show(s.take(["garment", "bag"], ["column gown", "trench coat", "suit", "midi dress"]), {
      x: -half / 2 - 4,
      y: -8,
      width: half - 90,
      height: 420,
      anchor: "centre",
      hook: "off",
    }),
    slab(36, -228, half * 0.6, 34, s.cloth(1)),
    lines(36, -166, 6, half * 0.74),
    slab(36, -16, half * 0.36, 150, palette.quiet),
    lines(36 + half * 0.44, -4, 6, half * 0.32),
    lines(36, 164, 3, half * 0.74),
    line("M0,-262 L0,256", "#d8cfc2", 4),
  );
  return (
    slab(0, 0, w, 800, palette.paper) +
    (dice.next() < 0.5
      ? fill(d`M0,${640} L${w},${420} L${w},800 L0,800 Z`, palette.floor)
      : slab(w * 0.7, 0, w * 0.3, 800, palette.quiet)) +
    page +
    oval(w * 0.88 + 10, 176, 92, 92, "#221d1e", { "fill-opacity": "0.13" }) +
    disc(w * 0.88, 164, 90, "#fbf8f2") +
    disc(w * 0.88, 164, 58, "#f4ecdc") +
    disc(w * 0.88, 164, 50, "#6b4a34") +
    line(d`M${w * 0.88 - 26},150 q20,-24 44,-10`, "#a9845a", 7) +
    lay(s, s.take(["accessory", "makeup"], ["sunglasses", "lipstick", "watch", "earrings"]), {
      x: w * 0.87,
      y: 430,
      width: 200,
      height: 190,
      turn: 20,
    }) +
    lay(s, s.take(["makeup", "shoe", "bag"], ["lipstick", "nail polish", "perfume"]), {
      x: w * 0.86,
      y: 660,
      width: 190,
      height: 180,
      turn: -12,
    })
  );
};

export const beautyLay: Scene = (s) => {
  const { dice, w, palette } = s;
  const smear = (x: number, y: number, wide: number, color: string, turn: number): string =>
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})` },
      fill(
        d`M${-wide / 2},-30 C${-wide * 0.2},-64 ${wide * 0.1},-26 ${wide / 2},-50 C${wide * 0.46},-20 ${wide * 0.56},10 ${wide * 0.46},36 C${wide * 0.1},24 ${-wide * 0.2},70 ${-wide / 2 - 10},44 C${-wide * 0.44},30 ${-wide * 0.54},10 ${-wide / 2},-30 Z`,
        color,
      ),
      line(d`M${-wide * 0.4},6 Q0,-20 ${wide * 0.4},-14 M${-wide * 0.36},26 Q0,6 ${wide * 0.36},8`, glowOf(color), 5),
    );
  const [a, b, c, e] = [
    s.take(["makeup"], ["lipstick", "lip gloss"]),
    s.take(["makeup"], ["perfume", "serum", "foundation"]),
    s.take(["makeup"], ["eyeshadow palette", "blush compact", "powder"]),
    s.take(["makeup", "accessory"], ["brush set", "mascara", "nail polish"]),
  ];
  const flip = dice.next() < 0.5;
  const x = (share: number): number => w * (flip ? 1 - share : share);
  return (
    slab(0, 0, w, 800, palette.paper) +
    (dice.next() < 0.5
      ? disc(x(0.4), 380, 290, palette.quiet)
      : slab(x(0.62) - (flip ? w * 0.38 : 0), 0, w * 0.38, 800, palette.quiet)) +
    smear(x(0.34), 640, w * 0.4, a.color, -8) +
    smear(x(0.8), 130, w * 0.24, e.color, 14) +
    lay(s, c, { x: x(0.36), y: 310, width: w * 0.36, height: 430, turn: flip ? 10 : -10 }) +
    lay(s, b, { x: x(0.68), y: 330, width: 230, height: 340, turn: 6 }) +
    lay(s, a, { x: x(0.62), y: 640, width: 260, height: 240, turn: flip ? -22 : 20 }) +
    lay(s, e, { x: x(0.87), y: 520, width: w * 0.2, height: 330, turn: 12 })
  );
};

/** Hat boxes, tissue and ribbon: what has just been unpacked. */
export const unpacked: Scene = (s) => {
  const { dice, w, palette } = s;
  const floor = 680;
  const box = (x: number, y: number, ww: number, hh: number, color: string): string =>
    slab(x - ww / 2, y - hh, ww, hh, color, 3) +
    slab(x + ww * 0.2, y - hh, ww * 0.3, hh, shadeOf(color)) +
    slab(x - ww / 2 - 8, y - hh - 22, ww + 16, 44, glowOf(color), 3) +
    slab(x - 16, y - hh - 22, 32, hh + 22, palette.accent) +
    fill(
      d`M${x},${y - hh - 22} C${x - 70},${y - hh - 76} ${x - 90},${y - hh - 24} ${x},${y - hh - 22} C${x + 70},${y - hh - 80} ${x + 90},${y - hh - 26} ${x},${y - hh - 22} Z`,
      palette.accent,
    );
  const flip = dice.next() < 0.5;
  const x = (share: number): number => w * (flip ? 1 - share : share);
  return (
    slab(0, 0, w, 800, palette.paper) +
    disc(x(0.34), 300, 240, palette.quiet) +
    slab(0, floor - 40, w, 200, palette.floor) +
    box(x(0.28), floor + 20, 300, 200, s.cloth(2)) +
    box(x(0.26), floor - 202, 230, 130, s.cloth(3)) +
    fill(
      d`M${x(0.66) - 190},${floor + 50} L${x(0.66) - 170},${floor - 80} L${x(0.66) + 170},${floor - 80} L${x(0.66) + 190},${floor + 50} Z`,
      s.cloth(4),
    ) +
    fill(
      d`M${x(0.66) - 170},${floor - 80} L${x(0.66) - 120},${floor - 150} L${x(0.66) - 60},${floor - 96} L${x(0.66)},${floor - 160} L${x(0.66) + 70},${floor - 100} L${x(0.66) + 130},${floor - 146} L${x(0.66) + 170},${floor - 80} Z`,
      "#fbf8f2",
    ) +
    s.show(s.take(["shoe", "bag", "accessory"], ["pumps", "top-handle bag", "hat"]), {
      x: x(0.66),
      y: floor - 96,
      width: 270,
      height: 260,
      anchor: "foot",
      hook: "off",
    }) +
    slab(x(0.66) - 186, floor - 60, 372, 112, s.cloth(4)) +
    slab(x(0.66) - 186, floor - 60, 372, 16, glowOf(s.cloth(4))) +
    slab(x(0.66) - 16, floor - 60, 32, 112, palette.accent) +
    s.show(s.take(["bag", "accessory", "makeup"], ["tote", "clutch", "scarf"]), {
      x: x(0.9),
      y: floor + 66,
      width: 170,
      height: 230,
      anchor: "foot",
      hook: "off",
    })
  );
};
