import { own } from "../kit/own";
import type { SceneName } from "./choose";
import { composed } from "./compose";

/** Scene, what stands in it, and the palette; neighbours on the page should not share one. */
const known: Readonly<Record<string, readonly [SceneName, string, number]>> = {
  "red-carpet": ["carpet", "ballgown tuxedo", 0],
  "street-style": ["city", "trench coat sneakers", 0],
  vintage: ["shop", "leather jacket satchel brogues", 1],
  "sustainable-fashion": ["atelier", "shirt dress", 6],
  accessories: ["still", "top-handle bag hat earrings", 5],
  makeup: ["dressingTable", "lipstick perfume brush set", 2],
  menswear: ["armchair", "suit loafers satchel", 3],
  "seasonal-trends": ["season", "overcoat ankle boots scarf", 1],
  shoes: ["onSteps", "pumps loafers sneakers", 8],
  handbags: ["unpacked", "top-handle bag tote", 4],
  "wardrobe-basics": ["wardrobe", "shirt tailored trousers loafers", 7],
  "designer-spotlight": ["runway", "cape platforms", 1],
  beauty: ["beautyLay", "lipstick perfume blush compact", 2],
  festival: ["festival", "ankle boots hat crossbody bag", 5],
  travel: ["suitcase", "hat sandals tote", 7],
  cars: ["road", "convertible", 3],
  bikes: ["road", "city bike", 1],
  premiere: ["cinema", "slip gown clutch", 1],
};

const inWords = (slug: string): string => slug.replace(/[-_]+/g, " ");

export function drawTopic(slug: string): string {
  const [scene, besides, palette] = own(known, slug) ?? [undefined, "", undefined];
  return composed({ seed: `topic ${slug}`, title: inWords(slug), besides, width: 800, height: 600, scene, palette })
    .svg;
}
