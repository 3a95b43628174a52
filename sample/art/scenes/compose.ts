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
  readonly width: number;
  readonly height: number;
  readonly scene?: SceneName;
  /** Which of the palettes, where a series wants its own. */
  readonly palette?: number;
}

/** Every scene is drawn 800 high and scaled to the picture's own height. */
export function composed({ seed, title, besides = "", width, height, scene, palette: wanted }: Order): string {
  const dice = diceFor(seed);
  const name = scene ?? chosenScene(dice, title, besides);
  const night = nightScenes.includes(name) && (name !== "runway" || dice.next() < 0.5);
  const palettes = night ? nightPalettes : dayPalettes;
  const diced = dice.pick(palettes);
  const palette = wanted === undefined ? diced : palettes[wanted % palettes.length];
  const scale = height / 800;
  const w = width / scale;
  const s = sceneryFor(dice, palette, w, `${title} ${besides}`);
  const art = slab(0, 0, w, 800, palette.paper) + scenes[name](s);
  return finished(
    width,
    height,
    title,
    scale === 1 ? art : group({ transform: `scale(${Math.round(scale * 1000) / 1000})` }, art),
  );
}
