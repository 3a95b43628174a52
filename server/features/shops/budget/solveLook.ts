/** A product that can be chosen for a piece. */
export interface Candidate {
  /** Price in whole units of the smallest part of the currency. */
  cost: number;
  /** How far its match kind is from the piece: 0 exact, 1 similar, 2 budget. */
  match: number;
  /** How far its color and garment are from the piece: 0 to 2. */
  traits: number;
}

/** A choice of one candidate per piece. Two are compared by match, then by traits, then by cost; less is better. */
export interface SolvedLook {
  match: number;
  traits: number;
  cost: number;
  /** The index of the chosen candidate of each piece. */
  chosen: number[];
}

export const compareLooks = (one: Omit<SolvedLook, "chosen">, other: Omit<SolvedLook, "chosen">): number =>
  one.match - other.match || one.traits - other.traits || one.cost - other.cost;

/** Above the sum of traits of any look: an outfit has at most some dozens of pieces. */
const keyStep = 10_000;

/** Adds a piece: the cheapest choice for each sum of match and traits. */
function addPiece(looks: readonly SolvedLook[], candidates: readonly Candidate[]): SolvedLook[] {
  const cheapest = new Map<number, SolvedLook>();
  for (const look of looks) {
    candidates.forEach((candidate, index) => {
      const match = look.match + candidate.match;
      const traits = look.traits + candidate.traits;
      const cost = look.cost + candidate.cost;
      const key = match * keyStep + traits;
      const known = cheapest.get(key);
      // The first one stays among equals: candidates are in the editor's order.
      if (!known || cost < known.cost) cheapest.set(key, { match, traits, cost, chosen: [...look.chosen, index] });
    });
  }
  return [...cheapest.values()];
}

/**
 * Returns every look that can be the best one for some budget, the closest first. Match and traits are small numbers, so
 * their sums are few: the cheapest look of each sum is found piece by piece, and no other can be best. Empty when a piece
 * has no candidate.
 */
export const solveLook = (pieces: readonly (readonly Candidate[])[]): SolvedLook[] =>
  pieces.reduce<SolvedLook[]>(addPiece, [{ match: 0, traits: 0, cost: 0, chosen: [] }]).sort(compareLooks);
