/** What someone follows. */
export type Followed =
  /** Ids of celebrities and of places (`FollowedPlace`). */
  | { kind: "following"; ids: readonly string[] }
  /** Slug of a category. */
  | { kind: "category"; slug: string }
  /** Ids of looks and products. */
  | { kind: "favorites"; ids: readonly string[] };

interface FollowEvent {
  /** Stays the same for ever: the event has no other one, and no other event has it. */
  id: string;
  title: string;
  /** Path of the page that shows it. */
  path: string;
  /** Address of a picture; empty when there is none. */
  image: string;
  /** When it happened. A day begins at midnight in UTC. */
  at: Date;
  changed: Date;
}

/** A look that became public. */
export interface NewLook extends FollowEvent {
  description: string;
  fullDescription: string | null;
  occasion: string | null;
}

/** Something that happened to a product or a category item. */
export interface OfferEvent extends FollowEvent {
  kind: "new" | "drop" | "restock";
  /** A sentence that says what happened. */
  text: string;
}
