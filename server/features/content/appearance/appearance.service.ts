import type { EntityManager } from "typeorm";
import { latestEvents } from "../../../core/kinds/publicSql";
import { containsText } from "../../../core/read/containsText";
import { Select } from "../../../core/read/select";
import { Parameter } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { Event } from "../event/event.entity";
import { findScenes } from "../show/scenes/findScenes.service";
import type { Appearance } from "./appearance.types";

const limit = 8;
const maxWords = 8;

/** Returns the events whose name, series or place has all words, the latest first. */
async function findEvents(db: EntityManager, words: readonly string[]): Promise<Event[]> {
  const query = new Select(db, Event, "event");
  for (const word of words) query.andWhere(containsText("event", new Parameter(likePattern(word))));
  return query.read({ order: latestEvents("event"), limit });
}

/** Returns the events, then the scenes, that a text names; the latest events for a blank text. */
export async function findAppearances(db: EntityManager, search: string): Promise<Appearance[]> {
  const words = (normalizeSearch(search) ?? "").split(/\s+/).filter(Boolean).slice(0, maxWords);
  const [events, scenes] = await Promise.all([findEvents(db, words), findScenes(db, search)]);
  return [...events.map((event) => ({ event, scene: null })), ...scenes.map((scene) => ({ event: null, scene }))];
}
