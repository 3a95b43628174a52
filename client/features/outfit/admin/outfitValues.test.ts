import { copiedOutfit, emptyOutfit, newOutfitInput, outfitInput, outfitValues } from "./outfitValues";
import type { OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";
import { outfitRecord } from "./testResponses";

const row = outfitRecord(1) as unknown as OutfitFieldsFragment;

describe("outfitValues", () => {
  test("use blank text for missing values", () => {
    expect(outfitValues({ ...row, occasion: null, date: null })).toMatchObject({
      occasion: "",
      date: "",
      affiliateLink: "",
      fullDescription: "",
      celebrityId: "celebrity-1",
    });
  });

  test("send null for blank optional fields, and only for these", () => {
    expect(newOutfitInput(emptyOutfit)).toEqual({
      title: "",
      image: "",
      celebrityId: "",
      description: "",
      tags: [],
      occasion: null,
      date: null,
      affiliateLink: null,
      fullDescription: null,
      slug: null,
    });
    expect(outfitInput({ title: "Navy Suit", date: "" })).toEqual({ title: "Navy Suit", date: null });
  });

  test("of a new outfit include only the pieces that were entered", () => {
    const piece = { id: "piece-1", name: "Cape", note: "", position: { x: 0.4, y: 0.3 } };
    expect(newOutfitInput({ ...emptyOutfit, pieces: [piece] })).toMatchObject({ pieces: [piece] });
    expect(newOutfitInput({ ...emptyOutfit, pieces: [piece] })).not.toHaveProperty("focalPoint");
  });

  test("of a copy have a title that shows it and no slug", () => {
    expect(copiedOutfit(row)).toMatchObject({ title: "Look 1 (copy)", slug: "", date: "2026-05-07" });
  });
});
