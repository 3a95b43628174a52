import { namedColors, type ColorName } from "../kit/palette";
import { own } from "../kit/own";
import { diceFor } from "../kit/seed";
import type { Thing } from "./thing.types";
import { aliases } from "./aliases";
import { patternKinds, type PatternKind } from "../kit/words";
import { kinds, type ThingGroup } from "./vocabulary";

interface Found {
  readonly group: ThingGroup;
  readonly kind: string;
  readonly from: number;
  readonly until: number;
}

const groupOfCategory: Readonly<Record<string, ThingGroup>> = {
  dresses: "garment",
  shoes: "shoe",
  makeup: "makeup",
  handbags: "bag",
  cars: "car",
  bikes: "bike",
};

/** Hyphens and case differ from writer to writer, so both sides are compared as plain lower-case words. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/colour/g, "color")
    .replace(/coupé/g, "coupe")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;

const groupOf = new Map<string, ThingGroup>();
const kindOf = new Map<string, string>();
for (const [group, words] of Object.entries(kinds) as [ThingGroup, readonly string[]][]) {
  for (const word of words) {
    groupOf.set(word, group);
    kindOf.set(plain(word), word);
  }
}
for (const [word, kind] of Object.entries(aliases)) if (!kindOf.has(plain(word))) kindOf.set(plain(word), kind);

/** Every thing that the text names, in reading order; "slip dress" hides the "dress" within it. */
export function thingsNamed(text: string): Found[] {
  const words = plain(text);
  const found: Found[] = [];
  for (const [word, kind] of kindOf) {
    const group = groupOf.get(kind);
    for (let from = words.indexOf(word); group && from >= 0; from = words.indexOf(word, from + 1)) {
      found.push({ group, kind, from, until: from + word.length });
    }
  }
  const within = (inner: Found, outer: Found): boolean =>
    inner !== outer &&
    outer.from <= inner.from &&
    outer.until >= inner.until &&
    outer.until - outer.from > inner.until - inner.from;
  return found.filter((one) => !found.some((other) => within(one, other))).sort((a, b) => a.from - b.from);
}

export function colorsNamed(text: string, besides?: Found): ColorName[] {
  const words = besides ? `${plain(text).slice(0, besides.from)} ${plain(text).slice(besides.until)}` : plain(text);
  return (Object.keys(namedColors) as ColorName[])
    .map((name) => ({ name, at: words.indexOf(` ${name} `) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

function patternNamed(text: string): PatternKind | undefined {
  const words = plain(text)
    .replace(" stripe ", " striped ")
    .replace(" plaid ", " checked ")
    .replace(" dotted ", " polka dot ")
    .replace(" sequin ", " sequinned ")
    .replace(" sequined ", " sequinned ")
    .replace(" check ", " checked ");
  return patternKinds.find((name) => words.includes(plain(name)));
}

/** In English the thing itself stands last before "with", "in" and the like: "tie-neck blouse in navy" is a blouse. */
function headOf(text: string, wanted?: ThingGroup): Found | undefined {
  const head = plain(text).split(/ (?:with|in|for|by|from|of|on|and|to|at|worn) /)[0];
  const all = thingsNamed(text);
  const fitting = all.filter(({ group }) => group === wanted);
  const pool = fitting.length ? fitting : all;
  const inHead = pool.filter(({ until }) => until <= head.length + 1);
  return inHead.length ? inHead[inHead.length - 1] : pool[0];
}

const softColors: Readonly<Record<ThingGroup, readonly ColorName[]>> = {
  garment: [
    "ivory",
    "camel",
    "sage",
    "burgundy",
    "navy",
    "terracotta",
    "lilac",
    "emerald",
    "blush",
    "charcoal",
    "rust",
    "sky",
  ],
  shoe: ["black", "camel", "crimson", "ivory", "chocolate", "emerald", "cobalt", "blush", "silver"],
  bag: ["chocolate", "camel", "burgundy", "black", "sage", "butter", "cobalt", "ivory", "rust"],
  accessory: ["gold", "silver", "espresso", "crimson", "navy", "camel"],
  makeup: ["rose", "crimson", "coral", "terracotta", "blush", "burgundy", "plum", "champagne"],
  car: ["cream", "emerald", "crimson", "sky", "navy", "butter", "silver", "slate", "terracotta"],
  bike: ["sage", "cream", "teal", "crimson", "black", "butter", "sky", "rust", "navy"],
};

const ownColor: Readonly<Record<string, ColorName>> = {
  jeans: "denim",
  "denim jacket": "denim",
  "trench coat": "camel",
  tuxedo: "black",
  "leather jacket": "black",
  "blush compact": "blush",
  "brush set": "espresso",
  mascara: "black",
  eyeliner: "black",
};

const companions: readonly ColorName[] = [
  "cream",
  "espresso",
  "crimson",
  "navy",
  "gold",
  "blush",
  "emerald",
  "camel",
  "sky",
];

export const brightness = (color: string): number =>
  [1, 3, 5].reduce((sum, at, index) => sum + parseInt(color.slice(at, at + 2), 16) * [0.3, 0.59, 0.11][index], 0) / 255;

export function thingFrom(title: string, category?: string): Thing {
  const dice = diceFor(`thing ${title}`);
  const wanted = category ? own(groupOfCategory, plain(category).trim()) : undefined;
  const head = headOf(title, wanted);
  const group = head?.group ?? wanted ?? "garment";
  const kind =
    head?.kind ?? dice.pick(wanted ? kinds[wanted] : (["knit", "cardigan", "shirt", "blouse", "scarf"] as const));
  const named = colorsNamed(title, head);
  const usual = own(ownColor, kind);
  const color = namedColors[named[0] ?? usual ?? dice.pick(softColors[group])];
  const apart = companions.filter((name) => Math.abs(brightness(namedColors[name]) - brightness(color)) > 0.28);
  const second = namedColors[named[1] ?? dice.pick(apart)];
  return {
    group: groupOf.get(kind) ?? group,
    kind,
    color,
    second,
    pattern: patternNamed(title),
    named: Boolean(head),
    toned: named.length > 0,
  };
}
