import { type ColorName } from "../../kit/palette";
import { diceFor, type Dice } from "../../kit/seed";
import { type AccessoryKind, type BagKind, type ShoeKind } from "../../kit/words";
import { garmentSlots, type GarmentKind } from "./garmentWords";
import { type Dressed, type Named, type Wardrobe, type Worn } from "./wardrobe";

/** Colors that look well together: the main one, one beside it, and one for shoes and bag. */
const harmonies: readonly (readonly [ColorName, ColorName, ColorName])[] = [
  ["camel", "ivory", "chocolate"],
  ["navy", "cream", "tan"],
  ["emerald", "black", "gold"],
  ["burgundy", "blush", "espresso"],
  ["cobalt", "white", "black"],
  ["rust", "cream", "chocolate"],
  ["sage", "ivory", "tan"],
  ["plum", "lilac", "black"],
  ["terracotta", "butter", "chocolate"],
  ["charcoal", "sky", "black"],
  ["teal", "champagne", "espresso"],
  ["olive", "cream", "rust"],
  ["crimson", "black", "black"],
  ["black", "ivory", "black"],
  ["slate", "white", "navy"],
  ["fuchsia", "coral", "gold"],
];

/** What a garment is made of if its title names no color. */
const ownColors: Partial<Record<GarmentKind, ColorName>> = {
  tuxedo: "black",
  jeans: "denim",
  "denim jacket": "denim",
  "leather jacket": "black",
  "trench coat": "camel",
  tee: "white",
  shirt: "white",
  tank: "white",
};

/** What is not metal. */
const accessoryColors: Partial<Record<AccessoryKind, ColorName>> = {
  tie: "black",
  gloves: "black",
  belt: "espresso",
  hat: "black",
  cap: "black",
  beret: "black",
  sunglasses: "black",
};

type Mood = "grand" | "smart" | "easy" | "sporty";
const moods: Partial<Record<GarmentKind, Mood>> = {
  "column gown": "grand",
  "slip gown": "grand",
  ballgown: "grand",
  "halter gown": "grand",
  tuxedo: "smart",
  suit: "smart",
  blazer: "smart",
  waistcoat: "smart",
  overcoat: "smart",
  "trench coat": "smart",
  cape: "grand",
  "pencil skirt": "smart",
  blouse: "smart",
  "tailored trousers": "smart",
  jumpsuit: "smart",
  "corset top": "grand",
  "wrap dress": "smart",
  "slip dress": "grand",
  hoodie: "sporty",
  tracksuit: "sporty",
  "puffer coat": "sporty",
  "bomber jacket": "sporty",
  "cargo trousers": "sporty",
  shorts: "sporty",
  "crop top": "sporty",
};
const shoesFor: Record<Mood, readonly ShoeKind[]> = {
  grand: ["sandals", "pumps", "slingbacks"],
  smart: ["pumps", "slingbacks", "loafers", "ankle boots"],
  easy: ["ankle boots", "loafers", "mules", "ballet flats", "knee boots"],
  sporty: ["sneakers", "sneakers", "platforms"],
};
const mensShoes: Record<Mood, readonly ShoeKind[]> = {
  grand: ["brogues"],
  smart: ["brogues", "loafers"],
  easy: ["loafers", "ankle boots", "sneakers"],
  sporty: ["sneakers"],
};
const bagsFor: Record<Mood, readonly BagKind[]> = {
  grand: ["clutch", "pouch"],
  smart: ["top-handle bag", "baguette bag", "satchel", "clutch"],
  easy: ["tote", "bucket bag", "hobo bag", "shoulder bag"],
  sporty: ["crossbody bag", "backpack"],
};

const whole: readonly GarmentKind[] = [
  "slip dress",
  "midi dress",
  "wrap dress",
  "shirt dress",
  "jumpsuit",
  "blazer",
  "trench coat",
  "blouse",
  "turtleneck",
  "column gown",
];
const mensWhole: readonly GarmentKind[] = ["suit", "overcoat", "blazer", "turtleneck", "shirt", "bomber jacket"];

const isSuit = (worn?: Dressed<GarmentKind>): boolean =>
  worn?.kind === "tuxedo" || worn?.kind === "suit" || worn?.kind === "tracksuit";

/** From the skin outwards; among garments of one rank the first named is the outermost. */
const coats: readonly GarmentKind[] = ["overcoat", "trench coat", "puffer coat", "cape"];
const underJackets: readonly GarmentKind[] = ["waistcoat", "cardigan"];
const layer = (kind: GarmentKind): number => (coats.includes(kind) ? 2 : underJackets.includes(kind) ? 0 : 1);

const dress = <Kind>(worn: Worn<Kind>, fallback: ColorName): Dressed<Kind> => ({
  ...worn,
  color: worn.color ?? (worn.pattern === "leopard" ? "camel" : fallback),
});

