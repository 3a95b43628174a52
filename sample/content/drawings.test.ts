import sharp from "sharp";
import { appearanceFrom } from "../art/people/head/appearance";
import { composeOutfit, type DrawnOutfit } from "../art/people/look";
import { composeCover } from "../art/scenes/cover";
import { composeProduct } from "../art/things/product";
import { readContent } from "./readContent";
import { colorIn, isCalled, kindIn, printIn } from "./testing/words";

const content = readContent();
const outfits = content.celebrities.flatMap(({ celebrity, outfits: own }) =>
  own.map((outfit) => ({
    ...outfit,
    names: outfit.pieces.map(({ name }) => name),
    celebrity: { slug: celebrity.slug, signatureLook: celebrity.signature.look },
  })),
);
const compose = (outfit: (typeof outfits)[number]): DrawnOutfit => composeOutfit({ ...outfit, pieces: outfit.names });

interface Shown {
  kind: string;
  color: string;
  pattern?: string;
}

const printOf = ({ kind, pattern }: Shown): string | undefined =>
  pattern ?? (kind === "pleated skirt" ? "pleated" : undefined);

/** What is wrong with a drawing of something that is described by `words`; a title may name a print that they do not. */
function contradictions(words: string, shown: Shown, title = words): string[] {
  const color = colorIn(words);
  const faults: string[] = [];
  if (kindIn(words) !== shown.kind.toLowerCase()) faults.push(`${words}: drawn as ${shown.kind}`);
  if (color && !isCalled(shown.color, color)) faults.push(`${words}: drawn in ${shown.color}`);
  if (printIn(title) !== printOf(shown)) faults.push(`${words}: drawn ${printOf(shown) ?? "plain"}`);
  return faults;
}

/** How far the closest pixel around a point is from a color, in each channel at most. */
async function distanceAt(svg: string, points: readonly { at: readonly [number, number]; color: string }[]) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 36 }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const reach = Math.round(info.width * 0.009);
  return points.map(({ at, color }) => {
    const wanted = [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16));
    let closest = 255;
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) {
        const start =
          (Math.round(at[1] * info.height) + dy) * info.width * 3 + (Math.round(at[0] * info.width) + dx) * 3;
        closest = Math.min(
          closest,
          Math.max(...wanted.map((value, channel) => Math.abs(data[start + channel] - value))),
        );
      }
    return closest;
  });
}

describe("pictures of outfits", () => {
  test("show each piece in its color, kind and print", () => {
    const faults = outfits.flatMap((outfit) => {
      const { parts } = compose(outfit);
      return outfit.names.flatMap((name, piece) => {
        const part = parts.findLast((one) => one.piece === piece);
        return part ? contradictions(name, part) : [`${outfit.slug} does not show ${name}`];
      });
    });
    expect(faults).toEqual([]);
  });

  test("show no garment, shoe or bag that is no piece", () => {
    const faults = outfits.flatMap((outfit) =>
      compose(outfit)
        .parts.filter(({ piece, covered, kind, color }) => {
          // A jacket that is worn closed over nothing in particular.
          const lining = kind === "tee" && compose(outfit).parts.some((other) => other.color === color);
          return piece === undefined && !covered && !lining;
        })
        .map(({ kind }) => `${outfit.slug}: ${kind}`),
    );
    expect(faults).toEqual([]);
  });

  test("show the color of a piece within a hundredth of its point", async () => {
    const faults = await Promise.all(
      outfits.map(async (outfit) => {
        const { svg, parts } = compose(outfit);
        const visible = parts.filter(({ piece, covered }, at) => {
          const last = parts.findLastIndex((one) => one.piece === piece);
          return piece !== undefined && !covered && at === last;
        });
        const distances = await distanceAt(svg, visible);
        return visible.flatMap(({ kind }, at) =>
          distances[at] > 24 ? [`${outfit.slug}: ${kind} ${distances[at]}`] : [],
        );
      }),
    );
    expect(faults.flat()).toEqual([]);
  });

  test("have the pieces that the title names", () => {
    const faults = outfits.flatMap(({ title, names, slug }) => {
      const named = title
        .replace(/^Pleated White Jumpsuit/, "White Pleated Jumpsuit")
        .split(/, | and | with | over /i)
        .map((words) => [colorIn(words), kindIn(words)]);
      const worn = names.map((words) => [colorIn(words), kindIn(words)]);
      return named
        .filter(
          ([color, kind]) => !worn.some(([own, thing]) => thing?.endsWith(kind ?? "") && (!color || own === color)),
        )
        .map(([color, kind]) => `${slug}: ${color} ${kind}`);
    });
    expect(faults).toEqual([]);
  });
});

