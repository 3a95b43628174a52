/** The numbers of an episode that a text names, and the other words. */
export interface EpisodeReading {
  season?: number;
  episode?: number;
  words: string[];
}

/** "s02e05", "2x05" */
const shortForm = /^(?:s(\d{1,3})e(\d{1,4})|(\d{1,3})x(\d{1,4}))$/;
const seasonWord = /^(?:s|season|series)$/;
const episodeWord = /^(?:e|ep|episode)$/;
/** "s2", "ep5" */
const joined = /^(s|season|e|ep|episode)(\d{1,4})$/;

/** Reads "harbor 2x05", "S02E05 harbor" and "season 2, episode 5" in a normalized text. */
export function readEpisode(text: string): EpisodeReading {
  const reading: EpisodeReading = { words: [] };
  const words = text.split(/[^\p{L}\p{N}']+/u).filter(Boolean);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const short = shortForm.exec(word);
    const [, name, digits] = joined.exec(word) ?? [undefined, word, words[at + 1]];
    const number = /^\d{1,4}$/.test(digits ?? "") ? Number(digits) : null;
    const field = seasonWord.test(name ?? "") ? "season" : episodeWord.test(name ?? "") ? "episode" : null;
    if (short) {
      reading.season = Number(short[1] ?? short[3]);
      reading.episode = Number(short[2] ?? short[4]);
    } else if (field && number !== null) {
      reading[field] = number;
      if (name === word) at += 1;
    } else reading.words.push(word);
  }
  return reading;
}
