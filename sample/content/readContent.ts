import fs from "node:fs";
import path from "node:path";
import type {
  SampleArticle,
  SampleCelebrity,
  SampleItem,
  SampleOutfit,
} from "../../server/features/sampleData/sampleData.types";
import type { SampleContent } from "../../server/features/sampleData/sampleSource.types";

const readText = (name: string): string => fs.readFileSync(path.join(__dirname, name), "utf8");
const readJson = <T>(name: string): T => JSON.parse(readText(`${name}.json`)) as T;

/** Names of the data files in a folder, without their extension, in alphabetical order. */
const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(path.join(__dirname, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.parse(file).name)
    .sort();

const readArticle = (fields: Omit<SampleArticle, "content">): SampleArticle => ({
  ...fields,
  content: readText(`articles/${fields.slug}.md`),
});

/** Reads all sample rows from the data files beside this module. */
export const readContent = (): SampleContent => ({
  celebrities: listFiles("celebrities").map((slug) => ({
    celebrity: readJson<SampleCelebrity>(`celebrities/${slug}`),
    outfits: readJson<SampleOutfit[]>(`outfits/${slug}`),
  })),
  items: Object.fromEntries(listFiles("items").map((name) => [name, readJson<SampleItem[]>(`items/${name}`)])),
  articles: readJson<Omit<SampleArticle, "content">[]>("articles").map(readArticle),
  testimonials: readJson("testimonials"),
  socialPosts: readJson("socialPosts"),
  subscribers: readJson("subscribers"),
  settings: readJson("settings"),
  terms: readJson("terms"),
});
