import { d, disc, fill, line, shadeOf } from "../pen";
import type { BarName } from "./builds";
import type { Geometry, Point } from "./geometry";

export function wheel([x, y]: Point, r: number, tyre: number, rim: string, deep: boolean, wall = "#252123"): string {
  let spokes = "";
  for (let at = 0; at < 14; at += 1) {
    const a = (at * 6.283) / 14;
    const b = a + (at % 2 ? 0.34 : -0.34);
    spokes += d`M${x + 5 * Math.cos(b)},${y + 5 * Math.sin(b)}L${x + (r - tyre) * Math.cos(a)},${y + (r - tyre) * Math.sin(a)}`;
  }
  const circle = (radius: number, color: string, width: number): string =>
    line(
      d`M${x - radius},${y} a${radius},${radius} 0 1,1 ${2 * radius},0 a${radius},${radius} 0 1,1 ${-2 * radius},0`,
      color,
      width,
    );
  return (
    line(spokes, "#8b8680", 1.3) +
    circle(r - tyre - (deep ? 6 : 2), rim, deep ? 16 : 5) +
    circle(r - tyre / 2, wall, tyre) +
    disc(x, y, 7, "#6b6762")
  );
}

export const tube = (from: Point, to: Point, color: string, width: number): string =>
  line(d`M${from[0]},${from[1]} L${to[0]},${to[1]}`, color, width);

export function drive(g: Geometry, big: boolean): string {
  const [bx, by] = g.bottom;
  const [rx, ry] = g.rear;
  const [R, r] = [big ? 30 : 25, 11];
  return (
    line(d`M${bx},${by - R} L${rx},${ry - r} A${r},${r} 0 0,0 ${rx},${ry + r} L${bx},${by + R}`, "#57534f", 3) +
    line(d`M${bx - R},${by} a${R},${R} 0 1,1 ${2 * R},0 a${R},${R} 0 1,1 ${-2 * R},0`, "#57534f", 4) +
    line(
      d`M${bx},${by} L${bx + R * 0.8},${by - R * 0.5} M${bx},${by} L${bx - R * 0.8},${by - R * 0.4} M${bx},${by} L${bx},${by + R * 0.9}`,
      "#8b8680",
      4,
    ) +
    line(d`M${bx},${by} L${bx + 36},${by + 36}`, "#3d3a38", 7) +
    line(d`M${bx + 24},${by + 38} L${bx + 52},${by + 38}`, "#252123", 7) +
    line(d`M${bx},${by} L${bx - 36},${by - 36}`, "#8b8680", 6) +
    line(d`M${bx - 50},${by - 38} L${bx - 24},${by - 38}`, "#252123", 6) +
    disc(bx, by, 7, "#b9bec6")
  );
}

export function saddle([x, y]: Point, color: string, wide: boolean): string {
  return wide
    ? fill(
        d`M${x - 44},${y - 14} C${x - 40},${y - 26} ${x - 10},${y - 20} ${x + 10},${y - 18} C${x + 34},${y - 18} ${x + 46},${y - 16} ${x + 46},${y - 10} C${x + 20},${y - 8} ${x},${y + 2} ${x - 22},${y + 6} C${x - 40},${y + 8} ${x - 50},${y} ${x - 44},${y - 14} Z`,
        color,
      ) + line(d`M${x - 30},${y + 8} l6,8 M${x - 18},${y + 6} l6,8`, "#57534f", 3)
    : fill(
        d`M${x - 44},${y - 18} C${x - 30},${y - 20} ${x - 10},${y - 12} ${x + 10},${y - 14} C${x + 30},${y - 16} ${x + 46},${y - 14} ${x + 48},${y - 8} C${x + 24},${y - 4} ${x + 4},${y - 4} ${x - 14},${y - 2} C${x - 34},${y} ${x - 46},${y - 6} ${x - 44},${y - 18} Z`,
        color,
      );
}

