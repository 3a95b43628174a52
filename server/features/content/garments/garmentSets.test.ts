import fc from "fast-check";
import type { GarmentState } from "../../../core/audit/undoOperation";
import { mergeGarments, splitGarment } from "./garmentSets";

let made = 0;
const create = (pieceIds: string[]): GarmentState => {
  made += 1;
  const id = `garment-${String(made).padStart(6, "0")}`;
  return { id, slug: id, name: "Coat", createdAt: id, pieceIds };
};

const merge = (garments: readonly GarmentState[], one: string, other: string): GarmentState[] => {
  const isAffected = ({ pieceIds }: GarmentState) => pieceIds.includes(one) || pieceIds.includes(other);
  return [
    ...garments.filter((garment) => !isAffected(garment)),
    ...mergeGarments(garments.filter(isAffected), [one, other], create),
  ];
};
const split = (garments: readonly GarmentState[], leaving: readonly string[]): GarmentState[] =>
  garments.flatMap((garment) =>
    garment.pieceIds.includes(leaving[0] ?? "") ? splitGarment(garment, new Set(leaving), create) : [garment],
  );
/** Which pieces are together, whatever their garment is called. */
const groups = (garments: readonly GarmentState[]) => garments.map(({ pieceIds }) => pieceIds.join()).sort();

const piece = fc.integer({ min: 0, max: 11 }).map((number) => `p${String.fromCharCode(97 + number)}`);
const links = fc.array(
  fc.tuple(piece, piece).filter(([one, other]) => one !== other),
  { maxLength: 10 },
);
const linked = (pairs: readonly [string, string][]) =>
  pairs.reduce<GarmentState[]>((all, [one, other]) => merge(all, one, other), []);

describe("garments", () => {
  test("are the same whatever the order of merges", () => {
    fc.assert(
      fc.property(
        links.chain((pairs) =>
          fc.tuple(
            fc.constant(pairs),
            fc.shuffledSubarray(pairs, { minLength: pairs.length, maxLength: pairs.length }),
          ),
        ),
        ([pairs, shuffled]) => {
          expect(groups(linked(shuffled))).toEqual(groups(linked(pairs)));
        },
      ),
    );
  });

  test("are as before after a merge and a split of the same pieces", () => {
    fc.assert(
      fc.property(links, piece, piece, (pairs, one, other) => {
        const before = linked(pairs);
        const own = before.find(({ pieceIds }) => pieceIds.includes(other))?.pieceIds ?? [other];
        fc.pre(!own.includes(one));
        expect(groups(split(merge(before, one, other), own))).toEqual(groups(before));
      }),
    );
  });

  test("share no piece, and none is empty or of one piece, after any merges and splits", () => {
    const step = fc.tuple(piece, piece, fc.boolean()).filter(([one, other]) => one !== other);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const garments = steps.reduce<GarmentState[]>(
          (all, [one, other, joins]) => (joins ? merge(all, one, other) : split(all, [one])),
          [],
        );
        const pieces = garments.flatMap(({ pieceIds }) => pieceIds);
        expect(new Set(pieces).size).toBe(pieces.length);
        expect(garments.filter(({ pieceIds }) => pieceIds.length < 2)).toEqual([]);
      }),
    );
  });

  test("keep the address of the older one in a merge, and of what stays in a split", () => {
    const [older, newer] = [create(["pa", "pb"]), create(["pc", "pd"])];
    const [merged] = mergeGarments([newer, older], ["pb", "pc"], create);
    expect(merged).toEqual({ ...older, pieceIds: ["pa", "pb", "pc", "pd"] });
    expect(splitGarment(merged, new Set(["pa"]), create)).toEqual([{ ...older, pieceIds: ["pb", "pc", "pd"] }]);
  });
});
