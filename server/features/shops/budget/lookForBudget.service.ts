import { pieceKey } from "../../../../site/slugify";
import type { RequestContext } from "../../../core/graphql/context";
import { parsePrice } from "../../../core/money/price";
import { readFacts } from "../../../core/vocabulary/facts";
import type { Traits } from "../../../core/vocabulary/traits";
import { isPriceCurrent } from "../links/currentPrice.service";
import { isOfferAvailable } from "../links/linkHealth.loaders";
import type { Piece } from "../../content/outfit/pieces/piece.entity";
import { piecesOfOutfit } from "../../content/outfit/pieces/piece.loaders";
import { type AffiliateProduct, MatchKind } from "../../content/product/affiliateProduct.entity";
import { productsOfOutfit, type ShownProduct } from "../../content/product/product.loaders";
import type { LookForBudget } from "./lookForBudget.types";
import { type Candidate, type SolvedLook, solveLook } from "./solveLook";

/** Prices have at most three decimals. */
const units = 1_000;
const toUnits = (amount: number): number => Math.round(amount * units);

/** A product with a price that may be shown. */
type Priced = ShownProduct & { product: { priceAmount: number; priceCurrency: string } };

const hasPrice = (shown: ShownProduct): shown is Priced =>
  shown.product.priceAmount !== null && shown.product.priceCurrency !== null;

/** Returns the products that a visitor can buy for a price that the site knows. */
async function listBuyable(shown: readonly ShownProduct[], context: RequestContext): Promise<Priced[]> {
  const buyable = await Promise.all(
    shown.map(
      async ({ product }) =>
        product.affiliateLink !== "" &&
        (await isOfferAvailable(product, context.loader)) &&
        (await isPriceCurrent(product, context)),
    ),
  );
  return shown.filter((_, at) => buyable[at]).filter(hasPrice);
}

/** Returns the most frequent value, the first one among equals; null for none. */
function findMostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[string | null, number]>((most, each) => (each[1] > most[1] ? each : most), [null, 0])[0];
}

interface Budget {
  problem: null;
  amount: number;
  currency: string;
}
interface Refused {
  problem: string;
}

/** Reads the budget in the look's usual currency, or in another one of its products that the text names. */
function readBudget(text: string, usual: string, known: readonly string[]): Budget | Refused {
  const { amount, currency, problem } = parsePrice(text, usual);
  if (problem !== undefined) return { problem };
  if (amount === null || amount <= 0) return { problem: "Write your budget as an amount, for example 250." };
  if (currency === null || !known.includes(currency))
    return { problem: `The prices of this look are in ${usual}. Write your budget in ${usual}.` };
  return { problem: null, amount, currency };
}

const share = (one: readonly string[], other: readonly string[]): boolean => one.some((value) => other.includes(value));

/** Counts the traits in which the product differs from the piece. A trait that the piece does not name differs from nothing. */
const countDifferences = (product: Traits, piece: Traits): number =>
  [
    [product.colors, piece.colors],
    [product.garments, piece.garments],
    [product.materials, piece.materials],
    [product.patterns, piece.patterns],
  ].filter(([ofProduct, ofPiece]) => ofPiece.length > 0 && !share(ofProduct, ofPiece)).length;

const ranks = { EXACT: 0, SIMILAR: 1, BUDGET: 2 } as const;

/** A piece with the product that was worn, if it has one, and the products that can be chosen. */
interface PricedPiece {
  piece: Piece;
  exact: AffiliateProduct | undefined;
  buyable: Priced[];
}

function listCandidates({ piece, exact, buyable }: PricedPiece): Candidate[] {
  const worn = exact ?? readFacts(piece.knownFacts);
  return buyable.map(({ product, shownMatchKind }) => ({
    cost: toUnits(product.priceAmount),
    match: ranks[shownMatchKind],
    traits: countDifferences(product, worn),
  }));
}

function isOwned(piece: Piece, have: readonly string[]): boolean {
  return have.includes(pieceKey(piece)) || share(readFacts(piece.knownFacts).garments, have);
}

function choose(pieces: readonly PricedPiece[], best: SolvedLook, chosen: SolvedLook) {
  const choices = pieces.map(({ piece, buyable }, at) => {
    const { product } = buyable[chosen.chosen[at]];
    const { product: usual } = buyable[best.chosen[at]];
    return { piece, product, insteadOf: usual === product ? null : usual };
  });
  return { choices, total: chosen.cost / units, saves: (best.cost - chosen.cost) / units };
}

const nothing = { problem: null, currency: null, budget: null, choices: [], total: null, saves: null, cheapest: null };

/**
 * Returns the closest look of an outfit that costs at most the budget.
 * @param budget an amount as a person writes it, with or without a currency
 * @param have pieces to leave out: slugs of their names ("wool-coat"), ids of those without a slug, or garments ("shoes"); others are ignored
 */
export async function findLookForBudget(
  context: RequestContext,
  outfitId: string,
  { budget: text, have }: { budget: string; have: readonly string[] },
): Promise<LookForBudget> {
  const { loader } = context;
  const [pieces, products] = await Promise.all([
    loader(piecesOfOutfit).load(outfitId),
    loader(productsOfOutfit).load(outfitId),
  ]);
  const buyable = await listBuyable(
    products.filter(({ product }) => product.pieceId !== null),
    context,
  );
  const owned = pieces.filter((piece) => isOwned(piece, have));
  const wanted = pieces.filter((piece) => !owned.includes(piece));
  const left = buyable.filter(({ product }) => wanted.some(({ id }) => id === product.pieceId));
  // Where none is left, the budget still needs a currency.
  const currencies = (left.length > 0 ? left : buyable).map(({ product }) => product.priceCurrency);
  const usual = findMostFrequent(currencies);
  if (usual === null) return { ...nothing, owned, unpriced: wanted, otherCurrencyCount: 0 };
  const read = readBudget(text, usual, currencies);
  const currency = read.problem === null ? read.currency : usual;
  const priced = wanted.map((piece): PricedPiece => ({
    piece,
    exact: products.find(({ product }) => product.pieceId === piece.id && product.matchKind === MatchKind.EXACT)
      ?.product,
    buyable: left.filter(({ product }) => product.pieceId === piece.id && product.priceCurrency === currency),
  }));
  const shown = priced.filter(({ buyable: some }) => some.length > 0);
  const looks = shown.length > 0 ? solveLook(shown.map(listCandidates)) : [];
  const rest = {
    ...nothing,
    currency,
    cheapest: looks.length > 0 ? Math.min(...looks.map(({ cost }) => cost)) / units : null,
    owned,
    unpriced: wanted.filter((piece) => !shown.some((each) => each.piece === piece)),
    otherCurrencyCount: left.filter(({ product }) => product.priceCurrency !== currency).length,
  };
  if (read.problem !== null) return { ...rest, problem: read.problem };
  const limit = toUnits(read.amount);
  const chosen = looks.find(({ cost }) => cost <= limit);
  return { ...rest, budget: read.amount, ...(chosen && choose(shown, looks[0], chosen)) };
}