export function handlebar(name: BarName, [x, y]: Point, tape: string): string {
  const steel = "#6b6762";
  switch (name) {
    case "drop":
      return (
        line(d`M${x},${y} L${x + 28},${y - 4}`, steel, 7) +
        line(
          d`M${x + 26},${y - 4} C${x + 52},${y - 8} ${x + 66},${y - 2} ${x + 66},${y + 18} C${x + 66},${y + 40} ${x + 46},${y + 46} ${x + 22},${y + 44}`,
          tape,
          9,
        ) +
        fill(d`M${x + 56},${y - 6} C${x + 64},${y - 24} ${x + 74},${y - 20} ${x + 70},${y - 2} Z`, "#252123") +
        line(d`M${x + 70},${y} Q${x + 82},${y + 20} ${x + 70},${y + 36}`, "#3d3a38", 4)
      );
    case "bull":
      return (
        line(d`M${x},${y} L${x + 24},${y - 2}`, steel, 7) +
        line(d`M${x + 22},${y - 2} C${x + 40},${y + 6} ${x + 56},${y + 2} ${x + 72},${y - 14}`, tape, 9)
      );
    case "flat":
      return (
        line(d`M${x - 4},${y + 4} L${x + 20},${y - 4} L${x + 16},${y - 10}`, steel, 7) +
        line(d`M${x + 18},${y - 8} L${x - 14},${y - 12}`, tape, 10) +
        line(d`M${x + 12},${y - 4} L${x + 26},${y + 12}`, "#3d3a38", 4)
      );
    case "riser":
      return (
        line(d`M${x - 2},${y} L${x + 18},${y - 2} L${x + 8},${y - 22}`, steel, 7) +
        line(d`M${x + 10},${y - 22} L${x - 22},${y - 24}`, tape, 11) +
        line(d`M${x + 10},${y - 18} L${x + 26},${y - 6}`, "#3d3a38", 4)
      );
    case "swept":
      return (
        line(
          d`M${x - 2},${y + 2} L${x + 16},${y - 4} C${x + 30},${y - 24} ${x + 10},${y - 30} ${x - 12},${y - 26} L${x - 34},${y - 20}`,
          steel,
          6,
        ) +
        line(d`M${x - 24},${y - 23} L${x - 58},${y - 14}`, tape, 11) +
        line(d`M${x - 6},${y - 20} Q${x - 20},${y - 6} ${x - 40},${y - 4}`, "#8b8680", 3.5)
      );
    default:
      return (
        line(d`M${x},${y} L${x + 10},${y - 2} L${x - 4},${y - 78} M${x + 5},${y - 50} L${x + 14},${y - 48}`, steel, 7) +
        line(d`M${x - 4},${y - 78} L${x - 34},${y - 82}`, tape, 11)
      );
  }
}

/** A guard that follows the wheel; angles in degrees from the top, negative to the rear. */
export function guard([x, y]: Point, r: number, from: number, to: number, color: string): string {
  const at = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return d`${x + r * Math.sin(a)},${y - r * Math.cos(a)}`;
  };
  return line(d`M${at(from)} A${r},${r} 0 0,1 ${at(to)}`, color, 6);
}

export const basket = (x: number, y: number, color: string): string =>
  fill(d`M${x - 6},${y} L${x + 86},${y} L${x + 72},${y + 62} L${x + 6},${y + 62} Z`, color) +
  line(
    d`M${x - 2},${y + 20} L${x + 82},${y + 20} M${x + 2},${y + 40} L${x + 78},${y + 40} M${x + 20},${y} L${x + 24},${y + 60} M${x + 42},${y} L${x + 42},${y + 60} M${x + 64},${y} L${x + 58},${y + 60}`,
    shadeOf(color),
    3,
  ) +
  line(d`M${x - 8},${y} L${x + 88},${y}`, shadeOf(color), 7);
