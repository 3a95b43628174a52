/**
 * What people mean by the words of the sample rows, written down apart from the vocabulary of the drawings: the tests
 * compare the two.
 */

/** Limits of hue (0 to 360, may wrap), saturation and lightness (0 to 100). */
interface ColorRange {
  hue?: readonly [number, number];
  saturation?: readonly [number, number];
  lightness: readonly [number, number];
}

const ranges: Readonly<Record<string, ColorRange>> = {
  white: { lightness: [94, 100] },
  ivory: { hue: [30, 60], lightness: [86, 95] },
  cream: { hue: [30, 60], lightness: [80, 92] },
  champagne: { hue: [28, 50], lightness: [72, 86] },
  butter: { hue: [40, 60], saturation: [50, 100], lightness: [65, 85] },
  camel: { hue: [20, 45], lightness: [50, 68] },
  tan: { hue: [20, 40], lightness: [52, 75] },
  chocolate: { hue: [10, 30], lightness: [15, 32] },
  espresso: { hue: [5, 35], lightness: [8, 22] },
  rust: { hue: [5, 25], saturation: [45, 100], lightness: [30, 50] },
  terracotta: { hue: [5, 25], saturation: [40, 100], lightness: [42, 60] },
  coral: { hue: [0, 20], saturation: [50, 100], lightness: [55, 75] },
  blush: { hue: [0, 25], lightness: [70, 88] },
  rose: { hue: [340, 10], lightness: [55, 78] },
  fuchsia: { hue: [315, 345], saturation: [45, 100], lightness: [35, 60] },
  crimson: { hue: [345, 10], saturation: [50, 100], lightness: [28, 50] },
  burgundy: { hue: [335, 5], lightness: [15, 35] },
  plum: { hue: [290, 330], lightness: [18, 38] },
  lilac: { hue: [255, 290], lightness: [62, 82] },
  lavender: { hue: [240, 275], lightness: [70, 90] },
  cobalt: { hue: [215, 235], saturation: [50, 100], lightness: [30, 55] },
  navy: { hue: [210, 240], lightness: [10, 28] },
  sky: { hue: [195, 220], lightness: [65, 85] },
  teal: { hue: [175, 195], lightness: [20, 45] },
  emerald: { hue: [145, 175], saturation: [45, 100], lightness: [18, 45] },
  sage: { hue: [80, 120], saturation: [0, 30], lightness: [55, 75] },
  olive: { hue: [48, 75], lightness: [25, 48] },
  moss: { hue: [60, 100], lightness: [18, 38] },
  black: { saturation: [0, 12], lightness: [0, 14] },
  charcoal: { saturation: [0, 15], lightness: [18, 32] },
  slate: { hue: [195, 225], saturation: [0, 25], lightness: [32, 55] },
  silver: { saturation: [0, 20], lightness: [65, 85] },
  gold: { hue: [32, 52], saturation: [40, 100], lightness: [40, 65] },
  denim: { hue: [205, 225], lightness: [35, 60] },
};

/** What a word for a thing may be drawn as, where that is not the word itself. */
const otherNames: Readonly<Record<string, string>> = {
  "dance sandals": "sandals",
  "platform sandals": "sandals",
  "tuxedo jacket": "tuxedo",
};

const kinds = (
  "column gown,slip gown,ballgown,halter gown,slip dress,midi dress,mini dress,shirt dress,wrap dress,sweater dress," +
  "kaftan,jumpsuit,tuxedo,suit,tracksuit,waistcoat,blazer,trench coat,overcoat,puffer coat,cape,bomber jacket," +
  "leather jacket,denim jacket,cardigan,knit,turtleneck,hoodie,tee,tank,shirt,blouse,corset top,crop top,jeans," +
  "wide-leg trousers,tailored trousers,cargo trousers,shorts,pencil skirt,pleated skirt,mini skirt,maxi skirt,pumps," +
  "slingbacks,sandals,loafers,ankle boots,knee boots,sneakers,mules,ballet flats,platforms,brogues,clogs,tote,clutch," +
  "shoulder bag,bucket bag,crossbody bag,top-handle bag,backpack,baguette bag,satchel,hobo bag,pouch,sunglasses," +
  "hoop earrings,drop earrings,earrings,necklace,cuff,bracelet,ring,watch,belt,scarf,hat,cap,beret,gloves,brooch,tie," +
  "lipstick,lip gloss,foundation,mascara,eyeshadow palette,blush compact,highlighter,nail polish,perfume,brush set," +
  "serum,eyeliner,powder,brow pencil,coupe,convertible,suv,sedan,roadster,hatchback,grand tourer,estate,city car," +
  "pickup,van,limousine,road bike,mountain bike,city bike,gravel bike,cruiser bike,e-bike,folding bike,cargo bike," +
  "bmx bike,track bike,tandem,step-through bike"
).split(",");

const prints =
  "striped,checked,polka-dot,floral,sequinned,leopard,pleated,quilted,houndstooth,ribbed,color-block".split(",");

/** The thing itself stands before "in", "with" and the like. */
const headOf = (words: string): string => words.toLowerCase().split(/ (?:in|with|on|of|for) /)[0];

const positionOf = (words: string, word: string): number =>
  words.toLowerCase().search(new RegExp(`(?<![a-z-])${word}(?![a-z-])`));

/** The kind of thing that the words name last before any "in" or "with"; the longest name wins. */
export function kindIn(words: string): string | undefined {
  const head = headOf(words);
  const names = [...Object.keys(otherNames), ...kinds].filter((name) => positionOf(head, name) >= 0);
  const name = names.sort(
    (one, other) =>
      positionOf(head, other) + other.length - positionOf(head, one) - one.length || other.length - one.length,
  )[0] as string | undefined;
  return name && (otherNames[name] ?? name);
}

/** The color that the words name first; "denim jacket" and "blush compact" name a thing and no color. */
export function colorIn(words: string): string | undefined {
  const rest = words.toLowerCase().replace(/denim jacket|blush compact/g, "");
  return Object.keys(ranges)
    .filter((name) => positionOf(rest, name) >= 0)
    .sort((one, other) => positionOf(rest, one) - positionOf(rest, other))[0];
}

export const printIn = (words: string): string | undefined => prints.find((name) => positionOf(words, name) >= 0);

function hslOf(color: string): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [spread, lightness] = [high - low, (high + low) / 2];
  if (spread === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const turn =
    high === red ? (green - blue) / spread : high === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  return {
    hue: (turn * 60 + 360) % 360,
    saturation: (spread / (1 - Math.abs(2 * lightness - 1))) * 100,
    lightness: lightness * 100,
  };
}

const within = (value: number, [from, to]: readonly [number, number] = [0, 100]): boolean =>
  from <= to ? value >= from && value <= to : value >= from || value <= to;

/** Whether people call this #rrggbb by that word. */
export function isCalled(color: string, word: string): boolean {
  const { hue, saturation, lightness } = hslOf(color);
  const range = ranges[word];
  return (
    within(hue, range.hue ?? [0, 360]) && within(saturation, range.saturation) && within(lightness, range.lightness)
  );
}
