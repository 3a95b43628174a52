import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  productRecord,
  mockProducts,
  piecesMock,
  noFoundPriceMock,
  noPricesMock,
  retailersMock,
} from "../../../features/content/product/admin/testResponses";
import {
  BulkProductsDocument,
  CreateProductDocument,
  DeleteProductDocument,
  ProductCurrenciesDocument,
  ProductOutfitsDocument,
  ProductRecordDocument,
  UndoDocument,
  UpdateProductDocument,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { ProductsPage } from "./ProductsPage";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../shared/toast/ToastSnackbar"));

const first = productRecord(1, { originalPrice: "$72" });
const second = productRecord(2, { outfit: null, retailer: "Pellier" });
const both = mockProducts([first, second]);

/** In the phone layout, which renders faster than the table. */
const open = async (url: string, ...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<ProductsPage />, {
    url,
    width: 390,
    mocks: [retailersMock, piecesMock, noPricesMock, noFoundPriceMock, ...mocks],
  });
  await screen.findAllByText(/Piece 1|No products found/);
  return app;
};
type User = Awaited<ReturnType<typeof open>>["user"];

const dialog = () => within(screen.getByRole("dialog"));
async function enter(user: User, label: string | RegExp, text: string): Promise<void> {
  const field = dialog().getByLabelText(label);
  await user.click(field);
  await user.clear(field);
  await user.paste(text);
}
const send = (user: User, name: string) => user.click(dialog().getByText(name, { selector: "button" }));
const press = (user: User, name: string) => user.click(screen.getByText(name, { selector: "button" }));
const undoing: MockLink.MockedResponse = {
  request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
  result: { data: { undo: { __typename: "Undone", undone: 1, skipped: 0 } } },
};

describe("ProductsPage: list", () => {
  test("shows outfit, price and date of the last save", async () => {
    const { user } = await openAdminScreen(<ProductsPage />, {
      url: "/admin/products",
      mocks: [retailersMock, piecesMock, noPricesMock, noFoundPriceMock, both],
    });
    await screen.findByText("Piece 1");
    const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual(["Image", "Title", "Outfit", "Retailer", "Price", "Updated", "Actions"]);
    const [, one, other] = screen.getAllByRole("row");
    for (const text of ["Look 1", "Velvet Row", "$58", "$72", "May 07, 2026"])
      expect(within(one!).getByText(text)).toBeVisible();
    expect(within(other!).getByText("In the trash")).toBeVisible();
    await openRowMenu(user, "Piece 1");
    const view = screen.getByRole("menuitem", { name: "View the outfit (opens in a new tab)" });
    expect(view).toHaveAttribute("href", "/outfit/look-1");
    await user.keyboard("{Escape}");
    await openRowMenu(user, "Piece 2");
    expect(screen.queryByRole("menuitem", { name: /^View/ })).toBeNull();
  });

  test("sorts the highest price first on the server, and ignores unknown price ranges", async () => {
    const filter = { retailer: "Pellier" };
    const currencies: MockLink.MockedResponse = {
      request: {
        query: ProductCurrenciesDocument,
        variables: { filter: { search: null, outfitId: null, price: null, ...filter } },
      },
      result: {
        data: {
          affiliateProductCurrencies: [
            { __typename: "Facet", name: "USD", count: 4 },
            { __typename: "Facet", name: "EUR", count: 1 },
          ],
        },
      },
    };
    const url = "/admin/products?retailer=Pellier&sort=PRICE_LOW&reverse=1&price=everything";
    await open(url, mockProducts([first], { filter, sort: "PRICE_HIGH" }), currencies);
    expect(screen.getByText("Piece 1")).toBeVisible();
    expect(await screen.findByText("Prices in USD. 1 item in other currencies follows.")).toBeVisible();
  });

  test("shows an empty state", async () => {
    await open("/admin/products?search=nothing", mockProducts([], { filter: { search: "nothing" } }));
    expect(screen.getByText("No products found")).toBeVisible();
  });
});

