import { isDeepStrictEqual } from "node:util";
import { invalidateRowsOnly } from "../../../../core/cache/invalidateRows";
import type { Write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import { chooseFacts, listFacts } from "../../../../core/vocabulary/facts";
import { deriveTraits } from "../../../../core/vocabulary/traits";
import { Piece } from "./piece.entity";
import type { PieceInput } from "./piece.inputs";
import { toPieceFacts } from "./pieceFacts.types";
import { roundFraction } from "./point.types";

type Difference = Record<string, [unknown, unknown]>;

const refuse = (sentence: string) => badUserInput(sentence, { pieces: sentence });

type StoredPiece = Pick<Piece, "name" | "note" | "brandName" | "x" | "y" | "ownFacts" | "factsChosen">;

/** Describes pieces for the audit log. */
const describe = (pieces: readonly StoredPiece[]): string[] =>
  pieces.map(({ name, note, brandName, x, y, ownFacts, factsChosen }) => {
    const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;
    const point = x === null || y === null ? "" : ` at ${percent(x)}, ${percent(y)}`;
    const { garment, colors, materials, patterns } = toPieceFacts(ownFacts);
    const names = [...colors, ...patterns, ...materials, garment ?? "no garment"].join(" ");
    return `${name}${brandName === "" ? "" : ` by ${brandName}`}${note === "" ? "" : ` (${note})`}${factsChosen ? `, chosen: ${names}` : ""}${point}`;
  });

/** Facts that an editor chose stay until the editor says otherwise; others are those of the name. */
function toFacts({ name, facts }: PieceInput, before: Piece | undefined): Pick<Piece, "ownFacts" | "factsChosen"> {
  if (facts) {
    const garments = facts.garment ? [facts.garment] : [];
    return { ownFacts: chooseFacts({ ...facts, garments }), factsChosen: true };
  }
  if (facts === undefined && before?.factsChosen) return { ownFacts: before.ownFacts, factsChosen: true };
  return { ownFacts: listFacts(deriveTraits(name)), factsChosen: false };
}

const toRow = (outfitId: string, input: PieceInput, place: number, before: Piece | undefined) => ({
  id: input.id,
  outfitId,
  place,
  name: input.name.trim(),
  ...toFacts(input, before),
  note: input.note?.trim() ?? "",
  brandName: input.brandName === undefined ? (before?.brandName ?? "") : (input.brandName?.trim() ?? ""),
  x: input.position ? roundFraction(input.position.x) : null,
  y: input.position ? roundFraction(input.position.y) : null,
});

/** The compared values: a description rounds the point, and the place is the order. */
const toValues = ({ id, name, note, brandName, ownFacts, factsChosen, x, y }: StoredPiece & { id: string }) => ({
  id,
  name,
  note,
  brandName,
  ownFacts,
  factsChosen,
  x,
  y,
});

/** @throws BAD_USER_INPUT for an id that is used twice or belongs to another outfit. */
async function requireOwnIds({ db }: Write, outfitId: string, ids: readonly string[]): Promise<void> {
  if (new Set(ids).size < ids.length) throw refuse("Two pieces have the same id.");
  const foreign: unknown[] = await db.query(
    "SELECT FROM outfit_pieces WHERE id = ANY($1::uuid[]) AND outfit_id <> $2 LIMIT 1",
    [ids, outfitId],
  );
  if (foreign.length) throw refuse("A piece belongs to another outfit.");
}

/** @throws BAD_USER_INPUT when a piece that received one of the products has two exact ones. */
async function requireOneExact({ db }: Write, productIds: readonly string[]): Promise<void> {
  const rows: { name: string; titles: string[] }[] = await db.query(
    `SELECT piece.name, array_agg(product.title ORDER BY product.place, product.title) AS titles
     FROM affiliate_products product JOIN outfit_pieces piece ON piece.id = product.piece_id
     WHERE piece.id IN (SELECT piece_id FROM affiliate_products WHERE id = ANY($1::uuid[]))
       AND product.match_kind = 'EXACT' AND product.deleted_at IS NULL
     GROUP BY piece.id HAVING count(*) > 1 LIMIT 1`,
    [productIds],
  );
  const [piece] = rows;
  if (piece) throw refuse(`“${piece.name}” has two exact products: ${piece.titles.slice(0, 2).join(" and ")}.`);
}

/** Their products stay without a piece. */
async function deletePieces({ db }: Write, outfitId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `UPDATE outfit_pictures SET points = COALESCE(
       (SELECT jsonb_agg(point) FROM jsonb_array_elements(points) point WHERE point ->> 'pieceId' <> ALL($2::text[])), '[]')
     WHERE outfit_id = $1`,
    [outfitId, ids],
  );
  await db.delete(Piece, ids);
}

