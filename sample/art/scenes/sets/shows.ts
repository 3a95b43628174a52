import { darker, lighter } from "../../kit/svg";
import { d, disc, fill, line, oval, shadeOf, slab } from "../../things/pen";
import { bust } from "../props/furniture";
import type { Scene } from "../scenery";

const gowns = ["ballgown", "slip gown", "column gown", "halter gown", "tuxedo"] as const;

function curtain(x0: number, x1: number, bottom: number, color: string): string {
  const count = Math.max(3, Math.round(Math.abs(x1 - x0) / 60));
  let folds = "";
  for (let at = 0; at < count; at += 1) {
    const x = x0 + ((x1 - x0) * (at + 0.5)) / count;
    folds += fill(
      d`M${x},0 C${x + 10},${bottom * 0.4} ${x - 10},${bottom * 0.7} ${x + 6},${bottom} L${x + 30},${bottom} C${x + 14},${bottom * 0.7} ${x + 34},${bottom * 0.4} ${x + 22},0 Z`,
      shadeOf(color),
    );
  }
  return slab(Math.min(x0, x1), 0, Math.abs(x1 - x0), bottom, color) + folds;
}

export const stage: Scene = (s) => {
  const { dice, w, palette } = s;
  const floor = 640;
  const cx = w * dice.pick([0.4, 0.5, 0.6]);
  const drape = dice.pick([palette.accent, palette.quiet]);
  const gown = s.take(["garment"], gowns);
  return (
    slab(0, 0, w, 800, palette.paper) +
    slab(0, floor - 20, w, 180, palette.floor) +
    fill(
      d`M${cx - 50},0 L${cx + 50},0 L${cx + 270},${floor + 20} L${cx - 270},${floor + 20} Z`,
      lighter(palette.paper, 0.18),
    ) +
    oval(cx, floor + 22, 280, 46, lighter(palette.paper, 0.3)) +
    curtain(0, w * 0.17, floor + 10, drape) +
    curtain(w * 0.83, w, floor + 10, drape) +
    fill(
      d`M0,0 L${w},0 L${w},60 ${[0, 1, 2, 3].map((at) => d`Q${w * (0.875 - at * 0.25)},140 ${w * (0.75 - at * 0.25)},60`).join(" ")} Z`,
      shadeOf(drape),
    ) +
    bust(cx, 160, floor + 26) +
    s.show(gown, { x: cx, y: 160, width: 380, height: 470, anchor: "hook", hook: "off" }) +
    s.show(s.take(["makeup", "shoe", "bag", "accessory"], ["pumps", "sandals", "clutch"]), {
      x: cx + (cx > w / 2 ? -250 : 260),
      y: floor + 70,
      width: 170,
      height: 150,
      anchor: "foot",
    })
  );
};

export const carpet: Scene = (s) => {
  const { dice, w, palette } = s;
  const red = "#a9252f";
  const cx = w * 0.5;
  const floor = 520;
  const [gown, suit] = [
    s.take(["garment"], gowns),
    s.take(["garment"], ["tuxedo", "slip gown", "column gown", "suit"]),
  ];
  const posts = [0.14, 0.3, 0.7, 0.86]
    .map((t, at) => {
      const y = 600 + (at === 0 || at === 3 ? 90 : 0);
      return (
        line(d`M${w * t},${y} L${w * t},${y - 150}`, "#c69a45", 10) +
        disc(w * t, y - 158, 13, "#c69a45") +
        oval(w * t, y, 34, 9, "#c69a45")
      );
    })
    .join("");
  const rope = line(
    d`M${w * 0.14},540 Q${w * 0.22},590 ${w * 0.3},450 M${w * 0.7},450 Q${w * 0.78},590 ${w * 0.86},540`,
    shadeOf(red),
    13,
  );
  const beam = (x: number, lean: number): string =>
    fill(d`M${x - 8},${floor} L${x + 8},${floor} L${x + lean + 90},0 L${x + lean - 90},0 Z`, palette.quiet, {
      "fill-opacity": "0.55",
    });
  return (
    slab(0, 0, w, 800, palette.paper) +
    beam(w * 0.2, -120) +
    beam(w * 0.8, 140) +
    beam(w * 0.5, dice.pick([-60, 80])) +
    slab(0, floor, w, 280, palette.floor) +
    fill(d`M${cx - 110},${floor} L${cx + 110},${floor} L${cx + 420},800 L${cx - 420},800 Z`, red) +
    fill(d`M${cx - 110},${floor} L${cx - 94},${floor} L${cx - 370},800 L${cx - 420},800 Z`, shadeOf(red)) +
    posts +
    rope +
    bust(cx - 96, 130, 626) +
    bust(cx + 130, 146, 604) +
    s.show(gown, { x: cx - 96, y: 130, width: 300, height: 480, anchor: "hook", hook: "off" }) +
    s.show(suit, { x: cx + 130, y: 146, width: 260, height: 440, anchor: "hook", hook: "off" }) +
    Array.from({ length: 9 }, () => {
      const [x, y] = [w * dice.pick([dice.between(0.02, 0.28), dice.between(0.74, 0.98)]), dice.between(40, 320)];
      return fill(
        d`M${x},${y - 20} L${x + 5},${y - 5} L${x + 20},${y} L${x + 5},${y + 5} L${x},${y + 20} L${x - 5},${y + 5} L${x - 20},${y} L${x - 5},${y - 5} Z`,
        "#f4ecdc",
      );
    }).join("")
  );
};

