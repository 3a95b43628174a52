import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { CreateProductDocument, DeleteProductDocument } from "../../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../../testing/renderAdmin";
import { OutfitProducts } from "./OutfitProducts";
import { lookOfProducts, mockOutfitProducts, piecesMock, productRecord, retailersMock } from "../testResponses";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../shared/toast/ToastSnackbar"));

const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<OutfitProducts outfitId={lookOfProducts.id} picture={null} />, {
    mocks: [retailersMock, ...mocks],
  });

describe("OutfitProducts", () => {
  test("adds a product to this outfit inside its dialog", async () => {
    const added = productRecord(1, { title: "Gold Earrings", price: "", retailer: "" });
    const { user } = await open(
      mockOutfitProducts([]),
      {
        request: {
          query: CreateProductDocument,
          variables: ({ input }) => input.outfitId === lookOfProducts.id && input.title === "Gold Earrings",
        },
        result: { data: { createAffiliateProduct: added } },
      },
      mockOutfitProducts([added]),
    );
    expect(await screen.findByText("No products yet")).toBeVisible();
    await user.click(screen.getByText("Add Product"));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.queryByLabelText(/^Outfit/)).toBeNull();
    await user.click(dialog.getByLabelText(/^Title/));
    await user.paste("Gold Earrings");
    await user.click(dialog.getByText("Add Product"));
    expect(await screen.findByText("Product added")).toBeVisible();
    expect(await screen.findByText("Gold Earrings")).toBeVisible();
    expect(screen.getByText("1 product")).toBeVisible();
  });

  test("groups products by piece, says why a budget product is shown as similar, and adds one to a piece", async () => {
    const why = "Visitors see it as similar, because it has no price to compare.";
    const cape = productRecord(1, { pieceId: "piece-1", matchKind: "BUDGET", matchProblem: why });
    const { user } = await open(mockOutfitProducts([cape, productRecord(2)]), piecesMock);
    const group = within(await screen.findByRole("region", { name: "Cape" }));
    expect(group.getByText("Piece 1")).toBeVisible();
    expect(group.getByText(why)).toBeVisible();
    expect(group.queryByText("Piece 2")).toBeNull();
    expect(within(screen.getByRole("region", { name: "Without a piece" })).getByText("Piece 2")).toBeVisible();
    await user.click(group.getByRole("button", { name: "Add a product of Cape" }));
    const form = within(screen.getByRole("dialog"));
    await form.findByText("Cape");
    expect(form.getByLabelText("Piece")).toHaveValue("piece-1");
  });

  test("deletes a product inside its dialog", async () => {
    const { user } = await open(mockOutfitProducts([productRecord(1), productRecord(2)]), {
      request: { query: DeleteProductDocument, variables: { input: { id: "product-1" } } },
      result: { data: { deleteAffiliateProduct: { __typename: "Change", undoId: "undo-1" } } },
    });
    await user.click(await screen.findByLabelText("Delete Piece 1"));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    expect(await screen.findByText("Product deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Piece 1")).toBeNull());
    expect(screen.getByText("1 product")).toBeVisible();
  });
});
