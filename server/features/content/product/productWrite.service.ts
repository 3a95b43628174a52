import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import { insertRow, lockRow, updateRow } from "../../../core/write/saveRow";
import type { Write } from "../../../core/write/write";
import { offerColumns } from "../../../core/money/offerColumns";
import { readSiteCurrency } from "../../../core/money/siteCurrency";
import { AffiliateProduct, type IdentificationBasis, MatchKind } from "./affiliateProduct.entity";
import { requirePlace, requireOutfit } from "./productPlace";
import type {
  CreateAffiliateProductInput,
  UpdateAffiliateProductInput,
  AddProductsInput,
  ProductEntryInput,
  AffiliateProductValues,
  BulkAffiliateProductsInput,
} from "./product.inputs";
import { createWithin } from "../../../core/write/createOnce";
import { appError, type ErrorCode, badUserInput } from "../../../core/errors/appErrors";
import { offerFieldAction, requireOneField } from "../../../core/money/bulkOffer";
import type { BulkAction, BulkKind } from "../../../core/write/bulk";
import { filterProducts } from "./product.service";

/**
 * Locks the pieces of products that become exact ones.
 * @throws BAD_USER_INPUT when a piece would have two exact products.
 */
async function requireOneExact(db: EntityManager, ids: readonly string[]): Promise<void> {
  const pieces: { id: string }[] = await db.query(
    `SELECT id FROM outfit_pieces WHERE id IN (SELECT piece_id FROM affiliate_products WHERE id = ANY($1::uuid[])) ORDER BY id FOR UPDATE`,
    [ids],
  );
  const [taken]: { name: string }[] = await db.query(
    `SELECT min(piece.name) AS name FROM affiliate_products product JOIN outfit_pieces piece ON piece.id = product.piece_id
     WHERE product.piece_id = ANY($2::uuid[]) AND product.deleted_at IS NULL
       AND (product.match_kind = 'EXACT' OR product.id = ANY($1::uuid[]))
     GROUP BY piece.id HAVING count(*) > 1 LIMIT 1`,
    [ids, pieces.map(({ id }) => id)],
  );
  if (!taken) return;
  const sentence = `“${taken.name}” would have several exact products. A piece has at most one.`;
  throw badUserInput(sentence, { set: sentence });
}

/** The day and the source of a former basis say nothing about a new one. */
const basisAction = (basis: IdentificationBasis | null): BulkAction => ({
  field: "basis",
  value: basis,
  columns: ["basis", "basis_on", "basis_source"],
  derive: (_, ids) => Promise.resolve(ids.map((id) => ({ id, basis, basis_on: null, basis_source: "" }))),
});

type BasisColumns = Partial<Pick<AffiliateProduct, "basis" | "basisOn" | "basisSource">>;

/** Returns the changed columns; without a basis, nothing is known about its day and source. */
function basisColumns(
  { basis, basisOn, basisSource }: Pick<UpdateAffiliateProductInput, "basis" | "basisOn" | "basisSource">,
  before: AffiliateProduct | null,
): BasisColumns {
  const known = basis === undefined ? (before?.basis ?? null) : basis;
  if (known === null) return { basis: null, basisOn: null, basisSource: "" };
  return {
    basis: known,
    ...(basisOn !== undefined && { basisOn: basisOn || null }),
    ...(basisSource !== undefined && { basisSource: basisSource?.trim() ?? "" }),
  };
}

/** @throws BAD_USER_INPUT unless exactly one field is given. */
function fieldAction(values: AffiliateProductValues): BulkAction {
  const [field, value] = requireOneField(values);
  if (field === "basis") return basisAction(value as IdentificationBasis | null);
  if (field !== "matchKind") return offerFieldAction(AffiliateProduct, field, value);
  if (!value) throw badUserInput("Choose a match kind.", { set: "Choose a match kind." });
  return {
    field: "match_kind",
    value,
    columns: ["match_kind"],
    derive: async (db, ids) => {
      if (value === MatchKind.EXACT) await requireOneExact(db, ids);
      return ids.map((id) => ({ id, match_kind: value }));
    },
  };
}

/** What a bulk change does to affiliate products. */
export const productBulk: BulkKind<AffiliateProduct, BulkAffiliateProductsInput> = {
  type: "affiliateProduct",
  entity: AffiliateProduct,
  alias: "product",
  applyFilter: filterProducts,
  listActions: (_, { set }) => Promise.resolve([set ? fieldAction(set) : false]),
};

