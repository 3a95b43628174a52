import { own } from "../kit/own";
import type { SceneName } from "./choose";
import { composed } from "./compose";

const known: Readonly<Record<string, readonly [SceneName, string]>> = {
  "red-carpet": ["carpet", "ballgown tuxedo"],
  "street-style": ["city", "trench coat sneakers"],
  vintage: ["shop", "leather jacket satchel brogues"],
  "sustainable-fashion": ["atelier", "shirt dress"],
  accessories: ["still", "top-handle bag hat earrings"],
  makeup: ["dressingTable", "lipstick perfume brush set"],
  menswear: ["armchair", "suit loafers satchel"],
  "seasonal-trends": ["season", "overcoat ankle boots scarf"],
  shoes: ["onSteps", "pumps loafers sneakers"],
  handbags: ["unpacked", "top-handle bag tote"],
  "wardrobe-basics": ["wardrobe", "shirt tailored trousers loafers"],
  "designer-spotlight": ["runway", "cape platforms"],
  beauty: ["beautyLay", "lipstick perfume blush compact"],
  festival: ["festival", "ankle boots hat crossbody bag"],
  travel: ["suitcase", "hat sandals tote"],
  cars: ["road", "convertible"],
  bikes: ["road", "city bike"],
  premiere: ["cinema", "slip gown clutch"],
};

const inWords = (slug: string): string => slug.replace(/[-_]+/g, " ");

export function drawTopic(slug: string): string {
  const [scene, besides] = own(known, slug) ?? [undefined, ""];
  return composed({ seed: `topic ${slug}`, title: inWords(slug), besides, width: 800, height: 600, scene });
}
