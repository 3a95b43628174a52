import { paths } from "../../../site/addresses";
import {
  brandFeedPattern,
  characterFeedPattern,
  eventFeedPattern,
  seasonFeedPattern,
  seriesFeedPattern,
  showFeedPattern,
} from "../../../site/feedPaths";
import { fillPattern } from "../../../site/links";
import { Brand } from "../../features/content/brand/brand.entity";
import { Event } from "../../features/content/event/event.entity";
import type { OutfitFilter } from "../../features/content/outfit/outfitFilter.types";
import { Character } from "../../features/content/show/parts/character.entity";
import { ShowSeason } from "../../features/content/show/parts/showSeason.entity";
import { Show } from "../../features/content/show/show.entity";
import { Select } from "../../core/read/select";
import { sql } from "../../core/read/sql";
import { findByIdOrSlug } from "../../core/slugs/slugged";
import { outfitItems } from "./feedItems";
import type { FeedSource, NamedSource } from "./sendFeed";

interface Place {
  title: string;
  /** What the looks are, after "New looks". */
  of: string;
  path: string;
  self: string;
  filter: OutfitFilter;
}

/** A feed of the looks of a place. */
const looksOf =
  (find: (db: Parameters<FeedSource>[0]) => Promise<Place | null>): FeedSource =>
  async (db, { siteName }, origin) => {
    const place = await find(db);
    if (!place) return null;
    const { title, of, path, self, filter } = place;
    const items = await outfitItems(db, origin, filter);
    return { title: `${siteName}: ${title}`, description: `New looks ${of}.`, path, self, items };
  };

// A former name works like the current one: feed readers keep addresses for years.
const ofEvent: NamedSource = (slug) =>
  looksOf(async (db) => {
    const event = await findByIdOrSlug(db, Event, "event", { slug });
    if (!event) return null;
    const { name } = event;
    const self = fillPattern(eventFeedPattern, [event.slug]);
    return { title: name, of: `of ${name}`, path: paths.event(event.slug), self, filter: { event: event.slug } };
  });

const ofSeries: NamedSource = (slug) =>
  looksOf(async (db) => {
    const event = await findByIdOrSlug(db, Event, "event", { slug });
    if (!event?.series) return null;
    const { series } = event;
    const self = fillPattern(seriesFeedPattern, [event.slug]);
    const of = `of ${series} in every year`;
    return { title: series, of, path: paths.events({ series }), self, filter: { eventSeries: series } };
  });

const ofShow: NamedSource = (slug) =>
  looksOf(async (db) => {
    const show = await findByIdOrSlug(db, Show, "show", { slug });
    if (!show) return null;
    const { title } = show;
    const self = fillPattern(showFeedPattern, [show.slug]);
    const filter = { scene: { show: show.slug } };
    return { title, of: `from ${title}`, path: paths.show(show.slug), self, filter };
  });

const ofSeason: NamedSource = (slug, part) =>
  looksOf(async (db) => {
    const show = await findByIdOrSlug(db, Show, "show", { slug });
    const [, digits] = /^season-(\d{1,3})$/.exec(part) ?? [];
    if (!show || digits === undefined) return null;
    const number = Number(digits);
    const [season] = await new Select(db, ShowSeason, "season")
      .andWhere(sql`season.show_id = ${show.id} AND season.number = ${number}`)
      .read({ limit: 1 });
    if (!season) return null;
    return {
      title: `${show.title}, season ${number}`,
      of: `from season ${number} of ${show.title}`,
      path: paths.showSeason({ show: show.slug, season: number }),
      self: fillPattern(seasonFeedPattern, [show.slug, `season-${number}`]),
      filter: { scene: { show: show.slug, season: number } },
    };
  });

const ofCharacter: NamedSource = (slug, part) =>
  looksOf(async (db) => {
    const show = await findByIdOrSlug(db, Show, "show", { slug });
    if (!show) return null;
    const [character] = await new Select(db, Character, "character")
      .andWhere(sql`character.show_id = ${show.id} AND character.slug = ${part}`)
      .read({ limit: 1 });
    if (!character) return null;
    return {
      title: `${character.name} of ${show.title}`,
      of: `of ${character.name} of ${show.title}`,
      path: paths.showCharacter({ show: show.slug, character: character.slug }),
      self: fillPattern(characterFeedPattern, [show.slug, character.slug]),
      filter: { scene: { show: show.slug, character: character.slug } },
    };
  });

const ofBrand: NamedSource = (slug) =>
  looksOf(async (db) => {
    const brand = await findByIdOrSlug(db, Brand, "brand", { slug });
    if (!brand) return null;
    const { name } = brand;
    const self = fillPattern(brandFeedPattern, [brand.slug]);
    return { title: name, of: `with ${name}`, path: paths.brand(brand.slug), self, filter: { brand: brand.slug } };
  });

/** The feeds of places, and of brands, by the patterns of their addresses. */
export const placeFeeds: readonly (readonly [pattern: string, source: NamedSource])[] = [
  [eventFeedPattern, ofEvent],
  [seriesFeedPattern, ofSeries],
  [showFeedPattern, ofShow],
  [seasonFeedPattern, ofSeason],
  [characterFeedPattern, ofCharacter],
  [brandFeedPattern, ofBrand],
];
