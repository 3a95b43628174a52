import type { MockLink } from "@apollo/client/testing";
import { act, screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  brandsMock,
  mockProducts,
  piecesMock,
  productRecord,
  retailersMock,
} from "../../../features/content/product/admin/testResponses";
import { ProductFromAddressDocument } from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { ProductsPage } from "./ProductsPage";

const address = "https://northloom.example/products/coat?variant=7";

const text = (value: string | null, source: string | null = "JSON_LD", more: object = {}) => ({
  __typename: "RetailerPageText",
  value,
  source,
  question: null,
  choices: [],
  ...more,
});
const price = (value: string | null, more: object = {}) => ({
  ...text(value, value && "JSON_LD", more),
  __typename: "RetailerPagePrice",
});
const page = (more: object = {}) => ({
  __typename: "RetailerPage",
  address,
  title: text("Wool Coat"),
  price: price("€1,290"),
  originalPrice: price(null),
  availability: { __typename: "RetailerPageStock", value: "IN_STOCK", question: null },
  image: text("https://northloom.example/coat.jpg", "OPEN_GRAPH"),
  brand: text("Ardenne"),
  gtin: text(null, null),
  retailer: text("Northloom", "OPEN_GRAPH"),
  ...more,
});
const problem = (message: string) => ({ __typename: "RetailerPageProblem", message });

const reading = (result: object, more: object = {}): MockLink.MockedResponse => ({
  request: { query: ProductFromAddressDocument, variables: { address } },
  result: { data: { productFromAddress: result } },
  ...more,
});

const open = async (...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<ProductsPage />, {
    url: "/admin/products",
    width: 390,
    mocks: [brandsMock, retailersMock, piecesMock, mockProducts([productRecord(1)]), ...mocks],
  });
  await screen.findAllByText("Piece 1");
  await app.user.click(screen.getByText("Add Product", { selector: "button" }));
  return app;
};
type User = Awaited<ReturnType<typeof open>>["user"];

const form = () => within(screen.getByRole("dialog"));
const field = (label: string) => form().getByLabelText(new RegExp(`^${label}`));
const pasteAddress = async (user: User) => {
  await user.click(field("Paste a product address"));
  await user.paste(address);
};

describe("ProductsPage: filling the form from a page", () => {
  test("a pasted address fills the empty fields and says where each value is from", async () => {
    const { user } = await open(reading(page()));
    await pasteAddress(user);
    expect(await form().findByText("6 fields filled in.")).toBeVisible();
    expect(field("Title")).toHaveValue("Wool Coat");
    expect(field("Price")).toHaveValue("€1,290");
    expect(field("Image URL")).toHaveValue("https://northloom.example/coat.jpg");
    expect(field("Retailer")).toHaveValue("Northloom");
    expect(field("Brand")).toHaveValue("Ardenne");
    expect(field("Affiliate Link")).toHaveValue(address);
    expect(form().getAllByText("From the page's JSON-LD")).toHaveLength(3);
    expect(form().getAllByText("From the page's Open Graph")).toHaveLength(2);
    expect(form().getByText("From the pasted address")).toBeVisible();
    expect(form().getByText("In stock")).toBeVisible();
  });

  test("keeps what was typed, and offers the page's value beside it", async () => {
    const { user } = await open(
      reading(page({ availability: { __typename: "RetailerPageStock", value: "OUT_OF_STOCK", question: null } })),
    );
    await user.click(field("Title"));
    await user.paste("My own title");
    await pasteAddress(user);
    expect(await form().findByText("5 fields filled in.")).toBeVisible();
    expect(form().getByText("The shop says that this product is sold out.")).toBeVisible();
    expect(field("Title")).toHaveValue("My own title");
    await user.click(form().getByRole("button", { name: "Use Wool Coat as Title" }));
    expect(field("Title")).toHaveValue("Wool Coat");
  });

  test("a question is answered by a choice, which fills the field", async () => {
    const question = "The page states different prices in different places. Choose the right one.";
    const choices = [
      { __typename: "RetailerPageChoice", value: "€49.90", source: "JSON_LD", label: "Black" },
      { __typename: "RetailerPageChoice", value: "€59.90", source: "OPEN_GRAPH", label: "" },
    ];
    const { user } = await open(reading(page({ price: price(null, { question, choices }) })));
    await pasteAddress(user);
    expect(await form().findByText("5 fields filled in. 1 question to answer below.")).toBeVisible();
    expect(field("Price")).toHaveValue("");
    const group = within(form().getByRole("group", { name: question }));
    expect(group.getByText("Black, JSON-LD")).toBeVisible();
    await user.click(group.getByRole("radio", { name: /€59.90/ }));
    expect(field("Price")).toHaveValue("€59.90");
    expect(group.getByRole("radio", { name: /€59.90/ })).toBeChecked();
  });

  test("says why a page cannot be read, and loses nothing that was typed", async () => {
    const failing = reading(
      {},
      { result: { errors: [new GraphQLError("Slow down.", { extensions: { code: "TOO_MANY_REQUESTS" } })] } },
    );
    const { user } = await open(
      reading(problem("The shop says that this page does not exist. Check the address.")),
      failing,
    );
    await user.click(field("Title"));
    await user.paste("My own title");
    await pasteAddress(user);
    const alert = await form().findByText("The shop says that this page does not exist. Check the address.");
    expect(alert).toHaveAttribute("role", "alert");
    await user.click(form().getByRole("button", { name: "Fill from page" }));
    expect(await form().findByText("Slow down.")).toBeVisible();
    expect(field("Title")).toHaveValue("My own title");
    expect(field("Paste a product address")).toHaveValue(address);
  });

  test("runs with Enter without saving the form, and Escape cancels it without closing the dialog", async () => {
    const { user, responseGate } = await open(reading(page()));
    await user.click(field("Paste a product address"));
    await user.keyboard("shop{Enter}");
    expect(await form().findByText("Enter a web address that begins with https:// or http://")).toBeVisible();
    await user.clear(field("Paste a product address"));
    responseGate.shut();
    await pasteAddress(user);
    expect(form().getByText("Reading the page...")).toBeVisible();
    expect(form().getByRole("button", { name: "Cancel reading" })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(form().getByText("Canceled. Nothing was filled in.")).toBeVisible();
    jest.useFakeTimers();
    responseGate.open();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    jest.useRealTimers();
    expect(field("Title")).toHaveValue("");
  });
});