describe("ProductsPage: adding", () => {
  const outfits: MockLink.MockedResponse = {
    request: { query: ProductOutfitsDocument, variables: { search: "" } },
    result: {
      data: {
        outfits: {
          __typename: "OutfitConnection",
          edges: [
            {
              __typename: "OutfitEdge",
              node: { __typename: "Outfit", id: "outfit-1", title: "Look 1", image: "", celebrity: null },
            },
          ],
        },
      },
    },
  };

  test("requires title and outfit, and validates numbers and URLs", async () => {
    const { user } = await open("/admin/products?new=1", both);
    await enter(user, "Affiliate Link", "javascript:alert(1)");
    await enter(user, "Rating", "7");
    await enter(user, "Reviews", "-1");
    await send(user, "Add Product");
    for (const text of [
      "Title is required",
      "Outfit is required",
      "Enter a web address that begins with https:// or http://",
      "0 to 5, with one decimal",
      "Enter a whole number, 0 or more",
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  test("shows a toast, and the new row", async () => {
    const added = productRecord(3, { title: "Gold Earrings" });
    const { user } = await open(
      "/admin/products?new=1",
      both,
      outfits,
      {
        request: {
          query: CreateProductDocument,
          variables: {
            input: {
              title: "Gold Earrings",
              outfitId: "outfit-1",
              pieceId: "piece-1",
              matchKind: "EXACT",
              basis: null,
              basisOn: "",
              basisSource: "",
              image: "",
              retailer: "Velvet Row",
              brandName: "",
              affiliateLink: "",
              price: "$88",
              originalPrice: "",
              description: "",
              rating: 4.5,
              reviewCount: null,
            },
          },
        },
        result: { data: { createAffiliateProduct: added } },
      },
      mockProducts([added, first, second]),
    );
    await enter(user, /^Title/, "Gold Earrings");
    await user.click(dialog().getByLabelText(/^Outfit/));
    await user.click(await within(await screen.findByRole("listbox")).findByText("Look 1"));
    await user.selectOptions(await dialog().findByLabelText("Piece"), await dialog().findByText("Cape"));
    await user.selectOptions(dialog().getByLabelText("Match"), "Exact match");
    await enter(user, "Retailer", "Velvet Row");
    await enter(user, "Price", "$88");
    await enter(user, "Rating", "4.5");
    await send(user, "Add Product");
    expect(await screen.findByText("Product added")).toBeVisible();
    expect(screen.getByText("Your product has been added successfully")).toBeVisible();
    expect(await screen.findByText("Gold Earrings")).toBeVisible();
  });
});

test("ProductsPage: editing sends only the changed fields", async () => {
  const changed = productRecord(1, { price: "$60", version: 2 });
  const { user } = await open(
    "/admin/products?edit=product-1",
    both,
    {
      request: { query: ProductRecordDocument, variables: { id: "product-1" } },
      result: { data: { affiliateProduct: first } },
    },
    {
      request: {
        query: UpdateProductDocument,
        variables: { input: { id: "product-1", version: 1, price: "$60" } },
      },
      result: { data: { updateAffiliateProduct: changed } },
    },
    mockProducts([changed, second]),
  );
  await screen.findByText("Update Product");
  await enter(user, "Price", "$60");
  await send(user, "Update Product");
  expect(await screen.findByText("Product updated")).toBeVisible();
  expect(await screen.findByText("$60")).toBeVisible();
});

describe("ProductsPage: deleting", () => {
  const removal = (result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
    request: { query: DeleteProductDocument, variables: { input: { id: "product-1" } } },
    result,
  });
  const confirm = async (user: User) => {
    await chooseRowAction(user, "Piece 1", "Delete");
    const question = screen.getByRole("alertdialog");
    expect(question).toHaveTextContent('Are you sure you want to delete "Piece 1"? This action cannot be undone.');
    await user.click(within(question).getByText("Delete"));
  };

  test("removes the row from the list, and restores it on Undo", async () => {
    const result = { data: { deleteAffiliateProduct: { __typename: "Change", undoId: "undo-1" } } };
    const { user } = await open("/admin/products", both, removal(result), undoing, both);
    await confirm(user);
    expect(await screen.findByText("Product deleted")).toBeVisible();
    expect(screen.getByText("The product has been removed successfully")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Piece 1")).toBeNull());
    await press(user, "Undo");
    expect(await screen.findByText("Piece 1")).toBeVisible();
  });
});

describe("ProductsPage: changing a field of many rows", () => {
  const sending = (set: object, dryRun: boolean, result: MockLink.MockedResponse["result"]) => ({
    request: { query: BulkProductsDocument, variables: { input: { ids: ["product-1", "product-2"], set, dryRun } } },
    result,
  });
  const changed = (undoId: string | null) => ({
    data: { bulkAffiliateProducts: { __typename: "Change", matched: 2, changed: 1, undoId, next: null } },
  });
  const choose = async (user: User, field: string) => {
    for (const box of screen.getAllByLabelText("Select row")) await user.click(box);
    await press(user, "Change a field");
    await user.selectOptions(dialog().getByLabelText("Field"), field);
  };

  test("counts first, and has one Undo", async () => {
    const set = { retailer: "Pellier" };
    const { user } = await open(
      "/admin/products",
      both,
      sending({ retailer: "" }, true, changed(null)),
      sending(set, true, changed(null)),
      sending(set, false, changed("undo-1")),
      both,
      undoing,
      both,
    );
    await choose(user, "Retailer");
    expect(await dialog().findByText("1 product will have no retailer.")).toBeVisible();
    await enter(user, "New retailer", "Pellier");
    expect(await dialog().findByText("1 product will have the retailer “Pellier”.")).toBeVisible();
    await send(user, "Change");
    expect(await screen.findByText("1 product changed")).toBeVisible();
    await press(user, "Undo");
    expect(await screen.findByText("Undone")).toBeVisible();
  });

  test("shows why the server refuses a value, and changes nothing", async () => {
    const message = "0 to 5, with one decimal";
    const refusal = new GraphQLError("Please check what you entered.", {
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { "set.rating": message } },
    });
    const { user } = await open(
      "/admin/products",
      both,
      sending({ rating: null }, true, changed(null)),
      sending({ rating: 7 }, true, { errors: [refusal] }),
    );
    await choose(user, "Rating");
    await enter(user, "New rating", "7");
    expect(await dialog().findByText(message)).toBeVisible();
    expect(dialog().getByText("Change", { selector: "button" })).toBeDisabled();
  });
});
