/**
 * How long the search takes with 100,000 looks and 400,000 products, through GraphQL in process, without any cache:
 *   TEST_DATABASE_URL=postgres://... npm run bench:search
 * Creates a database and drops it afterwards. The phrases are interleaved, so that noise of the machine affects all alike.
 */
import "reflect-metadata";
import { performance } from "node:perf_hooks";
import type { DataSource } from "typeorm";
import { filling, large } from "./support/catalogue";
import { startEditorApi } from "./support/editorApi";
import { withDataSource } from "./support/ownDatabase";

const rounds = 10;
const name = `wornby_bench_${process.pid}`;

const phrases = {
  understood: [
    "navy gown",
    "red dress under 200",
    "navy suit gala",
    "shoes over 300",
    "scarf",
    "airport coat",
    "boots",
  ],
  misspelled: ["sneekers", "nvy gown under 200", "zendra", "velvte"],
  synonym: ["trainers", "handbag", "jumper"],
  words: ["silk 4400", "velvet", "zendria vale", "how to wear"],
  nothing: ["flibber gibbet"],
};
const counts = "celebrityCount outfitCount productCount itemCount postCount";
const hit = "id title image retailer price";
const page = (
  text: string,
): string => `{ search(text: "${text}", first: 8) { meaning { parts { label } } listed ${counts}
  celebrities { id slug name image category } outfits { id slug title image occasion celebrity { id name } }
  products { ${hit} } items { ${hit} categoryName } posts { id slug title image date category } } }`;
const suggestions = (text: string): string => `{ search(text: "${text}", first: 6) { ${counts}
  celebrities { id slug name image category } outfits { id slug title image celebrity { id name } } posts { id slug title image category } } }`;
const facets = (filter: string): string =>
  `{ productFacets(filter: { ${filter} }) { garments { name count } colors { name count } retailers { name count } celebrities { slug count } prices { count } onSale } }`;

const operations = [
  ...Object.entries(phrases).flatMap(([kind, texts]) =>
    texts.flatMap((text) => [
      { kind: `page, ${kind}`, text: page(text), label: text },
      { kind: `suggestions, ${kind}`, text: suggestions(text), label: text },
    ]),
  ),
  { kind: "shop filters, none set", text: facets(""), label: "" },
  { kind: "shop filters, two set", text: facets('garment: "gown", colors: ["blue"]'), label: "" },
];

const at = (sorted: readonly number[], share: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);

function print(label: string, times: readonly number[]): void {
  const sorted = [...times].sort((one, other) => one - other);
  console.log(`${label}: median ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms (${sorted.length} times)`);
}

async function measure(dataSource: DataSource): Promise<void> {
  const api = await startEditorApi(dataSource, null);
  const times = new Map<string, number[]>();
  for (let round = -2; round < rounds; round += 1) {
    for (const { kind, text, label } of operations) {
      const began = performance.now();
      await api.run(text);
      const taken = performance.now() - began;
      for (const key of round < 0 ? [] : [kind, `  ${kind}: ${label}`])
        times.set(key, [...(times.get(key) ?? []), taken]);
    }
  }
  await api.stop();
  for (const [key, list] of [...times].sort(([one], [other]) => one.trim().localeCompare(other.trim())))
    print(key, list);
  for (const kind of ["page", "suggestions"]) {
    print(
      `all of ${kind}`,
      [...times].flatMap(([key, list]) => (key.startsWith(`${kind},`) ? list : [])),
    );
  }
}

withDataSource(name, { poolSize: 5, statements: filling(large) }, measure).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
