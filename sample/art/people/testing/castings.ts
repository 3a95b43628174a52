import { namedColors } from "../../kit/palette";
import { diceFor } from "../../kit/seed";
import { complexions, hairColors, hairStyles } from "../head/appearanceWords";
import { accessoryKinds, bagKinds, patternKinds, shoeKinds } from "../../kit/words";
import { garmentSlots, type GarmentKind, type Slot } from "../outfit/garmentWords";
import { type OutfitRow } from "../look";
import { type CelebrityRow } from "../portrait";

export const cast = [{ slug: "marisol-vantreight", signatureLook: "Chestnut waves, olive skin, red lip" }];

const kindsOf = (slot: Slot): GarmentKind[] =>
  (Object.keys(garmentSlots) as GarmentKind[]).filter((kind) => garmentSlots[kind] === slot);
const colors = Object.keys(namedColors);
const occasions = [
  "Red Carpet",
  "Street Style",
  "Casual",
  "Premiere",
  "Gala",
  "Airport",
  "Festival",
  "Editorial",
  "Sport",
  "Holiday",
  "Business",
];
const extras = [
  "glasses",
  "sunglasses",
  "beard",
  "stubble",
  "moustache",
  "hoops",
  "pearls",
  "hat",
  "beret",
  "scarf",
  "red lip",
];

function lookOf(seed: string): string {
  const dice = diceFor(`look ${seed}`);
  const hair = `${dice.pick(Object.keys(hairColors))} ${dice.pick(hairStyles)} hair${dice.next() < 0.2 ? " with a fringe" : ""}`;
  return `${hair}, ${dice.pick(Object.keys(complexions))} skin, ${dice.pick(extras)}, ${dice.pick(extras)}`;
}

/** Rows that name as much as titles ever do: three layers, shoes, a bag and two accessories. */
export const outfitRows = (count: number): OutfitRow[] =>
  Array.from({ length: count }, (_, index) => {
    const dice = diceFor(`title ${index}`);
    const worn = (slot: Slot): string =>
      `${dice.pick(colors)} ${dice.next() < 0.4 ? `${dice.pick(patternKinds)} ` : ""}${dice.pick(kindsOf(slot))}`;
    const clothes = dice.next() < 0.4 ? worn("full") : `${worn("outer")} over ${worn("top")} and ${worn("bottom")}`;
    return {
      slug: `outfit-${index}`,
      title: `${clothes} with ${dice.pick(shoeKinds)}, ${dice.pick(bagKinds)}, ${dice.pick(accessoryKinds)} and ${dice.pick(accessoryKinds)}`,
      occasion: dice.pick(occasions),
      tags: [],
      pieces: [],
      celebrity: { slug: `celebrity-${index % 40}`, signatureLook: lookOf(String(index % 40)) },
    };
  });

export const portraitRows = (count: number): CelebrityRow[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `celebrity-${index}`,
    name: `Celebrity ${index}`,
    category: index % 3 ? "Actor" : "Athlete",
    styleType: ["Minimalist", "Bohemian", "Streetwear", "Y2K", "Classic"][index % 5],
    signatureLook: lookOf(String(index)),
  }));
