import { line, seamOf, fill, shadeOf } from "../pen";
import { both, mirrored } from "../outline";

interface Neck {
  /** The right half from the centre front to the armpit at 84,92. */
  readonly path: string;
  readonly straps?: string;
  readonly strapWidth?: number;
  readonly behind?: string;
  readonly over?: (color: string) => string;
}

const inside = "M-42,2 C-24,-10 24,-10 42,2 L30,80 L-30,80 Z";
const trim =
  (path: string) =>
  (color: string): string =>
    line(both(path), seamOf(color), 2.5);

const table = {
  slip: {
    path: "M0,74 C14,74 34,62 42,34 C52,60 66,78 84,92",
    straps: both("M42,36 Q40,10 30,-8"),
    over: trim("M0,80 C18,80 36,68 43,46"),
  },
  slipV: { path: "M0,104 Q26,76 44,30 C52,58 66,78 84,92", straps: both("M44,34 Q40,10 30,-8") },
  sweetheart: {
    path: "M0,80 C8,54 36,46 54,56 C66,64 76,76 84,92",
    straps: both("M50,58 Q46,24 42,0"),
    strapWidth: 2,
    over: trim("M10,130 Q16,164 14,198"),
  },
  halter: {
    path: "M0,4 C14,4 24,0 30,-6 C36,40 54,76 84,92",
    behind: "M-30,-6 C-16,-16 16,-16 30,-6 L20,6 L-20,6 Z",
    over: trim("M0,10 C14,10 24,6 31,0"),
  },
  halterV: {
    path: "M0,128 L22,-8 L38,-4 C42,40 58,76 84,92",
    behind: "M-38,-4 C-16,-18 16,-18 38,-4 L22,0 C10,-8 -10,-8 -22,0 Z",
    over: trim("M22,0 L8,90"),
  },
  boat: {
    path: "M0,22 C26,22 48,12 66,4 L96,16 C90,46 86,70 84,92",
    behind: "M-66,4 C-30,-6 30,-6 66,4 L40,22 L-40,22 Z",
    over: trim("M0,28 C26,28 50,18 68,9"),
  },
  scoop: {
    path: "M0,56 C30,56 42,30 46,2 L94,16 C90,46 86,70 84,92",
    behind: inside,
    over: trim("M0,64 C34,64 50,34 54,6"),
  },
  square: {
    path: "M0,62 L48,60 L46,4 L78,8 C74,44 76,72 84,92",
    behind: "M-46,4 C-20,-4 20,-4 46,4 L46,16 L-46,16 Z",
    over: trim("M0,69 L48,67"),
  },
  v: { path: "M0,108 L42,2 L96,16 C90,46 86,70 84,92", behind: inside },
  oneShoulder: { path: "M0,44 C30,16 50,8 64,2 L96,14 C90,46 86,70 84,92" },
  collar: {
    path: "M0,34 L36,0 L96,16 C90,46 86,70 84,92",
    behind: "M-36,0 C-20,-22 20,-22 36,0 L0,40 Z",
    over: (color: string) =>
      ["M34,-8 L0,34 L30,64 L60,14 Z"]
        .map((path) => [path, mirrored(path)])
        .flat()
        .map((path) => fill(path, color) + line(path, seamOf(color), 2.5))
        .join(""),
  },
  turtle: {
    path: "M0,6 L34,4 L96,18 C90,46 86,70 84,92",
    over: (color: string) =>
      fill("M-36,14 C-40,-10 -38,-26 -32,-36 Q0,-44 32,-36 C38,-26 40,-10 36,14 Q0,26 -36,14 Z", color) +
      fill("M-32,-36 Q0,-44 32,-36 Q0,-26 -32,-36 Z", shadeOf(color)) +
      line("M-37,-8 Q0,4 37,-8 M-20,-28 L-22,-4 M-7,-26 L-8,0 M7,-26 L8,0 M20,-28 L22,-4", seamOf(color), 2),
  },
};

export type NeckName = keyof typeof table;

export const necks: Readonly<Record<NeckName, Neck>> = table;
