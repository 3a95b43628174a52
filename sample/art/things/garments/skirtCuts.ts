export interface SkirtCut {
  readonly path: string;
  readonly length: number;
  readonly width: number;
  readonly folds: number;
}

/** Right halves from the waist at 58,200 to the centre of the hem. */
const table = {
  column: { path: "C60,234 82,262 84,314 C86,450 88,560 94,690 Q46,706 0,700", length: 700, width: 94, folds: 2 },
  bias: {
    path: "C60,236 84,268 86,316 C88,460 106,600 132,686 C96,716 52,690 0,708",
    length: 704,
    width: 130,
    folds: 4,
  },
  mermaid: {
    path: "C60,236 82,262 84,316 C86,430 66,500 72,540 C84,610 120,660 168,694 C110,724 50,700 0,712",
    length: 706,
    width: 150,
    folds: 5,
  },
  ball: {
    path: "C104,212 196,330 264,672 C226,716 196,686 152,706 C108,724 58,692 0,712",
    length: 704,
    width: 250,
    folds: 7,
  },
  aline: { path: "C72,228 126,380 152,488 C112,514 52,494 0,506", length: 500, width: 148, folds: 4 },
  pencil: { path: "C60,234 84,262 86,314 C86,390 82,440 76,486 Q40,494 0,490", length: 490, width: 74, folds: 1 },
  slipMidi: {
    path: "C60,236 84,268 86,316 C88,390 96,450 106,500 C70,518 40,500 0,510",
    length: 508,
    width: 104,
    folds: 3,
  },
  mini: { path: "C62,236 88,262 100,356 Q50,368 0,364", length: 362, width: 100, folds: 2 },
  miniFlare: { path: "C80,216 124,290 142,350 C104,374 50,352 0,364", length: 360, width: 138, folds: 5 },
  tiered: {
    path: "C82,214 112,250 116,296 L112,300 C134,320 142,360 144,402 L138,406 C162,430 168,480 172,512 C120,534 56,514 0,524",
    length: 518,
    width: 165,
    folds: 6,
  },
};

export type SkirtName = keyof typeof table;

export const skirts: Readonly<Record<SkirtName, SkirtCut>> = table;
