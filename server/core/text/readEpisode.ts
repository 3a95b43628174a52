/** The numbers of an episode that words name, and the positions of these words. */
export interface EpisodeNumbers {
  season: number | null;
  episode: number | null;
  places: number[];
}

/** The numbers of an episode that a text names, and the other words. */
export interface EpisodeReading {
  season?: number;
  episode?: number;
  words: string[];
}

/** "s02e05", "2x05" */
const shortForm = /^(?:s(\d{1,3})e(\d{1,4})|(\d{1,3})x(\d{1,4}))$/;
/** "s2", "ep5" */
const joined = /^(s|season|e|ep|episode)(\d{1,4})$/;
const parts: ReadonlyMap<string, "season" | "episode"> = new Map([
  ...["s", "season", "series"].map((word) => [word, "season"] as const),
  ...["e", "ep", "episode"].map((word) => [word, "episode"] as const),
]);
/** "Fall season 2026" is none of a show. */
const mostSeasons = 999;
const counts = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

function readNumber(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d{1,4}$/.test(word)) return Number(word);
  return counts.includes(word) ? counts.indexOf(word) + 1 : null;
}

function readOrdinal(word: string): number | null {
  const [, digits] = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word) ?? [];
  if (digits !== undefined) return Number(digits);
  return ordinals.includes(word) ? ordinals.indexOf(word) + 1 : null;
}

/** Finds "2x05", "s02e05", "season 2 episode five" and "second season" in lowercase words. A letter alone is a size. */
export function findEpisode(words: readonly string[]): EpisodeNumbers {
  const found: EpisodeNumbers = { season: null, episode: null, places: [] };
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    const short = shortForm.exec(word);
    const [, name, digits] = joined.exec(word) ?? [];
    const after = word.length > 1 ? readNumber(next) : null;
    const [part, number, length] =
      digits !== undefined
        ? [parts.get(name), Number(digits), 1]
        : parts.has(word)
          ? [parts.get(word), after, 2]
          : [parts.get(next ?? ""), next && next.length > 1 ? readOrdinal(word) : null, 2];
    if (short) {
      found.season = Number(short[1] ?? short[3]);
      found.episode = Number(short[2] ?? short[4]);
      found.places.push(at);
    } else if (part && number !== null && (part === "episode" || number <= mostSeasons)) {
      found[part] = number;
      found.places.push(...(length === 1 ? [at] : [at, at + 1]));
      at += length - 1;
    }
  }
  return found;
}

/** Reads "harbor 2x05", "S02E05 harbor" and "season 2, episode 5" in a normalized text. */
export function readEpisode(text: string): EpisodeReading {
  const words = text.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
  const { season, episode, places } = findEpisode(words);
  return {
    ...(season !== null && { season }),
    ...(episode !== null && { episode }),
    words: words.filter((_, at) => !places.includes(at)),
  };
}
