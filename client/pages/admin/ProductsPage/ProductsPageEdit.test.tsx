import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  mockProducts,
  noFoundPriceMock,
  noPricesMock,
  piecesMock,
  productRecord,
  retailersMock,
} from "../../../features/content/product/admin/testResponses";
import { UpdateProductDocument } from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { ProductsPage } from "./ProductsPage";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../shared/toast/ToastSnackbar"));

const first = productRecord(1, { retailer: "Velvet Row" });
const second = productRecord(2, { retailer: "Pellier" });
const both = mockProducts([first, second]);

const open = async (...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<ProductsPage />, {
    url: "/admin/products",
    mocks: [retailersMock, piecesMock, noPricesMock, noFoundPriceMock, both, ...mocks],
  });
  await screen.findByText("Piece 1");
  return app;
};
const update = (input: object, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
  request: { query: UpdateProductDocument, variables: { input: { id: "product-1", ...input } } },
  result,
});
const saved = (more: Record<string, unknown>) => ({ data: { updateAffiliateProduct: productRecord(1, more) } });
const refused = (code: string, message: string, fieldErrors = {}) => ({
  errors: [new GraphQLError(message, { extensions: { code, fieldErrors } })],
});
const cell = (text: string) => screen.getByRole("gridcell", { name: text });
const editor = () => screen.getByRole("textbox", { name: "Retailer of Piece 1" });

describe("ProductsPage: a cell edited in place", () => {
  test("by double-click is saved with Enter, and Undo writes the former text", async () => {
    const { user } = await open(
      update({ version: 1, retailer: "Northloom" }, saved({ retailer: "Northloom", version: 2 })),
      update({ version: 2, retailer: "Velvet Row" }, saved({ retailer: "Velvet Row", version: 3 })),
    );
    await user.dblClick(cell("Velvet Row"));
    expect(editor()).toHaveFocus();
    await user.clear(editor());
    await user.type(editor(), "Northloom{Enter}");
    expect(await screen.findByText("Product updated")).toBeVisible();
    expect(cell("Northloom")).toBeVisible();
    await user.click(screen.getByText("Undo"));
    expect(await screen.findByText("Undone")).toBeVisible();
    expect(cell("Velvet Row")).toBeVisible();
  });

  test.each(["{Enter}", "{F2}"])("by %s is left as it was with Escape, and sends nothing", async (key) => {
    const { user } = await open();
    await user.click(cell("Velvet Row"));
    await user.keyboard(key);
    expect(editor()).toHaveValue("Velvet Row");
    await user.type(editor(), " and more{Escape}");
    expect(screen.queryByRole("textbox", { name: /^Retailer of/ })).toBeNull();
    expect(cell("Velvet Row")).toHaveFocus();
  });

  test("of the name starts with F2, because Enter opens the product", async () => {
    const { user } = await open(update({ version: 1, title: "Cape" }, saved({ title: "Cape", version: 2 })));
    await user.click(cell("Velvet Row"));
    await user.keyboard("{ArrowLeft}{ArrowLeft}{F2}");
    const name = screen.getByRole("textbox", { name: "Title of Piece 1" });
    await user.clear(name);
    await user.type(name, "Cape{Enter}");
    expect(await screen.findByRole("rowheader", { name: "Cape" })).toBeVisible();
  });

  test("ignores keys that are pressed by mistake, and sends nothing for the same text", async () => {
    const { user } = await open();
    await user.click(cell("Velvet Row"));
    await user.keyboard("x{Delete}");
    expect(screen.queryByRole("textbox", { name: /^Retailer of/ })).toBeNull();
    await user.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Retailer of/ })).toBeNull());
    expect(cell("Velvet Row")).toBeVisible();
  });

  test("keeps the text that the server refuses, with its message at the cell", async () => {
    const message = "At most 200 characters";
    const { user } = await open(
      update({ version: 1, retailer: "Too long" }, refused("BAD_USER_INPUT", "Please check.", { retailer: message })),
    );
    await user.dblClick(cell("Velvet Row"));
    await user.clear(editor());
    await user.type(editor(), "Too long{Enter}");
    expect(await screen.findByText(message)).toBeVisible();
    expect(editor()).toHaveValue("Too long");
    expect(editor()).toBeInvalid();
    expect(editor()).toHaveAccessibleDescription(message);
    await user.click(editor());
    await user.keyboard("{Escape}");
    expect(screen.queryByText(message)).toBeNull();
    expect(cell("Velvet Row")).toBeVisible();
  });

  test("keeps the text on a conflict, says so, and saves it over the new version with Enter", async () => {
    const theirs = productRecord(1, { retailer: "Theirs", version: 5 });
    const { user } = await open(
      update({ version: 1, retailer: "Mine" }, refused("CONFLICT", "Someone else has saved this product.")),
      mockProducts([theirs, productRecord(2, { retailer: "Reloaded" })]),
      update({ version: 5, retailer: "Mine" }, saved({ retailer: "Mine", version: 6 })),
    );
    await user.dblClick(cell("Velvet Row"));
    await user.clear(editor());
    await user.type(editor(), "Mine{Enter}");
    expect(await screen.findByText(/^Someone else saved this row in the meantime. Your text is kept/)).toBeVisible();
    expect(editor()).toHaveValue("Mine");
    await screen.findByText("Reloaded");
    await user.click(editor());
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Product updated")).toBeVisible();
    const [, row] = screen.getAllByRole("row");
    expect(within(row as HTMLElement).getByText("Mine")).toBeVisible();
  });
});
