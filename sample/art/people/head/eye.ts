import { smooth, type Knot } from "../../kit/smooth";
import { element } from "../../kit/svg";
import { type HeadView } from "./headView";

const dark = "#1f1516";

const line = (view: HeadView, knots: readonly Knot[], stroke: string, width: number): string =>
  element("path", { d: smooth(knots, false), stroke, "stroke-width": view.pen * width });

const closed = (view: HeadView, side: number): string => {
  const at = (x: number, y: number, z: number) => view.face(side * x, y, z);
  const lash = view.fine ? (view.person.masculine ? 1.1 : 1.5) : 0.9;
  const flick = view.person.masculine ? "" : line(view, [at(84, 15, 82), at(107, 16, 56)], dark, lash);
  return line(view, [at(33, 8, 118), at(48, 20, 116), at(66, 22, 104), at(92, 8, 72)], dark, lash) + flick;
};

/** Closed, lowered or open; even open eyes keep a heavy lid, which is calmer than a stare. */
export function drawEye(view: HeadView, side: number): string {
  const { face, tones, person, fine } = view;
  if (person.features.eyes === "closed") return closed(view, side);
  const at = (x: number, y: number, z: number) => face(side * x, y, z);
  const open = person.features.eyes === "open" ? 0.8 : 0.48;
  const lash = person.masculine ? 1.05 : 1.45;
  const upper: Knot[] = [
    at(32, 14, 118),
    at(45, 14 - 13 * open, 116),
    at(63, 11 - 16 * open, 107),
    at(83, 12 - 10 * open, 86),
    at(95, 9, 68),
  ];
  const lower: Knot[] = [at(78, 21, 94), at(56, 23, 112)];
  const [x, y] = at(63, 11, 108);
  const iris = 12;
  const top = Math.max(y - 10, y + 1 - 13 * open);
  const half = Math.sqrt(Math.max(0, iris * iris - (top - y) ** 2));
  const pupil = element("path", {
    d: `M${(x - half).toFixed(1)} ${top.toFixed(1)}A${iris} ${iris} 0 ${top < y ? 1 : 0} 0 ${(x + half).toFixed(1)} ${top.toFixed(1)}Z`,
    fill: dark,
  });
  const flick = person.masculine ? "" : line(view, [at(92, 10, 72), at(109, 1, 52)], dark, lash);
  if (!fine) return pupil + line(view, upper, dark, 0.85);
  const lid = [...upper, at(92, -6, 70), at(66, -15, 106), at(42, -6, 118)];
  const white = element("path", { d: smooth([...upper, ...lower]), fill: "#f7efe6" });
  const light = element("circle", { cx: x + 4, cy: top + 5, r: 2.4, fill: "#fffaf2" });
  return (
    white +
    pupil +
    light +
    element("path", { d: smooth(lid), fill: tones.shade }) +
    line(view, upper, dark, lash) +
    flick +
    line(view, [at(88, 16, 80), at(76, 21, 96)], tones.line, 0.5)
  );
}
