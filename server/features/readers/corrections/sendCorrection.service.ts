import type { EntityManager } from "typeorm";
import { formLimit } from "../../../core/access/sharedLimit.service";
import { badUserInput } from "../../../core/errors/appErrors";
import { readById } from "../../../core/read/select";
import { isWebAddress, withScheme } from "../../../core/text/address";
import { isMailAddress } from "../../../core/text/mailAddress";
import { findOutfit } from "../../content/outfit/outfit.service";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";
import { keepAddress } from "../readers/addresses.service";

/** The fields of the form, as typed. */
export interface TypedCorrection {
  /** Slug of the look. */
  slug: string;
  /** Id of the product; blank for the look as a whole. */
  product: string;
  text: string;
  source: string;
  email: string;
  /** Honeypot field that people do not see: a value identifies a bot. */
  website: string;
}

const formSent = formLimit("corrections");
const tooMany = "Too many corrections from your network. Please try again later; what you typed is still here.";
const longest = { text: 1_000, source: 2_000 };

/** Browsers send line breaks as two characters, which no reader typed. */
const withLineFeeds = (text: string): string => text.replaceAll("\r\n", "\n");

/** Characters as PostgreSQL counts them. */
const length = (text: string): number => Array.from(text).length;

/** @throws BAD_USER_INPUT with the field that is wrong. */
function requireValid({ text, source, email }: TypedCorrection): void {
  const refuse = (field: keyof TypedCorrection, sentence: string) => badUserInput(sentence, { [field]: sentence });
  if (!text.trim()) throw refuse("text", "Please write what is wrong.");
  if (length(text) > longest.text)
    throw refuse("text", `Please write at most ${longest.text.toLocaleString("en")} characters.`);
  if (text.includes("\u0000"))
    throw refuse("text", "The text has a character that cannot be stored. Please remove it.");
  if (source && (source.length > longest.source || !isWebAddress(source)))
    throw refuse("source", "The source must be a web address that begins with https:// or http://, or blank.");
  if (email && !isMailAddress(email)) throw refuse("email", "Please enter a valid email address, or none.");
}

/** @throws BAD_USER_INPUT for a product that visitors do not see in the look. */
async function readProductId(db: EntityManager, outfitId: string, id: string): Promise<string | null> {
  if (!id) return null;
  const product = await readById(db, AffiliateProduct, id);
  if (product?.outfitId === outfitId) return product.id;
  const gone = "This product is no longer part of the look. Please choose another one.";
  throw badUserInput(gone, { product: gone });
}

/**
 * Stores what a reader says is wrong. The same text about the same product is one correction while it is open, even for
 * simultaneous requests. Nothing of it is public.
 * @throws BAD_USER_INPUT, TOO_MANY_REQUESTS after five a minute or 50 a day from one client address.
 */
export async function sendCorrection(db: EntityManager, typed: TypedCorrection, clientAddress: string): Promise<void> {
  const input = {
    ...typed,
    text: withLineFeeds(typed.text),
    source: withScheme(typed.source.trim()),
    email: typed.email.trim(),
  };
  requireValid(input);
  await formSent.count(db, clientAddress, { minute: tooMany, day: tooMany });
  // A bot gets a success message, so that it does not try another way.
  if (input.website) return;
  const outfit = await findOutfit(db, { slug: input.slug });
  if (!outfit) throw badUserInput("This look is no longer public.");
  const productId = await readProductId(db, outfit.id, input.product);
  await db.transaction(async (change) => {
    const [{ id }]: { id: string }[] = await change.query(
      `INSERT INTO corrections (outfit_id, product_id, subject_id, body, source_url)
       VALUES ($1, $2, COALESCE($2::uuid, $1), $3, $4)
       ON CONFLICT (outfit_id, subject_id, md5(body)) WHERE status = 'OPEN' DO UPDATE SET body = excluded.body
       RETURNING id`,
      [outfit.id, productId, input.text, input.source],
    );
    if (input.email) await keepAddress(change, "correction", id, input.email);
  });
}
