import { diceFor } from "../kit/seed";
import { group } from "../things/pen";
import { finished } from "../things/place";
import { chosenScene, nightScenes, scenes, type SceneName } from "./choose";
import { dayPalettes, nightPalettes } from "./palettes";
import { sceneryFor } from "./scenery";
import { slab } from "../things/pen";

interface Order {
  readonly seed: string;
  readonly title: string;
  readonly besides?: string;
  /** What the picture is about, before anything that the title names. */
  readonly subject?: string;
  readonly width: number;
  readonly height: number;
  readonly scene?: SceneName;
  /** Which of the palettes, where a series wants its own. */
  readonly palette?: number;
}

/** A picture, and the kinds of things that it shows. */
export interface Composed {
  readonly svg: string;
  readonly shows: readonly string[];
}

/** Every scene is drawn 800 high and scaled to the picture's own height. */
export function composed(order: Order): Composed {
  const { seed, title, besides = "", subject = "", width, height, scene, palette: wanted } = order;
  const dice = diceFor(seed);
  const name = scene ?? chosenScene(dice, title, besides);
  const night = nightScenes.includes(name) && (name !== "runway" || dice.next() < 0.5);
  const palettes = night ? nightPalettes : dayPalettes;
  const diced = dice.pick(palettes);
  const palette = wanted === undefined ? diced : palettes[wanted % palettes.length];
  const scale = height / 800;
  const w = width / scale;
  const s = sceneryFor(dice, palette, w, `${subject} ${title} ${besides}`);
  const art = slab(0, 0, w, 800, palette.paper) + scenes[name](s);
  const svg = finished(
    width,
    height,
    title,
    scale === 1 ? art : group({ transform: `scale(${Math.round(scale * 1000) / 1000})` }, art),
  );
  return { svg, shows: s.shown };
}
