import { ink } from "../kit/palette";
import { element, picture } from "../kit/svg";
import { group, markOf } from "./pen";
import type { Drawn } from "./thing.types";

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The room it may take; the thing keeps its proportions. */
  readonly width: number;
  readonly height: number;
  readonly turn?: number;
  readonly flip?: boolean;
  /** "under" throws the shadow on the paper below, "behind" on the ground it stands on. */
  readonly shadow?: "under" | "behind";
  /** Narrower than it is, as things on a rail look from the front. */
  readonly squeeze?: number;
  readonly anchor?: "foot" | "hook" | "centre";
}

export function placed(drawn: Drawn, spot: Spot): string {
  const [left, top, right, bottom] = drawn.box;
  const scale = Math.min(spot.width / (right - left), spot.height / (bottom - top));
  const anchor = spot.anchor ?? (drawn.stance === "stands" ? "foot" : "centre");
  const [cx, cy] = [
    anchor === "hook" ? 0 : (left + right) / 2,
    anchor === "foot" ? 0 : anchor === "hook" ? top : (top + bottom) / 2,
  ];
  /** A little may show below the ground line, the rim of a round base for instance. */
  const foot = drawn.stance === "stands" && bottom < 20 ? 0 : bottom;
  const wide = scale * (spot.squeeze ?? 1);
  const n = (value: number): number => Math.round(value * 1000) / 1000;
  const transform = `translate(${Math.round(spot.x)} ${Math.round(spot.y)})${spot.turn ? ` rotate(${Math.round(spot.turn)})` : ""} scale(${n(spot.flip ? -wide : wide)} ${n(scale)}) translate(${Math.round(-cx)} ${Math.round(-(anchor === "foot" ? foot : cy))})`;
  if (!spot.shadow) return group({ transform }, drawn.art);
  const mark = markOf(drawn.art);
  const cast =
    spot.shadow === "under"
      ? `translate(${n((spot.flip ? -14 : 14) / scale)} ${n(16 / scale)})`
      : `matrix(1 0 ${spot.flip ? 0.62 : -0.62} 0.26 0 ${Math.round(foot * 0.74)})`;
  const [w, h] = [right - left, bottom - top];
  return group(
    { transform },
    element(
      "mask",
      {
        id: mark,
        "mask-type": "alpha",
        maskUnits: "userSpaceOnUse",
        x: left - w * 0.2,
        y: top - h * 0.2,
        width: w * 1.4,
        height: h * 1.4,
      },
      element("use", { href: `#${mark}a` }),
    ),
    group(
      { transform: cast },
      element("rect", {
        x: left - w * 0.2,
        y: top - h * 0.2,
        width: w * 1.4,
        height: h * 1.4,
        fill: ink,
        "fill-opacity": "0.16",
        mask: `url(#${mark})`,
      }),
    ),
    element("g", { id: `${mark}a` }, drawn.art),
  );
}

/** Paths without the spaces and commas that only readers of the source need. */
const tightened = (art: string): string =>
  art
    .replace(
      / d="([^"]*)"/g,
      (_, path: string) =>
        ` d="${path
          .replace(/[\s,]+/g, " ")
          .replace(/ ?([A-Za-z]) ?/g, "$1")
          .replace(/ -/g, "-")
          .replace(/\b0\./g, ".")
          .trim()}"`,
    )
    .replace(/(transform|fill-opacity)="[^"]*"/g, (attribute) =>
      attribute
        .replace(/\b0\./g, ".")
        .replace(/scale\(([.\d]+) \1\)/g, "scale($1)")
        .replace(/ translate\(0 0\)/g, ""),
    );

/** Titles come from people; markup does not allow every character that people can send. */
const readable = (title: string): string =>
  [...title].filter((character) => !/[\u0000-\u001f\ufffe\uffff]|^[\ud800-\udfff]$/.test(character)).join("");

/** The whole picture; a definition that two pieces share is written once. */
export function finished(width: number, height: number, title: string, ...children: string[]): string {
  const seen = new Set<string>();
  const body = children.join("").replace(/<(pattern|clipPath) id="([^"]+)".*?<\/\1>/gs, (whole, _name, id: string) => {
    if (seen.has(id)) return "";
    seen.add(id);
    return whole;
  });
  return picture(
    width,
    height,
    readable(title),
    element("g", { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" }, tightened(body)),
  );
}
