import { copiedOutfit, emptyOutfit, outfitInput, outfitValues } from "./outfitValues";
import type { OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";
import { outfitRecord } from "./testAnswers";

const row = outfitRecord(1) as unknown as OutfitFieldsFragment;

describe("the values of an outfit's form", () => {
  test("hold blank texts for what is not there", () => {
    expect(outfitValues({ ...row, occasion: null, date: null })).toMatchObject({
      occasion: "",
      date: "",
      affiliateLink: "",
      fullDescription: "",
      celebrityId: "celebrity-1",
    });
  });

  test("are sent with null for optional fields that are blank, and with them alone", () => {
    expect(outfitInput(emptyOutfit)).toEqual({
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

  test("of a copy have a title that says so and no address", () => {
    expect(copiedOutfit(row)).toMatchObject({ title: "Look 1 (copy)", slug: "", date: "2026-05-07" });
  });
});
