import { screen, waitFor } from "@testing-library/react";
import { Formik } from "formik";
import {
  LinkPiecesDocument,
  PieceGarmentsDocument,
  PieceSuggestionsDocument,
  UnlinkPiecesDocument,
} from "../../../../../graphql/generated/adminOperations";
import { openAdminScreen, type RenderAdminOptions } from "../../../../../testing/renderAdmin";
import { emptyOutfit } from "../outfitKind";
import { PiecesFields } from "./PiecesFields";

const look = {
  __typename: "Outfit",
  id: "outfit-2",
  title: "Airport",
  date: "2025-03-03",
  celebrity: { __typename: "Celebrity", id: "celebrity-2", name: "Ava Stone" },
};
const garment = { __typename: "Garment", id: "garment-1", version: 4 };

const stored = (more: object) => ({
  request: { query: PieceGarmentsDocument, variables: { id: "outfit-1" } },
  result: {
    data: {
      outfit: {
        __typename: "Outfit",
        id: "outfit-1",
        readPieces: [],
        pieces: [
          {
            __typename: "Piece",
            id: "cape",
            name: "cape",
            factsChosen: false,
            facts: { __typename: "PieceFacts", garment: "cape", colors: [], materials: [], patterns: [] },
            garment: null,
            wornAgain: [],
            alsoWorn: [],
            ...more,
          },
        ],
      },
    },
  },
});
const alone = stored({});
const linked = stored({ garment, wornAgain: [look], alsoWorn: [{ ...look, id: "outfit-3", date: "2024-01-02" }] });

const suggestion = {
  __typename: "PieceSuggestion",
  pieceId: "other-cape",
  name: "Long Cape",
  outfitTitle: "Airport",
  image: "",
  wearer: "Ava Stone",
  date: "2025-03-03",
  version: 7,
  reasons: ["cape"],
};

const open = (options: RenderAdminOptions) =>
  openAdminScreen(
    <Formik
      initialValues={{
        ...emptyOutfit,
        image: "/art/outfit/1.svg",
        pieces: ["cape", "unsaved"].map((id) => ({
          id,
          name: id,
          note: "",
          brandName: "",
          position: null,
          facts: null,
        })),
      }}
      onSubmit={() => undefined}
    >
      <PiecesFields outfitId="outfit-1" addPictures={() => null} />
    </Formik>,
    options,
  );

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../../shared/toast/ToastSnackbar"));

describe("PieceGarment", () => {
  test("links a saved piece to a suggested one, with the versions that the editor read", async () => {
    const link = jest.fn(() => ({ data: { linkPieces: { __typename: "Change", undoId: "undo-1" } } }));
    const input = { pieceId: "cape", version: null, otherId: "other-cape", otherVersion: 7 };
    const { user } = await open({
      mocks: [
        alone,
        {
          request: { query: PieceSuggestionsDocument, variables: { pieceId: "cape", search: "" } },
          result: { data: { pieceSuggestions: [suggestion] } },
        },
        { request: { query: LinkPiecesDocument, variables: { input } }, result: link },
        linked,
      ],
    });
    await user.click(await screen.findByRole("button", { name: "cape is the same piece as ..." }));
    expect(screen.queryByRole("button", { name: "unsaved is the same piece as ..." })).toBeNull();
    await user.click(screen.getByRole("combobox", { name: "The same piece as cape" }));
    await user.click(await screen.findByText("Airport, Ava Stone, Mar 3, 2025 (cape)"));
    expect(await screen.findByText("Worn again: Airport, Ava Stone, Mar 3, 2025")).toBeVisible();
    expect(screen.getByText("Also worn: Airport, Ava Stone, Jan 2, 2024")).toBeVisible();
    expect(link).toHaveBeenCalledTimes(1);
    expect(await screen.findByText("Pieces linked")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  });

  test("unlinks a piece", async () => {
    const unlink = jest.fn(() => ({ data: { unlinkPieces: { __typename: "Change", undoId: "undo-2" } } }));
    const input = { garmentId: "garment-1", version: 4, pieceIds: ["cape"] };
    const { user } = await open({
      mocks: [linked, { request: { query: UnlinkPiecesDocument, variables: { input } }, result: unlink }, alone],
    });
    await user.click(await screen.findByRole("button", { name: "Unlink cape" }));
    expect(await screen.findByText("Piece unlinked")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Unlink cape" })).toBeNull());
  });
});
