import fs from "node:fs";
import path from "node:path";
import type {
  SampleArticle,
  SampleCelebrity,
  SampleDay,
  SampleItem,
  SampleOutfit,
  SamplePiece,
} from "../../server/features/sampleData/sampleData.types";
import type { SampleContent } from "../../server/features/sampleData/sampleSource.types";
import { pointsOf } from "../art/people/look";
import { datesFor } from "./days";

type OutfitFile = Omit<SampleOutfit, "date" | "pieces"> & SampleDay & { pieces: SamplePiece[] };
type ArticleFile = Omit<SampleArticle, "date" | "content"> & SampleDay;

const readText = (name: string): string => fs.readFileSync(path.join(__dirname, name), "utf8");
const readJson = <T>(name: string): T => JSON.parse(readText(`${name}.json`)) as T;

/** Names of the data files in a folder, without their extension, in alphabetical order. */
const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(path.join(__dirname, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.parse(file).name)
    .sort();

/** Places the pieces where the outfit's picture shows them. */
function placed(outfit: OutfitFile, { slug, signature }: SampleCelebrity): SampleOutfit["pieces"] {
  const points = pointsOf({
    ...outfit,
    pieces: outfit.pieces.map(({ name }) => name),
    celebrity: { slug, signatureLook: signature.look },
  });
  return outfit.pieces.map((piece, place) => {
    const point = points[place];
    if (!point) throw new Error(`The picture of ${outfit.slug} does not show: ${piece.name}`);
    return { ...piece, ...point };
  });
}

/** Reads all sample rows from the data files beside this module, with dates as of `today`. */
export function readContent(today = new Date()): SampleContent {
  const celebrities = listFiles("celebrities").map((slug) => ({
    celebrity: readJson<SampleCelebrity>(`celebrities/${slug}`),
    outfits: readJson<OutfitFile[]>(`outfits/${slug}`),
  }));
  const articles = readJson<ArticleFile[]>("articles");
  const dateOf = datesFor([...articles, ...celebrities.flatMap(({ outfits }) => outfits)], today);
  return {
    celebrities: celebrities.map(({ celebrity, outfits }) => ({
      celebrity,
      outfits: outfits.map((outfit) => ({ ...outfit, date: dateOf(outfit), pieces: placed(outfit, celebrity) })),
    })),
    items: Object.fromEntries(listFiles("items").map((name) => [name, readJson<SampleItem[]>(`items/${name}`)])),
    articles: articles.map((article) => ({
      ...article,
      date: dateOf(article),
      content: readText(`articles/${article.slug}.md`),
    })),
    testimonials: readJson("testimonials"),
    socialPosts: readJson("socialPosts"),
    subscribers: readJson("subscribers"),
    settings: readJson("settings"),
    terms: readJson("terms"),
  };
}