interface MovedProduct {
  id: string;
  /** It came from another piece, or from none. */
  changedPiece: boolean;
}

/** Moves the named products to their pieces, in order. @returns the products that moved. */
async function placeProducts({ db }: Write, outfitId: string, pieces: readonly PieceInput[]): Promise<MovedProduct[]> {
  const placed = pieces.flatMap(({ id, productIds }) =>
    (productIds ?? []).map((product, place) => ({ product, piece: id, place })),
  );
  const ids = placed.map(({ product }) => product);
  if (new Set(ids).size < ids.length) throw refuse("A product appears twice.");
  const [{ count }]: { count: number }[] = await db.query(
    "SELECT count(*)::int FROM affiliate_products WHERE id = ANY($1::uuid[]) AND outfit_id = $2 AND deleted_at IS NULL",
    [ids, outfitId],
  );
  if (count < ids.length)
    throw refuse("A product no longer exists. It may be in the trash, or belong to another outfit.");
  const [moved]: [MovedProduct[]] = await db.query(
    `UPDATE affiliate_products product SET piece_id = target.piece, place = target.place
     FROM unnest($1::uuid[], $2::uuid[], $3::int[]) AS target (product, piece, place)
     JOIN affiliate_products before ON before.id = target.product
     WHERE product.id = target.product AND (product.piece_id, product.place) IS DISTINCT FROM (target.piece, target.place)
     RETURNING product.id, before.piece_id IS DISTINCT FROM target.piece AS "changedPiece"`,
    [ids, placed.map(({ piece }) => piece), placed.map(({ place }) => place)],
  );
  return moved;
}

/**
 * Replaces the pieces of an outfit and places their products.
 * @returns the difference for the audit log, empty when unchanged.
 * @throws BAD_USER_INPUT for pieces or products of another outfit, or for two exact products of one piece.
 */
export async function savePieces(change: Write, outfitId: string, inputs: readonly PieceInput[]): Promise<Difference> {
  const { db } = change;
  const ids = inputs.map(({ id }) => id);
  await requireOwnIds(change, outfitId, ids);
  const before = await db.find(Piece, { where: { outfitId }, order: { place: "ASC", id: "ASC" } });
  const after = inputs.map((input, place) =>
    toRow(
      outfitId,
      input,
      place,
      before.find(({ id }) => id === input.id),
    ),
  );
  const gone = before.filter(({ id }) => !ids.includes(id));
  // Looks that show the same garment name this outfit, which is unknown once the piece is gone.
  if (gone.length) await invalidateRowsOnly(change, "outfit", [outfitId]);
  if (gone.length)
    await deletePieces(
      change,
      outfitId,
      gone.map(({ id }) => id),
    );
  if (after.length) await db.upsert(Piece, after, ["id"]);
  const moved = await placeProducts(change, outfitId, inputs);
  const toIds = (products: readonly MovedProduct[]) => products.map(({ id: product }) => product);
  await requireOneExact(change, toIds(moved.filter(({ changedPiece }) => changedPiece)));
  await invalidateRowsOnly(change, "affiliateProduct", toIds(moved));
  const isSame = isDeepStrictEqual(before.map(toValues), after.map(toValues));
  return moved.length > 0 || !isSame ? { pieces: [describe(before), describe(after)] } : {};
}
