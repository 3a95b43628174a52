import { isDeepStrictEqual } from "node:util";
import type { OutfitFields } from "../../outfit/outfitFields.service";
import { MatchKind } from "../affiliateProduct.entity";
import { outfitFields } from "./changedCells";
import { LineProblems } from "./lineProblems";
import type { Candidates, Match } from "./matchOutfits";
import type { OutfitGroup } from "./outfitGroups";
import { type PiecePlan, planPieces } from "./planPieces";
import { planPlace } from "./planPlace";
import { isMadeExact, type PlannedProduct, planProducts, type ProductPlan } from "./planProducts";
import type { Look } from "./readLooks";

/** What a group of rows changes. */
export interface LookPlan extends Omit<PiecePlan, "findId">, ProductPlan {
  line: number;
  /** What cannot be read, and stays as it is. */
  unread: LineProblems["list"];
  /** Null for a new outfit. */
  look: Look | null;
  /** Changed fields of the outfit. */
  fields: OutfitFields;
}

const ranks = [MatchKind.EXACT, MatchKind.SIMILAR, MatchKind.BUDGET];

/** Returns the products of a piece in the order of the page: exact, similar, budget, each in the order of the file. */
export const productsOfPiece = ({ products }: Pick<LookPlan, "products">, id: string): PlannedProduct[] =>
  products
    .filter(({ pieceId }) => pieceId === id)
    .toSorted((a, b) => ranks.indexOf(a.matchKind) - ranks.indexOf(b.matchKind));

/** Rows that already break the rule stay as they are. */
function findSecondExact(plan: Pick<LookPlan, "pieces" | "products">, problems: LineProblems): void {
  for (const { id, name } of plan.pieces) {
    const exact = productsOfPiece(plan, id).filter(({ matchKind }) => matchKind === MatchKind.EXACT);
    const added = exact.findLast(isMadeExact);
    if (exact.length > 1 && added)
      problems.add(added.line, `product_match: “${name}” has two exact products. A piece has at most one.`);
  }
}

/** Compares a group of rows with what is stored. @throws LineProblems */
export function planLook(group: OutfitGroup, match: Match, candidates: Candidates): LookPlan {
  const { look } = match;
  const problems = new LineProblems(group.problems);
  const unread = new LineProblems();
  const noteUnread = (sentence: string) => unread.add(group.line, sentence);
  const stored = { stored: look && look.place, outfit: look && look.outfit };
  const fields = {
    ...problems.collect(group.line, () => outfitFields(group, match, noteUnread)),
    ...problems.collect(group.line, () => planPlace(group.cells, stored, candidates.places)),
  };
  const { pieces, namedPieces, findId } = planPieces(group, look, problems);
  const found = planProducts(group, look, { pieces, namedPieces, findId }, candidates, { problems, unread });
  const plan = { line: group.line, look, fields, unread: unread.list, pieces, namedPieces, ...found };
  findSecondExact(plan, problems);
  problems.throwIfAny();
  return plan;
}

/** Returns whether the pieces, or the products in them, differ from what is stored. */
export function hasOtherPieces(plan: LookPlan): boolean {
  const { look, pieces } = plan;
  if (!look) return pieces.length > 0;
  const order = pieces.map(({ id }) => [id, ...productsOfPiece(plan, id).map(({ before }) => before?.id)]);
  const stored = look.pieces.map(({ id }) => [
    id,
    ...look.products.filter(({ pieceId }) => pieceId === id).map((product) => product.id),
  ]);
  return pieces.some(({ outcome }) => outcome !== "unchanged") || !isDeepStrictEqual(order, stored);
}
