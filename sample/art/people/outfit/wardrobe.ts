import { namedColors, type ColorName } from "../../kit/palette";
import { completed } from "./outfitCompletion";
import {
  accessoryKinds,
  bagKinds,
  patternKinds,
  shoeKinds,
  type AccessoryKind,
  type BagKind,
  type PatternKind,
  type ShoeKind,
} from "../../kit/words";
import { garmentSlots, synonyms, type GarmentKind, type Slot } from "./garmentWords";

export interface Worn<Kind> {
  kind: Kind;
  color?: ColorName;
  /** A second color word before the same garment: stripes, lapels, color-blocks. */
  second?: ColorName;
  pattern?: PatternKind;
  /** The place of the outfit's piece that names it. */
  piece?: number;
}

/** Only what the words say. */
export interface Named {
  garments: Worn<GarmentKind>[];
  shoes?: Worn<ShoeKind>;
  bag?: Worn<BagKind>;
  accessories: Worn<AccessoryKind>[];
  lipstick?: Worn<"lipstick">;
}

export interface Dressed<Kind> extends Worn<Kind> {
  color: ColorName;
}

/** What is worn in the end, from top to toe. */
export interface Wardrobe {
  full?: Dressed<GarmentKind>;
  top?: Dressed<GarmentKind>;
  bottom?: Dressed<GarmentKind>;
  outer?: Dressed<GarmentKind>;
  /** Under the outer garment: a suit below a coat, a waistcoat below a suit. */
  middle?: Dressed<GarmentKind>;
  shoes: Dressed<ShoeKind>;
  bag?: Dressed<BagKind>;
  accessories: Dressed<AccessoryKind>[];
  lipstick?: Dressed<"lipstick">;
}

type Term =
  | { type: "garment"; kind: GarmentKind }
  | { type: "shoes"; kind: ShoeKind }
  | { type: "bag"; kind: BagKind }
  | { type: "accessory"; kind: AccessoryKind }
  | { type: "makeup"; kind: "lipstick" }
  | { type: "pattern"; kind: PatternKind }
  | { type: "color"; kind: ColorName };

const spaced = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();

const terms = new Map<string, Term>();
for (const kind of Object.keys(garmentSlots) as GarmentKind[]) terms.set(spaced(kind), { type: "garment", kind });
for (const kind of shoeKinds) terms.set(spaced(kind), { type: "shoes", kind });
for (const kind of bagKinds) terms.set(spaced(kind), { type: "bag", kind });
for (const kind of accessoryKinds) terms.set(spaced(kind), { type: "accessory", kind });
terms.set("lipstick", { type: "makeup", kind: "lipstick" });
for (const kind of patternKinds) terms.set(spaced(kind), { type: "pattern", kind });
for (const kind of Object.keys(namedColors) as ColorName[]) terms.set(spaced(kind), { type: "color", kind });
for (const [word, kind] of Object.entries(synonyms)) {
  const term = terms.get(spaced(kind));
  if (term && !terms.has(spaced(word))) terms.set(spaced(word), term);
}

function lookUp(phrase: string): Term | undefined {
  return terms.get(phrase) ?? terms.get(phrase.replace(/s$/, "")) ?? terms.get(`${phrase}s`);
}

/** The known words of a text in order, the longest phrase first: "denim jacket" is no color and a jacket. */
function* termsOf(text: string): Generator<Term | "in" | "with"> {
  const words = spaced(text.replace(/[,;:()/+&]/g, " with ")).split(" ");
  for (let at = 0; at < words.length; at += 1) {
    const length = [4, 3, 2, 1].find(
      (size) => at + size <= words.length && lookUp(words.slice(at, at + size).join(" ")),
    );
    if (length) {
      yield lookUp(words.slice(at, at + length).join(" ")) as Term;
      at += length - 1;
    } else if (words[at] === "in" || words[at] === "with") yield words[at] as "in" | "with";
  }
}

/** Colors and patterns wait for the garment that follows them; "a gown in emerald" looks back. */
export function namedIn(text: string): Named {
  const named: Named = { garments: [], accessories: [] };
  let colors: ColorName[] = [];
  let pattern: PatternKind | undefined;
  let last: Worn<unknown> | undefined;
  let looksBack = false;
  for (const term of termsOf(text)) {
    if (term === "in" || term === "with") {
      looksBack = term === "in";
    } else if (term.type === "color") {
      if (looksBack && last && !last.color) last.color = term.kind;
      else if (looksBack && last && !last.second) last.second = term.kind;
      else colors.push(term.kind);
    } else if (term.type === "pattern") {
      pattern = term.kind;
    } else {
      looksBack = false;
      const worn = { color: colors[0], second: colors[1], pattern };
      if (term.type === "garment") named.garments.push((last = { kind: term.kind, ...worn }));
      else if (term.type === "shoes") named.shoes ??= (last = { kind: term.kind, ...worn }) as Worn<ShoeKind>;
      else if (term.type === "bag") named.bag ??= (last = { kind: term.kind, ...worn }) as Worn<BagKind>;
      else if (term.type === "makeup") named.lipstick = last = { kind: term.kind, ...worn };
      else named.accessories.push((last = { kind: term.kind, ...worn }));
      colors = [];
      pattern = undefined;
    }
  }
  const target = named.garments[0] as Worn<GarmentKind> | undefined;
  if (target && !target.color && colors.length) target.color = colors[0];
  if (target && !target.pattern && pattern) target.pattern = pattern;
  return named;
}

interface Hints {
  masculine?: boolean;
  seed?: string;
}

const slotOf = (garment: Worn<GarmentKind>): Slot => garmentSlots[garment.kind];

/** Reads an outfit's title, then its tags for whatever the title leaves open, and dices the rest tastefully. */
export function garmentsFrom(title: string, more: readonly string[] = [], hints: Hints = {}): Wardrobe {
  const named = namedIn(title);
  for (const tag of more) {
    const also = namedIn(tag);
    const covered = new Set(named.garments.map(slotOf));
    if (covered.size === 0) named.garments.push(...also.garments);
    named.shoes ??= also.shoes;
    named.bag ??= also.bag;
    for (const extra of also.accessories) {
      if (!named.accessories.some(({ kind }) => kind === extra.kind)) named.accessories.push(extra);
    }
  }
  return completed(named, hints.seed ?? title, hints.masculine ?? false);
}

/** Dresses somebody in named pieces only: what no piece names is added where a body would be bare, and nowhere else. */
export function wardrobeOf(pieces: readonly string[], hints: Hints = {}): Wardrobe {
  const named: Named = { garments: [], accessories: [] };
  pieces.forEach((name, piece) => {
    const said = namedIn(name);
    const own = <Kind>(worn: Worn<Kind>): Worn<Kind> => ({ ...worn, piece });
    named.garments.push(...said.garments.map(own));
    named.accessories.push(...said.accessories.map(own));
    if (said.shoes) named.shoes ??= own(said.shoes);
    if (said.bag) named.bag ??= own(said.bag);
    if (said.lipstick) named.lipstick ??= own(said.lipstick);
  });
  return completed(named, hints.seed ?? pieces.join(), hints.masculine ?? false, true);
}
