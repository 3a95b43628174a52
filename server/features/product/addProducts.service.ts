import { GraphQLError } from "graphql";
import { createWithin } from "../../core/write/createOnce";
import type { Write } from "../../core/write/write";
import { appError, type ErrorCode } from "../../core/errors/appErrors";
import { AffiliateProduct } from "./affiliateProduct.entity";
import type { AddProductsInput, ProductEntryInput } from "./addProducts.inputs";
import { createProduct } from "./productWrite.service";

/** Names the entry of each field error, as the validation of the input does: `products.2.title`. */
function withEntry(error: unknown, place: number): unknown {
  if (!(error instanceof GraphQLError)) return error;
  const { code, fieldErrors = {} } = error.extensions as { code: ErrorCode; fieldErrors?: Record<string, string> };
  const named = Object.entries(fieldErrors).map(([field, message]) => [`products.${place}.${field}`, message]);
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
    throw withEntry(error, place);
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
