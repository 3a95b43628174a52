import { readEpisode } from "./readEpisode";

test.each([
  ["harbor 2x05", { season: 2, episode: 5, words: ["harbor"] }],
  ["s02e05", { season: 2, episode: 5, words: [] }],
  ["season 2 episode 5", { season: 2, episode: 5, words: [] }],
  ["season 2, episode 5 of harbor lights", { season: 2, episode: 5, words: ["of", "harbor", "lights"] }],
  ["harbor s2 ep5", { season: 2, episode: 5, words: ["harbor"] }],
  ["mara quill season 1", { season: 1, words: ["mara", "quill"] }],
  ["series of events 5", { words: ["series", "of", "events", "5"] }],
  ["24", { words: ["24"] }],
  ["season two, episode five", { season: 2, episode: 5, words: [] }],
  ["the second season of harbor lights", { season: 2, words: ["the", "of", "harbor", "lights"] }],
  ["2nd season ep. 5", { season: 2, episode: 5, words: [] }],
  ["dress in size s 38", { words: ["dress", "in", "size", "s", "38"] }],
  ["first look", { words: ["first", "look"] }],
])("readEpisode: %s", (text, reading) => {
  expect(readEpisode(text)).toEqual(reading);
});
