import type { ColorName } from "../kit/palette";

/** Colors that an illustrator would lay out together before beginning: ground, two accents and the cloths. */
export interface Palette {
  readonly paper: string;
  readonly floor: string;
  readonly accent: string;
  readonly quiet: string;
  readonly wood: string;
  readonly cloths: readonly ColorName[];
}

export const dayPalettes: readonly Palette[] = [
  {
    paper: "#f3ebe0",
    floor: "#e3d3be",
    accent: "#c9764f",
    quiet: "#e8d9c5",
    wood: "#8a5f3e",
    cloths: ["rust", "sage", "ivory", "espresso", "butter"],
  },
  {
    paper: "#e9e4da",
    floor: "#cfd3c4",
    accent: "#d9a26c",
    quiet: "#d8dccf",
    wood: "#7a5a40",
    cloths: ["emerald", "cream", "terracotta", "moss", "blush"],
  },
  {
    paper: "#f1e4dc",
    floor: "#e2c2b2",
    accent: "#a9525a",
    quiet: "#e9cfc2",
    wood: "#6b4030",
    cloths: ["burgundy", "blush", "camel", "ivory", "plum"],
  },
  {
    paper: "#e2e7ea",
    floor: "#c3d0d8",
    accent: "#e0a98a",
    quiet: "#d0dbe1",
    wood: "#5a4a44",
    cloths: ["navy", "sky", "white", "rust", "slate"],
  },
  {
    paper: "#eee6ee",
    floor: "#d3c5d6",
    accent: "#c99a4a",
    quiet: "#e0d4e2",
    wood: "#6a4a56",
    cloths: ["plum", "lilac", "butter", "ivory", "fuchsia"],
  },
  {
    paper: "#f4ecd9",
    floor: "#e4cf9f",
    accent: "#7f93a8",
    quiet: "#ecdfbd",
    wood: "#8a6a3e",
    cloths: ["cobalt", "cream", "coral", "espresso", "teal"],
  },
  {
    paper: "#e6e8de",
    floor: "#b8bfa4",
    accent: "#d7a9a0",
    quiet: "#d3d8c4",
    wood: "#5f4a34",
    cloths: ["olive", "rose", "ivory", "chocolate", "champagne"],
  },
  {
    paper: "#efe3d6",
    floor: "#c9a488",
    accent: "#2f5f66",
    quiet: "#dfcbb8",
    wood: "#6f4630",
    cloths: ["teal", "camel", "white", "crimson", "charcoal"],
  },
  {
    paper: "#f0e0d8",
    floor: "#d9b3a6",
    accent: "#b98a94",
    quiet: "#e6cdc3",
    wood: "#7b5142",
    cloths: ["rose", "crimson", "champagne", "black", "sage"],
  },
];

export const nightPalettes: readonly Palette[] = [
  {
    paper: "#3a2433",
    floor: "#2a1a28",
    accent: "#b9454f",
    quiet: "#553348",
    wood: "#c69a45",
    cloths: ["champagne", "crimson", "blush", "gold", "ivory"],
  },
  {
    paper: "#24304a",
    floor: "#18213a",
    accent: "#d9a25c",
    quiet: "#35456a",
    wood: "#c69a45",
    cloths: ["silver", "butter", "coral", "ivory", "sky"],
  },
  {
    paper: "#23403d",
    floor: "#16302e",
    accent: "#d9a68a",
    quiet: "#335752",
    wood: "#c69a45",
    cloths: ["blush", "gold", "ivory", "emerald", "rust"],
  },
  {
    paper: "#4a2a26",
    floor: "#351b19",
    accent: "#e0b07a",
    quiet: "#663d36",
    wood: "#c69a45",
    cloths: ["ivory", "rose", "crimson", "champagne", "black"],
  },
];
