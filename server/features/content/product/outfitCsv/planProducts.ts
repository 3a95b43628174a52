import { validate as isUuid } from "uuid";
import { type AffiliateProduct, MatchKind } from "../affiliateProduct.entity";
import { productFields, type ProductFields, readMatchKind } from "./changedCells";
import { CellProblem, type LineProblems } from "./lineProblems";
import type { Candidates } from "./matchOutfits";
import type { FileProduct, OutfitGroup } from "./outfitGroups";
import type { PiecePlan } from "./planPieces";
import type { Look } from "./readLooks";

export interface PlannedProduct {
  line: number;
  /** Null for a new product. */
  before: AffiliateProduct | null;
  /** Changed fields. */
  fields: ProductFields;
  matchKind: MatchKind;
  pieceId: string | null;
}

export interface ProductPlan {
  /** Products of the file, then the others of the outfit. */
  products: PlannedProduct[];
  /** Products that the file names. */
  namedProducts: PlannedProduct[];
}

export const isMoved = ({ before, pieceId }: PlannedProduct): boolean => before?.pieceId !== pieceId;

/** Returns whether the product changes, besides its piece. */
export const isChanged = ({ before, fields, matchKind }: PlannedProduct): boolean =>
  before === null || Object.keys(fields).length > 0 || matchKind !== before.matchKind;

/** Returns whether a piece gets the product as an exact one. */
export const isMadeExact = (product: PlannedProduct): boolean =>
  product.matchKind === MatchKind.EXACT && (isMoved(product) || product.before?.matchKind !== MatchKind.EXACT);

const storedProduct = (before: AffiliateProduct, line: number): PlannedProduct => ({
  line,
  before,
  fields: {},
  matchKind: before.matchKind,
  pieceId: before.pieceId,
});

/** Returns the product of an id; null for an unknown one. @throws CellProblem when the outfit does not have it. */
function findById(id: string, look: Look | null, { products }: Candidates): AffiliateProduct | null {
  if (!isUuid(id)) throw new CellProblem("product_id: This is not a valid id.");
  const product = products.get(id);
  if (!product) return null;
  if (product.deletedAt) throw new CellProblem("product_id: This product is in the trash. Restore it first.");
  if (product.outfitId === look?.outfit.id) return product;
  throw new CellProblem("product_id: This product belongs to another outfit.");
}

/** Finds the products that rows name by id. Each is named once. */
function findAllById(parts: readonly FileProduct[], look: Look | null, candidates: Candidates, problems: LineProblems) {
  const byId = new Map<string, { part: FileProduct; product: AffiliateProduct }>();
  for (const part of parts)
    problems.collect(part.line, () => {
      const product = part.cells.product_id ? findById(part.cells.product_id, look, candidates) : null;
      const first = product && byId.get(product.id);
      if (first) throw new CellProblem(`product_id: This product is already on line ${first.part.line}.`);
      if (product) byId.set(product.id, { part, product });
    });
  return byId;
}

/** Finds a product without an id in its piece: by its link, or by its title when it has none. */
const findInPiece = (
  { product_link: link, product_title: title }: FileProduct["cells"],
  pieceId: string | null,
  products: readonly AffiliateProduct[],
): AffiliateProduct | null =>
  products.find(
    (product) =>
      product.pieceId === pieceId &&
      (link ? product.affiliateLink === link : product.affiliateLink === "" && product.title === title),
  ) ?? null;

/** Compares the products of the file with those of the outfit. */
export function planProducts(
  { line, products: parts }: OutfitGroup,
  look: Look | null,
  { findId }: PiecePlan,
  candidates: Candidates,
  { problems, unread }: Record<"problems" | "unread", LineProblems>,
): ProductPlan {
  const byId = findAllById(parts, look, candidates, problems);
  const byPart = new Map([...byId.values()].map(({ part, product }) => [part, product]));
  const claimed = new Set(byId.keys());
  const namedProducts: PlannedProduct[] = [];
  for (const part of parts)
    problems.collect(part.line, () => {
      const { cells } = part;
      const pieceId = findId(part.piece);
      const free = look?.products.filter(({ id }) => !claimed.has(id)) ?? [];
      const before = byPart.get(part) ?? findInPiece(cells, pieceId, free);
      if (before) claimed.add(before.id);
      const matchKind = readMatchKind(cells.product_match) ?? before?.matchKind ?? MatchKind.SIMILAR;
      const fields = productFields(cells, before, (sentence) => unread.add(part.line, sentence));
      namedProducts.push({ line: part.line, before, fields, matchKind, pieceId });
    });
  const others = look?.products.filter(({ id }) => !claimed.has(id)) ?? [];
  return { products: [...namedProducts, ...others.map((product) => storedProduct(product, line))], namedProducts };
}