type Clothes = Pick<Wardrobe, "full" | "top" | "bottom" | "outer" | "middle">;

/** Puts the named garments where they are worn. */
function layered(garments: readonly Worn<GarmentKind>[], main: ColorName, lead: ColorName): Clothes {
  const clothes: Clothes = {};
  const outers: Dressed<GarmentKind>[] = [];
  for (const garment of garments) {
    const slot = garmentSlots[garment.kind];
    const fallback = ownColors[garment.kind] ?? (slot === "outer" || slot === "full" ? main : lead);
    if (slot === "outer") outers.push(dress(garment, fallback));
    else clothes[slot] ??= dress(garment, fallback);
  }
  [clothes.outer, clothes.middle] = outers.sort((one, other) => layer(other.kind) - layer(one.kind));
  return clothes;
}

interface Situation {
  clothes: Clothes;
  mood: Mood;
  lead: ColorName;
  masculine: boolean;
  dice: Dice;
}

function dicedBottom({ mood, lead, masculine, dice }: Situation): Dressed<GarmentKind> {
  const kind = dice.pick<GarmentKind>(
    mood === "sporty"
      ? ["jeans", "cargo trousers"]
      : masculine
        ? ["tailored trousers", "jeans"]
        : mood === "smart"
          ? ["wide-leg trousers", "tailored trousers", "pencil skirt"]
          : ["jeans", "wide-leg trousers", "pleated skirt", "tailored trousers"],
  );
  return { kind, color: kind === "jeans" ? "denim" : lead };
}

function dicedTop({ clothes: { outer, bottom }, mood, masculine, dice }: Situation): Dressed<GarmentKind> {
  const neutral: readonly ColorName[] = ["ivory", "white", "cream", "black"];
  const kind =
    outer?.kind === "tuxedo" || outer?.kind === "waistcoat" || (outer?.kind === "suit" && masculine)
      ? "shirt"
      : dice.pick<GarmentKind>(
          mood === "sporty"
            ? ["tee", "hoodie", "tank"]
            : masculine
              ? ["tee", "knit", "shirt"]
              : mood === "smart" || mood === "grand"
                ? ["blouse", "turtleneck", "tank"]
                : ["knit", "tee", "turtleneck"],
        );
  const color =
    outer?.kind === "tuxedo"
      ? "white"
      : dice.pick(neutral.filter((one) => one !== outer?.color && one !== bottom?.color));
  return { kind, color };
}

/** Trousers and a top where the words name none; a suit brings its own trousers. */
function addMissing(situation: Situation, only: boolean): void {
  const { clothes } = situation;
  const suit = [clothes.outer, clothes.middle].find(isSuit);
  if (suit) clothes.bottom ??= { ...suit, kind: suit.kind === "tracksuit" ? "cargo trousers" : "tailored trousers" };
  clothes.bottom ??= dicedBottom(situation);
  const { outer } = clothes;
  if (!only) clothes.top ??= dicedTop(situation);
  // A named jacket without anything under it is worn closed over something that does not show.
  else if (outer && outer.kind !== "waistcoat") clothes.top ??= { kind: "tee", color: outer.color };
  else if (!outer) clothes.top ??= dicedTop(situation);
}

/**
 * Fills what the words leave open, so that nobody stands there half dressed or in clashing colors. With `only`, nothing
 * is added that a reader could look for in vain: no bag, no layer.
 */
export function completed(named: Named, seed: string, masculine: boolean, only = false): Wardrobe {
  const dice = diceFor(`wardrobe ${seed}`);
  const [main, beside, leather] = dice.pick(harmonies);
  const garments = named.garments.length ? named.garments : [{ kind: dice.pick(masculine ? mensWhole : whole) }];
  const lead = garments.some(({ color }) => color) ? beside : main;
  const clothes = layered(garments, main, lead);
  const mood = moods[garments[0].kind] ?? (clothes.bottom && moods[clothes.bottom.kind]) ?? "easy";
  if (!clothes.full) addMissing({ clothes, mood, lead, masculine, dice }, only);
  const shoes = dress(
    named.shoes ?? { kind: dice.pick((masculine ? mensShoes : shoesFor)[mood]) },
    mood === "sporty" ? "white" : masculine && mood !== "easy" && leather !== "tan" ? "black" : leather,
  );
  const chance = only ? 0 : masculine ? 0.16 : mood === "grand" ? 0.4 : 0.5;
  const dicedBag = dice.next() < chance ? { kind: dice.pick(bagsFor[mood]) } : undefined;
  const bag = named.bag ?? dicedBag;
  return {
    ...clothes,
    shoes,
    bag: bag && dress(bag, leather),
    lipstick: named.lipstick && dress(named.lipstick, "crimson"),
    accessories: named.accessories.map((worn) =>
      dress(worn, worn.kind === "scarf" ? beside : (accessoryColors[worn.kind] ?? "gold")),
    ),
  };
}
