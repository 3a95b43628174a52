import { namedColors } from "../kit/palette";
import { line, slab } from "../things/pen";
import { plinth, slim, stool } from "./props/furniture";
import { named, type Tile } from "./tile";

/** The doors of the categories that came after the first six. */
export const furtherTiles: Readonly<Record<string, Tile>> = {
  clothing: {
    paper: "#e3e6df",
    arch: "#a9b6a0",
    floor: "#8e9d88",
    sun: "#efe0b0",
    inside: () => "",
    front: (dice) =>
      line("M60,120 L740,120", "#4a4034", 9) +
      slim(dice, 130, 124, 440, namedColors.navy) +
      slim(dice, 196, 124, 500, namedColors.champagne) +
      slim(dice, 672, 124, 460, namedColors.terracotta) +
      named(
        "trench coat",
        "camel",
        "espresso",
        { x: 430, y: 112, width: 430, height: 700, anchor: "hook" },
        "tile coat 1",
        "on",
      ) +
      named("loafers", "espresso", "camel", { x: 560, y: 920, width: 230, height: 190, shadow: "behind" }, "tile 6"),
  },
  jewelry: {
    paper: "#e9e2ea",
    arch: "#b7a3c0",
    floor: "#97819f",
    sun: "#f1dfc6",
    inside: () => "",
    front: () =>
      plinth(250, 720, 240, 1000, "#efe6ee") +
      plinth(560, 640, 240, 1000, "#d9c4de") +
      named(
        "necklace",
        "emerald",
        "gold",
        { x: 400, y: 400, width: 400, height: 380, anchor: "centre" },
        "tile neck 3",
      ) +
      named(
        "hoop earrings",
        "gold",
        "gold",
        { x: 552, y: 586, width: 170, height: 150, anchor: "centre" },
        "tile hoop 1",
      ) +
      named("ring", "crimson", "gold", { x: 246, y: 638, width: 150, height: 170, anchor: "centre" }, "tile ring 2"),
  },
  accessories: {
    paper: "#efe4d4",
    arch: "#d4a184",
    floor: "#b57f63",
    sun: "#f3dfae",
    inside: () => "",
    front: () =>
      stool(300, 900, "#5a3a2a", "#efe3cb", 270) +
      plinth(580, 700, 260, 1000, "#f0e2cf") +
      named("hat", "camel", "espresso", { x: 300, y: 640, width: 420, height: 270 }, "tile hat 2") +
      named("belt", "chocolate", "gold", { x: 580, y: 640, width: 280, height: 170 }, "tile belt 2") +
      named("cap", "crimson", "ivory", { x: 400, y: 890, width: 240, height: 190, shadow: "behind" }, "tile cap 1"),
  },
  eyewear: {
    paper: "#dfe6e6",
    arch: "#8fb0ae",
    floor: "#6f918f",
    sun: "#f3cf8f",
    inside: () => "",
    front: () =>
      plinth(240, 620, 330, 900, "#f0e7d6") +
      plinth(550, 480, 330, 900, "#d98d62") +
      slab(0, 900, 800, 100, "#6f918f") +
      named(
        "sunglasses",
        "black",
        "gold",
        { x: 550, y: 412, width: 330, height: 150, anchor: "centre" },
        "tile glasses 1",
      ) +
      named(
        "sunglasses",
        "camel",
        "gold",
        { x: 234, y: 556, width: 310, height: 150, anchor: "centre" },
        "tile glasses 5",
      ) +
      named(
        "sunglasses",
        "crimson",
        "gold",
        { x: 410, y: 872, width: 340, height: 150, anchor: "centre" },
        "tile glasses 8",
      ),
  },
  bags: {
    paper: "#e6e3d6",
    arch: "#b5a77e",
    floor: "#94865e",
    sun: "#f0dba0",
    inside: () => "",
    front: () =>
      plinth(300, 700, 340, 1000, "#e9d9c5") +
      named("backpack", "navy", "camel", { x: 300, y: 706, width: 330, height: 420 }, "tile backpack 2") +
      named(
        "tote",
        "terracotta",
        "ivory",
        { x: 590, y: 930, width: 320, height: 380, shadow: "behind" },
        "tile tote 3",
      ),
  },
};
