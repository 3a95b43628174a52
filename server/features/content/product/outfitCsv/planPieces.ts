import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { validate as isUuid } from "uuid";
import type { PieceFields } from "../../outfit/outfitFields.service";
import { roundFraction } from "../../outfit/pieces/point.types";
import { readNumber } from "./changedCells";
import { CellProblem, type LineProblems } from "./lineProblems";
import { cleanCell, type FilePiece, type OutfitGroup } from "./outfitGroups";
import type { Look } from "./readLooks";

export interface PlannedPiece extends Omit<PieceFields, "productIds"> {
  line: number;
  outcome: "created" | "updated" | "unchanged";
}

export interface PiecePlan {
  /** Pieces of the file, then the others of the outfit. */
  pieces: PlannedPiece[];
  /** Pieces that the file names. */
  namedPieces: PlannedPiece[];
  /** Returns the id of the piece of a row; null for none. */
  findId: (part: FilePiece | null) => string | null;
}

function readPosition(cells: FilePiece["cells"], before: PieceFields["position"]): PieceFields["position"] {
  if (cells.piece_x === undefined || cells.piece_y === undefined) return before;
  const [x, y] = [readNumber("piece_x", cells.piece_x), readNumber("piece_y", cells.piece_y)];
  if (x === null && y === null) return null;
  if (x === null || y === null) throw new CellProblem("piece_x: Fill in both piece_x and piece_y, or neither.");
  return { x: roundFraction(x), y: roundFraction(y) };
}

const storedPiece = (piece: Look["pieces"][number], line: number): PlannedPiece => ({
  line,
  id: piece.id,
  name: cleanCell(piece.name),
  brandName: cleanCell(piece.brandName),
  note: cleanCell(piece.note),
  position: piece.position(),
  outcome: "unchanged",
});

/** Finds the piece by its id, or by its name among those that no id names. */
function planPiece({ line, cells }: FilePiece, look: Look | null, claimed: ReadonlySet<string>): PlannedPiece {
  const { piece_id: id, piece: name = "" } = cells;
  if (id && !isUuid(id)) throw new CellProblem("piece_id: This is not a valid id.");
  const before = look?.pieces.find((piece) => (id ? piece.id === id : piece.name === name && !claimed.has(piece.id)));
  const stored = before && storedPiece(before, line);
  const piece: PlannedPiece = {
    line,
    // An id that the outfit does not have is new.
    id: before?.id ?? (id || randomUUID()),
    name: cells.piece ?? stored?.name ?? "",
    brandName: cells.brand ?? stored?.brandName ?? "",
    note: cells.piece_note ?? stored?.note ?? "",
    position: readPosition(cells, stored?.position ?? null),
    outcome: "unchanged",
  };
  if (!stored) return { ...piece, outcome: "created" };
  return isDeepStrictEqual(piece, stored) ? piece : { ...piece, outcome: "updated" };
}

/** Compares the pieces of the file with those of the outfit. */
export function planPieces({ line, pieces: parts }: OutfitGroup, look: Look | null, problems: LineProblems): PiecePlan {
  const claimed = new Set(parts.flatMap(({ cells }) => cells.piece_id ?? []));
  const byPart = new Map<FilePiece, PlannedPiece>();
  for (const part of parts)
    problems.collect(part.line, () => {
      const piece = planPiece(part, look, claimed);
      claimed.add(piece.id);
      byPart.set(part, piece);
    });
  const namedPieces = [...byPart.values()];
  const others = look?.pieces.filter(({ id }) => !claimed.has(id)) ?? [];
  return {
    pieces: [...namedPieces, ...others.map((piece) => storedPiece(piece, line))],
    namedPieces,
    findId: (part) => part && (byPart.get(part)?.id ?? null),
  };
}
