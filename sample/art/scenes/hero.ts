import { diceFor } from "../kit/seed";
import { lighter } from "../kit/svg";
import { d, disc, fill, group, line, oval, slab } from "../things/pen";
import { drawThing } from "../things/draw";
import { hooked, unhooked } from "../things/hanging";
import { finished, placed, type Spot } from "../things/place";
import { thingFrom } from "../things/recognize";
import { mirror, rail, slim, stool } from "./props/furniture";

interface Light {
  readonly wall: string;
  readonly floor: string;
  readonly sky: string;
  readonly sun: string;
  readonly hills: string;
  readonly ray: string;
  readonly rug: string;
  readonly wood: string;
  readonly glass: string;
  readonly slims: readonly string[];
  readonly gown: string;
  readonly coat: string;
  readonly bag: string;
  readonly shoes: string;
  readonly leaf: string;
}

const day: Light = {
  wall: "#f3ebe0",
  floor: "#e6d5bf",
  sky: "#f2cfae",
  sun: "#dd7f52",
  hills: "#c9a27f",
  ray: "#faf3e6",
  rug: "#d9b99c",
  wood: "#7a5038",
  glass: "#dde3e1",
  slims: ["#fbf8f2", "#a3b299", "#1f2b4d", "#eab9ac", "#5a3a2a", "#e6d3b1"],
  gown: "#b5482f",
  coat: "#c39b6a",
  bag: "#14694f",
  shoes: "#6d1f33",
  leaf: "#7f8f66",
};

const evening: Light = {
  wall: "#232a3a",
  floor: "#1a1f2c",
  sky: "#57466b",
  sun: "#eea06a",
  hills: "#3a3350",
  ray: "#3a3a4c",
  rug: "#3b2f40",
  wood: "#b98d5a",
  glass: "#46506a",
  slims: ["#d9d0c2", "#6d8073", "#41558c", "#b98a94", "#8a5f4a", "#bfa983"],
  gown: "#c2573a",
  coat: "#b08a5c",
  bag: "#2a7d62",
  shoes: "#a8425a",
  leaf: "#6d8063",
};

const floorLine = 590;

const plant = (light: Light): string =>
  line(
    "M668,580C660,500 640,460 622,440M668,580C668,490 676,440 672,400M668,580C672,520 700,480 716,462",
    light.leaf,
    4,
  ) +
  fill(
    "M628,452C596,440 588,396 600,366C634,388 640,420 628,452ZM672,412C650,386 654,336 676,310C694,340 694,384 672,412ZM710,470C706,436 724,404 750,390C756,424 742,456 710,470Z",
    light.leaf,
  ) +
  fill("M634,570L702,570L694,642L642,642Z", light.slims[3]);

function room(light: Light, title: string): string {
  const dice = diceFor("the studio");
  const show = (kind: string, color: string, second: string, spot: Spot, seed: string, hook?: "on"): string => {
    const drawn = drawThing({ ...thingFrom(kind), color, second, pattern: undefined }, diceFor(seed));
    return placed(hook ? hooked(drawn, kind, light.wood) : unhooked(drawn), spot);
  };
  const [ax, half, top] = [616, 178, 84];
  const arch = (inset: number): string =>
    d`M${ax - half + inset},${floorLine} L${ax - half + inset},${top + half} A${half - inset},${half - inset} 0 0,1 ${ax + half - inset},${top + half} L${ax + half - inset},${floorLine} Z`;
  const opening =
    fill(arch(0), lighter(light.wall, light === day ? 0.5 : 0.08)) +
    fill(arch(20), light.sky) +
    disc(ax - 26, 292, 84, light.sun) +
    fill(
      d`M${ax - half + 20},480 C${ax - 110},420 ${ax - 50},480 ${ax + 10},456 C${ax + 70},430 ${ax + 110},460 ${ax + half - 20},436 L${ax + half - 20},${floorLine} L${ax - half + 20},${floorLine} Z`,
      light.hills,
    );
  const ray = fill(
    d`M${ax - half + 20},${floorLine} L${ax + half - 20},${floorLine} L${ax + 560},800 L${ax + 40},800 Z`,
    light.ray,
  );
  const y = 176;
  const hung =
    [756, 790].map((x, at) => slim(dice, x, y + 4, [372, 330][at], light.slims[at])).join("") +
    [1046, 1080].map((x, at) => slim(dice, x, y + 4, [400, 344][at], light.slims[at + 3])).join("");
  const reflected = slim(dice, 1196, 330, 250, light.slims[5]) + line("M1120,330 L1290,330", light.wood, 6);
  const art = [
    slab(0, 0, 1280, 800, light.wall),
    opening,
    slab(0, floorLine, 1280, 210, light.floor),
    ray,
    oval(900, 712, 320, 46, light.rug),
    plant(light),
    rail(724, 1114, y, 656, light.wood),
    hung,
    show(
      "trench coat",
      light.coat,
      "#3c2a22",
      { x: 876, y: y - 10, width: 216, height: 452, anchor: "hook" },
      "hero coat",
      "on",
    ),
    show(
      "slip gown",
      light.gown,
      light.gown,
      { x: 980, y: y - 10, width: 230, height: 500, anchor: "hook" },
      "hero gown 2",
      "on",
    ),
    mirror(1208, 716, 176, 490, light.wood, reflected, light.glass),
    stool(524, 712, light.wood, light.slims[5], 150),
    show("top-handle bag", light.bag, "#c69a45", { x: 524, y: 556, width: 150, height: 180 }, "hero bag 3"),
    show("pumps", light.shoes, "#c69a45", { x: 806, y: 736, width: 190, height: 150 }, "hero pumps 5"),
    show("hat", light.slims[5], light.gown, { x: 1040, y: 734, width: 190, height: 110, anchor: "foot" }, "hero hat 2"),
  ].join("");
  return finished(1600, 1000, title, group({ transform: "scale(1.25)" }, art));
}

/** The one picture that shows the whole studio; its left third stays calm for the headline. */
export const drawHero = (): string => room(day, "A wardrobe rail in front of an arch with the sun");

export const drawHeroDark = (): string => room(evening, "A wardrobe rail in front of an arch in the evening");
