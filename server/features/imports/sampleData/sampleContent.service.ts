import fs from "node:fs";
import path from "node:path";
import { notFound } from "../../../core/errors/appErrors";
import type {
  SampleArticle,
  SampleCelebrity,
  SampleContent,
  SampleDay,
  SampleEvent,
  SampleItem,
  SampleOutfit,
  SampleShow,
} from "./sampleData.types";

type OutfitFile = Omit<SampleOutfit, "date"> & SampleDay;
type ArticleFile = Omit<SampleArticle, "date" | "content"> & SampleDay;

/** The same relative path works from the sources and from `dist/`. */
const sampleFolder = path.join(__dirname, "../../../../sample");
const contentFolder = path.join(sampleFolder, "content");

/** The pictures of the sample rows, of categories and topics, of the home page, and placeholders: {kind}/{name}.svg. */
export const samplePictures = path.join(sampleFolder, "pictures");

/** Whether the sample data is part of this installation. */
export const hasSample = fs.existsSync(contentFolder);

const readText = (name: string): string => fs.readFileSync(path.join(contentFolder, name), "utf8");
const readJson = <T>(name: string): T => JSON.parse(readText(`${name}.json`)) as T;

/** Names of the data files in a folder, without their extension, in alphabetical order. */
const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(path.join(contentFolder, folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => path.parse(file).name)
    .sort();

const day = 86_400_000;
const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

const addYears = (date: string, years: number): string => {
  const [year, month, dayOfMonth] = date.split("-").map(Number);
  return isoDay(new Date(Date.UTC(year + years, month - 1, dayOfMonth)));
};

/**
 * Turns the days of the files into dates as seen on the day of the import: recent rows count back from it, the others
 * move together by whole years, as far as none of them is in the future.
 */
function datesFor(days: readonly SampleDay[], today: Date): (entry: SampleDay) => string {
  const newest =
    days
      .flatMap((entry) => ("date" in entry ? [entry.date] : []))
      .sort()
      .at(-1) ?? isoDay(today);
  let years = today.getUTCFullYear() - Number(newest.slice(0, 4));
  if (addYears(newest, years) > isoDay(today)) years -= 1;
  return (entry) =>
    "date" in entry ? addYears(entry.date, years) : isoDay(new Date(today.getTime() - entry.daysAgo * day));
}

/**
 * Reads all sample rows from the data files, with dates as of `today`.
 * @throws NOT_FOUND when the folder `sample/` is not part of this installation.
 */
export function readSampleContent(today = new Date()): SampleContent {
  if (!hasSample) throw notFound("Sample data is not part of this installation.");
  const celebrities = listFiles("celebrities").map((slug) => ({
    celebrity: readJson<SampleCelebrity>(`celebrities/${slug}`),
    outfits: readJson<OutfitFile[]>(`outfits/${slug}`),
  }));
  const articles = readJson<ArticleFile[]>("articles");
  const events = readJson<SampleEvent[]>("events");
  const dateOf = datesFor([...articles, ...celebrities.flatMap(({ outfits }) => outfits)], today);
  return {
    celebrities: celebrities.map(({ celebrity, outfits }) => ({
      celebrity,
      outfits: outfits.map((outfit) => ({ ...outfit, date: dateOf(outfit) })),
    })),
    items: Object.fromEntries(listFiles("items").map((name) => [name, readJson<SampleItem[]>(`items/${name}`)])),
    articles: articles.map((article) => ({
      ...article,
      date: dateOf(article),
      content: readText(`articles/${article.slug}.md`),
    })),
    authors: readJson("authors"),
    shows: readJson<SampleShow[]>("shows").map((show) => ({
      ...show,
      seasons: show.seasons.map((season) => ({
        ...season,
        episodes: season.episodes.map((episode) => ({ ...episode, airDate: dateOf({ date: episode.airDate }) })),
      })),
    })),
    events: events.map((event) => ({ ...event, date: dateOf(event) })),
    brands: readJson("brands"),
    testimonials: readJson("testimonials"),
    socialPosts: readJson("socialPosts"),
    subscribers: readJson("subscribers"),
    settings: readJson("settings"),
    terms: readJson("terms"),
  };
}