/** @throws BAD_USER_INPUT for invalid values, or when the outfit does not exist. */
export async function createProduct(
  change: Write,
  {
    outfitId,
    pieceId = null,
    matchKind,
    basis,
    basisOn,
    basisSource,
    ...fields
  }: Omit<CreateAffiliateProductInput, "requestId">,
): Promise<AffiliateProduct> {
  await requireOutfit(change, outfitId);
  await requirePlace(change, { outfitId, pieceId, matchKind });
  const offer = offerColumns(fields, {}, await readSiteCurrency(change.db));
  const values = { ...offer, ...basisColumns({ basis, basisOn, basisSource }, null), outfitId, pieceId, matchKind };
  return insertRow(change, "affiliateProduct", AffiliateProduct, values);
}

/**
 * Updates a product.
 * @param isPlacedLater true when the caller checks the places of several products together afterwards, so that two
 * products of a piece can swap their match kinds.
 * @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT.
 */
export async function updateProduct(
  change: Write,
  { id, version, outfitId, pieceId, matchKind, basis, basisOn, basisSource, ...fields }: UpdateAffiliateProductInput,
  isPlacedLater = false,
): Promise<AffiliateProduct> {
  const before = await lockRow(change, "affiliateProduct", AffiliateProduct, { id, version });
  const moves = typeof outfitId === "string" && outfitId !== before.outfitId;
  await requireOutfit(change, before.outfitId);
  if (moves) await requireOutfit(change, outfitId);
  const placement = {
    outfitId: outfitId ?? before.outfitId,
    pieceId: pieceId === undefined && !moves ? before.pieceId : (pieceId ?? null),
    matchKind: matchKind ?? before.matchKind,
  };
  // Rows from before the rule, or from an import, may break it; other fields of theirs can still be saved.
  const isReplaced = Object.entries(placement).some(
    ([name, value]) => before[name as keyof typeof placement] !== value,
  );
  if (isReplaced && !isPlacedLater) await requirePlace(change, { id, ...placement });
  const offer = offerColumns(fields, before, await readSiteCurrency(change.db));
  const values = { ...offer, ...basisColumns({ basis, basisOn, basisSource }, before), ...placement };
  return updateRow(change, "affiliateProduct", AffiliateProduct, before, values);
}

/** Names the entry of each field error, as the validation of the input does: `products.2.title` in `products.2`. */
export function withEntry(error: unknown, entry: string): unknown {
  if (!(error instanceof GraphQLError)) return error;
  const { code, fieldErrors = {} } = error.extensions as { code: ErrorCode; fieldErrors?: Record<string, string> };
  const named = Object.entries(fieldErrors).map(([field, message]) => [`${entry}.${field}`, message]);
  return appError(code, error.message, { fieldErrors: Object.fromEntries(named) as Record<string, string> });
}

async function addEntry(
  change: Write,
  outfitId: string,
  entry: ProductEntryInput,
  place: number,
): Promise<AffiliateProduct> {
  try {
    return await createWithin(change, AffiliateProduct, { ...entry, outfitId }, createProduct);
  } catch (error) {
    throw withEntry(error, `products.${place}`);
  }
}

/** Rows of one transaction have the same creation time, by which products are ordered. */
const keepOrder = ({ db }: Write, ids: readonly string[]): Promise<unknown> =>
  db.query(
    `UPDATE affiliate_products SET created_at = created_at - make_interval(secs => (cardinality($1::uuid[]) - array_position($1::uuid[], id)) * 0.001)
     WHERE id = ANY($1::uuid[]) AND created_at = now()`,
    [ids],
  );

/**
 * Adds all products, or none. An entry with the request id of an earlier attempt is not added again.
 * @throws BAD_USER_INPUT with field errors such as `products.2.title`, CONFLICT, FORBIDDEN.
 */
export async function addProducts(
  change: Write,
  { outfitId, products }: AddProductsInput,
): Promise<AffiliateProduct[]> {
  const added: AffiliateProduct[] = [];
  for (const [place, entry] of products.entries()) added.push(await addEntry(change, outfitId, entry, place));
  await keepOrder(
    change,
    added.map(({ id }) => id),
  );
  return added;
}
