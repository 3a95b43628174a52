import { type ColorName } from "../../kit/palette";
import { diceFor } from "../../kit/seed";
import { type BagKind, type ShoeKind } from "../../kit/words";
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

/** Fills what the words leave open, so that nobody stands there half dressed or in clashing colors. */
export function completed(named: Named, seed: string, masculine: boolean): Wardrobe {
  const dice = diceFor(`wardrobe ${seed}`);
  const [main, beside, leather] = dice.pick(harmonies);
  const dress = <Kind>(worn: Worn<Kind>, fallback: ColorName): Dressed<Kind> => ({
    ...worn,
    color: worn.color ?? (worn.pattern === "leopard" ? "camel" : fallback),
  });
  const garments = named.garments.length ? named.garments : [{ kind: dice.pick(masculine ? mensWhole : whole) }];
  const lead = garments.some(({ color }) => color) ? beside : main;
  const wardrobe: Omit<Wardrobe, "shoes"> = { accessories: [] };
  for (const garment of garments) {
    const slot = garmentSlots[garment.kind];
    wardrobe[slot] ??= dress(garment, ownColors[garment.kind] ?? (slot === "outer" || slot === "full" ? main : lead));
  }
  const { full, outer } = wardrobe;
  const suited = outer && (outer.kind === "tuxedo" || outer.kind === "suit" || outer.kind === "tracksuit");
  const first = garments[0].kind;
  const mood = moods[first] ?? (wardrobe.bottom && moods[wardrobe.bottom.kind]) ?? "easy";
  const neutral: readonly ColorName[] = ["ivory", "white", "cream", "black"];
  if (!full) {
    if (suited)
      wardrobe.bottom ??= {
        kind: outer.kind === "tracksuit" ? "cargo trousers" : "tailored trousers",
        color: outer.color,
        pattern: outer.pattern,
      };
    wardrobe.bottom ??= {
      kind: dice.pick<GarmentKind>(
        mood === "sporty"
          ? ["jeans", "cargo trousers"]
          : masculine
            ? ["tailored trousers", "jeans"]
            : mood === "smart"
              ? ["wide-leg trousers", "tailored trousers", "pencil skirt"]
              : ["jeans", "wide-leg trousers", "pleated skirt", "tailored trousers"],
      ),
      color: lead,
    };
    if (wardrobe.bottom.kind === "jeans" && !named.garments.some(({ kind }) => kind === "jeans"))
      wardrobe.bottom.color = "denim";
    wardrobe.top ??= {
      kind:
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
            ),
      color:
        outer?.kind === "tuxedo"
          ? "white"
          : dice.pick(neutral.filter((color) => color !== outer?.color && color !== wardrobe.bottom?.color)),
    };
  }
  const shoes = dress(
    named.shoes ?? { kind: dice.pick((masculine ? mensShoes : shoesFor)[mood]) },
    mood === "sporty" ? "white" : masculine && mood !== "easy" && leather !== "tan" ? "black" : leather,
  );
  const chance = masculine ? 0.16 : mood === "grand" ? 0.4 : 0.5;
  const dicedBag = dice.next() < chance ? { kind: dice.pick(bagsFor[mood]) } : undefined;
  const bag = named.bag ?? dicedBag;
  return {
    ...wardrobe,
    shoes,
    bag: bag && dress(bag, leather),
    accessories: named.accessories.map((worn) =>
      dress<(typeof worn)["kind"]>(worn, worn.kind === "tie" ? "black" : worn.kind === "scarf" ? beside : "gold"),
    ),
  };
}
