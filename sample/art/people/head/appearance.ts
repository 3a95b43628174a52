import { diceFor } from "../../kit/seed";
import {
  complexions,
  hairColors,
  mensNames,
  styleSynonyms,
  type Beard,
  type Complexion,
  type Eyewear,
  type HairColor,
  type HairStyle,
  type Headwear,
  type Jewel,
} from "./appearanceWords";

/** Small differences between two faces; all about 0, from -1 to 1. */
interface Features {
  width: number;
  jaw: number;
  nose: number;
  mouth: number;
  brow: number;
  eyes: "closed" | "lowered" | "open";
}

export interface Appearance {
  hairColor: HairColor;
  hair: string;
  hairStyle: HairStyle;
  fringe: boolean;
  complexion: Complexion;
  skin: string;
  freckles: boolean;
  beard: Beard;
  eyewear: Eyewear;
  headwear: Headwear;
  headwearColor: string;
  redLips: boolean;
  jewels: readonly Jewel[];
  /** Hex colors of what the person wears on the head; pictures have their own where these are missing. */
  jewelColor?: string;
  eyewearColor?: string;
  lipColor?: string;
  scarf: boolean;
  masculine: boolean;
  elder: boolean;
  features: Features;
}

/** The color word that stands nearest before a noun such as "hair"; "black beret, silver bob" must not give black hair. */
function wordBefore<T extends string>(text: string, words: readonly T[], noun: RegExp): T | undefined {
  const found = new RegExp(
    `\\b(${words.join("|")})\\b(?:[ -](?!skin|complexion)[a-z'-]+){0,5}?[ -](?:${noun.source})`,
  ).exec(text);
  return found?.[1] as T | undefined;
}

const anyWord = <T extends string>(text: string, words: readonly T[]): T | undefined =>
  words
    .map((word) => ({ word, at: text.search(new RegExp(`\\b${word}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0]?.word;

const hairNouns = /hair|bob|curls?|crop|braids?|bun|ponytail|waves?|afro|pixie|head|locs|fringe|coils|chignon|plaits?/;
const skinNouns = /skin|complexion|face|cheeks/;

function styleOf(text: string): HairStyle | undefined {
  return styleSynonyms.find(([pattern]) => pattern.test(text))?.[1];
}

function beardOf(text: string): Beard {
  if (/\b(no|without( a)?) beard\b|\bclean[- ]shaven\b/.test(text)) return "none";
  if (/\bstubble\b/.test(text)) return "stubble";
  if (/\bmoustache\b|\bmustache\b/.test(text)) return "moustache";
  return /\bbeard(ed)?\b|\bgoatee\b/.test(text) ? "beard" : "none";
}

/** A person's looks: what the prose names, and the dice of the seed for all the rest. */
export function appearanceFrom(text: string, seed: string): Appearance {
  const prose = text.toLowerCase();
  const dice = diceFor(`appearance ${seed}`);
  const colors = Object.keys(hairColors) as HairColor[];
  const skins = Object.keys(complexions) as Complexion[];
  const beard = beardOf(prose);
  const givenName = seed.toLowerCase().split(/[^\p{L}]+/u)[0] ?? "";
  const womanly = /\b(she|her|woman|women|girl|lady|dame)\b/.test(prose);
  const masculine =
    beard !== "none" || (!womanly && (/\b(he|his|him|man|men|gentleman)\b/.test(prose) || mensNames.has(givenName)));

  const dicedComplexion = dice.pick(skins);
  const complexion =
    wordBefore(prose, skins, skinNouns) ?? (/\bfreckle/.test(prose) ? "freckled" : undefined) ?? dicedComplexion;
  const deep = skins.indexOf(complexion) >= 6;
  const dicedColor = dice.pick<HairColor>(
    deep ? ["black", "black", "brown", "copper"] : ["black", "brown", "chestnut", "auburn", "blonde", "copper"],
  );
  const hairColor =
    wordBefore(prose, colors, hairNouns) ??
    anyWord(prose.replace(/\b[a-z]+ (skin|lips?|beret|hat|scarf|glasses|sunglasses)\b/g, ""), colors) ??
    (styleOf(prose) === "shaved" ? (deep ? "black" : "brown") : dicedColor);
  const dicedStyle = dice.pick<HairStyle>(
    masculine
      ? ["crop", "slicked-back", "shaved", "curls", "locs"]
      : [
          "bob",
          "curls",
          "bun",
          "ponytail",
          "waves",
          "pixie",
          "fringe",
          deep ? "afro" : "waves",
          deep ? "braids" : "bun",
        ],
  );
  const dicedJewels = dice.pick<readonly Jewel[]>(masculine ? [[]] : [["hoops"], ["studs"], ["drops"], []]);
  const jewels = (
    [
      ["hoops", /\bhoops?\b/],
      ["pearls", /\bpearls?\b/],
      ["drops", /\bearrings?\b|\bdrops\b/],
    ] as const
  )
    .filter(([, pattern]) => pattern.test(prose))
    .map(([jewel]) => jewel);
  const dicedLips = !masculine && dice.next() < 0.25;

  return {
    hairColor,
    hair: hairColors[hairColor],
    hairStyle: styleOf(prose) ?? dicedStyle,
    fringe: /\bfringe\b|\bbangs\b/.test(prose),
    complexion,
    skin: complexions[complexion],
    freckles: /\bfreckle/.test(prose),
    beard,
    eyewear: /\bsunglasses\b/.test(prose)
      ? "sunglasses"
      : /\bglasses\b|\bspectacles\b/.test(prose)
        ? "glasses"
        : "none",
    headwear: /\bberet\b/.test(prose)
      ? "beret"
      : /\bcap\b/.test(prose)
        ? "cap"
        : /\bhat\b|\bfedora\b/.test(prose)
          ? "hat"
          : "none",
    headwearColor: dice.pick(["#1d1b1c", "#6d1f33", "#c39b6a", "#1f2b4d", "#525c38"]),
    redLips:
      /\b(red|crimson|scarlet)[a-z -]{0,12} lip/.test(prose) || (dicedLips && !/\b(bare|natural) lip/.test(prose)),
    jewels: jewels.length ? jewels : dicedJewels,
    scarf: /\bscarf\b/.test(prose),
    masculine,
    elder: /\b(seventies|sixties|eighties|elderly|laughter lines)\b/.test(prose),
    features: {
      width: dice.between(-1, 1),
      jaw: dice.between(-1, 1),
      nose: dice.between(-1, 1),
      mouth: dice.between(-1, 1),
      brow: dice.between(-1, 1),
      eyes: dice.pick(["closed", "lowered", "lowered", "open"]),
    },
  };
}
