import { d, fill, line, shadeOf } from "../pen";

/** Everything is seen from the side with the toe to the right; the ground is y = 0 and H the height of the heel. */
export type ToeName = "pointed" | "almond" | "round" | "square";
export type HeelName = "stiletto" | "block" | "flare" | "cone" | "kitten" | "flat" | "sculpted";

const toes: Readonly<Record<ToeName, (H: number) => string>> = {
  pointed: (H) => d`C${212},${-46 - H * 0.04} 246,-26 278,-8`,
  almond: (H) => d`C${216},${-52 - H * 0.04} 258,-36 264,-8`,
  round: (H) => d`C${216},${-60 - H * 0.03} 264,-56 262,-8`,
  square: (H) => d`C${214},${-48 - H * 0.04} 246,-34 262,-26 L264,-8`,
};

const throat = (H: number, x = 172): string => d`${x},${-H * 0.1 - 52 - (172 - x) * 0.16}`;
const shank = (H: number): string => d`L180,-6 C134,-10 104,${-H + 2} 58,${-H + 2} L6,${-H + 2} Z`;

/** A low-cut upper: pumps, slingbacks, flats. */
export const pump = (H: number, toe: ToeName, x = 172): string =>
  d`M4,${-H} C-6,${-H - 22} -4,${-H - 48} 4,${-H - 62} C48,${-H - 30} ${x - 76},${-H * 0.5 - 18} ${throat(H, x)} ${toes[toe](H)} ${shank(H)}`;

/** What shows inside the opening: the far side of the upper. */
export const lining = (H: number, x = 172): string =>
  d`M4,${-H - 62} C54,${-H - 56} ${x - 66},${-H * 0.55 - 48} ${throat(H, x)} C${x - 76},${-H * 0.5 - 18} 48,${-H - 30} 4,${-H - 62} Z`;

/** Only the front, for mules and slingbacks. */
export const vamp = (H: number, toe: ToeName, back = 104): string =>
  d`M${back},${-H * 0.44 - 8} C${back + 8},${-H * 0.4 - 34} ${back + 34},${-H * 0.2 - 54} ${throat(H, 168)} ${toes[toe](H)} L180,-6 C150,-8 ${back + 20},${-H * 0.3} ${back},${-H * 0.44 - 6} Z`;

export const insole = (H: number): string =>
  d`M2,${-H - 4} C2,${-H - 12} 40,${-H - 12} 60,${-H - 8} C104,${-H - 4} 136,-20 182,-16 L258,-14 L262,-6 L180,-4 C134,-8 104,${-H + 4} 58,${-H + 4} L6,${-H + 4} Z`;

export function sole(H: number, color: string, tip = 266): string {
  return line(d`M${8},${-H + 3} L58,${-H + 3} C104,${-H + 3} 134,-7 180,-3 L${tip},-4`, color, 6);
}

export function heel(name: HeelName, H: number, color: string): string {
  const path = {
    stiletto: d`M2,${-H} L62,${-H + 4} C42,${-H * 0.68} 30,${-H * 0.4} 27,0 L15,0 C15,${-H * 0.4} 4,${-H * 0.7} 2,${-H} Z`,
    block: d`M2,${-H} L66,${-H + 4} C60,${-H * 0.6} 58,${-H * 0.3} 58,0 L8,0 C8,${-H * 0.4} 2,${-H * 0.7} 2,${-H} Z`,
    flare: d`M2,${-H} L64,${-H + 4} C46,${-H * 0.6} 52,${-H * 0.3} 64,0 L2,0 C12,${-H * 0.3} 14,${-H * 0.6} 2,${-H} Z`,
    cone: d`M2,${-H} L66,${-H + 4} L40,0 L16,0 Z`,
    kitten: d`M2,${-H} L50,${-H + 3} C34,${-H * 0.6} 32,${-H * 0.4} 34,0 L18,0 C16,${-H * 0.5} 6,${-H * 0.6} 2,${-H} Z`,
    flat: d`M2,${-H} L80,${-H + 3} L78,0 L4,0 Z`,
    sculpted: d`M2,${-H} L62,${-H + 4} C76,${-H * 0.5} 60,${-H * 0.2} 44,0 L26,0 C40,${-H * 0.3} 10,${-H * 0.5} 2,${-H} Z`,
  }[name];
  const side = d`M${44},${-H + 4} L66,${-H + 4} C60,${-H * 0.6} 58,${-H * 0.3} 58,0 L46,0 Z`;
  return fill(path, color) + (name === "block" ? fill(side, shadeOf(color)) : "");
}

/** The shaft of a boot, S above the heel seat. */
export const boot = (H: number, S: number, toe: ToeName, wide = 0): string =>
  d`M4,${-H} C-8,${-H - 40} 6,${-H - 76} 6,${-H - 104} C6,${-H - S * 0.6} ${-4 - wide},${-H - S * 0.8} ${-2 - wide},${-H - S} Q50,${-H - S - 12} ${104 + wide},${-H - S + 6} C${104 + wide},${-H - S * 0.7} ${90},${-H - S * 0.5} 96,${-H * 0.8 - 92} C110,${-H * 0.5 - 72} 140,${-H * 0.2 - 66} ${throat(H, 178)} ${toes[toe](H)} ${shank(H)}`;
