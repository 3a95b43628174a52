import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  CreateProductDocument,
  DeleteProductDocument,
  SortPieceProductsDocument,
} from "../../../../../graphql/generated/adminOperations";
import { GraphQLError } from "graphql";
import { openAdminScreen } from "../../../../../testing/renderAdmin";
import { OutfitProducts } from "./OutfitProducts";
import { lookOfProducts, mockOutfitProducts, piecesMock, productRecord, retailersMock } from "../testResponses";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../../shared/toast/ToastSnackbar"));

const open = (...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(
    <OutfitProducts outfitId={lookOfProducts.id} picture={null} fillFromPage={null} history={() => null} />,
    { mocks: [retailersMock, ...mocks] },
  );

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
    expect(await screen.findByText("1 product")).toBeVisible();
  });

  const capes = [
    productRecord(1, { pieceId: "piece-1", matchKind: "BUDGET" }),
    productRecord(2, { pieceId: "piece-1" }),
    productRecord(3, { pieceId: "piece-1" }),
  ];
  const titles = async () =>
    within(await screen.findByRole("region", { name: "Cape" }))
      .getAllByText(/^Piece \d$/)
      .map(({ textContent }) => textContent);
  const sorting = (productIds: string[], result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
    request: { query: SortPieceProductsDocument, variables: { input: { pieceId: "piece-1", productIds } } },
    result,
  });
  /** jsdom has no layout: each item is 40 pixels high, below the one before it. */
  const layOut = () =>
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const item = this.closest("li");
      const top = item?.parentElement ? [...item.parentElement.children].indexOf(item) * 40 : 0;
      return { left: 0, right: 100, width: 100, top, bottom: top + 40, height: 40, x: 0, y: top } as DOMRect;
    });
  const moveDown = async (user: Awaited<ReturnType<typeof open>>["user"], title: string) => {
    screen.getByLabelText(`Reorder ${title}`).focus();
    await user.keyboard(" ");
    await screen.findByText(`Picked up ${title} at position 1 of 2.`);
    // The sensor begins to listen, and the list measures, in timers of their own.
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    await user.keyboard("{ArrowDown}");
    await screen.findByText(`${title} is now at position 2 of 2.`);
    await user.keyboard(" ");
  };
  afterEach(() => jest.restoreAllMocks());

  test("sorts the products of a piece within their match kind by keyboard, and saves the order", async () => {
    const sorted = ["product-3", "product-2", "product-1"];
    const products = sorted.map((id) => ({ __typename: "AffiliateProduct", id }));
    const result = jest.fn(() => ({ data: { sortPieceProducts: { __typename: "Piece", id: "piece-1", products } } }));
    const { user } = await open(mockOutfitProducts(capes), sorting(sorted, result));
    expect(await titles()).toEqual(["Piece 2", "Piece 3", "Piece 1"]);
    expect(screen.queryByLabelText("Reorder Piece 1")).toBeNull();
    layOut();
    await moveDown(user, "Piece 2");
    await waitFor(async () => expect(await titles()).toEqual(["Piece 3", "Piece 2", "Piece 1"]));
    await waitFor(() => expect(result).toHaveBeenCalledTimes(1));
  });

  test("shows the former order when saving the new one fails", async () => {
    const failure = { errors: [new GraphQLError("The piece is gone.", { extensions: { code: "BAD_USER_INPUT" } })] };
    const { user } = await open(mockOutfitProducts(capes), sorting(["product-3", "product-2", "product-1"], failure));
    await titles();
    layOut();
    await moveDown(user, "Piece 2");
    expect(await screen.findByText("The piece is gone.")).toBeVisible();
    expect(await titles()).toEqual(["Piece 2", "Piece 3", "Piece 1"]);
  });
});
