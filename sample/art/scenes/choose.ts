import type { Dice } from "../kit/seed";
import { thingsNamed } from "../things/recognize";
import type { ThingGroup } from "../things/vocabulary";
import { armchair, atelier, suitcase } from "./sets/corners";
import { beach, festival, season } from "./sets/outdoors";
import { beautyLay, collection, flatLay, magazine, unpacked } from "./sets/paper";
import { dressingTable, mirrorRoom, still, wardrobe } from "./sets/rooms";
import { carpet, cinema, runway, stage } from "./sets/shows";
import { city, onSteps, road, shop } from "./sets/streets";
import type { Scene } from "./scenery";

export const scenes = {
  wardrobe,
  mirrorRoom,
  dressingTable,
  still,
  atelier,
  suitcase,
  armchair,
  city,
  onSteps,
  beach,
  festival,
  season,
  road,
  shop,
  flatLay,
  collection,
  magazine,
  beautyLay,
  unpacked,
  stage,
  carpet,
  runway,
  cinema,
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof scenes;

export const nightScenes: readonly SceneName[] = ["stage", "carpet", "runway", "cinema"];

const cues: readonly (readonly [RegExp, readonly SceneName[]])[] = [
  [/red carpet|gala|award|met |opening night/, ["carpet", "stage"]],
  [/premiere|cinema|film|movie|screen|hollywood/, ["cinema", "carpet"]],
  [/stage|concert|tour|music|opera|theatre|encore|performance/, ["stage"]],
  [/runway|catwalk|fashion week|show|season ahead|collection/, ["runway"]],
  [/festival|camp|boho|bohemian|flags|field/, ["festival"]],
  [/beach|riviera|coast|summer|resort|swim|island|seaside|sun /, ["beach", "road"]],
  [/holiday|vacation|travel|airport|packing|suitcase|trip|carry on|weekend/, ["suitcase", "beach"]],
  [/street|city|commute|pavement|sidewalk|urban|off duty|paris|milan/, ["city", "onSteps"]],
  [/sneaker|athleisure|sport|trainer|gym|walk/, ["onSteps", "city"]],
  [/vintage|thrift|second hand|retro|archive|flea|shop|market|store|resale/, ["shop", "unpacked"]],
  [/sustain|mend|repair|slow|craft|atelier|tailor|designer|couture|handmade|making|studio|spotlight/, ["atelier"]],
  [/autumn|fall|winter|snow|cold|season|layer|coat|knit|cosy/, ["season", "armchair"]],
  [/wardrobe|capsule|basics|closet|essentials|staple|rail|hanger|ten pieces/, ["wardrobe", "flatLay"]],
  [/mirror|fit |fitting|proportion|try|dressing up/, ["mirrorRoom"]],
  [/makeup|make up|beauty|skin|lip|lash|eye|brow|blush|nail|glow|scent|perfume/, ["dressingTable", "beautyLay"]],
  [/jewel|jewellery|accessor|pearl|earring|necklace|watch|gold|sunglasses/, ["still", "flatLay"]],
  [/shoe|heel|boot|loafer|pump|sandal|mule|flat/, ["onSteps", "still", "unpacked"]],
  [/handbag|bag|clutch|tote/, ["still", "unpacked", "armchair"]],
  [/ car|drive|road|convertible|coupe|garage|motor|bike|bicycle|cycle|ride|pedal/, ["road", "city"]],
  [/magazine|interview|profile|cover|editor|read|style file|notes|guide|how to|edit/, ["magazine", "flatLay"]],
  [/trend|colou?r|palette|print/, ["collection", "runway"]],
  [/menswear|suit|tailoring|tuxedo|office|business|work/, ["armchair", "mirrorRoom", "wardrobe"]],
  [/gift|unbox|haul|new in|present|budget|under /, ["unpacked"]],
  [/minimal|quiet|still|object/, ["still", "wardrobe"]],
];

const anywhere: readonly SceneName[] = [
  "wardrobe",
  "flatLay",
  "mirrorRoom",
  "still",
  "magazine",
  "armchair",
  "city",
  "collection",
  "onSteps",
  "shop",
  "runway",
  "unpacked",
];

/** Where a thing that the title names finds a place; elsewhere it would be missing from its own picture. */
const showing: Readonly<Record<ThingGroup, readonly SceneName[]>> = {
  garment: [
    "wardrobe",
    "mirrorRoom",
    "atelier",
    "armchair",
    "city",
    "season",
    "shop",
    "flatLay",
    "collection",
    "magazine",
    "stage",
    "carpet",
    "runway",
    "cinema",
  ],
  shoe: [
    "wardrobe",
    "mirrorRoom",
    "still",
    "suitcase",
    "armchair",
    "city",
    "onSteps",
    "beach",
    "festival",
    "season",
    "shop",
    "flatLay",
    "collection",
    "unpacked",
    "runway",
  ],
  bag: [
    "wardrobe",
    "mirrorRoom",
    "still",
    "armchair",
    "onSteps",
    "beach",
    "festival",
    "suitcase",
    "shop",
    "flatLay",
    "collection",
    "unpacked",
  ],
  accessory: ["still", "suitcase", "beach", "festival", "season", "flatLay", "collection", "magazine", "unpacked"],
  makeup: ["dressingTable", "beautyLay", "still", "magazine", "collection", "flatLay", "stage", "cinema"],
  car: ["road", "city"],
  bike: ["road", "city"],
};

/** The title weighs most; what is said first in it weighs a little more again. */
export function chosenScene(dice: Dice, title: string, besides: string): SceneName {
  const weights = new Map<SceneName, number>();
  const weigh = (text: string, weight: number): void => {
    const words = ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, " ")} `;
    for (const [cue, names] of cues) {
      if (cue.test(words))
        names.forEach((name, at) => weights.set(name, (weights.get(name) ?? 0) + weight / (at * 0.7 + 1)));
    }
  };
  weigh(title, 4);
  weigh(besides, 1);
  for (const { group } of thingsNamed(title)) {
    if (group === "makeup") weights.set("beautyLay", (weights.get("beautyLay") ?? 0) + 2);
    if (group === "car" || group === "bike") weights.set("road", (weights.get("road") ?? 0) + 2);
  }
  const first = thingsNamed(title)[0]?.group;
  for (const [name, weight] of weights) {
    if (first) weights.set(name, showing[first].includes(name) ? weight * 1.6 : weight * 0.4);
  }
  if (!weights.size) return dice.pick(anywhere);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0);
  let left = dice.next() * total;
  for (const [name, weight] of weights) {
    left -= weight ** 2;
    if (left <= 0) return name;
  }
  return dice.pick(anywhere);
}
