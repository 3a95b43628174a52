import { GraphQLError } from "graphql";
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from "typeorm";
import { badUserInput } from "../errors/appErrors";
import { normalizeInput } from "../text/normalizeInput";
import type { FieldAction } from "../write/bulk";
import type { FieldColumn, FieldValues } from "../audit/undoOperation";
import type { Offer } from "./offer";
import { offerColumns } from "./offerColumns";
import type { OfferFields } from "./offerInputs";
import { readSiteCurrency } from "./siteCurrency";

const priceColumns = ["price", "price_amount", "price_currency"] as const;
const originalPriceColumns = ["original_price", "original_price_amount", "original_price_currency"] as const;

/**
 * The columns of each field; a price has an amount and a currency, too. Either price has those of the other one: an undo
 * must not bring a price back beside an original price that is lower by now.
 */
export const offerFieldColumns: Record<keyof OfferFields, readonly FieldColumn[]> = {
  image: ["image"],
  description: ["description"],
  price: [...priceColumns, "price_checked_at", "price_source_kind", "price_feed_id", ...originalPriceColumns],
  originalPrice: [...originalPriceColumns, ...priceColumns],
  retailer: ["retailer"],
  brandName: ["brand_name"],
  affiliateLink: ["affiliate_link"],
  rating: ["rating"],
  reviewCount: ["review_count"],
};

const oneField = "Choose one field for these rows.";

/** Returns the one field that an input sets, and its value. @throws BAD_USER_INPUT for none and for several. */
export function requireOneField<Values extends object>(values: Values): [keyof Values, Values[keyof Values]] {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  if (given.length !== 1) throw badUserInput(oneField, { set: oneField });
  return given[0] as [keyof Values, Values[keyof Values]];
}

/** Adds the title of the row to a message about its values. */
function nameRow({ title }: Offer, error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error;
  return badUserInput(`“${title}”: ${error.message}`, { set: `“${title}”: ${error.message}` });
}

/**
 * Returns the new values of each offer: a price depends on the currency of the other one.
 * @param getFields gets the row, and the site's currency.
 * @throws BAD_USER_INPUT when a row cannot have them.
 */
export async function deriveOffers(
  db: EntityManager,
  entity: EntityTarget<Offer>,
  ids: string[],
  { columns, getFields }: { columns: readonly FieldColumn[]; getFields: (row: Offer, site: string) => OfferFields },
): Promise<(FieldValues & { id: string })[]> {
  const metadata = db.dataSource.getMetadata(entity);
  const properties = columns.map((name) => metadata.findColumnWithDatabaseName(name)?.propertyName as keyof Offer);
  const where = { id: In(ids) } as FindOptionsWhere<Offer>;
  const rows = await db.find(entity, { where, lock: { mode: "pessimistic_write" } });
  const site = await readSiteCurrency(db);
  return rows.map((row) => {
    try {
      const next = { ...row, ...offerColumns(getFields(row, site), row, site) };
      return { id: row.id, ...Object.fromEntries(columns.map((name, at) => [name, next[properties[at]]])) };
    } catch (error) {
      throw nameRow(row, error);
    }
  });
}

/** Sets one field of many offers, validated as in the form of one offer. */
export function offerFieldAction(
  entity: EntityTarget<Offer>,
  field: keyof OfferFields,
  entered: string | number | null | undefined,
): FieldAction {
  const columns = offerFieldColumns[field];
  const isNumber = field === "rating" || field === "reviewCount";
  const { value } = isNumber ? { value: entered ?? null } : normalizeInput({ value: entered ?? null });
  const fields = { [field]: value } as OfferFields;
  return {
    field: columns[0],
    value,
    columns,
    derive: (db, ids) => deriveOffers(db, entity, ids, { columns, getFields: () => fields }),
  };
}
