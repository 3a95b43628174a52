import { screen } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { PieceGarmentsDocument, PieceVocabularyDocument } from "../../../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { emptyOutfit, type OutfitValues } from "../outfitKind";
import { PiecesFields } from "./PiecesFields";
import type { FactsValue } from "./pieceValues";

const facts = { garment: "jeans", colors: ["cobalt"], materials: ["denim"], patterns: [] };
const read = (more: object = {}) => ({ __typename: "PieceFacts", ...facts, ...more });
const jeans = { id: "jeans", name: "Cobalt jeans", note: "", brandName: "", position: null, facts: null };

const look = (pieces: object[], readPieces: object[] = []) => ({
  request: { query: PieceGarmentsDocument, variables: { id: "outfit-1" } },
  result: { data: { outfit: { __typename: "Outfit", id: "outfit-1", readPieces, pieces } } },
});
const stored = {
  __typename: "Piece",
  id: "jeans",
  name: "Cobalt jeans",
  factsChosen: false,
  facts: read(),
  garment: null,
  wornAgain: [],
  alsoWorn: [],
};
const names = (...list: string[]) => list.map((name) => ({ __typename: "VocabularyName", name, family: name }));
const vocabulary = {
  request: { query: PieceVocabularyDocument },
  result: {
    data: {
      pieceVocabulary: {
        __typename: "PieceVocabulary",
        garments: names("jeans", "skirt"),
        colors: names("cobalt", "red"),
        materials: names("denim"),
        patterns: names("striped"),
      },
    },
  },
};

const Values = ({ take }: { take: (values: OutfitValues) => void }) => {
  take(useFormikContext<OutfitValues>().values);
  return null;
};

async function open(mock: ReturnType<typeof look>, pieces: OutfitValues["pieces"]) {
  let values: OutfitValues = { ...emptyOutfit, image: "/art/outfit/1.svg", pieces };
  const { user } = await openAdminScreen(
    <Formik initialValues={values} onSubmit={() => undefined}>
      <>
        <PiecesFields outfitId="outfit-1" addPictures={() => null} />
        <Values take={(now) => (values = now)} />
      </>
    </Formik>,
    { url: "/admin/outfits", mocks: [mock, vocabulary] },
  );
  return { user, chosen: (): FactsValue | null | undefined => values.pieces[0]?.facts };
}

describe("facts of a piece", () => {
  test("are shown as read, chosen from the vocabulary, and read again", async () => {
    const { user, chosen } = await open(look([stored]), [jeans]);
    expect(await screen.findByText("Read from the name: jeans, cobalt, denim")).toBeVisible();
    expect(chosen()).toBeNull();
    await user.click(screen.getByRole("button", { name: "Choose what Cobalt jeans is" }));
    expect(chosen()).toEqual(facts);
    const garment = screen.getByRole("combobox", { name: "Garment of Cobalt jeans" });
    await user.clear(garment);
    await user.type(garment, "skirt");
    await user.click(await screen.findByRole("option", { name: "skirt" }));
    await user.type(screen.getByRole("combobox", { name: "Colors of Cobalt jeans" }), "red");
    await user.click(await screen.findByRole("option", { name: "red" }));
    expect(chosen()).toEqual({ ...facts, garment: "skirt", colors: ["cobalt", "red"] });
    await user.click(screen.getByRole("button", { name: "Read from the name of Cobalt jeans" }));
    expect(chosen()).toBeNull();
    expect(screen.getByText("Read from the name: jeans, cobalt, denim")).toBeVisible();
  });

  test("of a name that was changed are read when the outfit is saved", async () => {
    const { user } = await open(look([stored]), [jeans]);
    await screen.findByText(/^Read from the name: /);
    await user.type(screen.getByLabelText("Name of piece 1"), " and belt");
    expect(screen.getByText("Read from the name when you save.")).toBeVisible();
  });

  test("of a look without pieces are those that its title says", async () => {
    await open(look([], [read(), read({ garment: "coat", colors: [], materials: [] })]), []);
    expect(await screen.findByText(/^Until you add pieces/)).toHaveTextContent(
      "Until you add pieces, visitors find this look by what its title says: jeans, cobalt, denim; coat.",
    );
  });
});
