import { namedColors } from "../kit/palette";
import { own } from "../kit/own";
import { diceFor } from "../kit/seed";
import { lighter } from "../kit/svg";
import { d, disc, fill, line, oval, slab } from "../things/pen";
import { finished } from "../things/place";
import { furtherTiles } from "./furtherTiles";
import { plinth, slim, stool } from "./props/furniture";
import { palm } from "./props/outside";
import { named, type Tile } from "./tile";

const [cx, top, half, floor] = [400, 150, 250, 800];

const tiles: Readonly<Record<string, Tile>> = {
  dresses: {
    paper: "#f1e4dc",
    arch: "#e3b9a3",
    floor: "#d9a58c",
    sun: "#f4d7b8",
    inside: () => "",
    front: (dice) =>
      line("M60,120 L740,120", "#6b4030", 9) +
      slim(dice, 128, 124, 470, namedColors.ivory) +
      slim(dice, 662, 124, 430, namedColors.sage) +
      slim(dice, 606, 124, 500, namedColors.rust) +
      named(
        "slip gown",
        "burgundy",
        "champagne",
        { x: 372, y: 112, width: 420, height: 720, anchor: "hook" },
        "tile gown a",
        "on",
      ) +
      named("pumps", "champagne", "gold", { x: 590, y: 900, width: 230, height: 200, shadow: "behind" }, "tile 4"),
  },
  shoes: {
    paper: "#e4e2d8",
    arch: "#b9c0a6",
    floor: "#a3ab8f",
    sun: "#eadfb4",
    inside: () => "",
    front: () =>
      plinth(220, 640, 280, 900, "#e9d9c5") +
      plinth(560, 480, 300, 900, "#c9764f") +
      slab(0, 900, 800, 100, "#a3ab8f") +
      named("pumps", "crimson", "black", { x: 560, y: 486, width: 330, height: 260 }, "tile pumps 6") +
      named("loafers", "espresso", "camel", { x: 222, y: 646, width: 290, height: 240 }, "tile loafers 1") +
      named(
        "sneakers",
        "white",
        "sage",
        { x: 430, y: 950, width: 330, height: 230, shadow: "behind" },
        "tile sneakers 5",
      ),
  },
  makeup: {
    paper: "#f0e0d8",
    arch: "#d99a94",
    floor: "#c4807e",
    sun: "#f0cdbb",
    inside: () => "",
    front: () =>
      plinth(400, 690, 520, 1000, "#f0dcd0") +
      named("perfume", "blush", "crimson", { x: 300, y: 700, width: 240, height: 380 }, "tile perfume 2") +
      named("lipstick", "crimson", "gold", { x: 512, y: 700, width: 250, height: 330 }, "tile lipstick 7") +
      named(
        "powder",
        "coral",
        "rose",
        { x: 580, y: 900, width: 270, height: 220, anchor: "foot", shadow: "behind" },
        "tile powder 1",
      ) +
      named(
        "nail polish",
        "burgundy",
        "gold",
        { x: 250, y: 905, width: 250, height: 220, shadow: "behind" },
        "tile polish 2",
      ),
  },
  handbags: {
    paper: "#eee3cf",
    arch: "#d0a76a",
    floor: "#b98a52",
    sun: "#f2e0ac",
    inside: () => "",
    front: () =>
      stool(330, 900, "#5a3a2a", "#efe3cb", 270) +
      named("top-handle bag", "burgundy", "gold", { x: 330, y: 640, width: 330, height: 330 }, "tile bag 5") +
      named(
        "baguette bag",
        "emerald",
        "gold",
        { x: 586, y: 920, width: 300, height: 300, shadow: "behind" },
        "tile baguette 2",
      ),
  },
  cars: {
    paper: "#dde2e6",
    arch: "#9db8c4",
    floor: "#7f97a3",
    sun: "#f0c78a",
    inside: () =>
      slab(150, 560, 500, 240, "#6f9db0") +
      line("M200,620 q26,-10 52,0 t52,0 M430,650 q26,-10 52,0 t52,0", "#c3d5dc", 4),
    front: () =>
      palm(640, 802, 1.3, "#6d7a52", true) +
      slab(0, 790, 800, 12, "#e9e4da") +
      line("M20,940 L800,940", "#c9d3d8", 8, { "stroke-dasharray": "80 60" }) +
      named("convertible", "crimson", "cream", { x: 400, y: 880, width: 690, height: 300, flip: true }, "tile car 2"),
  },
  bikes: {
    paper: "#e9e4da",
    arch: "#8fa59a",
    floor: "#c3b795",
    sun: "#f0dc9b",
    inside: () => fill("M150,640 C260,560 360,620 460,580 C540,550 600,600 650,570 L650,800 L150,800 Z", "#728c7c"),
    front: () =>
      oval(400, 884, 330, 16, "#221d1e", { "fill-opacity": "0.14" }) +
      named("step-through bike", "rust", "chocolate", { x: 400, y: 880, width: 670, height: 560 }, "tile bike 3"),
  },
};

/** Doors in one street: the same arch and the same sun, each with its own things before it. */
export function drawCategory(name: string): string {
  const key = name.toLowerCase();
  const tile = own(tiles, key) ?? own(furtherTiles, key) ?? tiles.dresses;
  const dice = diceFor(`tile ${key}`);
  const arch = d`M${cx - half},${floor} L${cx - half},${top + half} A${half},${half} 0 0,1 ${cx + half},${top + half} L${cx + half},${floor} Z`;
  return finished(
    800,
    1000,
    name,
    slab(0, 0, 800, 1000, tile.paper),
    fill(arch, tile.arch),
    disc(cx + 84, top + 250, 96, tile.sun),
    tile.inside(dice),
    slab(0, floor, 800, 200, tile.floor),
    slab(0, floor, 800, 8, lighter(tile.floor, 0.3)),
    tile.front(dice),
  );
}
