import { d, disc, glowOf, line } from "../pen";

export type WheelName = "five" | "wire" | "steel" | "multi" | "white";

export function wheel(x: number, r: number, name: WheelName, body: string): string {
  const y = -r;
  const metal = "#c9cdd1";
  const rim = r * 0.66;
  const spokes = (count: number, width: number, color: string): string => {
    let path = "";
    for (let at = 0; at < count; at += 1) {
      const a = (at * 6.283) / count + 0.3;
      path += d`M${x},${y}L${x + rim * 0.94 * Math.sin(a)},${y - rim * 0.94 * Math.cos(a)}`;
    }
    return line(path, color, width);
  };
  const inner = {
    five: disc(x, y, rim, "#4b4a4c") + spokes(5, r * 0.2, metal) + disc(x, y, r * 0.16, metal),
    multi: disc(x, y, rim, "#3d3d42") + spokes(12, r * 0.08, metal) + disc(x, y, r * 0.14, metal),
    wire: disc(x, y, rim, "#57534f") + spokes(20, 1.6, "#dcdad4") + disc(x, y, r * 0.17, "#c69a45"),
    steel: disc(x, y, rim, body) + disc(x, y, rim * 0.7, metal) + disc(x - 3, y - 3, rim * 0.42, glowOf(metal)),
    white:
      disc(x, y, r * 0.82, "#f4ecdc") +
      disc(x, y, r * 0.6, body) +
      disc(x, y, r * 0.42, metal) +
      disc(x - 2, y - 2, r * 0.2, glowOf(metal)),
  }[name];
  return (
    disc(x, y, r, "#252123") +
    inner +
    (name === "white" ? "" : line(d`M${x - rim},${y} A${rim},${rim} 0 0,1 ${x},${y - rim}`, glowOf("#4b4a4c"), 2))
  );
}
