import type { Dice } from "../../kit/seed";
import { d, dots, fill, line, seamOf, shadeOf } from "../pen";
import { element } from "../../kit/svg";
import { both, mirrored, turned } from "../outline";
import type { Fabric } from "../fabric";

export type SleeveName = "long" | "short" | "puff" | "bell" | "balloon" | "cap" | "coat" | "wide";

/** Right sleeves as they fall from the shoulder; all start and end inside the body so that no gap shows. */
const sleeves: Readonly<Record<SleeveName, string>> = {
  long: "M66,8 C96,12 110,34 116,70 L136,300 Q138,330 134,336 Q120,342 108,336 C104,260 94,190 78,120 Z",
  coat: "M66,8 C102,14 120,40 126,80 L148,312 Q150,340 146,344 Q128,352 108,344 C106,270 98,190 76,120 Z",
  short: "M66,8 C98,12 116,40 126,84 L134,128 Q112,142 90,136 L78,100 Z",
  puff: "M60,8 C100,-16 152,20 156,82 C156,108 142,118 130,122 L94,122 C90,112 80,104 76,92 Z",
  bell: "M66,8 C98,14 112,40 118,80 C124,170 140,250 174,312 Q136,346 100,324 C104,250 94,180 78,120 Z",
  balloon: "M66,8 C106,12 130,54 146,130 C166,220 160,284 134,304 L110,304 C92,270 90,190 78,120 Z",
  cap: "M66,8 C100,12 118,34 124,66 Q106,84 84,84 L72,70 Z",
  wide: "M66,8 C110,18 150,60 196,180 Q170,214 132,214 L80,150 Z",
};

const ends: Readonly<Record<SleeveName, string>> = {
  long: "M106,312 Q122,318 136,312",
  coat: "M106,322 Q128,330 148,322",
  short: "M89,128 Q112,134 132,120",
  puff: "M92,116 L132,116",
  bell: "",
  balloon: "M110,304 L134,304",
  cap: "",
  wide: "M128,206 Q166,206 190,174",
};

interface SleeveWish {
  readonly name: SleeveName;
  readonly left?: number;
  readonly right?: number;
  readonly cuff?: string;
}

export function sleevePair(cloth: Fabric, { name, left = 4, right = 4, cuff }: SleeveWish): string {
  const one = (angle: number, flip: boolean): string => {
    const place = (path: string): string =>
      flip ? mirrored(turned(path, -angle, 88, 24)) : turned(path, -angle, 88, 24);
    const end =
      name === "balloon"
        ? fill(place("M108,300 L136,300 L134,330 Q122,334 112,330 Z"), cuff ?? cloth.color) +
          line(place("M108,301 L136,301"), seamOf(cloth.color), 2.5)
        : ends[name]
          ? line(place(ends[name]), cuff ?? seamOf(cloth.color), cuff ? 12 : 2.5)
          : "";
    const fold = ["long", "coat", "bell", "balloon"].includes(name)
      ? line(place("M98,150 Q112,168 124,160"), seamOf(cloth.color), 2)
      : "";
    return cloth.piece(place(sleeves[name])) + end + fold;
  };
  return one(left, true) + one(right, false);
}

/** One sleeve laid over the front, as a stylist lays a flat-lay; drawn after the body. */
export function bentSleeve(cloth: Fabric): string {
  return (
    cloth.piece(
      "M62,6 C100,12 120,40 132,78 L176,168 Q186,196 162,212 L82,276 Q68,268 62,248 L122,186 Q104,140 80,112 Z",
    ) +
    line("M74,268 Q64,256 64,246", seamOf(cloth.color), 2.5) +
    line("M122,186 Q140,190 150,180", seamOf(cloth.color), 2.5)
  );
}

/** Marked, so that scenes can take a garment off its hanger or put it on one. */
export const hanger = (color = "#a9845a"): string =>
  element(
    "g",
    { class: "hook" },
    line("M0,-14 C0,-34 20,-38 20,-58 C20,-80 -10,-82 -14,-62", "#8b8680", 5) +
      line("M-90,22 Q-40,-12 0,-14 Q40,-12 90,22", color, 11),
  );

export const clipHanger = element(
  "g",
  { class: "hook" },
  line(both("M44,-4 L44,-22"), "#8b8680", 9) +
    line("M-50,-26 L50,-26 M0,-26 C0,-44 16,-46 16,-62 C16,-80 -8,-80 -12,-66", "#8b8680", 5),
);

/** Folds that open towards the hem, as painted wedges. */
export function folds(
  dice: Dice,
  color: string,
  waist: number,
  top: number,
  hem: number,
  bottom: number,
  count: number,
): string {
  let out = "";
  for (let at = 0; at < count; at += 1) {
    const share = (at + 0.5) / count + dice.between(-0.06, 0.06);
    const [x0, x1] = [(share * 2 - 1) * waist, (share * 2 - 1) * hem];
    const wide = (hem / count) * dice.between(0.3, 0.62);
    const sway = dice.between(-10, 14);
    const high = top + dice.between(0, 0.3) * (bottom - top);
    out += fill(
      d`M${x0},${high} C${x0 + (x1 - x0) * 0.2 + sway},${top + (bottom - top) * 0.45} ${x1 - 4},${bottom - 90} ${x1 - wide * 0.3},${bottom + 12} L${x1 + wide},${bottom + 12} C${x1 + wide * 0.4},${bottom - 130} ${x0 + (x1 - x0) * 0.4 + sway},${top + (bottom - top) * 0.4} ${x0},${high} Z`,
      shadeOf(color),
      { "fill-opacity": "0.75" },
    );
  }
  return out;
}

export const buttons = (x: number, from: number, to: number, count: number, color: string, r = 5): string =>
  dots(
    Array.from({ length: count }, (_, at) => [x, from + ((to - from) * at) / Math.max(1, count - 1)] as const),
    r,
    color,
  );

export type LapelName = "notch" | "peak" | "shawl";

/** Both lapels with the collar's notch; `depth` is where they meet. */
export function lapels(cloth: Fabric, name: LapelName, depth: number, width = 58, facing?: string): string {
  const w = width;
  const edge = d`C14,${depth * 0.6} 24,40 34,-6 Z`;
  const path = {
    notch: d`M34,-6 L${w},58 L${w - 16},66 L${w + 10},84 Q${w * 0.72},${depth * 0.66} 0,${depth} ${edge}`,
    peak: d`M34,-6 L${w - 4},60 L${w - 12},72 L${w + 24},56 Q${w * 0.92},${depth * 0.62} 0,${depth} ${edge}`,
    shawl: d`M34,-6 C${w + 8},30 ${w + 18},${depth * 0.55} 0,${depth} ${edge}`,
  }[name];
  const notch = name === "shawl" ? "" : d`M${w - 15},67 L24,56`;
  const paint = (side: string): string => (facing ? fill(side, facing) : cloth.piece(side));
  const seam = seamOf(facing ?? cloth.color);
  return (
    [mirrored(path), path].map((side) => paint(side) + line(side, seam, 2.5)).join("") +
    (notch ? line(`${notch} ${mirrored(notch)}`, seam, 2.5) : "")
  );
}
