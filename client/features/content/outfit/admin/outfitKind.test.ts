import { copiedOutfit, emptyOutfit, newOutfitInput, outfitInput, outfitValues, withoutStrayPoints } from "./outfitKind";
import type { OutfitFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { formatPictures } from "./pieces/pieceValues";
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

  test("send a scene by its ids, and null for one that was removed", () => {
    const scene = {
      __typename: "Scene" as const,
      minute: 12,
      show: { __typename: "Show" as const, id: "show-1", title: "Harbor Lights" },
      season: { __typename: "ShowSeason" as const, id: "season-2", number: 2 },
      episode: { __typename: "Episode" as const, id: "episode-5", number: 5 },
      character: null,
    };
    const values = outfitValues({ ...row, scene });
    expect(values.scene?.label).toBe("Season 2, episode 5 of Harbor Lights");
    expect(outfitInput({ scene: values.scene }).scene).toEqual({
      ...{ showId: "show-1", seasonId: "season-2", episodeId: "episode-5", characterId: null, minute: 12 },
    });
    expect(outfitInput({ scene: null })).toEqual({ scene: null });
  });

  test("of a new outfit include only the pieces that were entered", () => {
    const piece = { id: "piece-1", name: "Cape", note: "", brandName: "", position: { x: 0.4, y: 0.3 }, facts: null };
    expect(newOutfitInput({ ...emptyOutfit, pieces: [piece] })).toMatchObject({ pieces: [piece] });
    expect(newOutfitInput({ ...emptyOutfit, pieces: [piece] })).not.toHaveProperty("focalPoint");
  });

  test("of a copy have a title that shows it, and neither slug nor texts for search engines", () => {
    const copy = copiedOutfit({ ...row, seoTitle: "Own", seoDescription: "Own." });
    const blank = { slug: "", seoTitle: "", seoDescription: "" };
    expect(copy).toMatchObject({ title: "Look 1 (copy)", date: "2026-05-07", ...blank });
  });

  const picture = {
    __typename: "OutfitPicture" as const,
    id: "picture-1",
    image: "/art/outfit/2.svg",
    alt: "Back",
    aspectRatio: 0.75,
    focalPoint: { __typename: "Point" as const, x: 0.5, y: 0.2 },
    points: [{ __typename: "PiecePoint" as const, pieceId: "piece-1", x: 0.1, y: 0.2 }],
  };

  test("of pictures are sent without the id of the form, and stray points are left out", () => {
    const values = outfitValues({ ...row, morePictures: [picture] });
    const sent = {
      image: "/art/outfit/2.svg",
      alt: "Back",
      aspectRatio: 0.75,
      focalPoint: { x: 0.5, y: 0.2 },
      points: [{ pieceId: "piece-1", x: 0.1, y: 0.2 }],
    };
    expect(outfitInput({ morePictures: values.morePictures })).toEqual({ morePictures: [sent] });
    expect(withoutStrayPoints(values).morePictures).toMatchObject([{ alt: "Back", points: [] }]);
    const piece = { id: "piece-1", name: "Cape", note: "", brandName: "", position: null, facts: null };
    expect(withoutStrayPoints({ ...values, pieces: [piece] })).toEqual({ ...values, pieces: [piece] });
  });

  test("of pictures can be compared by a person", () => {
    const { morePictures } = outfitValues({ ...row, morePictures: [picture] });
    expect(formatPictures(morePictures, [{ id: "piece-1", name: "Cape" }])).toBe(
      "Picture 2: Back\nFocal point at 50 %, 20 %\nCape at 10 %, 20 %",
    );
    expect(formatPictures([], [])).toBe("(none)");
  });
});
