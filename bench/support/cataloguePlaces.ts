/** Places of looks in a generated catalogue: a third was worn at events, a third in scenes of shows. */
export interface PlaceSizes {
  /** Each has 5 seasons of 20 episodes and 8 characters. */
  shows: number;
  /** Four years of each series. */
  events: number;
  brands: number;
}

const [seasons, episodes, characters, years] = [5, 20, 8, 4];

/** SQL: the brand of the thing with number `n`; few brands are frequent. */
export const brandOf = (seed: number, brands: number): string =>
  `'House ' || 1 + generated.skewed(n, ${seed}, ${brands})`;

const part = "(n / 3)";

/** SQL: joins where the look with number `n` was worn. */
export const joinPlaces = ({ shows, events }: PlaceSizes): string => `
  LEFT JOIN events event ON n % 3 = 1 AND event.slug = 'event-' || 1 + generated.skewed(n, 23, ${events})
  LEFT JOIN shows show ON n % 3 = 2 AND show.slug = 'show-' || 1 + generated.skewed(n, 24, ${shows})
  LEFT JOIN show_characters cast_member ON cast_member.show_id = show.id AND cast_member.place = ${part} % ${characters}
  LEFT JOIN show_seasons season ON season.show_id = show.id AND season.number = 1 + ${part} / 7 % ${seasons}
  LEFT JOIN show_episodes episode ON episode.season_id = season.id AND episode.number = 1 + ${part} / 5 % ${episodes}`;

/** Statements that fill the tables of places, after the celebrities. */
export const places = ({ shows, events, brands }: PlaceSizes): string[] => [
  `INSERT INTO brands (name, slug, home_page)
     SELECT 'House ' || n, 'house-' || n, 'https://house' || n || '.example' FROM generate_series(1, ${brands}) n`,
  `INSERT INTO events (name, slug, series, kind, place, first_day, last_day)
     SELECT 'Gala of Harbor ' || n / ${years} || ' ' || 2023 + n % ${years}, 'event-' || n, 'Gala of Harbor ' || n / ${years}, 'GALA',
       'Port ' || n % 50, day, day FROM generate_series(1, ${events}) n,
       make_date(2023 + n % ${years}, 1 + n % 12, 1 + n % 28) day`,
  `INSERT INTO shows (title, slug, first_year, image)
     SELECT 'Lights of Pier ' || n, 'show-' || n, 2018, '/art/outfit/' || n || '.svg' FROM generate_series(1, ${shows}) n`,
  `INSERT INTO show_characters (show_id, place, name, slug, celebrity_id)
     SELECT show.id, place, 'Mara ' || place || ' of ' || split_part(show.slug, '-', 2), 'mara-' || place, celebrity.id
     FROM shows show, generate_series(0, ${characters - 1}) place
     LEFT JOIN celebrities celebrity ON celebrity.slug = 'person-' || 1 + place`,
  `INSERT INTO show_seasons (show_id, number) SELECT id, number FROM shows, generate_series(1, ${seasons}) number`,
  `INSERT INTO show_episodes (show_id, season_id, number, title, air_date)
     SELECT show_id, season.id, episode, 'Tide ' || episode, date '2018-01-01' + 365 * season.number + 7 * episode
     FROM show_seasons season, generate_series(1, ${episodes}) episode`,
  "ANALYZE brands, events, shows, show_characters, show_seasons, show_episodes",
];
