/** Asks for each color with each garment that a generated look has as one piece, and compares with the structure of the looks. */
import type { DataSource } from "typeorm";
import { Select } from "../../server/core/read/select";
import { Outfit } from "../../server/features/content/outfit/outfit.entity";
import { filterOutfits } from "../../server/features/content/outfit/outfit.service";
import type { EditorApi } from "./editorApi";

interface Pair {
  color: string;
  garment: string;
  /** Slugs of the looks with such a piece. */
  looks: ReadonlySet<string>;
}

/** What a surface answered for a pair. */
interface Answer {
  /** Some of the looks, or all. */
  slugs: readonly string[];
  /** Up to a limit. */
  count: number;
}

const maxRows = 100;
const maxCount = 1_001;

/** Returns the pairs of names, of families as of kinds, with the looks that have them. No code of the server takes part. */
async function readPairs(dataSource: DataSource): Promise<Pair[]> {
  const rows = await dataSource.query<{ color: string; garment: string; looks: string[] }[]>(
    `SELECT color.name AS color, garment.name AS garment, array_agg(DISTINCT 'outfit-' || look) AS looks
     FROM generated.pieces piece
     JOIN generated.words color_word ON color_word.kind = 'color' AND color_word.word = piece.color
     JOIN generated.words cut ON cut.kind = 'cut' AND cut.word = piece.cut
     CROSS JOIN unnest(color_word.meaning) color (name) CROSS JOIN unnest(cut.meaning) garment (name)
     GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows.map(({ color, garment, looks }) => ({ color, garment, looks: new Set(looks) }));
}

const searchDocument = `query ($text: String!) { search(text: $text, first: ${maxRows}) { outfitCount outfits { slug } } }`;
const filterDocument = `query ($filter: OutfitFilter!) {
  outfits(filter: $filter, first: ${maxRows}) { boundedCount nodes { slug } } }`;
const mcpDocument = `query ($text: String!) { search(text: $text, first: ${maxRows}) {
  celebrities { slug } outfits { slug celebrity { slug } } products { id } items { id } posts { slug } } }`;

const toSlugs = (rows: unknown): string[] => (rows as { slug: string }[]).map(({ slug }) => slug);

/** The places where a pair can be asked for. */
const surfaces: Record<string, (site: { api: EditorApi; dataSource: DataSource }, pair: Pair) => Promise<Answer>> = {
  "all rows of the filter": async ({ dataSource }, { color, garment }) => {
    const select = new Select(dataSource.manager, Outfit, "outfit");
    filterOutfits(select, { garment, colors: [color] });
    const slugs = (await select.readColumns(["outfit.slug"])).map(([slug]) => slug as string);
    return { slugs, count: Math.min(slugs.length, maxCount) };
  },
  "outfits filter": async ({ api }, { color, garment }) => {
    const { outfits } = await api.run(filterDocument, { filter: { garment, colors: [color] } });
    const { nodes, boundedCount } = outfits as { nodes: unknown; boundedCount: number };
    return { slugs: toSlugs(nodes), count: boundedCount };
  },
  search: async ({ api }, { color, garment }) => {
    const { search } = await api.run(searchDocument, { text: `${color} ${garment}` });
    const { outfits, outfitCount } = search as { outfits: unknown; outfitCount: number };
    return { slugs: toSlugs(outfits), count: outfitCount };
  },
  // The tool of assistants has no counts.
  MCP: async ({ api }, { color, garment, looks }) => {
    const { search } = await api.run(mcpDocument, { text: `${color} ${garment}` });
    return { slugs: toSlugs((search as { outfits: unknown }).outfits), count: Math.min(looks.size, maxCount) };
  },
};

export interface SurfaceReport {
  pairs: number;
  /** Looks without such a piece that were answered. */
  wrong: number;
  /** Looks with such a piece that were not, or not counted. */
  missing: number;
  /** A sentence for each of the first pairs with a mistake. */
  examples: string[];
}

const maxExamples = 10;

/** Compares each surface with the oracle. @param limit the number of pairs, evenly spread; all if omitted */
export async function comparePairs(
  site: { api: EditorApi; dataSource: DataSource },
  { limit = Infinity, only = "" }: { limit?: number; only?: string } = {},
): Promise<Map<string, SurfaceReport>> {
  const every = await readPairs(site.dataSource);
  const step = Math.max(1, every.length / limit);
  const pairs = every.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
  const reports = new Map<string, SurfaceReport>();
  for (const [surface, ask] of Object.entries(surfaces).filter(([name]) => name.includes(only))) {
    const report: SurfaceReport = { pairs: pairs.length, wrong: 0, missing: 0, examples: [] };
    reports.set(surface, report);
    for (const pair of pairs) {
      const { slugs, count } = await ask(site, pair);
      const answered = new Set(slugs);
      const wrong = slugs.filter((slug) => !pair.looks.has(slug));
      const isComplete = surface.startsWith("all") || pair.looks.size <= maxRows;
      const unseen = isComplete ? [...pair.looks].filter((slug) => !answered.has(slug)) : [];
      const uncounted = Math.max(0, Math.min(pair.looks.size, maxCount) - count);
      const missing = Math.max(unseen.length, uncounted);
      const overcounted = Math.max(0, count - Math.min(pair.looks.size, maxCount));
      report.wrong += Math.max(wrong.length, overcounted);
      report.missing += missing;
      if (wrong.length + missing + overcounted > 0 && report.examples.length < maxExamples)
        report.examples.push(
          `${pair.color} ${pair.garment}: ${pair.looks.size} looks, counted ${count}; wrong ${wrong.slice(0, 3).join(", ") || "none"}, missing ${unseen.slice(0, 3).join(", ") || "none"}`,
        );
    }
  }
  return reports;
}
