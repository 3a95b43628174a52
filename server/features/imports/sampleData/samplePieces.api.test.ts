import { colorWords, garmentGroups, garmentWords } from "../../../core/vocabulary/words";
import { describeWithSample } from "../../../testing/testWithSample";
import { type TestApi, testApi } from "../../../testing/testApi";
import { readSampleContent } from "./sampleContent.service";
import { importSampleDataOnce } from "./sampleData.service";

/** Each phrase of a table of words with its names: "navy blue" is blue and navy. */
function listNames(families: Readonly<Record<string, string>>): Map<string, string[]> {
  const entries = Object.entries(families).flatMap(([family, kinds]) =>
    kinds.split(", ").flatMap((synonyms): [string, string[]][] => {
      const phrases = synonyms.split(" = ");
      const kind = phrases.some((phrase) => [phrase, `${phrase}s`].includes(family.replace("-", " ")))
        ? family
        : phrases[0];
      return phrases.map((phrase) => [phrase, [...new Set([family, kind])]]);
    }),
  );
  return new Map([...entries, ...Object.keys(families).map((family): [string, string[]] => [family, [family]])]);
}
const colors = listNames(colorWords);
const garments = listNames(garmentWords);

const singular = (phrase: string): string[] => [phrase, phrase.replace(/s$/, ""), phrase.replace(/es$/, "")];
const lookUp = (table: Map<string, string[]>, phrase: string): string[] =>
  singular(phrase).flatMap((spelling) => table.get(spelling) ?? []);

/** The names of the sample's pieces are a color, adjectives, and the garment at the end: "Navy striped shirt dress". */
function describe(name: string): { colors: string[]; garments: string[] } {
  const words = name.toLowerCase().split(/[ -]/);
  const own = lookUp(garments, words.slice(-2).join(" "));
  const named = own.length > 0 ? own : lookUp(garments, words[words.length - 1]);
  const groups = Object.keys(garmentGroups).filter((group) => garmentGroups[group].families.includes(named[0]));
  return { colors: lookUp(colors, words[0]), garments: [...named, ...groups] };
}

/** The titles of exact products are a name and what follows "in", or a garment and "in" with its color. */
const readColors = (title: string): string[] =>
  title
    .toLowerCase()
    .split(" with ")[0]
    .split(/[ -]/)
    .flatMap((word) => lookUp(colors, word));

describeWithSample("outfits of the sample by color and garment", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await importSampleDataOnce(api.dataSource.manager);
  });
  afterAll(() => api.stop());

  const looks = readSampleContent().celebrities.flatMap(({ outfits }) =>
    outfits.map(({ slug, pieces }) => ({
      slug,
      pieces: pieces.map(({ name, products }) => {
        const own = describe(name);
        const exact = products.find(({ matchKind }) => matchKind === "EXACT");
        return own.colors.length > 0 || !exact ? own : { ...own, colors: readColors(exact.title) };
      }),
    })),
  );
  const worn = looks.flatMap(({ pieces }) => pieces);
  const families = {
    colors: Object.keys(colorWords),
    garments: [...Object.keys(garmentWords), "shoes", "bags", "jewelry"],
  };
  const pairs = new Map(
    [
      ...families.colors.flatMap((color) => families.garments.map((garment) => ({ color, garment }))),
      ...worn.flatMap((piece) =>
        piece.colors.flatMap((color) => piece.garments.map((garment) => ({ color, garment }))),
      ),
    ].map((pair) => [`${pair.color} ${pair.garment}`, pair]),
  );

  test("are exactly those with such a piece, for every pair", async () => {
    expect(worn.filter((piece) => piece.garments.length > 0).length).toBeGreaterThan(300);
    const query = `query ($filter: OutfitFilter) { outfits(filter: $filter, first: 100) { nodes { slug } totalCount } }`;
    const wrong: unknown[] = [];
    for (const [pair, { color, garment }] of pairs) {
      const { data } = await api.run(query, { filter: { garment, colors: [color] } });
      const found: string[] = data.outfits.nodes.map(({ slug }: { slug: string }) => slug);
      const expected = looks
        .filter(({ pieces }) =>
          pieces.some((piece) => piece.colors.includes(color) && piece.garments.includes(garment)),
        )
        .map(({ slug }) => slug);
      if (found.length !== data.outfits.totalCount || found.sort().join() !== expected.sort().join())
        wrong.push({ pair, found, expected });
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});
