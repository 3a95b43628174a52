import type { Write } from "../../../../core/write/write";
import { lockRow } from "../../../../core/write/saveRow";
import { requireValidInput } from "../../../../core/errors/inputErrors";
import { Outfit } from "../../outfit/outfit.entity";
import { addPieces, insertOutfitFields, type OutfitFields, saveOutfitFields } from "../../outfit/outfitFields.service";
import { CreateAffiliateProductInput, UpdateAffiliateProductInput } from "../product.inputs";
import { requirePlace } from "../productPlace";
import { createProduct, updateProduct } from "../productWrite.service";
import { LineProblems } from "./lineProblems";
import { hasOtherPieces, type LookPlan, productsOfPiece } from "./planLook";
import { isChanged, isMadeExact, isMoved, type PlannedProduct } from "./planProducts";

export type Outcome = "created" | "updated" | "unchanged";

export interface SavedLook {
  outfit: Outcome;
  pieces: Outcome[];
  products: Outcome[];
}

const outfitTitles: Record<string, string> = {
  slug: "outfit_slug",
  title: "outfit_title",
  celebrityId: "celebrity",
  date: "date",
  occasion: "occasion",
  eventId: "event",
  scene: "show",
  "scene.minute": "minute",
  tags: "tags",
  image: "image",
  imageAlt: "image_alt",
  "focalPoint.x": "image_focus_x",
  "focalPoint.y": "image_focus_y",
  description: "description",
  fullDescription: "full_description",
  affiliateLink: "outfit_link",
  seoTitle: "seo_title",
  seoDescription: "seo_description",
  "pieces.name": "piece",
  "pieces.brandName": "brand",
  "pieces.note": "piece_note",
  "pieces.position.x": "piece_x",
  "pieces.position.y": "piece_y",
};
const productTitles: Record<string, string> = {
  title: "product_title",
  description: "product_description",
  price: "product_price",
  originalPrice: "product_original_price",
  retailer: "product_retailer",
  brandName: "product_brand",
  affiliateLink: "product_link",
  image: "product_image",
  rating: "product_rating",
  reviewCount: "product_reviews",
  matchKind: "product_match",
  basisOn: "product_basis_on",
  basisSource: "product_basis_source",
};

/** True for a plan that writes nothing. */
export const isUnchanged = (plan: LookPlan): boolean =>
  plan.look !== null &&
  Object.keys(plan.fields).length === 0 &&
  !hasOtherPieces(plan) &&
  !plan.products.some(needsWrite);

/** The pieces are saved with the outfit, except that a product leaves them. */
const needsWrite = (product: PlannedProduct): boolean =>
  isChanged(product) || (product.pieceId === null && isMoved(product));

/** Creates or updates a product. Its piece is saved with the outfit. @returns its id, and what happened. */
async function writeProduct(
  change: Write,
  outfitId: string,
  product: PlannedProduct,
): Promise<{ id: string; outcome: Outcome }> {
  const { before, fields, matchKind, pieceId } = product;
  if (!before) {
    const input = Object.assign(new CreateAffiliateProductInput(), { title: "", ...fields, outfitId, matchKind });
    await requireValidInput(input);
    return { id: (await createProduct(change, input)).id, outcome: "created" };
  }
  const moved = isMoved(product) ? "updated" : "unchanged";
  const { id, version } = before;
  if (!needsWrite(product)) return { id, outcome: moved };
  const placement = pieceId === null ? { pieceId } : {};
  const input = Object.assign(new UpdateAffiliateProductInput(), { id, version, ...fields, matchKind, ...placement });
  await requireValidInput(input);
  const saved = await updateProduct(change, input, true);
  return { id, outcome: saved.version === version ? moved : "updated" };
}

async function writeProducts(change: Write, outfitId: string, plan: LookPlan, problems: LineProblems) {
  const written = new Map<PlannedProduct, { id: string; outcome: Outcome }>();
  for (const product of plan.products) {
    try {
      written.set(product, await writeProduct(change, outfitId, product));
    } catch (error) {
      problems.addError(error, product.line, productTitles);
    }
  }
  return written;
}

/** Checks the exact products when all are placed: another editor may have added one since the file was compared. */
async function requirePlaces(
  change: Write,
  outfitId: string,
  written: ReadonlyMap<PlannedProduct, { id: string }>,
  problems: LineProblems,
): Promise<void> {
  for (const [product, { id }] of written) {
    const { line, pieceId, matchKind } = product;
    try {
      if (isMadeExact(product)) await requirePlace(change, { id, outfitId, pieceId, matchKind });
    } catch (error) {
      problems.addError(error, line, productTitles);
    }
  }
  problems.throwIfAny();
}

/** Saves an outfit with its pieces and products within a change. @throws LineProblems */
export async function saveLook(change: Write, plan: LookPlan): Promise<SavedLook> {
  const problems = new LineProblems();
  const lineFor = (field: string) => plan.pieces[Number(/^pieces\.(\d+)\./.exec(field)?.[1])]?.line;
  const onOutfit = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      problems.addError(error, plan.line, outfitTitles, lineFor);
      throw problems;
    }
  };
  const before = plan.look?.outfit ?? null;
  // Locked before its products, as the form does it, so that two writes do not wait for each other.
  const outfit = await onOutfit(() =>
    before ? lockRow(change, "outfit", Outfit, before) : insertOutfitFields(change, plan.fields),
  );
  const written = await writeProducts(change, outfit.id, plan, problems);
  problems.throwIfAny();
  const pieces = plan.pieces.map((piece) => ({
    id: piece.id,
    name: piece.name,
    brandName: piece.brandName,
    note: piece.note,
    position: piece.position,
    productIds: productsOfPiece(plan, piece.id).flatMap((product) => written.get(product)?.id ?? []),
  }));
  const fields: OutfitFields = { ...plan.fields, ...(hasOtherPieces(plan) && { pieces }) };
  const saved = await onOutfit(async () => {
    if (before) return saveOutfitFields(change, before, fields);
    await addPieces(change, outfit.id, pieces);
    return outfit;
  });
  await requirePlaces(change, outfit.id, written, problems);
  const products = plan.namedProducts.map((product) => written.get(product)?.outcome ?? "unchanged");
  const hasNews = saved.version !== before?.version || products.some((outcome) => outcome !== "unchanged");
  return {
    outfit: !before ? "created" : hasNews ? "updated" : "unchanged",
    pieces: plan.namedPieces.map(({ outcome }) => outcome),
    products,
  };
}