describe("pictures of products and items", () => {
  const products = outfits.flatMap(({ pieces }) =>
    pieces.flatMap(({ name, products: offers }) => offers.map(({ title }) => ({ title, name }))),
  );
  const items = Object.entries(content.items).flatMap(([category, rows]) =>
    rows.map(({ title }) => ({ title, category })),
  );

  test("a product is drawn as the piece that it is offered for", () => {
    const faults = products.flatMap(({ title, name }) => {
      const { svg, shows } = composeProduct({ seed: title, title });
      const missing = svg.includes(shows.color) ? [] : [`${title}: not in its color`];
      return [...contradictions(name, shows, title), ...missing].map((fault) => `${fault} (${title})`);
    });
    expect(faults).toEqual([]);
  });

  test("an item is drawn as its title says", () => {
    const faults = items.flatMap(({ title, category }) => {
      const { svg, shows } = composeProduct({ seed: title, title, category });
      const missing = svg.includes(shows.color) ? [] : [`${title}: not in its color`];
      return [...contradictions(title, shows), ...missing];
    });
    expect(faults).toEqual([]);
  });
});

describe("pictures of articles and people", () => {
  const subjects: Readonly<Record<string, readonly string[]>> = {
    "a-field-guide-to-loafers": ["loafers"],
    "atelier-ostara-hides-its-seams": ["column gown"],
    "cost-per-wear-done-honestly": ["blazer", "jeans"],
    "eleven-rings-and-a-brooch": ["ring", "brooch"],
    "fabrics-under-flash": ["ballgown", "slip gown"],
    "how-to-read-an-old-label": ["midi dress"],
    "how-to-wash-a-jumper": ["knit"],
    "in-praise-of-the-useless-clutch": ["clutch"],
    "juniper-asante-shops-second-hand": ["blazer"],
    "kairo-lune-and-the-third-layer": ["hoodie", "overcoat"],
    "learning-to-walk-in-platforms": ["platforms"],
    "moss-takes-over-from-butter": ["knit"],
    "northloom-and-the-river": ["knit"],
    "one-corner-forty-coats": ["trench coat"],
    "red-lipstick-in-daylight": ["lipstick"],
    "scent-at-arms-length": ["perfume"],
    "six-ways-a-white-shirt-goes-wrong": ["shirt"],
    "the-belt-as-punctuation": ["belt"],
    "the-train-needs-a-second-pair-of-hands": ["ballgown"],
    "the-waistcoat-unaccompanied": ["waistcoat"],
    "weeks-that-cannot-decide": ["trench coat", "scarf"],
    "weighing-six-handbags": ["top-handle bag"],
    "where-trousers-should-break": ["tailored trousers"],
    "words-on-a-swing-tag": ["shirt dress"],
  };

  test.each(content.articles.map((article) => [article.slug, article] as const))(
    "%s shows its subject",
    (slug, article) => {
      expect(composeCover(article).shows).toEqual(expect.arrayContaining([...subjects[slug]]));
    },
  );

  test.each([
    ["Rosalind Achterberg", false],
    ["Devraj Pellham", true],
    ["Imke Sallow", false],
  ])("%s looks as the name says", (name, masculine) => {
    expect(content.testimonials.map((one) => one.name)).toContain(name);
    expect(appearanceFrom("", name).masculine).toBe(masculine);
  });
});
