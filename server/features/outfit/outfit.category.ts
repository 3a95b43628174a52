import type { Conditions } from "../../shared/read/conditions";

/**
 * What pieces of each category are called, as patterns in lower case. Words that are also colours or adjectives (blush,
 * flat) are left out: rather a look too few than one that has no such piece.
 */
const pieces: Partial<Record<string, readonly string[]>> = {
  dresses: ["dress(es)?", "gowns?", "ballgowns?", "kaftans?"],
  shoes: [
    "shoes?",
    "sneakers?",
    "trainers",
    "boots?",
    "loafers?",
    "brogues?",
    "pumps",
    "heels",
    "mules",
    "sandals?",
    "slingbacks?",
    "stilettos?",
    "clogs?",
    "espadrilles?",
    "ballet flats",
  ],
  makeup: ["make-?up", "lipsticks?", "lip gloss(es)?", "mascaras?", "eyeliners?", "eyeshadows?", "nail polish(es)?"],
  handbags: ["handbags?", "bags?", "clutch(es)?", "totes?", "satchels?", "backpacks?"],
  cars: ["cars?", "roadsters?", "convertibles?"],
  bikes: ["bikes?", "bicycles?", "motorcycles?", "scooters?"],
};

/**
 * Looks with a piece of the category: their title, one of their tags or the title of one of their products names one.
 * A name that is no category has no looks.
 */
export function filterByCategory(query: Conditions, category: string): void {
  const words = Object.hasOwn(pieces, category) ? pieces[category] : undefined;
  if (!words) {
    query.andWhere("FALSE");
    return;
  }
  query.andWhere(
    `(searchable(outfit.title) ~ :piece
      OR outfit.id IN (SELECT outfit_id FROM outfit_tags WHERE searchable(tag_name) ~ :piece)
      OR outfit.id IN (SELECT outfit_id FROM affiliate_products WHERE deleted_at IS NULL AND searchable(title) ~ :piece))`,
    { piece: String.raw`\m(${words.join("|")})\M` },
  );
}
