/** The words that describe a person, and what each of them looks like. */
export const hairColors = {
  black: "#211c20",
  brown: "#4b3226",
  chestnut: "#6b3d29",
  copper: "#b8602f",
  auburn: "#7f3224",
  blonde: "#d3ab69",
  platinum: "#ebdcbd",
  silver: "#b5b6bb",
  white: "#efeae2",
  pink: "#dc8f9f",
  grey: "#8d8c90",
  red: "#a4472a",
} as const;

export const complexions = {
  porcelain: "#f5dfd0",
  fair: "#f1d0b9",
  freckled: "#eec5a6",
  olive: "#d3a67c",
  golden: "#dba673",
  tan: "#c98f62",
  bronze: "#ad7044",
  brown: "#8d5737",
  umber: "#6f422b",
  deep: "#53301f",
} as const;

export const hairStyles = [
  "bob",
  "curls",
  "crop",
  "braids",
  "bun",
  "ponytail",
  "waves",
  "afro",
  "pixie",
  "shaved",
  "locs",
  "fringe",
  "slicked-back",
] as const;

export type HairColor = keyof typeof hairColors;
export type Complexion = keyof typeof complexions;
export type HairStyle = (typeof hairStyles)[number];
export type Beard = "none" | "stubble" | "moustache" | "beard";
export type Eyewear = "none" | "glasses" | "sunglasses";
export type Headwear = "none" | "hat" | "beret" | "cap";
export type Jewel = "hoops" | "pearls" | "studs" | "drops";

/** Other ways in which prose says the same. */
export const styleSynonyms: readonly (readonly [RegExp, HairStyle])[] = [
  [/\bslick(?:ed)?[- ]?(?:back)?\b|\bswept[- ]back\b/, "slicked-back"],
  [/\bshaved?\b|\bshaven\b|\bbuzz(?:ed)?(?: ?cut)?\b|\bbald\b/, "shaved"],
  [/\bafro\b|\bcoils?\b/, "afro"],
  [/\blocs?\b|\bdreadlocks\b/, "locs"],
  [/\bbraid(?:s|ed)?\b|\bplaits?\b|\bcornrows\b/, "braids"],
  [/\bpony ?tail\b/, "ponytail"],
  [/\bbun\b|\bchignon\b|\btop ?knot\b|\bupdo\b/, "bun"],
  [/\bpixie\b/, "pixie"],
  [/\bbob(?:bed)?\b/, "bob"],
  [/\bcurls?\b|\bcurly\b|\bringlets\b/, "curls"],
  [/\bwaves?\b|\bwavy\b/, "waves"],
  [/\bcrop(?:ped)?\b(?! top)|\bfade\b|\bshort back and sides\b/, "crop"],
  [/\bfringe\b|\bbangs\b|\blong straight\b/, "fringe"],
];

/** Given names that are mostly men's: the last hint, where the prose says nothing about it. */
export const mensNames = new Set(
  (
    "idris kairo tomasz mateo theo emeka devraj barnaby desmond hollis oscar callum anders rowan ludovic sefton joao adam alan alex ali andre andrew anton arjun ben carlos dan daniel david diego elias eric " +
    "felix finn george hassan henry hugo ivan jack jakob james jamal jan jean jonas joseph julian kofi kwame leo liam lucas luca " +
    "marco mark martin matteo max michael mohammed nico noah oliver omar otto pablo paul pedro peter rafael raj ravi " +
    "robert sam samuel sebastian simon stefan thomas tom victor viktor will william yusuf"
  ).split(" "),
);
