import { type ColorName } from "../../kit/palette";
import { type Dice } from "../../kit/seed";
import { type Appearance } from "../head/appearance";
import { type AccessoryKind, type PatternKind } from "../../kit/words";
import { type GarmentKind } from "./garmentWords";
import { type Wardrobe } from "./wardrobe";

interface Idea {
  full?: GarmentKind;
  top?: GarmentKind;
  outer?: GarmentKind;
  pattern?: PatternKind;
  extra?: readonly AccessoryKind[];
}

/** What the five styles wear in front of a camera. */
const womens: Record<string, readonly Idea[]> = {
  minimalist: [
    { top: "turtleneck" },
    { top: "tank", outer: "blazer" },
    { full: "column gown" },
    { top: "tee", outer: "overcoat" },
    { full: "slip dress" },
  ],
  bohemian: [
    { full: "kaftan", pattern: "floral", extra: ["necklace"] },
    { full: "midi dress", pattern: "floral" },
    { top: "blouse" },
    { full: "wrap dress", pattern: "polka-dot" },
  ],
  streetwear: [
    { top: "tank", outer: "bomber jacket" },
    { top: "hoodie" },
    { top: "crop top", outer: "puffer coat" },
    { top: "tee", outer: "denim jacket", extra: ["necklace"] },
  ],
  y2k: [
    { full: "halter gown", pattern: "sequinned" },
    { top: "crop top", extra: ["necklace"] },
    { full: "slip dress", pattern: "leopard" },
    { top: "corset top" },
  ],
  classic: [
    { top: "shirt", outer: "trench coat" },
    { top: "knit", pattern: "striped" },
    { full: "ballgown" },
    { top: "blouse", outer: "blazer" },
    { full: "slip gown", extra: ["necklace"] },
    { top: "turtleneck", outer: "overcoat" },
  ],
};
const mens: Record<string, readonly Idea[]> = {
  minimalist: [{ top: "turtleneck" }, { top: "tee", outer: "overcoat" }, { top: "turtleneck", outer: "blazer" }],
  bohemian: [
    { top: "shirt", pattern: "floral" },
    { top: "shirt", outer: "waistcoat" },
    { top: "knit", outer: "overcoat", extra: ["scarf"] },
  ],
  streetwear: [
    { top: "hoodie" },
    { top: "tee", outer: "bomber jacket", extra: ["necklace"] },
    { top: "tee", outer: "puffer coat" },
    { top: "hoodie", outer: "denim jacket" },
  ],
  y2k: [
    { top: "tank", outer: "leather jacket" },
    { top: "tee", outer: "bomber jacket" },
  ],
  classic: [
    { top: "shirt", outer: "suit", extra: ["tie"] },
    { top: "shirt", outer: "cardigan" },
    { top: "shirt", outer: "tuxedo", extra: ["tie"] },
    { top: "knit", outer: "trench coat" },
    { top: "shirt", outer: "waistcoat", pattern: "checked", extra: ["tie"] },
  ],
};

const schemes: readonly (readonly [ColorName, ColorName])[] = [
  ["emerald", "ivory"],
  ["burgundy", "blush"],
  ["navy", "cream"],
  ["rust", "ivory"],
  ["cobalt", "white"],
  ["black", "ivory"],
  ["camel", "white"],
  ["plum", "lilac"],
  ["teal", "champagne"],
  ["crimson", "cream"],
  ["sage", "ivory"],
  ["terracotta", "butter"],
  ["olive", "cream"],
  ["charcoal", "sky"],
  ["fuchsia", "blush"],
  ["ivory", "black"],
  ["butter", "denim"],
  ["slate", "white"],
];

export function portraitWardrobe(styleType: string, category: string, person: Appearance, dice: Dice): Wardrobe {
  const ideas =
    (person.masculine ? mens : womens)[styleType.trim().toLowerCase()] ?? (person.masculine ? mens : womens).classic;
  const idea =
    category === "Athlete" && styleType.toLowerCase() !== "classic" && dice.next() < 0.4
      ? { top: "hoodie" as const }
      : dice.pick(ideas);
  const [main, beside] = dice.pick(
    schemes.filter(([color]) => !(color === "black" && person.hairColor === "black" && person.hairStyle === "waves")),
  );
  const outer = idea.outer && {
    kind: idea.outer,
    color: idea.outer === "denim jacket" ? ("denim" as const) : main,
    pattern: idea.top === "shirt" ? idea.pattern : undefined,
  };
  return {
    full: idea.full && { kind: idea.full, color: main, pattern: idea.pattern },
    top: idea.top && {
      kind: idea.top,
      color: idea.outer ? beside : main,
      second: beside,
      pattern: idea.outer ? undefined : idea.pattern,
    },
    bottom: idea.full
      ? undefined
      : { kind: "tailored trousers", color: idea.outer === "suit" || idea.outer === "tuxedo" ? main : "charcoal" },
    outer,
    shoes: { kind: "pumps", color: "black" },
    accessories: (idea.extra ?? []).map((kind) => ({
      kind,
      color:
        kind === "tie"
          ? beside === "black"
            ? "butter"
            : dice.pick<ColorName>(["burgundy", "navy", "espresso", "moss"])
          : kind === "scarf"
            ? beside
            : "gold",
    })),
  };
}