export const runway: Scene = (s) => {
  const { dice, w, palette } = s;
  const cx = w * dice.pick([0.44, 0.5, 0.56]);
  const back = 430;
  const night = palette.paper < "#8";
  const strip = night ? "#fff3cf" : palette.accent;
  const heads = (side: number): string =>
    Array.from({ length: 7 }, (_, at) => {
      const t = at / 6;
      const [x, y, r] = [cx + side * (210 + t * w * 0.4), 480 + t * 190, 14 + t * 24];
      const tone = s.cloth(at);
      return (
        fill(
          d`M${x - r * 1.5},${y + r * 4.4} C${x - r * 1.6},${y + r * 1.4} ${x - r * 0.6},${y + r * 1.1} ${x},${y + r * 1.1} C${x + r * 0.6},${y + r * 1.1} ${x + r * 1.6},${y + r * 1.4} ${x + r * 1.5},${y + r * 4.4} Z`,
          tone,
        ) + oval(x, y, r * 0.8, r, at % 2 ? "#5a3a2a" : "#2a2422")
      );
    }).join("");
  const look = s.take(["garment"], ["jumpsuit", "suit", "cape", "column gown", "trench coat", "midi dress"]);
  return (
    slab(0, 0, w, 800, palette.paper) +
    slab(0, back, w, 370, palette.floor) +
    fill(
      d`M${cx - 150},${back} L${cx - 150},${210} A150,150 0 0,1 ${cx + 150},${210} L${cx + 150},${back} Z`,
      palette.accent,
    ) +
    fill(
      d`M${cx - 112},${back} L${cx - 112},${218} A112,112 0 0,1 ${cx + 112},${218} L${cx + 112},${back} Z`,
      darker(palette.quiet, 0.1),
    ) +
    fill(
      d`M${cx - 112},${back} L${cx + 112},${back} L${cx + 330},800 L${cx - 330},800 Z`,
      lighter(palette.paper, night ? 0.24 : 0.55),
    ) +
    line(d`M${cx - 112},${back} L${cx - 330},800 M${cx + 112},${back} L${cx + 330},800`, strip, 7) +
    heads(-1) +
    heads(1) +
    line(d`M0,70 L${w},70`, palette.wood, 7) +
    [0.15, 0.38, 0.62, 0.85]
      .map(
        (t) =>
          fill(d`M${w * t - 20},70 L${w * t + 20},70 L${w * t + 28},112 L${w * t - 28},112 Z`, palette.wood) +
          oval(w * t, 114, 26, 7, "#fff3cf"),
      )
      .join("") +
    bust(cx, 176, 650) +
    s.show(look, { x: cx, y: 176, width: 300, height: 440, anchor: "hook", hook: "off" }) +
    s.show(s.take(["shoe"], ["pumps", "ankle boots", "knee boots", "platforms"]), {
      x: cx + 130,
      y: 752,
      width: 190,
      height: 150,
      shadow: "behind",
      flip: dice.next() < 0.5,
    })
  );
};

export const cinema: Scene = (s) => {
  const { dice, w, palette } = s;
  const seat = palette.accent;
  const row = (y: number, size: number, tone: string, shift: number): string => {
    let out = "";
    for (let x = -size + shift; x < w + size; x += size * 1.16) {
      out +=
        fill(
          d`M${x},${y + size * 1.4} L${x},${y + size * 0.34} Q${x},${y} ${x + size * 0.3},${y} L${x + size * 0.7},${y} Q${x + size},${y} ${x + size},${y + size * 0.34} L${x + size},${y + size * 1.4} Z`,
          tone,
        ) + line(d`M${x + size * 0.14},${y + size * 0.7} L${x + size * 0.86},${y + size * 0.7}`, shadeOf(tone), 4);
    }
    return out;
  };
  const [sx, sw] = [w * 0.5, Math.min(w * 0.7, 760)];
  const look = s.take(["garment"], gowns);
  return (
    slab(0, 0, w, 800, palette.paper) +
    slab(sx - sw / 2 - 18, 62, sw + 36, 396, darker(palette.paper, 0.4)) +
    slab(sx - sw / 2, 80, sw, 360, "#efe3cb") +
    disc(sx + dice.pick([-140, 150]), 230, 120, lighter(palette.accent, 0.3)) +
    s.show(look, { x: sx + dice.pick([-90, 60]), y: 96, width: 280, height: 330, anchor: "hook", hook: "off" }) +
    curtain(0, w * 0.12, 520, palette.quiet) +
    curtain(w * 0.88, w, 520, palette.quiet) +
    row(520, 96, shadeOf(seat), 20) +
    row(590, 120, seat, 70) +
    row(690, 150, lighter(seat, 0.14), 10) +
    s.show(s.take(["makeup", "accessory", "bag", "shoe"], ["hat", "beret", "sunglasses", "clutch"]), {
      x: w * dice.pick([0.24, 0.72]),
      y: 700,
      width: 170,
      height: 130,
      anchor: "foot",
    })
  );
};
