import DataLoader from "dataloader";
import type { EntityManager, EntityTarget } from "typeorm";
import { contentKinds, offerTypes, type OfferType } from "../../../core/kinds/contentKind";
import { isPublished } from "../../../core/kinds/visibility";
import type { Offer } from "../../../core/money/offer";
import type { LoaderFactory } from "../../../core/graphql/context";
import { Select } from "../../../core/read/select";
import { sql } from "../../../core/read/sql";
import { offerEntities } from "./prices/foundPrice.loaders";
import { hasDeadLink } from "./linkHealth.loaders";
import { readRows } from "../../../core/read/runStatement";
import { deriveTraits } from "../../../core/vocabulary/traits";
import { colorFamilies, findColorFamilies } from "../../../core/vocabulary/vocabulary";

interface GarmentDescription {
  title: string;
  description: string;
}

/** Returns the families of an offer's colors, sorted, e.g. "black white"; empty when neither text names one. */
const readColors = ({ title, description }: GarmentDescription): string => {
  const families = deriveTraits(title).colors.filter((color) => colorFamilies.includes(color));
  return (families.length > 0 ? families : findColorFamilies(description)).sort().join(" ");
};

const readGarment = ({ title }: GarmentDescription): string | undefined => deriveTraits(title).garments.at(0);

/** Returns the garment and the families of colors of an offer, by which others are looked up; null without both. */
function describeGarment(offer: GarmentDescription): { garment: string; colors: string[] } | null {
  const garment = readGarment(offer);
  const colors = readColors(offer).split(" ").filter(Boolean);
  return garment && colors.length > 0 ? { garment, colors } : null;
}

/**
 * Returns whether both are the same type of garment in the same family of colors. A piece without a known garment or
 * color matches no other. Colors come from the title, else from the description.
 */
export function isSameKind(one: GarmentDescription, other: GarmentDescription): boolean {
  const [garment, color] = [readGarment(one), readColors(one)];
  return garment !== undefined && color !== "" && garment === readGarment(other) && color === readColors(other);
}

/** Titles are compared for the best of these only. */
const maxCandidates = 20;

interface Gone extends GarmentDescription {
  id: string;
}

/** Returns those of the offers that visitors cannot buy. */
const readGone = (db: EntityManager, ids: readonly string[]): Promise<Gone[]> =>
  readRows(
    db,
    offerTypes
      .map(
        (type) => `SELECT id, title, description FROM ${contentKinds[type].table} gone
          WHERE id = ANY($1::uuid[]) AND price_amount > 0 AND (NOT in_stock OR ${hasDeadLink("gone")})`,
      )
      .join(" UNION ALL "),
    [ids],
  );

const likeness = "similarity(searchable(candidate.title), searchable(gone.title))";

/** The best offers of a table for one that is gone: the same garment and colors, in stock, at half to double the price. */
const candidatesIn = (type: OfferType): string => `(
  SELECT '${type}' AS place, candidate.id, candidate.title, candidate.description, ${likeness} AS likeness,
    abs(candidate.price_amount - gone.price_amount) AS distance
  FROM ${contentKinds[type].table} candidate
  WHERE candidate.garments @> ARRAY[wanted.garment] AND candidate.colors @> wanted.colors AND candidate.deleted_at IS NULL
    AND candidate.id <> gone.id AND candidate.in_stock AND candidate.affiliate_link <> ''
    AND candidate.price_amount BETWEEN gone.price_amount / 2 AND gone.price_amount * 2
    AND candidate.price_currency IS NOT DISTINCT FROM gone.price_currency
    AND ${isPublished(contentKinds[type].table, "candidate")} AND NOT ${hasDeadLink("candidate")}
  ORDER BY likeness DESC, distance, candidate.id LIMIT ${maxCandidates}
)`;

interface Candidate {
  goneId: string;
  place: OfferType;
  other: GarmentDescription & { id: string };
}

/** Returns candidates for each of the offers, the best first. */
const readCandidates = (db: EntityManager, wanted: readonly object[]): Promise<Candidate[]> =>
  readRows(
    db,
    `SELECT wanted.id AS "goneId", found.place,
       json_build_object('id', found.id, 'title', found.title, 'description', found.description) AS other
     FROM json_to_recordset($1) AS wanted (id uuid, garment text, colors text[])
     JOIN LATERAL (
       ${offerTypes.map((type) => `SELECT id, title, price_amount, price_currency FROM ${contentKinds[type].table} WHERE id = wanted.id`).join(" UNION ALL ")}
     ) gone ON TRUE
     CROSS JOIN LATERAL (${offerTypes.map(candidatesIn).join(" UNION ALL ")}) found
     ORDER BY found.likeness DESC, found.distance, found.id`,
    [JSON.stringify(wanted)],
  );

/** Returns the best replacement of each offer by its id; offers without one are missing. */
async function findReplacements(db: EntityManager, ids: readonly string[]): Promise<Map<string, Candidate>> {
  const gone = new Map((await readGone(db, ids)).map((offer) => [offer.id, offer]));
  const wanted = [...gone.values()].flatMap((offer) => {
    const kind = describeGarment(offer);
    return kind ? [{ id: offer.id, ...kind }] : [];
  });
  const best = new Map<string, Candidate>();
  if (wanted.length === 0) return best;
  for (const candidate of await readCandidates(db, wanted)) {
    const offer = gone.get(candidate.goneId);
    if (offer && !best.has(offer.id) && isSameKind(offer, candidate.other)) best.set(offer.id, candidate);
  }
  return best;
}

const readOffers = <Row extends Offer>(db: EntityManager, entity: EntityTarget<Row>, ids: string[]): Promise<Row[]> =>
  new Select(db, entity, "row").andWhere(sql`row.id = ANY(${ids})`).read();

/**
 * Loads the replacement of each unavailable offer, from the whole catalog: the same type of garment in the same colors, in
 * stock, at half to double the price in the same currency. The most similar title wins, then the nearest price. Null for
 * available offers, and when there is none.
 */
export const replacementOfOffer: LoaderFactory<string, Offer | null> = (db: EntityManager) =>
  new DataLoader(async (ids) => {
    const best = await findReplacements(db, ids);
    const rows: Offer[] = [];
    for (const type of offerTypes) {
      const found = [...best.values()].flatMap(({ place, other }) => (place === type ? [other.id] : []));
      if (found.length > 0) rows.push(...(await readOffers(db, offerEntities[type], found)));
    }
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(best.get(id)?.other.id ?? "") ?? null);
  });
